import { commitmentTo } from '../../table/chance.ts';
import { verifyChance } from '../../table/fairness.ts';
import type { Table } from '../../table/table.ts';
import { truthOf } from '../../table/timeline.ts';
import { recall, remember } from '../browser/local-storage.ts';
import type { OnlineWords } from '../words/online.en.ts';

/** What a page keeps of chance before a match begins, so that nobody can change it afterwards. */
export interface SeenCommitment {
  readonly commitment: string;
  /** The nonce that this device has added. */
  readonly nonce?: string;
}

const nameOf = (match: string) => `seal.${match}`;

export function recallCommitment(match: string): SeenCommitment | undefined {
  try {
    return JSON.parse(recall(nameOf(match)) ?? '') as SeenCommitment;
  } catch {
    return undefined;
  }
}

/** The first commitment that was seen is the one that counts. */
export function rememberCommitment(match: string, { commitment, nonce }: SeenCommitment): void {
  const known = recallCommitment(match);
  const added = nonce ?? known?.nonce;
  const seen: SeenCommitment = {
    commitment: known?.commitment ?? commitment,
    ...(added !== undefined && { nonce: added }),
  };
  remember(nameOf(match), JSON.stringify(seen));
}

/** Chance of a match that is over, checked against what was kept of it; in words. */
export function fairnessText(table: Table, seen: SeenCommitment, onlineWords: OnlineWords): string {
  const { match, game } = table;
  const { seed, nonces } = match.chance;
  if (commitmentTo(seed) !== seen.commitment) return onlineWords.otherSeed;
  if (seen.nonce !== undefined && !nonces.includes(seen.nonce)) return onlineWords.otherNonce;
  const { right, wrong } = verifyChance({ match, truth: truthOf(game, match, table.entries) });
  return wrong === undefined ? onlineWords.verified(right) : onlineWords.refuted(wrong + 1);
}
