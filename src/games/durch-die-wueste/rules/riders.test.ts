import { expect, test } from 'vitest';
import { seeded } from '../../../engine/random.ts';
import { game } from '../game.ts';
import { after, hexesFor, legal, setUp, whyNot } from '../testing/table.ts';
import { position } from '../text/position.ts';
import type { DurchDieWuesteState } from './state.ts';

/** Two riders stand, so it is the second round for two seats. */
const oasis = `
     a  b  c  d  e  f  g
  1     .     .     .
     .     .     .     .
  2     .     T     .
     .     .     .     .
  3     1     .     .
     .     .     .     W1
  4     .     .     .
     .     B0    .     .
`;

function secondRound(): DurchDieWuesteState {
  return position(oasis, { seats: 2, phase: 'riders' });
}

test.each([
  { seats: 2, rounds: 5 },
  { seats: 3, rounds: 5 },
  { seats: 4, rounds: 5 },
  { seats: 5, rounds: 4 },
])('DW-RIDER-1: $seats seats set one rider each, $rounds times around', ({ seats, rounds }) => {
  let s = setUp(seats, seeded('rounds'));
  while (legal(s)[0].startsWith('return')) s = after(s, legal(s)[0]);
  for (let rider = 0; rider < seats * rounds; rider++) {
    expect(game.actor(s)).toBe(rider % seats);
    expect(legal(s)[0]).toMatch(/^rider/);
    s = after(s, legal(s)[0]);
  }
  expect(game.actor(s)).toBe(0);
  expect(legal(s)[0]).toMatch(/^camel/);
});

test('DW-RIDER-2: a colour that the seat has set already is out, one that another seat has set is not', () => {
  const s = secondRound();
  expect(hexesFor(s, 'rider blue')).toEqual([]);
  expect(whyNot(s, 'rider blue a1')).toBe('DW-RIDER-2');
  expect(whyNot(s, 'rider white a1')).toBeUndefined();
});

test('DW-RIDER-3: not on a water hole', () => {
  expect(whyNot(secondRound(), 'rider white b3')).toBe('DW-RIDER-3');
});

test('DW-RIDER-4: not on a palm', () => {
  expect(whyNot(secondRound(), 'rider white d2')).toBe('DW-RIDER-4');
});

test('DW-RIDER-5: not where a rider stands, own or foreign', () => {
  expect(whyNot(secondRound(), 'rider green c4')).toBe('DW-RIDER-5');
  expect(whyNot(secondRound(), 'rider green g3')).toBe('DW-RIDER-5');
});

test('DW-RIDER-6: not on any of the six hexes next to a palm', () => {
  for (const hex of ['d1', 'd3', 'c1', 'c2', 'e1', 'e2'])
    expect(whyNot(secondRound(), `rider white ${hex}`), hex).toBe('DW-RIDER-6');
});

test('DW-RIDER-7: not next to another rider, of any colour and any seat', () => {
  for (const hex of ['g2', 'g4', 'f3', 'f4', 'c3', 'b4', 'd4'])
    for (const colour of ['white', 'green'])
      expect(whyNot(secondRound(), `rider ${colour} ${hex}`), hex).toBe('DW-RIDER-7');
});

test('DW-RIDER-8: next to water is allowed', () => {
  for (const hex of ['b2', 'a2', 'a3']) expect(whyNot(secondRound(), `rider white ${hex}`), hex).toBeUndefined();
});

test('DW-RIDER-8: every other hex is free to choose, and it is the same for each colour', () => {
  const free = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'e3', 'e4', 'f1', 'f2', 'g1'];
  for (const colour of ['white', 'green', 'pink', 'violet'])
    expect(hexesFor(secondRound(), `rider ${colour}`)).toEqual(free);
});

function set(s: DurchDieWuesteState, colour: string): DurchDieWuesteState {
  return after(s, `rider ${colour} ${hexesFor(s, `rider ${colour}`)[0]}`);
}

test('DW-RIDER-9: in the first round nobody may repeat a colour, in the second everybody may', () => {
  let s = set(setUp(3, seeded('first')), 'white');
  expect(hexesFor(s, 'rider white')).toEqual([]);
  expect(whyNot(s, `rider white ${hexesFor(s, 'rider blue')[0]}`)).toBe('DW-RIDER-9');
  s = set(s, 'pink');
  expect(hexesFor(s, 'rider white')).toEqual([]);
  expect(hexesFor(s, 'rider pink')).toEqual([]);
  s = set(s, 'green');
  expect(hexesFor(s, 'rider white')).toEqual([]);
  expect(hexesFor(s, 'rider pink')).not.toEqual([]);
  s = set(s, 'pink');
  expect(hexesFor(s, 'rider white')).not.toEqual([]);
});

function fiveSeats(...given: string[]): DurchDieWuesteState {
  return after(setUp(5, seeded('five')), ...given.map(colour => `return ${colour}`));
}

test('DW-RIDER-9: the fifth seat must set the last fresh colour if it has it', () => {
  const s = ['white', 'green', 'blue', 'pink'].reduce(set, fiveSeats('violet', 'blue', 'green', 'white', 'pink'));
  expect(new Set(legal(s).map(text => text.split(' ')[1]))).toEqual(new Set(['violet']));
  expect(whyNot(s, `rider white ${hexesFor(s, 'rider violet')[0]}`)).toBe('DW-RIDER-9');
});

test('DW-RIDER-9: the fifth seat may set any colour if it gave back the last fresh one', () => {
  const s = ['blue', 'white', 'pink', 'green'].reduce(set, fiveSeats('white', 'blue', 'green', 'pink', 'violet'));
  expect(new Set(legal(s).map(text => text.split(' ')[1]))).toEqual(new Set(['white', 'blue', 'green', 'pink']));
  for (const text of [legal(s)[0], legal(s).at(-1)!]) expect(whyNot(s, text)).toBeUndefined();
});
