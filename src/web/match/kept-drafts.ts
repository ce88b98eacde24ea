import { asideIn } from '../../engine/asides.ts';
import { NOT_A_MOVE, type Seat } from '../../engine/game.ts';
import { type Draft, stateOf, withMove } from '../../table/draft.ts';
import type { Snapshot } from '../../table/table.ts';

/** Moves that were tried out outlive a look into the rules and a reload, as long as the window is open. */
const prefix = 'caravanserai.draft.';
const nameOf = (match: string) => prefix + match;

export function keepDraft(match: string, { base, seat, moves }: Kept): void {
  try {
    sessionStorage.setItem(nameOf(match), JSON.stringify({ base, seat, moves }));
  } catch {
    // No need to report it: the draft lives as long as the screen.
  }
}

export function forgetDraft(match: string): void {
  try {
    sessionStorage.removeItem(nameOf(match));
  } catch {
    // It was never kept.
  }
}

export function forgetDrafts(): void {
  try {
    for (const name of Object.keys(sessionStorage)) if (name.startsWith(prefix)) sessionStorage.removeItem(name);
  } catch {
    // None was kept.
  }
}

/** The moves that were kept, played again on a fresh draft; the fresh draft itself if they no longer fit. */
function recallDraft(match: string, fresh: Draft): Draft {
  try {
    return redrafted(fresh, JSON.parse(sessionStorage.getItem(nameOf(match)) ?? '') as Kept);
  } catch {
    return fresh;
  }
}

/** What a bot has told people to do, and they may have begun: it is not to change its mind by a reload. */
export function keptMove(match: string, base: number, seat: Seat): string | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(nameOf(match)) ?? '') as Kept;
    return kept.base === base && kept.seat === seat ? kept.moves[0] : undefined;
  } catch {
    return undefined;
  }
}

/** What was tried out before: kept from another look at the table, or from before somebody made an aside. */
export function draftAsBefore(
  match: string,
  draft: Draft | undefined,
  fresh: Draft,
  { entries, state }: Snapshot,
): Draft {
  const since = draft ? entries.slice(draft.base) : [];
  const asides = since.every(entry => 'move' in entry && asideIn(fresh.game, state, entry) !== NOT_A_MOVE);
  if (draft && since.length > 0 && asides) return redrafted(fresh, { ...draft, base: fresh.base });
  return recallDraft(match, fresh);
}

type Kept = Pick<Draft, 'base' | 'seat' | 'moves'>;

export function redrafted(fresh: Draft, { base, seat, moves }: Kept): Draft {
  if (base !== fresh.base || seat !== fresh.seat) return fresh;
  let draft = fresh;
  for (const text of moves) {
    const move = draft.game.parse(stateOf(draft), text);
    const next = move === NOT_A_MOVE ? text : withMove(draft, move);
    if (typeof next === 'string') return fresh;
    draft = next;
  }
  return draft;
}
