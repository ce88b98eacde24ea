import { expect, test } from 'vitest';
import { loadGame } from '../../games/registry.ts';
import { sealOf } from '../../table/chance.ts';
import { newRecord } from './new-record.ts';
import { sentAway } from './table-manners.ts';
import { afterUnsealing, satDown, started, type TableRecord } from './table-record.ts';

const desert = await loadGame('durch-die-wueste');
const anna = { id: 'anna', name: 'Anna' };
const ben = { id: 'ben', name: 'Ben' };
const nonces = ['0'.repeat(32), '1'.repeat(32)] as const;

/** Both have sealed a number, and the game is to begin. */
function opening(): TableRecord {
  const chairs = [{ for: 'me' as const }, { for: 'anybody' as const }];
  const request = { type: 'open', id: 'o', game: desert.id, options: {}, chairs, listed: true, pace: 'swift' } as const;
  const opened = newRecord(anna, desert, request, '1'.repeat(64));
  const seal = (seat: 0 | 1) => ({ seal: sealOf('m', seat, nonces[seat]) });
  return started(satDown(satDown(opened, anna, 0, seal(0)), ben, 1, seal(1)), 'anna', 1000);
}

test('whoever is sent away once a number is open spoils the round: all seal anew, and that is counted', () => {
  const half = afterUnsealing(opening(), 'm', { person: 'ben', seat: 1, nonce: nonces[1] }, 1001);
  const after = sentAway(half, 'anna', 1);
  expect(after).toMatchObject({ stage: 'gathering', spoilt: 1, chairs: [{ person: 'anna' }, {}] });
  expect(after.opening).toBeUndefined();
  expect(after.chairs.flatMap(({ seal, nonce }) => [seal, nonce])).toEqual(Array(4).fill(undefined));
});

test('before any number is open nothing is spoilt by it', () => {
  const after = sentAway(opening(), 'anna', 1);
  expect([after.opening, after.spoilt]).toEqual([undefined, undefined]);
});
