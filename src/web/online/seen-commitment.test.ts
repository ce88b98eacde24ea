import { expect, test } from 'vitest';
import { loadGame } from '../../games/registry.ts';
import type { FairChance } from '../../table/chance.ts';
import { commitmentTo, sealOf, seedFromWords } from '../../table/chance.ts';
import { openTable, submit, type Table } from '../../table/table.ts';
import { en } from '../words/en.ts';
import { online } from '../words/online.en.ts';
import { fairnessText } from './seen-commitment.ts';
import { Elsewhere } from './testing/elsewhere.ts';

const desert = await loadGame('durch-die-wueste');
const seed = seedFromWords('elsewhere');
const seen = { commitment: commitmentTo(seed) };
const texts = { onlineWords: online, words: en, language: 'en' } as const;
const { protection } = en.replay;
const verified = online.verified(38);

function finished(added: Partial<FairChance> = {}): Table {
  const { table: bare } = new Elsewhere(desert, 2, 0);
  const table = openTable(desert, { ...bare.match, chance: { ...bare.match.chance, ...added } });
  submit(table, { type: 'resign', id: 'r', seat: 0, base: table.entries.length });
  return table;
}

const nonces = ['a1', 'b2'];
const seals = nonces.map((nonce, seat) => sealOf('m1', seat, nonce));

test('what fits the fingerprint and the own number is true, and what was not protected is said', () => {
  expect(fairnessText(finished(), seen, texts)).toBe(`${verified} ${protection.nobody}`);
  expect(fairnessText(finished({ nonces }), { ...seen, nonce: 'a1' }, texts)).toBe(
    `${verified} ${protection.open('Anna and Ben', 2)}`,
  );
  expect(fairnessText(finished({ nonces: ['a1', ''], seals: [seals[0], ''] }), { ...seen, nonce: 'a1' }, texts)).toBe(
    `${verified} ${protection.missing('Ben', 1)}`,
  );
});

test('numbers that were fixed before any was shown protect everybody', () => {
  const kept = { ...seen, nonce: 'a1', numbers: seals, openings: 1 };
  expect(fairnessText(finished({ nonces, seals }), kept, texts)).toBe(`${verified} ${protection.sealed}`);
});

test('a number that was exchanged after the own one was shown is found out, whatever the server says of it', () => {
  const kept = { ...seen, nonce: 'a1', numbers: seals };
  const other = ['a1', 'c3'];
  const fitting = other.map((nonce, seat) => sealOf('m1', seat, nonce));
  for (const added of [{ nonces: other, seals: fitting }, { nonces: other }, { nonces: ['a1', ''] }])
    expect(fairnessText(finished(added), kept, texts)).toBe(online.exchangedNonce);
  // Nor may somebody who had none when it counted have one afterwards.
  const none = { ...seen, nonce: 'a1', numbers: [seals[0], ''] };
  expect(fairnessText(finished({ nonces, seals }), none, texts)).toBe(online.exchangedNonce);
});

test('how often numbers were shown in vain is told, also where the server keeps it to itself', () => {
  const kept = { ...seen, nonce: 'a1', numbers: seals, openings: 3 };
  expect(fairnessText(finished({ nonces, seals }), kept, texts)).toContain(protection.spoilt(2));
  expect(fairnessText(finished({ nonces, seals, spoilt: 4 }), kept, texts)).toContain(protection.spoilt(4));
});

test('another seed than was fixed, and a number left out, are told', () => {
  expect(fairnessText(finished(), { commitment: commitmentTo(seedFromWords('other')) }, texts)).toBe(online.otherSeed);
  expect(fairnessText(finished(), { ...seen, nonce: 'mine' }, texts)).toBe(online.otherNonce);
});

test('the first outcome that was not drawn is named', () => {
  const { match, entries } = finished();
  const chance = { ...match.chance, match: 'another' };
  const verdict = fairnessText(openTable(desert, { ...match, chance }, entries), seen, texts);
  expect(verdict).toMatch(/^Does not match: a draw of the set-up /);
});
