import { expect, test } from 'vitest';
import { CHANCE, type Move, SPECTATOR } from '../../../engine/game.ts';
import { seeded } from '../../../engine/random.ts';
import { copyOf, sameBytes } from '../../../engine/state.ts';
import { game } from '../game.ts';
import { after, legal, setUp, whyNot } from '../testing/table.ts';
import { wholeDeck } from '../testing/whole-deck.ts';
import { position } from '../text/position.ts';
import { CARDS, type CardId, cards } from './deck.ts';
import { cardCounts } from './editions.ts';
import { At, handSize, type WuestenkoenigeState } from './state.ts';

const five: CardId[] = ['sand', 'sand', 'drift', 'trek', 'swap'];

/** As one viewer sees it. */
function seenBy(s: WuestenkoenigeState, viewer: number): WuestenkoenigeState {
  const seen = copyOf(s);
  game.mask(seen, viewer);
  return seen;
}

const handOf = (s: WuestenkoenigeState, seat: number) => Array.from(s.hands.subarray(seat * CARDS, (seat + 1) * CARDS));
const moveCalled = (s: WuestenkoenigeState, text: string): Move => game.parse(s, text);

test('WK-CARD-3: everybody sees the own hand and how many cards the others hold', () => {
  const s = position('1 P01', { seats: 2, hands: [five, ['plague']] });
  const seen = seenBy(s, 0);
  expect(handOf(seen, 0)).toEqual(handOf(s, 0));
  expect(handOf(seen, 1)).toEqual(Array(CARDS).fill(0));
  expect([handSize(seen, 0), handSize(seen, 1)]).toEqual([5, 1]);
  expect(seenBy(s, SPECTATOR).hands.every(count => count === 0)).toBe(true);
});

test('WK-CARD-3: a hidden card can not be found by subtraction', () => {
  const of = (card: CardId) => seenBy(position('1 P01', { seats: 2, hands: [five, [card, 'loss']] }), 0);
  for (const card of cards) expect(sameBytes(of(card), of('plague')), card).toBe(true);
});

test('WK-CARD-3: a draw is read by who draws alone', () => {
  const s = after(position('1 P1\n9 p0', { seats: 2 }), 'go a9 - vegetation');
  const draw = moveCalled(s, 'draw sand');
  expect([0, 1, SPECTATOR].map(viewer => game.hides(s, draw, viewer))).toEqual([false, true, true]);
});

test('WK-CARD-3: plays and discards are public', () => {
  const play = position('1 P01', { seats: 2, step: 'card', hands: [['trek']] });
  expect(game.hides(play, moveCalled(play, 'play trek'), 1)).toBe(false);
  const full = after(position('1 P1\n9 p0', { seats: 2, hands: [five] }), 'go a9 - vegetation', 'draw sand');
  expect(game.hides(full, moveCalled(full, 'discard sand'), 1)).toBe(false);
  expect(after(full, 'discard sand').discard[0]).toBe(1);
});

test('WK-CARD-3: a guess fills hands with cards that nobody has seen', () => {
  const s = position('1 P01', { seats: 2, hands: [['plague', 'plague'], five], discard: ['plague'] });
  const random = seeded('guess');
  for (let i = 0; i < 50; i++) {
    const world = seenBy(s, 0);
    game.determinize(world, 0, random);
    expect(game.check(world)).toBeUndefined();
    expect(handSize(world, 1)).toBe(5);
    expect(handOf(world, 1)[cards.indexOf('plague')]).toBe(0);
  }
});

test('WK-CARD-3: a guess holds each card as often as there are unseen ones', () => {
  const s = position('1 P01', { seats: 2, hands: [[], ['plague']] });
  const random = seeded('often');
  const counts = new Map<number, number>();
  for (let i = 0; i < 5000; i++) {
    const world = seenBy(s, 0);
    game.determinize(world, 0, random);
    const card = handOf(world, 1).indexOf(1);
    counts.set(card, (counts.get(card) ?? 0) + 1);
  }
  cardCounts(s.edition).forEach((count, card) =>
    expect(Math.abs((counts.get(card) ?? 0) - 100 * count)).toBeLessThan(120),
  );
});

test('WK-CARD-4: an empty deck is made anew of the discard pile', () => {
  const most = wholeDeck();
  const hands = [most.slice(0, 5), most.slice(5, 10)];
  const s = position('1 P1\n9 p0', { seats: 2, hands, discard: most.slice(10) });
  expect(s.turn[At.Deck]).toBe(0);
  const wanted = after(s, 'go a9 - vegetation');
  expect(wanted.turn[At.Deck]).toBe(40);
  expect(wanted.discard.every(count => count === 0)).toBe(true);
  expect(game.actor(wanted)).toBe(CHANCE);
});

test('WK-CARD-4: without any card the claim is lost', () => {
  const most = wholeDeck();
  const s = position('1 P1 = p0ffff', { seats: 2, hands: [[], most.slice(3)] });
  const none = after(s, 'go c1 ffff palace', 'draw sand', 'draw sand', 'draw sand');
  expect([...none.due]).toEqual([0, 0]);
});

test('WK-CARD-7: a card that is not in the deck can not be drawn', () => {
  const s = position('1 P1\n9 p0', { seats: 2, hands: [[], ['plague', 'plague', 'plague']] });
  expect(whyNot(after(s, 'go a9 - vegetation'), 'draw plague')).toBe('WK-CARD-7');
});

test('WK-CARD-5: all cards of one cause are drawn, then the seat discards down to five', () => {
  const s = after(position('1 P1 = p0fff', { seats: 2, hands: [five] }), 'go c1 fff palace', 'draw calf', 'draw calf');
  expect(game.actor(s)).toBe(CHANCE);
  const full = after(s, 'draw loss');
  expect(game.actor(full)).toBe(0);
  expect(legal(full)).toEqual(['sand', 'drift', 'calf', 'trek', 'swap', 'loss'].map(card => `discard ${card}`));
  for (const text of ['discard plague', 'end', 'go palace - c1']) expect(whyNot(full, text), text).toBe('WK-CARD-5');
  const done = after(full, 'discard sand', 'discard calf', 'discard trek');
  expect(handSize(done, 0)).toBe(5);
  expect(legal(done)).toContain('end');
});

test('WK-CARD-5 and WK-CARD-6: several seats, clockwise, each done before the next, also out of turn', () => {
  const hands = [five, five, []];
  hands[1] = ['storm', 'storm', 'loss', 'loss', 'plague'];
  const s = position('1 P012\n5 p p p d _012', { seats: 3, seat: 1, step: 'desert', hands });
  const buried = after(s, 'shift d5 e5', 'draw trek');
  expect(game.actor(buried)).toBe(1);
  const second = after(buried, 'discard plague', 'draw calf');
  expect(legal(second, 'discard')).toEqual([]);
  const third = after(second, 'draw calf');
  expect(game.actor(third)).toBe(0);
  expect(game.actor(after(third, 'discard calf'))).toBe(2);
  expect(after(third, 'discard calf').turn[At.Seat]).toBe(2);
});

test('the set-up deals each hand from what is left', () => {
  for (let seed = 0; seed < 20; seed++) {
    const s = setUp(4, seeded(seed));
    expect(s.turn[At.Deck]).toBe(38);
    expect(game.check(s)).toBeUndefined();
  }
});
