import { expect, test } from 'vitest';
import { copyInto, copyOf, firstDifference, namedField, sameBytes, stateMaker, type Tagged } from './state.ts';

const tables = Object.freeze({ seats: 2, names: Object.freeze(['a', 'b']) });
const make = stateMaker({ turn: ['u8', 1], score: ['i16', 3], near: ['u32', 2], delta: ['i8', 2] }, tables);

test('views have the kind and length that were asked for, and begin at zero', () => {
  const s = make();
  expect(s.turn).toEqual(new Uint8Array(1));
  expect(s.score).toEqual(new Int16Array(3));
  expect(s.near).toEqual(new Uint32Array(2));
  expect(s.delta).toEqual(new Int8Array(2));
});

test('the bytes are all views together and nothing else', () => {
  const s = make();
  expect(s.bytes.length).toBe(1 + 6 + 8 + 2);
  s.bytes.fill(255);
  expect([...s.turn, ...s.score, ...s.near, ...s.delta]).toEqual([255, -1, -1, -1, 2 ** 32 - 1, 2 ** 32 - 1, -1, -1]);
});

test('views do not overlap', () => {
  const s = make();
  s.score.fill(-1);
  expect([...s.turn, ...s.near, ...s.delta]).toEqual([0, 0, 0, 0, 0]);
  expect(s.bytes.filter(byte => byte === 255).length).toBe(6);
});

test('a copy has the same bytes and a life of its own', () => {
  const s = make();
  s.score[2] = 7;
  const copy = copyOf(s);
  expect(sameBytes(copy, s)).toBe(true);
  copy.score[2] = 8;
  expect(s.score[2]).toBe(7);
  expect(sameBytes(copy, s)).toBe(false);
});

test('copies share the tables', () => {
  const s = make();
  expect(s.names).toBe(tables.names);
  expect(copyOf(s).names).toBe(tables.names);
});

test('copying into a state overwrites all of it', () => {
  const [from, to] = [make(), make()];
  from.near[1] = 5;
  to.turn[0] = 9;
  copyInto(to, from);
  expect([to.near[1], to.turn[0]]).toEqual([5, 0]);
});

test('the first difference is found, also in length', () => {
  const [a, b] = [make(), make()];
  expect(firstDifference(a, b)).toBe(-1);
  a.bytes[4] = 1;
  a.bytes[9] = 1;
  expect(firstDifference(a, b)).toBe(4);
  expect(firstDifference({ bytes: new Uint8Array(3) }, { bytes: new Uint8Array(5) })).toBe(3);
});

type Phase = Tagged<'phase'>;
const Phase = { Open: 0 as Phase, Over: 2 as Phase } as const;
const At = { Phase: 0, Seat: 1, Left: 2 } as const;
const makeNamed = stateMaker({ turn: namedField<typeof At, { Phase: Phase }>('u8', At), score: ['i16', 2] }, tables);

test('a named field is as long as it has names, and is asked by them', () => {
  const s = makeNamed();
  s.turn[At.Left] = 3;
  s.turn[At.Phase] = Phase.Over;
  expect(s.turn).toEqual(Uint8Array.of(2, 0, 3));
  expect(s.bytes.length).toBe(4 + 3);
});

test('neither phases nor other numbers are entries of a named field', () => {
  const s = makeNamed();
  const seat: number = 1;
  s.turn[At.Left] = 3;
  // @ts-expect-error A phase names no entry.
  expect(s.turn[Phase.Over]).toBe(3);
  // @ts-expect-error Neither does a seat.
  expect(s.turn[seat]).toBe(0);
});

test('no index passes for a phase', () => {
  const s = makeNamed();
  // @ts-expect-error An index is no phase.
  s.turn[At.Phase] = At.Left;
  expect(s.turn[At.Phase]).toBe(2);
});
