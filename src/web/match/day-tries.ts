import { type Day, dayIn, isTry, tryId } from '../../table/day.ts';
import { recall, remember } from '../browser/local-storage.ts';
import { isPlayed } from './acquaintance.ts';
import type { SavedMatch } from './saved-match.ts';

/** How it stands with the one try at a game on a day that counts. */
export type TryState =
  | { readonly kind: 'open' | 'gone' }
  | { readonly kind: 'running' | 'over'; readonly saved: SavedMatch };

export function tryStateOf(day: Day, game: string, list: readonly SavedMatch[]): TryState {
  const id = tryId(day, game);
  const saved = list.find(({ match }) => match.id === id);
  if (saved) return { kind: saved.over ? 'over' : 'running', saved };
  return { kind: deletedTries().includes(id) ? 'gone' : 'open' };
}

/** The days on which somebody here has played. */
export function playedDays(list: readonly SavedMatch[]): ReadonlySet<Day> {
  const kept = list.filter(saved => isTry(saved.match) && isPlayed(saved)).map(({ match }) => dayIn(match)!);
  const deleted = deletedTries().map(id => id.slice('day-'.length, 'day-2026-11-16'.length));
  return new Set([...kept, ...deleted]);
}

const DELETED = 'tries';

/** So many are remembered: four a day for two months. */
const MOST_DELETED = 240;

function deletedTries(): readonly string[] {
  return (recall(DELETED) ?? '').split(' ').filter(id => id !== '');
}

/** A try that is deleted was one all the same: there is no second one. */
export function rememberTry(saved: SavedMatch): void {
  if (!isTry(saved.match) || !isPlayed(saved)) return;
  const others = deletedTries().filter(id => id !== saved.match.id);
  remember(DELETED, [...others, saved.match.id].slice(-MOST_DELETED).join(' '));
}
