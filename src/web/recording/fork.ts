import { NOBODY, type Seat } from '../../engine/game.ts';
import type { Entry, Match, Player } from '../../table/match.ts';
import { botsToldApart } from '../../table/players.ts';
import { letChanceMove, openTable } from '../../table/table.ts';
import { actorAt, type Recording } from './recording.ts';

/** From which position a recording is played on, and by which players. The new match has an id and a seed of its own. */
export interface ForkOptions {
  readonly at: number;
  readonly seat: Seat;
  readonly names: readonly string[];
  /** The level of the bots on all other seats. */
  readonly bot: string;
  readonly id: string;
  readonly seed: string;
}

export interface Forked {
  readonly match: Match;
  readonly entries: readonly Entry[];
}

export function canFork(recording: Recording, at: number): boolean {
  return actorAt(recording, at) !== NOBODY;
}

/**
 * A new match that begins with the first moves of a recording. Resigned seats play again in it. Outcomes of chance go
 * on being counted where the recording stopped but are drawn from the new seed, so nobody can look into the old future;
 * the moves taken over are marked as inherited, since the new seed says nothing about them.
 */
export function forkAt({ game, match, entries }: Recording, { at, seat, names, bot, id, seed }: ForkOptions): Forked {
  const taken = entries.slice(0, at).flatMap(entry => ('move' in entry ? [entry] : []));
  const players = botsToldApart(
    match.players.map(({ colour }, i): Player => ({ name: names[i] ?? '', colour, ...(i !== seat && { bot }) })),
  );
  const chance = { seed, match: id, nonces: [] };
  const { version } = game;
  const { options } = match;
  const forked: Match = { id, game: game.id, version, options, players, chance, inherited: taken.length };
  const table = openTable(
    game,
    forked,
    taken.map(({ actor, move }, seq) => ({ seq, actor, move })),
  );
  letChanceMove(table);
  return { match: forked, entries: table.entries };
}
