import { expect, test } from 'vitest';
import { CHANCE, movesOf } from '../../../engine/game.ts';
import { seeded } from '../../../engine/random.ts';
import { game } from '../game.ts';
import { after, hexesFor, legal, playOn, setUp, whyNot } from '../testing/table.ts';
import { PLAIN } from './board.ts';
import { type DurchDieWuesteState, PALM } from './state.ts';

function palmsSet(seats = 4): DurchDieWuesteState {
  const s = game.initial(seats, {});
  return playOn(s, seeded('palms'), now => now.land.filter(land => land === PALM).length === 5);
}

test('DW-SEATS-1: two to five seats play, seat 0 begins and the others follow in order', () => {
  expect(game.seats).toEqual([2, 3, 4, 5]);
  for (const seats of [2, 3, 4, 5]) {
    const s = setUp(seats, seeded(seats));
    for (let entry = 0; entry < 2 * seats; entry++) {
      expect(game.actor(s)).toBe(entry % seats);
      game.apply(s, movesOf(game, s)[0]);
    }
  }
});

test.each([
  {
    phase: 'palms',
    s: game.initial(5, {}),
    wrong: ['water a6 1', 'return white', 'rider white a3', 'camel white a3', 'pass'],
  },
  { phase: 'water', s: palmsSet(5), wrong: ['palm d3', 'return white', 'rider white a3', 'camel white a3', 'pass'] },
  {
    phase: 'giving back',
    s: setUp(5, seeded(1)),
    wrong: ['palm d3', 'water a6 1', 'rider white a3', 'camel white a3', 'pass'],
  },
  {
    phase: 'riders',
    s: setUp(4, seeded(1)),
    wrong: ['palm d3', 'water a6 1', 'return white', 'camel white a3', 'pass'],
  },
  {
    phase: 'camels',
    s: playOn(setUp(4, seeded(1)), seeded(2), s => legal(s)[0].startsWith('camel')),
    wrong: ['palm d3', 'water a6 1', 'return white', 'rider white a3'],
  },
])('DW-ORDER-1: while it is time for $phase nothing else can be moved', ({ s, wrong }) => {
  for (const text of wrong) expect(whyNot(s, text), text).toBe('DW-ORDER-1');
});

test('DW-ORDER-1: only five seats give colours back', () => {
  for (const seats of [2, 3, 4]) expect(legal(setUp(seats, seeded(seats)))[0]).toMatch(/^rider/);
  expect(legal(setUp(5, seeded(5)))[0]).toMatch(/^return/);
});

test('DW-PALM-1: chance sets five palms on palm hexes that are free, all equally likely', () => {
  let s = game.initial(2, {});
  expect(game.actor(s)).toBe(CHANCE);
  expect(legal(s)).toEqual(['palm b8', 'palm d3', 'palm h11', 'palm j3', 'palm m7', 'palm q3']);
  expect(movesOf(game, s).map(move => game.weight(s, move))).toEqual([1, 1, 1, 1, 1, 1]);
  s = after(s, 'palm d3');
  expect(whyNot(s, 'palm d3')).toBe('DW-PALM-1');
  expect(whyNot(s, 'palm d4')).toBe('DW-PALM-1');
  expect(whyNot(s, 'palm a6')).toBe('DW-PALM-1');
  s = after(s, 'palm b8', 'palm h11', 'palm j3', 'palm m7');
  expect(legal(s)).toEqual(['water a6 1', 'water a6 2', 'water a6 3']);
});

test('DW-PALM-1: over many set-ups every palm hex has its fair share of first and second palms', () => {
  const random = seeded('fair');
  for (const s of [game.initial(4, {}), after(game.initial(2, {}), 'palm d3')]) {
    const drawn = Array.from({ length: 6000 }, () => game.sample(s, random));
    const moves = movesOf(game, s);
    for (const move of moves) {
      const share = drawn.filter(each => each === move).length / (drawn.length / moves.length);
      expect(Math.abs(share - 1)).toBeLessThan(0.15);
    }
  }
});

test('DW-PALM-1: the whole board has a seventh palm hex', () => {
  expect(legal(game.initial(4, {}))).toHaveLength(7);
  expect(legal(game.initial(4, {}))).toContain('palm t8');
});

