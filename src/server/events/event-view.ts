import { type EventRound, standingsOf } from '../../events/event.ts';
import { roundsOf } from '../../events/progress.ts';
import { eventLimits } from '../../protocol/event-limits.ts';
import type { EventByes, EventInfo, EventLine, EventPerson, EventTableInfo } from '../../protocol/event-replies.ts';
import { type LoadedEvent, numberIn } from './live-event.ts';

/** What everybody may know of an event. Nobody's id leaves the server: people have numbers in each event. */
export function eventInfoOf(loaded: LoadedEvent): EventInfo {
  const { id, revision, state } = loaded;
  const { settings, stage, ending, begunAt, rounds } = state;
  return {
    event: id,
    revision,
    settings,
    stage,
    ...(ending !== undefined && { ending }),
    ...(begunAt !== undefined && { begunAt }),
    by: numberIn(state.by),
    rounds: rounds.length,
    ...(settings.format !== 'arena' && { ofRounds: roundsOf(state) }),
    people: peopleOf(loaded),
    standings: standingsOf(state).map(
      ({ person, dropped: _dropped, ...line }): EventLine => ({
        number: numberIn(person),
        ...line,
      }),
    ),
    tables: tablesBefore(loaded, rounds.length),
    byes: byesOf(rounds),
  };
}

/** Whoever opened it is named too, though they need not play. */
function peopleOf({ state, guests }: LoadedEvent): EventPerson[] {
  const names = new Map(guests.map(({ number, name }) => [number, name]));
  const left = new Map(state.people.map(({ person, ...how }) => [numberIn(person), how]));
  const numbers = new Set([numberIn(state.by), ...left.keys()]);
  return [...numbers].map(number => {
    const name = names.get(number);
    return { number, ...(name !== undefined && { name }), ...left.get(number) };
  });
}

/** The tables of the rounds before one, as many as a message has room for: whole rounds, the latest of them. */
export function tablesBefore({ state }: LoadedEvent, before: number): readonly EventTableInfo[] {
  const tables: EventTableInfo[][] = [];
  let count = 0;
  for (let round = Math.min(before, state.rounds.length) - 1; round >= 0; round--) {
    const own = tablesIn(state.rounds[round]!, round);
    count += own.length;
    if (count > eventLimits.tables && tables.length > 0) break;
    tables.unshift(own);
  }
  return tables.flat();
}

function tablesIn({ tables }: EventRound, round: number): EventTableInfo[] {
  return tables.map(({ match, people, ranks, voided, corrected }) => ({
    match,
    round,
    seats: people.map(numberIn),
    ...(ranks && { ranks }),
    ...(voided && { voided }),
    ...(corrected && { corrected }),
  }));
}

function byesOf(rounds: readonly EventRound[]): EventByes[] {
  // Where somebody got a table after all, those who follow have to be told that nobody sits out any more.
  return rounds.flatMap(({ byes, extended }, round) =>
    byes.length > 0 || extended ? [{ round, numbers: byes.map(numberIn) }] : [],
  );
}
