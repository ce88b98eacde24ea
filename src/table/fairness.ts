import { CHANCE, type Game, type Move } from '../engine/game.ts';
import { commitmentTo, randomForOutcome } from './chance.ts';
import type { Entry, Match } from './match.ts';

/** A log to check: page and command line draw its chance again with the same few lines. */
export interface PlayedMatch {
  readonly game: Game;
  readonly match: Pick<Match, 'players' | 'options' | 'chance' | 'inherited'>;
  /** The move of each entry; what happens beside the rules has none. */
  readonly moves: readonly (Move | undefined)[];
}

export interface FairnessVerdict {
  /** Outcomes of chance that follow from the seed. */
  readonly right: number;
  /** Outcomes taken over from another log, which this seed says nothing about. */
  readonly inherited: number;
  /** The first entry that does not follow from the seed. */
  readonly wrong: number | undefined;
}

/** Draws every outcome of chance again. */
export function verifyChance({ game, match, moves }: PlayedMatch): FairnessVerdict {
  const s = game.initial(match.players.length, match.options);
  const own = match.inherited ?? 0;
  const counts = { right: 0, inherited: 0 };
  let k = 0;
  for (const [seq, move] of moves.entries()) {
    if (move === undefined) continue;
    if (game.actor(s) === CHANCE) {
      const drawn = seq < own ? move : game.sample(s, randomForOutcome(match.chance, k));
      if (drawn !== move) return { ...counts, wrong: seq };
      counts[seq < own ? 'inherited' : 'right']++;
      k++;
    }
    game.apply(s, move);
  }
  return { ...counts, wrong: undefined };
}

/** The seed in a log, once the host has laid it open. */
export function revealedSeed(entries: readonly Entry[]): string | undefined {
  return entries.flatMap(entry => ('act' in entry && entry.seed !== undefined ? [entry.seed] : [])).at(-1);
}

/** What speaks against a seed that is said to belong to a commitment, if there was one. */
export function objectionToSeed(seed: string, commitment: unknown): 'seed' | 'commitment' | undefined {
  if (!/^[0-9a-f]{64}$/.test(seed)) return 'seed';
  return commitment === undefined || commitment === commitmentTo(seed) ? undefined : 'commitment';
}

type Fields = Readonly<Record<string, unknown>>;

/** What a header says of chance beside the seed. What it can't mean is left out. */
export function chanceIn(header: Fields, entries: number): ChanceHeader {
  const { drawnFor, nonces, inherited } = header;
  return {
    drawnFor: isShort(drawnFor) ? drawnFor : undefined,
    nonces: Array.isArray(nonces) && nonces.every(isShort) ? nonces : [],
    inherited: Number.isInteger(inherited) ? Math.max(0, Math.min(entries, inherited as number)) : 0,
  };
}

export interface ChanceHeader {
  /** What outcomes are drawn for, where that is not the match's id. */
  readonly drawnFor: string | undefined;
  readonly nonces: readonly string[];
  readonly inherited: number;
}

function isShort(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 100;
}
