import { expect, test } from 'vitest';
import { CHANCE, movesOf, SPECTATOR } from '../../../engine/game.ts';
import { seeded } from '../../../engine/random.ts';
import { copyOf, sameBytes } from '../../../engine/state.ts';
import { game } from '../game.ts';
import { position } from '../testing/positions.ts';
import { after, gain, legal, whyNot } from '../testing/table.ts';
import { phrases } from './material.ts';
import { At, EVERYBODY, type NomadiState, UNKNOWN } from './state.ts';

const oasis = `
     a  b  c  d  e
  1  .  ?  .  o? .
  2  .  0  1  0  .
  3  .  .  1  .  .
  4  .  ?  .  .  .
`;
const drawn = (seat: number, dice: readonly number[] = [1, 1, 1]) => position(oasis, { seats: 3, seat, dice });

const seenBy = (s: NomadiState, viewer: number) => {
  const seen = copyOf(s);
  game.mask(seen, viewer);
  return seen;
};

test('NO-FIND-1: landing on a card brings the mover 1 taler, at once', () => {
  const s = drawn(0);
  expect(gain(s, after(s, '1 b2 c1'), 0)).toEqual({});
  const found = after(drawn(0), '1 c3 b3', '1 b3 a2', '1 a2 b1');
  expect(gain(s, found, 0)).toEqual({ finds: 1 });
  expect(game.actor(found)).toBe(CHANCE);
});

test("NO-FIND-1: a card under a stone that is jumped is nobody's", () => {
  const jump = `
     a  b  c  d
  1  .  .  .  .
  2  0  1  .  ?
  3  .  0  .  .
`;
  const s = after(position(jump, { seats: 2, dice: [2, 1] }), '2 a2 c2');
  expect(s.cards[s.board.grid.cellNamed('d2')]).toBe(1);
  expect(gain(s, after(s, '1 b3 c3'))).toEqual({});
});

test('NO-FIND-2: a spring brings 2 talers', () => {
  const s = drawn(0);
  const found = after(s, '1 b2 c1', '1 c1 d1');
  expect(gain(s, found, 0)).toEqual({ finds: 2 });
});

test('NO-FIND-3: with an own stone the mover keeps the card, and nobody else learns its value', () => {
  const found = after(drawn(0), '1 b2 c1', '1 c1 d1', 'value 3');
  expect(gain(drawn(0), found, 0)).toEqual({ finds: 2, cards: 3 });
  expect(seenBy(found, 0).found[0]).not.toBe(UNKNOWN);
  for (const viewer of [1, 2, SPECTATOR]) expect(seenBy(found, viewer).found[0]).toBe(UNKNOWN);
  expect(game.score(seenBy(found, 1), 0)).toBe(7);
});

test('NO-FIND-3: the value is written in the log for the mover alone', () => {
  const s = after(drawn(0), '1 b2 c1', '1 c1 d1');
  const move = game.parse(s, 'value -2');
  expect(game.hides(s, move, 0)).toBe(false);
  for (const viewer of [1, 2, SPECTATOR]) expect(game.hides(s, move, viewer)).toBe(true);
});

const offered = () => after(drawn(1), '1 b2 c1', '1 c1 d1', 'value -2');

test('NO-OFFER-1: with a foreign stone the mover must offer the card, with one of six phrases, true or not', () => {
  const s = offered();
  expect(game.actor(s)).toBe(1);
  expect(legal(s)).toEqual(phrases.map(phrase => `offer ${phrase}`));
  expect(whyNot(s, 'take')).toBe('NO-ORDER-1');
});

test('NO-OFFER-1: everybody hears the phrase, and it is forgotten with the answer', () => {
  const s = after(offered(), 'offer treasure');
  for (const viewer of [0, 1, 2, SPECTATOR]) expect(phrases[seenBy(s, viewer).turn[At.Phrase] - 1]).toBe('treasure');
  expect(after(s, 'leave').turn[At.Phrase]).toBe(0);
  expect(after(s, 'take').turn[At.Phrase]).toBe(0);
});

