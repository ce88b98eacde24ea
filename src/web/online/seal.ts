import { entryMove } from '../../engine/asides.ts';
import { commitmentTo } from '../../table/chance.ts';
import { verify } from '../../table/fairness.ts';
import type { Table } from '../../table/table.ts';
import { recall, remember } from '../memory.ts';
import type { OnlineWords } from '../words/online.en.ts';

/** What a page keeps of chance before a match begins, so that nobody can change it afterwards. */
export interface Seal {
  readonly commitment: string;
  /** The number that was added here, by who sat down here. */
  readonly nonce?: string;
}

const nameOf = (match: string) => `seal.${match}`;

export function keptSeal(match: string): Seal | undefined {
  try {
    return JSON.parse(recall(nameOf(match)) ?? '') as Seal;
  } catch {
    return undefined;
  }
}

/** The first fingerprint that was seen is the one that counts. */
export function keepSeal(match: string, { commitment, nonce }: Seal): void {
  const known = keptSeal(match);
  const added = nonce ?? known?.nonce;
  const seal: Seal = { commitment: known?.commitment ?? commitment, ...(added !== undefined && { nonce: added }) };
  remember(nameOf(match), JSON.stringify(seal));
}

/** Chance of a match that is over, checked against what was kept of it; in words. */
export function verdictOn(table: Table, seal: Seal, said: OnlineWords): string {
  const { match, game } = table;
  const { seed, nonces } = match.chance;
  if (commitmentTo(seed) !== seal.commitment) return said.otherSeed;
  if (seal.nonce !== undefined && !nonces.includes(seal.nonce)) return said.otherNonce;
  const { right, wrong } = verify({ game, match, moves: movesOf(table) });
  return wrong === undefined ? said.verified(right) : said.refuted(wrong + 1);
}

function movesOf({ game, match, entries }: Table): (number | undefined)[] {
  const state = game.blank(match.players.length, match.options);
  return entries.map(entry => {
    if ('act' in entry) return undefined;
    const move = entryMove(game, state, entry);
    game.apply(state, move);
    return move;
  });
}
