import { commitmentTo, sealOf } from '../../table/chance.ts';
import { verifyChance } from '../../table/fairness.ts';
import { moveCounts } from '../../table/move-count.ts';
import type { Table } from '../../table/table.ts';
import { truthOf } from '../../table/timeline.ts';
import { recall, remember } from '../browser/local-storage.ts';
import type { Language } from '../kit/view.ts';
import { protectionText } from '../recording/fairness.ts';
import type { OnlineWords } from '../words/online.en.ts';
import type { Words } from '../words/words.ts';

/** What a page keeps of chance before a match begins, so that nobody can change it afterwards. */
export interface SeenCommitment {
  readonly commitment: string;
  /** The nonce that this device has added. */
  readonly nonce?: string;
  /** What stood for each seat when this device opened its nonce: a seal, an open nonce, or nothing. */
  readonly numbers?: readonly string[];
  /** How often this device has opened a nonce for the match. */
  readonly openings?: number;
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
export function rememberCommitment(match: string, { commitment, ...more }: SeenCommitment): void {
  const known = recallCommitment(match);
  const seen: SeenCommitment = { ...known, ...more, commitment: known?.commitment ?? commitment };
  remember(nameOf(match), JSON.stringify(seen));
}

/** What stands for each seat at the moment in which this device opens its nonce. */
export function rememberOpening(
  match: string,
  seen: Required<Pick<SeenCommitment, 'commitment' | 'nonce' | 'numbers'>>,
): void {
  const known = recallCommitment(match);
  // After a reload the same nonce is opened again; what was seen first is what counts.
  if (known?.nonce === seen.nonce && known.numbers) return;
  rememberCommitment(match, { ...seen, openings: (known?.openings ?? 0) + 1 });
}

/** Where nothing can be kept between visits, nonces are known as long as the page is open. */
const sealed = new Map<string, string>();

/** Keeps a nonce until it is opened, by the seal that the table shows. */
export function keepNonce(match: string, seal: string, nonce: string): void {
  sealed.set(seal, nonce);
  remember(`nonce.${match}`, JSON.stringify({ seal, nonce }));
}

export function nonceUnder(match: string, seal: string): string | undefined {
  if (sealed.has(seal)) return sealed.get(seal);
  try {
    const kept = JSON.parse(recall(`nonce.${match}`) ?? '') as { seal: string; nonce: string };
    return kept.seal === seal ? kept.nonce : undefined;
  } catch {
    return undefined;
  }
}

interface FairnessWords {
  readonly onlineWords: OnlineWords;
  readonly words: Words;
  readonly language: Language;
}

/** Chance of a match that is over, checked against what was kept of it; in words. */
export function fairnessText(
  table: Table,
  seen: SeenCommitment,
  { onlineWords, words, language }: FairnessWords,
): string {
  const { match, game } = table;
  const objection = objectionOf(table, seen, onlineWords);
  if (objection !== undefined) return objection;
  const { right, wrong } = verifyChance({ match, truth: truthOf(game, match, table.entries) });
  if (wrong !== undefined) return onlineWords.refuted(moveCounts(table.entries)[wrong]!);
  // Rounds that were begun anew are told by whoever counted more of them: the server may have left some out.
  const spoilt = Math.max(match.chance.spoilt ?? 0, (seen.openings ?? 1) - 1);
  const chance = spoilt > 0 ? { ...match.chance, spoilt } : match.chance;
  return `${onlineWords.verified(right)} ${protectionText({ ...match, chance }, words, language)}`.trim();
}

function objectionOf({ match }: Table, seen: SeenCommitment, words: OnlineWords): string | undefined {
  const { seed, nonces, match: drawnFor } = match.chance;
  if (commitmentTo(seed) !== seen.commitment) return words.otherSeed;
  if (seen.nonce !== undefined && !nonces.includes(seen.nonce)) return words.otherNonce;
  const isAsSeen = (number: string, seat: number) =>
    number === (nonces[seat] ?? '') || number === sealOf(drawnFor, seat, nonces[seat] ?? '');
  return seen.numbers?.every(isAsSeen) === false ? words.exchangedNonce : undefined;
}
