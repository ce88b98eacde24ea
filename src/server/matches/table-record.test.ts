import { expect, test } from 'vitest';
import { movesOf } from '../../engine/game.ts';
import { withSecondEdition } from '../../engine/testing/editions.ts';
import { loadGame } from '../../games/registry.ts';
import { openTable, submit } from '../../table/table.ts';
import { newRecord, rematchRecord } from './new-record.ts';
import {
  cameBack,
  isMovedByBot,
  matchFromRecord,
  nextDueAt,
  recordAfter,
  recordFrom,
  satDown,
  started,
  type TableRecord,
  textWithoutClock,
  tookOver,
} from './table-record.ts';

const desert = await loadGame('durch-die-wueste');
const anna = { id: 'anna', name: 'Anna' };
const ben = { id: 'ben', name: 'Ben' };

/** Anna, who is to move, and Ben at a table with little time, started at 1000. */
function playing(game = desert): TableRecord {
  const chairs = [{ for: 'me' as const }, { for: 'anybody' as const }];
  const request = { type: 'open', id: 'o', game: desert.id, options: {}, chairs, listed: true, pace: 'swift' } as const;
  const nonce = '0'.repeat(32);
  const opened = newRecord(anna, game, request, '1'.repeat(64));
  return started(satDown(satDown(opened, anna, 0, { nonce }), ben, 1, { nonce }), 'anna', 1000);
}

test('a person who comes back to their own turn does not get the lost time again', () => {
  const record = playing();
  const table = openTable(desert, matchFromRecord('m', record));
  const [bank, other] = record.clock!.left;
  const back = cameBack(tookOver(record, table, 0, 1000 + bank), table, 'anna', 1000 + bank);
  expect(back.chairs[0].away).toBeUndefined();
  expect(back.clock).toEqual({ since: 1000 + bank, left: [0, other], grace: 'given' });
});

test('a person who is late twice in one turn loses it: a bot makes it, and the next one is theirs', () => {
  const record = playing();
  const table = openTable(desert, matchFromRecord('m', record));
  const [bank] = record.clock!.left;
  const late = cameBack(tookOver(record, table, 0, 1000 + bank), table, 'anna', 1000 + bank);
  expect(isMovedByBot(late, table, 0)).toBe(false);
  const tooLate = cameBack(tookOver(late, table, 0, 1000 + bank + 20_000), table, 'anna', 1000 + bank + 20_000);
  expect(tooLate.chairs[0].away).toBeUndefined();
  expect(isMovedByBot(tooLate, table, 0)).toBe(true);
  expect(nextDueAt(tooLate, table, 77)).toBe(77);
  const base = table.entries.length;
  const moves = [desert.format(table.state, movesOf(desert, table.state)[0])];
  expect(submit(table, { type: 'play', id: 'b', seat: 0, base, moves }).ok).toBe(true);
  const after = recordAfter(tooLate, table, 0, 99_000);
  expect(after.clock!.grace).toBeUndefined();
  expect(isMovedByBot(after, table, 1)).toBe(false);
});

test('a person who comes back while somebody else is to move gives them no more time', () => {
  const record = playing();
  const table = openTable(desert, matchFromRecord('m', record));
  const back = cameBack(tookOver(record, table, 1, 90_000), table, 'ben', 90_000);
  expect(back.chairs[1].away).toBeUndefined();
  expect(back.clock).toEqual(record.clock);
});

test('the stored text says all of a record, whatever of it has changed', () => {
  const record = playing();
  const { clock: _clock, ...rest } = record;
  const timeless: TableRecord = rest;
  const later = { ...record, clock: { since: 2000, left: [1, 2] } };
  const late = tookOver(later, openTable(desert, matchFromRecord('m', record)), 0, 3000);
  const all = [record, later, timeless, late, { ...later, next: 'm2' }, { ...later, until: 1 }];
  for (const before of all.map(kept => ({ record: kept, textWithoutClock: textWithoutClock(kept) })))
    for (const after of all)
      expect(recordFrom({ document: textWithoutClock(after, before), clock: textOf(after.clock) })).toEqual(after);
});

function textOf(clock: TableRecord['clock']): string | undefined {
  return clock && JSON.stringify(clock);
}

test('where the clock alone has changed, the text of the rest is the same as before', () => {
  const before = { record: playing(), textWithoutClock: 'as it was' };
  expect(textWithoutClock({ ...before.record, clock: { since: 2000, left: [] } }, before)).toBe('as it was');
  const table = openTable(desert, matchFromRecord('m', before.record));
  expect(textWithoutClock(tookOver(before.record, table, 0, 3000), before)).not.toBe('as it was');
});

test('a new table and a rematch are played by the newest edition, a running match by its own', () => {
  const edited = withSecondEdition(desert);
  const [old, fresh] = [playing(), playing(edited)];
  expect(fresh).toMatchObject({ version: edited.version, options: { chips: 'down', edition: 2 } });
  expect(matchFromRecord('m', old)).toMatchObject({ version: desert.version, options: { chips: 'down' } });
  const again = rematchRecord(edited, 'm', { ...old, options: { chips: 'open', edition: 1 } }, anna, '2'.repeat(64));
  expect(again).toMatchObject({ version: edited.version, options: { chips: 'open', edition: 2 }, of: 'm' });
});
