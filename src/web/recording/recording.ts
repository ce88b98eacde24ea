import type { Actor, Game, Viewer } from '../../engine/game.ts';
import { randomLog } from '../../engine/logs/transcript.ts';
import { seeded } from '../../engine/random.ts';
import type { AnyState } from '../../engine/state.ts';
import { correctedLog } from '../../table/corrections.ts';
import type { ActEntry, Entry, Match } from '../../table/match.ts';
import { moveCounts } from '../../table/move-count.ts';
import { namelessMatch } from '../../table/players.ts';
import { seenBy, setupLength, type Timeline, type Truth, truthOf } from '../../table/timeline.ts';

/** A whole game to look at. */
export interface Recording {
  readonly game: Game;
  /** Without a seed if chance was not drawn from one, or if it is not laid open. */
  readonly match: Match;
  /** What counts: whatever was corrected by hand is left out. */
  readonly entries: readonly Entry[];
  /** All that was entered, to be passed on: the same, unless something was corrected. */
  readonly log: readonly Entry[];
  /** For rules and results. */
  readonly truth: Truth;
  /** What may be shown: all of a match that is over, and of one that is on what its viewer knows. */
  readonly seen: Timeline;
  /** How many moves chance makes before the first seat acts. */
  readonly setUp: number;
  /** Was it played on another device? Then nobody in it is the person at this one. */
  readonly elsewhere?: boolean | undefined;
  /** When it was last played, in milliseconds, where that is known. */
  readonly playedOn?: number | undefined;
  /** How many moves the players had made at each position. */
  readonly moveCounts: readonly number[];
}

/** Throws on a log that does not replay: `openTable` says why. */
export function recordingFrom(game: Game, match: Match, log: readonly Entry[], viewer?: Viewer): Recording {
  const entries = correctedLog(log);
  const truth = truthOf(game, match, entries);
  const seen = viewer === undefined ? truth : seenBy(truth, viewer);
  return { game, match, entries, log, truth, seen, setUp: setupLength(entries), moveCounts: moveCounts(entries) };
}

/** The same seed and seats as on the command line give the same game here. */
export function randomRecording(game: Game, seats: number, seed: string): Recording {
  const match = namelessMatch(game, seats);
  return recordingFrom(game, match, randomLog(game, seats, match.options, seeded(seed)));
}

export function seatCount({ match }: Recording): number {
  return match.players.length;
}

/** What may be seen of the state after the first `at` entries. */
export function stateAt({ seen }: Recording, at: number): AnyState {
  return seen.states[at]!;
}

/** Is there anything in the log that must not be read? Then it is not for giving away yet. */
export function hasHiddenEntries({ seen }: Recording): boolean {
  return seen.entries.some(entry => 'veiled' in entry);
}

export function actorAt({ game, truth }: Recording, at: number): Actor {
  return game.actor(truth.states[at]!);
}

/** The act that led to position `at`, if it was one. */
export function actAt({ entries }: Recording, at: number): ActEntry | undefined {
  const entry = entries[at - 1];
  return entry && 'act' in entry ? entry : undefined;
}
