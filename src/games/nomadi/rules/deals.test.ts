import { expect, test } from 'vitest';
import { CHANCE, SPECTATOR } from '../../../engine/game.ts';
import { seeded } from '../../../engine/random.ts';
import { copyOf } from '../../../engine/state.ts';
import { game } from '../game.ts';
import { position } from '../testing/positions.ts';
import { after, begin, legal, playOn, whyNot } from '../testing/table.ts';
import { values } from './material.ts';
import { At, type NomadiState, Phase, UNKNOWN } from './state.ts';

const road = `
     a  b  c  d  e
  1  .  .  .  .  .
  2  .  0  1  2  .
  3  .  .  .  .  .
`;

/** Seat 0 has rolled, with offers that bind; seat 1 is asked first. */
const rolled = (talers?: readonly number[]) =>
  after(position(road, { seats: 3, trade: 'bind', ...(talers && { talers }) }), 'roll 1 1 1 1 1 1');

/** The same, and a card of this value lies before seat 1. */
function withCard(value: number): NomadiState {
  const s = rolled();
  s.turn[At.Found] = 1;
  s.found[0] = values.indexOf(value as (typeof values)[number]);
  s.pool[s.found[0]]--;
  s.seen[0] = 1 << 1;
  s.finders[0] = 1;
  s.holders[0] = 1;
  return s;
}

/** All dice of a turn, used in whatever way there is. */
function steps(s: NomadiState, ...before: readonly string[]): string[] {
  const now = after(s, ...before);
  const texts: string[] = [];
  const seat = now.turn[At.Seat];
  let next = now;
  while (next.turn[At.Seat] === seat && game.actor(next) !== CHANCE) {
    const text = next.turn[At.Phase] === Phase.Bid ? 'pass' : legal(next)[0];
    texts.push(text);
    next = after(next, text);
  }
  return texts;
}

test('NO-BIND-1: after a roll the others are asked in order, and nobody without the option', () => {
  const s = rolled();
  expect(game.actor(s)).toBe(1);
  expect(game.actor(after(s, 'pass'))).toBe(2);
  expect(game.actor(after(s, 'pass', 'pass'))).toBe(0);
  expect(legal(after(s, 'pass', 'pass')).every(text => text.startsWith('1 '))).toBe(true);
  const gifts = after(position(road, { seats: 3, trade: true }), 'roll 1 1 1 1 1 1');
  expect(game.actor(gifts)).toBe(0);
});

test('NO-BIND-1: who has neither talers nor a card is not asked, nor who rests, up to its own turn', () => {
  expect(game.actor(rolled([5, 0, 5]))).toBe(2);
  expect(game.actor(rolled([5, 0, -2]))).toBe(0);
  const s = after(rolled(), 'rest', 'pass');
  const later = after(s, ...steps(s), 'roll 1 1 1 1 1 1');
  expect(later.turn[At.Seat]).toBe(1);
  const third = after(later, ...steps(later), 'roll 1 1 1 1 1 1');
  expect(third.turn[At.Seat]).toBe(2);
  // Seat 1 has had its turn and is asked again, after seat 0.
  expect(game.actor(after(third, 'pass'))).toBe(1);
});

test('NO-BIND-2: a step is wanted that could be taken now, then comes the price; a rule names what is against it', () => {
  const s = rolled();
  expect(legal(s)).toContain('want 1 d2 c3');
  expect(whyNot(s, 'want 2 b2 d2')).toBe('NO-DIE-1');
  expect(whyNot(s, 'want 1 d2 d1')).toBe('NO-MOVE-3');
  const wanted = after(s, 'want 1 d2 c3');
  expect(game.actor(wanted)).toBe(1);
  expect(legal(wanted)).toEqual(['pay 1', 'pay 2', 'pay 3', 'pay 4', 'pay 5']);
  expect(whyNot(wanted, 'ask 1')).toBe('NO-BIND-2');
  expect(whyNot(wanted, 'pass')).toBe('NO-ORDER-1');
});

test('NO-BIND-3, NO-BIND-5: nobody offers more than 6 talers, nor more than it has', () => {
  const rich = after(rolled([5, 20, 5]), 'want 1 d2 c3');
  expect(whyNot(rich, 'pay 6')).toBeUndefined();
  expect(whyNot(rich, 'pay 7')).toBe('NO-BIND-3');
  const poor = after(rolled([5, 2, 5]), 'want 1 d2 c3');
  expect(whyNot(poor, 'pay 3')).toBe('NO-BIND-5');
});

test('NO-BIND-6: accepting pays the price and takes the step, and all other offers are gone', () => {
  const s = after(rolled(), 'want 1 d2 c3', 'pay 3', 'want 1 b2 c3', 'pay 1');
  expect(legal(s).filter(text => text.startsWith('accept'))).toEqual(['accept seat1', 'accept seat2']);
  const done = after(s, 'accept seat1');
  expect(Array.from(done.talers)).toEqual([8, 2, 5]);
  expect(done.stones[done.board.grid.cellNamed('c3')]).not.toBe(0);
  expect(done.dice[1]).toBe(5);
  expect(legal(done).some(text => text.startsWith('accept'))).toBe(false);
  expect(game.breakdown(done, 0)['gifts']).toBe(3);
});

