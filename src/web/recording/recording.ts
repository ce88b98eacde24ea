import { entryMove } from '../../engine/asides.ts';
import {
  type Actor,
  type Description,
  type Game,
  type Move,
  moveList,
  NOBODY,
  type Viewer,
} from '../../engine/game.ts';
import { isOverWith } from '../../engine/logs/acts.ts';
import { actorName, choose, type Outcome, outcomeOf, uniform, withoutResigned } from '../../engine/logs/transcript.ts';
import { readOptions } from '../../engine/options.ts';
import { seeded } from '../../engine/random.ts';
import { type AnyState, copyOf } from '../../engine/state.ts';
import { type ActEntry, type Entry, type Match, type Player, playerColours } from '../../table/match.ts';

/** A whole game to look at: every position is the fold of the first entries. */
export interface Recording {
  readonly game: Game;
  /** Without a seed if chance was not drawn from one, or if it is not laid open. */
  readonly match: Match;
  readonly entries: readonly Entry[];
  /** The move of each entry; what happens beside the rules has none. */
  readonly moves: readonly (Move | undefined)[];
  /** How many moves chance makes before the first seat acts. */
  readonly setUp: number;
  /** Through whose eyes a match is seen that is still on. Of one that is over everybody may see everything. */
  readonly viewer: Viewer | undefined;
}

/** Throws on a log that does not replay: `openTable` says why. */
export function record(game: Game, match: Match, entries: readonly Entry[], viewer?: Viewer): Recording {
  const s = game.initial(match.players.length, match.options);
  const moves = entries.map(entry => {
    if ('act' in entry) return undefined;
    const move = entryMove(game, s, entry);
    game.apply(s, move);
    return move;
  });
  const first = entries.findIndex(({ actor }) => actor !== 'chance');
  return { game, match, entries, moves, setUp: first < 0 ? entries.length : first, viewer };
}

/** The same seed and seats as on the command line give the same game here. */
export function recordRandom(game: Game, seats: number, seed: string): Recording {
  const random = seeded(seed);
  const match = namelessMatch(game, seats);
  const s = game.initial(seats, match.options);
  const legal = moveList();
  const entries: Entry[] = [];
  while (game.actor(s) !== NOBODY) {
    game.moves(s, legal);
    const move = choose(game, s, legal, uniform, random);
    entries.push({ seq: entries.length, actor: actorName(game.actor(s)), move: game.format(s, move) });
    game.apply(s, move);
  }
  return record(game, match, entries);
}

function namelessMatch(game: Game, seats: number): Match {
  const chance = { seed: '', match: '', nonces: [] };
  const options = readOptions(game.options);
  return { id: '', game: game.id, version: game.version, options, players: namelessPlayers(seats), chance };
}

/** Players that a log says nothing about; screens call them by their colours. */
export function namelessPlayers(seats: number): Player[] {
  return playerColours.slice(0, seats).map(colour => ({ name: '', colour }));
}

export function seatCount({ match }: Recording): number {
  return match.players.length;
}

/** The true state, for rules and results. */
function foldTo({ game, match, moves }: Recording, at: number): AnyState {
  const s = game.initial(match.players.length, match.options);
  for (const move of moves.slice(0, at)) if (move !== undefined) game.apply(s, move);
  return s;
}

/** What the viewer may see of the state after the first `at` entries. */
export function stateAt(recording: Recording, at: number): AnyState {
  return seenBy(recording, foldTo(recording, at));
}

function seenBy({ game, viewer }: Recording, s: AnyState): AnyState {
  if (viewer === undefined) return s;
  const seen = copyOf(s);
  game.mask(seen, viewer);
  return seen;
}

/** What the viewer may see, position by position. A state is good until the next one is asked for. */
export function* statesOf(recording: Recording): Generator<AnyState> {
  const { game, match, moves } = recording;
  const s = game.initial(match.players.length, match.options);
  yield seenBy(recording, s);
  for (const move of moves) {
    if (move !== undefined) game.apply(s, move);
    yield seenBy(recording, s);
  }
}

/** The story of the entry that led to position `at`; nothing led to the first, and acts are not the game's to tell. */
export function tellingAt(recording: Recording, at: number): Description | undefined {
  const move = recording.moves[at - 1];
  if (move === undefined) return undefined;
  return tellingOf(recording, foldTo(recording, at - 1), move);
}

function tellingOf({ game, viewer }: Recording, before: AnyState, move: Move): Description | undefined {
  return viewer !== undefined && game.hides(before, move, viewer) ? undefined : game.describe(before, move);
}

/** The stories of all entries, worked out in one go. */
export function allTellings(recording: Recording): readonly (Description | undefined)[] {
  const { game, match, moves } = recording;
  const s = game.initial(match.players.length, match.options);
  return moves.map(move => {
    if (move === undefined) return undefined;
    const told = tellingOf(recording, s, move);
    game.apply(s, move);
    return told;
  });
}

/** Is there anything in the log that the viewer must not read? Then the log is not for giving away yet. */
export function hasHiddenEntries({ game, match, moves, viewer }: Recording): boolean {
  if (viewer === undefined) return false;
  const s = game.initial(match.players.length, match.options);
  return moves.some(move => {
    if (move === undefined) return false;
    const hidden = game.hides(s, move, viewer);
    game.apply(s, move);
    return hidden;
  });
}

export function actorAt(recording: Recording, at: number): Actor {
  return recording.game.actor(foldTo(recording, at));
}

/** The act that led to position `at`, if it was one. */
export function actAt({ entries }: Recording, at: number): ActEntry | undefined {
  const entry = entries[at - 1];
  return entry && 'act' in entry ? entry : undefined;
}

export function resignedAt({ entries }: Recording, at: number): ReadonlySet<number> {
  const acts = entries.slice(0, at).filter(entry => 'act' in entry && entry.act === 'resign');
  return new Set(acts.map(({ actor }) => actor as number));
}

export function isOverAt(recording: Recording, at: number): boolean {
  return isOverWith(recording.game, foldTo(recording, at), resignedAt(recording, at).size);
}

/** Points at this position; winners once the match is over. */
export function resultAt(recording: Recording, at: number): Outcome {
  const outcome = outcomeOf(recording.game, stateAt(recording, at), seatCount(recording));
  return isOverAt(recording, at) ? withoutResigned(outcome, resignedAt(recording, at)) : outcome;
}
