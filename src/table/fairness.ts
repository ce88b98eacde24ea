import { commitmentTo, type FairChance, randomForOutcome, sealOf } from './chance.ts';
import type { Entry, Match } from './match.ts';
import type { Truth } from './timeline.ts';

export interface FairnessVerdict {
  /** Outcomes of chance that follow from the seed. */
  readonly right: number;
  /** Outcomes taken over from another log or entered by hand, which this seed says nothing about. */
  readonly inherited: number;
  /** The first entry that does not follow from the seed. */
  readonly wrong: number | undefined;
}

/** A log to check: page and command line draw its chance again with the same few lines. */
export interface PlayedMatch {
  readonly truth: Truth;
  readonly match: Pick<Match, 'chance' | 'inherited' | 'byHand'>;
}

/** Draws every outcome of chance again. */
export function verifyChance({ truth, match }: PlayedMatch): FairnessVerdict {
  const { game, entries, moves, states } = truth;
  const { chance, byHand } = match;
  const inherited = byHand ? entries.length : (match.inherited ?? 0);
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

/** How a seat took part in chance. */
export type SeatProtection =
  /** Its nonce was fixed before any was opened. */
  | 'sealed'
  /** Its nonce is another one than it had fixed. */
  | 'exchanged'
  /** Its nonce could be seen before the others had fixed theirs. */
  | 'open'
  /** It has no nonce. */
  | 'missing'
  /** Bots have none. */
  | 'bot';

/** How each seat took part in chance: whoever knew the seed can have chosen outcomes only where nobody else sealed. */
export function protectionOf({ chance, players }: Pick<Match, 'chance' | 'players'>): SeatProtection[] {
  const { match, nonces, seals } = chance;
  return players.map(({ bot }, seat) => {
    const nonce = nonces[seat] ?? '';
    const seal = seals?.[seat] ?? '';
    if (seal !== '') return sealOf(match, seat, nonce) === seal ? 'sealed' : 'exchanged';
    if (nonce !== '') return 'open';
    return bot === undefined ? 'missing' : 'bot';
  });
}

type Fields = Readonly<Record<string, unknown>>;

/** What a header says of chance beside the seed. What it can't mean is left out. */
export function chanceIn(header: Fields, entries: number): ChanceHeader {
  const { drawnFor, nonces, seals, spoilt, inherited } = header;
  return {
    drawnFor: isShort(drawnFor) ? drawnFor : undefined,
    added: {
      nonces: areShort(nonces) ? nonces : [],
      ...(areShort(seals) && { seals }),
      ...(Number.isInteger(spoilt) && (spoilt as number) > 0 && { spoilt: spoilt as number }),
    },
    inherited: Number.isInteger(inherited) ? Math.max(0, Math.min(entries, inherited as number)) : 0,
  };
}

export interface ChanceHeader {
  /** What outcomes are drawn for, where that is not the match's id. */
  readonly drawnFor: string | undefined;
  /** What seats have added. */
  readonly added: Pick<FairChance, 'nonces' | 'seals' | 'spoilt'>;
  readonly inherited: number;
}

function areShort(values: unknown): values is readonly string[] {
  return Array.isArray(values) && values.every(isShort);
}

function isShort(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 100;
}