test('NO-BIND-6: with a die used otherwise all offers are refused; what was not offered can not be accepted', () => {
  const s = after(rolled(), 'want 1 d2 c3', 'pay 3', 'pass');
  expect(whyNot(s, 'accept seat2')).toBe('NO-BIND-6');
  const on = after(s, '1 b2 c3');
  expect(whyNot(on, 'accept seat1')).toBe('NO-BIND-6');
  expect(Array.from(on.talers)).toEqual([5, 5, 5]);
});

test('NO-BIND-4: only a card that lies before the seat can be sold or given', () => {
  const asked = withCard(2);
  expect(game.actor(asked)).toBe(1);
  expect(whyNot(asked, 'sell card1')).toBeUndefined();
  expect(whyNot(asked, 'sell card2')).toBe('NO-BIND-4');
  const wanted = after(asked, legal(asked).find(text => text.startsWith('want')) ?? '');
  expect(whyNot(wanted, 'hand card1')).toBeUndefined();
  expect(whyNot(wanted, 'hand card2')).toBe('NO-BIND-4');
});

test('NO-BIND-5, NO-BIND-6: a card is bought with talers that one has, and then the dice are still to be used', () => {
  const asked = withCard(2);
  const buyer = asked.turn[At.Seat];
  const selling = after(asked, 'sell card1');
  expect(whyNot(selling, `ask ${Math.min(6, asked.talers[buyer])}`)).toBeUndefined();
  expect(whyNot(selling, 'pay 1')).toBe('NO-BIND-2');
  const poor = copyOf(selling);
  poor.talers[buyer] = 1;
  expect(whyNot(poor, 'ask 2')).toBe('NO-BIND-5');
  let offered = after(selling, 'ask 1');
  while (game.actor(offered) !== buyer) offered = after(offered, 'pass');
  const bought = after(offered, 'accept seat1');
  expect(game.actor(bought)).toBe(CHANCE);
  expect(legal(bought)).toEqual(['value 2']);
  const looked = after(bought, 'value 2');
  expect(game.actor(looked)).toBe(buyer);
  expect(looked.holders[0]).toBe(buyer);
  expect(looked.talers[buyer]).toBe(offered.talers[buyer] - 1);
  expect(looked.talers[1]).toBe(offered.talers[1] + 1);
});

test('NO-BIND-7: only who gets a card, or has seen it before, learns what it is', () => {
  const asked = withCard(3);
  const buyer = asked.turn[At.Seat];
  const other = [0, 1, 2].find(seat => seat !== buyer && seat !== 1) ?? 0;
  let offered = after(asked, 'sell card1', 'ask 1');
  while (game.actor(offered) !== buyer) offered = after(offered, 'pass');
  for (const viewer of [buyer, other, SPECTATOR]) {
    const seen = copyOf(offered);
    game.mask(seen, viewer);
    expect(seen.found[0]).toBe(UNKNOWN);
  }
  const bought = after(offered, 'accept seat1');
  const look = game.parse(bought, 'value 3');
  expect([buyer, 1, other, SPECTATOR].map(viewer => game.hides(bought, look, viewer))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  const known = after(bought, 'value 3');
  game.mask(known, buyer);
  expect(known.found[0]).not.toBe(UNKNOWN);
});

test('NO-LAY-1: the seats lay the 13 cards one by one, seat 0 first, and then place their stones from seat 0 on', () => {
  const actors: number[] = [];
  const s = playOn(begin(3, { cards: 'seats' }), seeded('laid by seats'), now => {
    if (now.turn[At.Phase] === Phase.LayCards) actors.push(game.actor(now));
    return now.turn[At.Phase] !== Phase.LayCards;
  });
  expect(actors).toEqual([0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0]);
  expect(s.cards.reduce((sum, card) => sum + card, 0)).toBe(18);
  expect(game.actor(s)).toBe(0);
});

test('NO-LAY-2: on either side of the canyon, but not on start, goal, spring or another card', () => {
  const s = begin(2, { cards: 'seats' });
  expect(whyNot(s, 'card h12')).toBeUndefined();
  expect(whyNot(s, 'card h2')).toBeUndefined();
  for (const field of ['m16', 'a1', 'i13']) expect(whyNot(s, `card ${field}`)).toBe('NO-LAY-2');
  expect(whyNot(after(s, 'card h12'), 'card h12')).toBe('NO-LAY-2');
  expect(whyNot(begin(2, { cards: 'seats', oasis: 'f1' }), 'card a1')).toBe('NO-LAY-2');
});

const well = `
     a  b  c
  1  o? 0  .
  2  1  1  ?
  3  .  .  .
`;

test('NO-CARD-5: on a spring lies a 3 or the one 2, in the desert anything else; without the edition anything anywhere', () => {
  const shown = (text: string, edition: 1 | 2) => legal(after(position(well, { seats: 2, dice: [1], edition }), text));
  expect(shown('1 b1 a1', 2)).toEqual(['value 2', 'value 3']);
  expect(shown('1 b1 c2', 2)).toEqual(['value -2', 'value -1', 'value 1', 'value 2']);
  expect(shown('1 b1 a1', 1)).toHaveLength(5);
});

test('NO-CARD-5: a guess at a card that was kept unseen stays in its deck', () => {
  const s = after(position(well, { seats: 2, dice: [1], edition: 2 }), '1 b1 a1', 'value 3');
  const random = seeded('springs');
  for (let i = 0; i < 50; i++) {
    const world = copyOf(s);
    game.mask(world, 1);
    game.determinize(world, 1, random);
    expect(world.found[0]).toBeGreaterThan(2);
    expect(Array.from(world.pool.subarray(values.length)).reduce((sum, cards) => sum + cards)).toBe(4);
  }
});