test('NO-OFFER-2: the owner of the stone takes the card unseen, or leaves it to the mover', () => {
  const s = after(offered(), 'offer good');
  expect(game.actor(s)).toBe(0);
  expect(legal(s)).toEqual(['take', 'leave']);
  const taken = after(s, 'take', 'value -2');
  expect(gain(s, taken, 0)).toEqual({ cards: -2 });
  expect(gain(s, taken, 1)).toEqual({});
  const left = after(s, 'leave');
  expect(gain(s, left, 0)).toEqual({});
  expect(gain(s, left, 1)).toEqual({ cards: -2 });
});

test('NO-OFFER-2: the owner does not know the value when it answers', () => {
  const bad = after(offered(), 'offer fair');
  const good = after(drawn(1), '1 b2 c1', '1 c1 d1', 'value 3', 'offer fair');
  expect(sameBytes(seenBy(bad, 0), seenBy(good, 0))).toBe(true);
});

test('NO-OFFER-3: a seat that has taken a card sees it, so two seats know its value', () => {
  const s = after(offered(), 'offer good', 'take');
  expect(game.actor(s)).toBe(CHANCE);
  expect(legal(s)).toEqual(['value -2']);
  const look = game.parse(s, 'value -2');
  for (const viewer of [0, 1]) expect(game.hides(s, look, viewer)).toBe(false);
  for (const viewer of [2, SPECTATOR]) expect(game.hides(s, look, viewer)).toBe(true);
  const taken = after(s, 'value -2');
  for (const viewer of [0, 1]) expect(seenBy(taken, viewer).found[0]).not.toBe(UNKNOWN);
  for (const viewer of [2, SPECTATOR]) expect(seenBy(taken, viewer).found[0]).toBe(UNKNOWN);
});

test('NO-OFFER-3: of a card that is left the owner learns nothing', () => {
  const left = after(offered(), 'offer trap', 'leave');
  expect(seenBy(left, 0).found[0]).toBe(UNKNOWN);
  expect(seenBy(left, 1).found[0]).not.toBe(UNKNOWN);
});

test('NO-OFFER-4: the next die waits for the answer', () => {
  const s = offered();
  expect(whyNot(s, '1 c3 d3')).toBe('NO-ORDER-1');
  expect(whyNot(after(s, 'offer silent'), '1 c3 d3')).toBe('NO-ORDER-1');
  expect(whyNot(after(s, 'offer silent', 'leave'), '1 c3 d3')).toBeUndefined();
  expect(game.actor(after(s, 'offer silent', 'take', 'value -2'))).toBe(1);
});

test('NO-CARD-1: there are four cards each of 3, 2 and 1, three each of -1 and -2', () => {
  const s = after(drawn(0), '1 b2 c1', '1 c1 d1');
  expect(movesOf(game, s).map(move => [game.format(s, move), game.weight(s, move)])).toEqual([
    ['value -2', 3],
    ['value -1', 3],
    ['value 1', 4],
    ['value 2', 4],
    ['value 3', 4],
  ]);
});

test('NO-CARD-4: a card seen by somebody is out of the draw, and can be nothing else later', () => {
  const s = after(drawn(1), '1 b2 c1', '1 c1 d1', 'value 3', 'offer poor', 'take');
  expect(whyNot(s, 'value 2')).toBe('NO-CARD-4');
  expect(s.pool[4]).toBe(3);
});

test('NO-CARD-4: a viewer that has not seen a card counts it among the unseen ones', () => {
  const s = after(drawn(0), '1 b2 c1', '1 c1 d1', 'value 3');
  expect(Array.from(seenBy(s, 0).pool)).toEqual([3, 3, 4, 4, 3]);
  expect(Array.from(seenBy(s, 1).pool)).toEqual([3, 3, 4, 4, 4]);
});

test('a guessed world gives every unseen card a value that is left', () => {
  const s = seenBy(after(drawn(0), '1 b2 c1', '1 c1 d1', 'value 3'), 1);
  const values = new Set<number>();
  for (let seed = 0; seed < 100; seed++) {
    const world = copyOf(s);
    game.determinize(world, 1, seeded(seed));
    values.add(world.found[0]);
    expect(world.pool.reduce((sum, count) => sum + count, 0)).toBe(17);
  }
  expect(values.size).toBe(5);
  expect(values.has(EVERYBODY)).toBe(false);
});
