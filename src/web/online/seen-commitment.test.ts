import { expect, test } from 'vitest';
import { loadGame } from '../../games/registry.ts';
import { commitmentTo, seedFromWords } from '../../table/chance.ts';
import { openTable, submit, type Table } from '../../table/table.ts';
import { online } from '../words/online.en.ts';
import { fairnessText } from './seen-commitment.ts';
import { Elsewhere } from './testing/elsewhere.ts';

const desert = await loadGame('durch-die-wueste');
const seed = seedFromWords('elsewhere');
const seen = { commitment: commitmentTo(seed) };

function finished(): Table {
  const { table } = new Elsewhere(desert, 2, 0);
  submit(table, { type: 'resign', id: 'r', seat: 0, base: table.entries.length });
  return table;
}

test('what fits the fingerprint and the own number is true', () => {
  expect(fairnessText(finished(), seen, online)).toBe(online.verified(38));
  expect(fairnessText(finished(), { ...seen, nonce: '' }, online)).toBe(online.verified(38));
});

test('another seed than was fixed, and a number left out, are told', () => {
  expect(fairnessText(finished(), { commitment: commitmentTo(seedFromWords('other')) }, online)).toBe(online.otherSeed);
  expect(fairnessText(finished(), { ...seen, nonce: 'mine' }, online)).toBe(online.otherNonce);
});

test('the first outcome that was not drawn is named', () => {
  const { match, entries } = finished();
  const chance = { ...match.chance, match: 'another' };
  const verdict = fairnessText(openTable(desert, { ...match, chance }, entries), seen, online);
  expect(verdict).toMatch(/^Not true: the outcome at move \d+/);
});