test.each([2, 4])(
  'DW-WATER-1: with %i seats every circle and every free palm hex gets a hole, by column, then row',
  seats => {
    const s = palmsSet(seats);
    const cells = s.board.grid.spots.map((_, cell) => cell);
    const dry = cells.filter(cell => s.board.marks[cell] !== PLAIN && s.land[cell] !== PALM);
    const order: string[] = [];
    playOn(s, seeded('water'), now => {
      const [word, hex] = legal(now)[0].split(' ');
      if (word === 'water') order.push(hex);
      return word !== 'water';
    });
    expect(order).toEqual(dry.map(cell => s.board.grid.names[cell]));
    expect(order).toHaveLength(seats === 2 ? 33 : 45);
    expect(dry.every(cell => s.land[cell] >= 1 && s.land[cell] <= 3)).toBe(true);
  },
);

test('DW-WATER-1: on the whole board all 45 holes are laid, 15 of each value', () => {
  const s = setUp(4, seeded('all'));
  expect([1, 2, 3].map(value => s.land.filter(land => land === value).length)).toEqual([15, 15, 15]);
});

test('DW-WATER-1: a value is as likely as there are holes of it left, and impossible when there are none', () => {
  let s = palmsSet();
  for (let laid = 0; laid < 14; laid++) s = after(s, legal(s)[0]);
  const weights = () => movesOf(game, s).map(move => game.weight(s, move));
  expect(weights()).toEqual([1, 15, 15]);
  s = after(s, legal(s)[0]);
  expect(weights()).toEqual([15, 15]);
  const [next] = legal(s);
  expect(next).toMatch(/ 2$/);
  expect(whyNot(s, next.replace(/ 2$/, ' 1'))).toBe('DW-WATER-1');
});

test('DW-WATER-1: a hole goes to the next hex in order, not to another', () => {
  const s = palmsSet();
  expect(whyNot(s, 'water a6 2')).toBeUndefined();
  expect(whyNot(s, 'water b4 2')).toBe('DW-WATER-1');
  expect(whyNot(s, 'water a3 2')).toBe('DW-WATER-1');
});

test.each([
  { seats: 2, supply: 22 },
  { seats: 3, supply: 26 },
  { seats: 4, supply: 30 },
  { seats: 5, supply: 29 },
])("DW-SUPPLY-1, the book's counts: with $seats seats $supply camels of each colour wait", ({ seats, supply }) => {
  const s = playOn(setUp(seats, seeded(seats)), seeded('riders'), now => legal(now)[0].startsWith('camel'));
  expect(Array.from(s.supply)).toEqual([supply, supply, supply, supply, supply]);
  const again = after(s, legal(s)[0]);
  expect(again.supply.reduce((sum, left) => sum + left, 0)).toBe(5 * supply - 1);
});

test('DW-RETURN-1: each of five seats gives back a colour that nobody gave back before, the last without a choice', () => {
  let s = setUp(5, seeded('return'));
  expect(legal(s)).toEqual(['return white', 'return blue', 'return green', 'return pink', 'return violet']);
  s = after(s, 'return green');
  expect(game.actor(s)).toBe(1);
  expect(whyNot(s, 'return green')).toBe('DW-RETURN-1');
  s = after(s, 'return white', 'return violet', 'return blue');
  expect(game.actor(s)).toBe(4);
  expect(legal(s)).toEqual(['return pink']);
  s = after(s, 'return pink');
  expect(game.actor(s)).toBe(0);
  expect(legal(s)[0]).toMatch(/^rider white/);
});

test('DW-RETURN-2: a seat has no rider of the colour it gave back, in no round', () => {
  const given = ['green', 'white', 'violet', 'blue', 'pink'];
  let s = after(setUp(5, seeded('return')), ...given.map(colour => `return ${colour}`));
  for (let entry = 0; entry < 20; entry++) {
    const colour = given[game.actor(s)];
    expect(hexesFor(s, `rider ${colour}`)).toEqual([]);
    expect(whyNot(s, `rider ${colour} a3`)).toBe('DW-RETURN-2');
    s = after(s, legal(s)[0]);
  }
  expect(legal(s)[0]).toMatch(/^camel/);
});

test.each([2, 5])('DW-OASIS-1: with %d seats the hexes next to a palm are known as such, and no others', seats => {
  const s = setUp(seats, seeded(seats));
  const { neighbours, size } = s.board.grid;
  for (const [oasis, palm] of s.palms.entries()) {
    const beside = Array.from(neighbours.subarray(palm * 6, palm * 6 + 6)).filter(cell => cell !== size);
    const shaded = Array.from(s.shade.keys()).filter(cell => (s.shade[cell] & (1 << oasis)) !== 0);
    expect(shaded).toEqual(beside.toSorted((a, b) => a - b));
  }
});
