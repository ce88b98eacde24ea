import { commitmentTo, randomForOutcome } from './chance.ts';
import type { Entry, Match } from './match.ts';
import type { Truth } from './timeline.ts';

export interface FairnessVerdict {
  /** Outcomes of chance that follow from the seed. */
  readonly right: number;
  /** Outcomes taken over from another log, which this seed says nothing about. */
  readonly inherited: number;
  /** The first entry that does not follow from the seed. */
  readonly wrong: number | undefined;
}

/** A log to check: page and command line draw its chance again with the same few lines. */
export interface PlayedMatch {
  readonly truth: Truth;
  readonly match: Pick<Match, 'chance' | 'inherited'>;
}

/** Draws every outcome of chance again. */
export function verifyChance({ truth, match }: PlayedMatch): FairnessVerdict {
  const { game, entries, moves, states } = truth;
  const { chance, inherited = 0 } = match;
  const counts = { right: 0, inherited: 0 };
  for (const { seq, actor } of entries) {
    if (actor !== 'chance') continue;
    const random = randomForOutcome(chance, counts.right + counts.inherited);
    if (seq >= inherited && game.sample(states[seq], random) !== moves[seq]) return { ...counts, wrong: seq };
    counts[seq < inherited ? 'inherited' : 'right']++;
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
