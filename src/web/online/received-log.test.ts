import { expect, test } from 'vitest';
import type { SeenEntry } from '../../table/match.ts';
import { nothingReceived, withReceived } from './received-log.ts';

const move = (seq: number): SeenEntry => ({ seq, actor: 0, move: `m${seq}` });
const veiled = (seq: number): SeenEntry => ({ seq, actor: 'chance', veiled: true });

test('what is told is put to what is known, and nothing twice', () => {
  const one = withReceived(nothingReceived, { from: 0, entries: [move(0), move(1)] })!;
  const two = withReceived(one, { from: 1, entries: [move(1), move(2)] })!;
  expect(two.entries).toEqual([move(0), move(1), move(2)]);
  expect(withReceived(two, { from: 0, entries: [move(0)] })).toBe(two);
  expect(withReceived(two, { from: 3, entries: [] })).toBe(two);
  expect(withReceived(two, { from: 1, entries: [move(1), move(2)] })).toBe(two);
});

test('a gap is noticed', () => {
  expect(withReceived(nothingReceived, { from: 1, entries: [move(1)] })).toBeUndefined();
});

test('states come along by the number of their entry', () => {
  const log = withReceived(nothingReceived, {
    from: 0,
    entries: [move(0), veiled(1)],
    states: { 1: btoa('\u0000\u00ff') },
  })!;
  expect(log.states.get(1)).toEqual(new Uint8Array([0, 255]));
});

test('what was veiled is read once everything is laid open', () => {
  const log = withReceived(nothingReceived, { from: 0, entries: [veiled(0), move(1)] })!;
  expect(withReceived(log, { from: 0, entries: [move(0), move(1)] })?.entries).toEqual([move(0), move(1)]);
  expect(withReceived(log, { from: 0, entries: [veiled(0), move(1)] })).toBe(log);
});
