import type { Avoidance } from '../../events/progress.ts';
import type { MatchServices } from '../matches/match-services.ts';
import { isIn, type LoadedEvent, labelOf } from './live-event.ts';

/** Whom each of those who are in has blocked, as they are called in the log. */
export async function avoidanceIn(loaded: LoadedEvent, ties: MatchServices['ties']): Promise<Avoidance> {
  const labels = new Map(
    loaded.guests.filter(({ number }) => isIn(loaded, number)).map(({ number, person }) => [person, labelOf(number)]),
  );
  const avoidance = new Map<string, Set<string>>();
  for (const { person, other } of await ties.blocksAmong([...labels.keys()])) {
    const [by, whom] = [labels.get(person)!, labels.get(other)!];
    avoidance.set(by, (avoidance.get(by) ?? new Set()).add(whom));
  }
  return avoidance;
}
