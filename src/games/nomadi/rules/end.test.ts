import { expect, test } from 'vitest';
import { CHANCE, NOBODY, SPECTATOR } from '../../../engine/game.ts';
import { seeded } from '../../../engine/random.ts';
import { copyOf } from '../../../engine/state.ts';
import { game } from '../game.ts';
import { position } from '../testing/positions.ts';
import { after, begin, gain, legal, playOn, towardsGoal, whyNot } from '../testing/table.ts';
import { At, UNKNOWN } from './state.ts';

const twoHome = `
     a  b  c  d  e
  1  g  g  0  .  .
  2  g1 g1 0  1  ?
  3  .  .  0  1  .
`;

test('NO-END-1: the third stone in the goal ends the game, whosever, and the dice left cost nothing', () => {
  const s = position(twoHome, { seats: 2, dice: [1, 2, 3, 4, 5, 6] });
  const over = after(s, '1 c1 b1');
  expect(game.actor(over)).toBe(NOBODY);
  expect(gain(s, over)).toEqual({ goal: 4 });
});

test('NO-END-1: all that the last die brings is paid before', () => {
  const rush = `
     a  b  c
  1  g  g1 .
  2  g1 1  .
     ~  ~  ~
  3  s0 .  .
`;
  const s = position(rush, { seats: 2, dice: [2, 6] });
  const over = after(s, '2 a3 a1');
  expect(game.actor(over)).toBe(NOBODY);
  expect(gain(s, over)).toEqual({ start: 5, canyon: -5, goal: 4 });
});

test('NO-END-2: after 120 turns the game ends and is counted as it stands', () => {
  const s = position(twoHome, { seats: 2, dice: [1], turn: 120 });
  const over = after(s, '1 c1 d1');
  expect(game.actor(over)).toBe(NOBODY);
  expect(game.winners(over)).toEqual([0, 1]);
  const before = position(twoHome, { seats: 2, dice: [1], turn: 119 });
  expect(game.actor(after(before, '1 c1 d1'))).toBe(CHANCE);
});

test('NO-END-2: turns are counted from the first roll on', () => {
  const s = playOn(begin(2), seeded('count'), now => now.turn[At.Turns] !== 0);
  expect(s.turn[At.Turns]).toBe(1);
  playOn(s, seeded('on'), now => now.turn[At.Turns] !== 1);
  expect(s.turn[At.Turns]).toBe(2);
});

test('NO-END-2: the dice left in the last turn still cost', () => {
  const s = position(twoHome, { seats: 2, dice: [1, 6], turn: 120 });
  expect(gain(s, after(s, '1 c1 d1'))).toEqual({ dice: -1 });
});

test('NO-END-3: at the end all cards are turned up, in the order they were found', () => {
  const s = position(twoHome, { seats: 2, dice: [1, 1, 1] });
  const found = after(s, '1 d3 e2', 'value -1', 'offer good', 'leave');
  const ended = after(found, '1 c1 b1');
  expect(game.actor(ended)).toBe(CHANCE);
  expect(legal(ended)).toEqual(['open -1']);
  expect(whyNot(ended, 'open 3')).toBe('NO-END-3');
  expect(game.winners(ended)).toEqual([]);
  const over = after(ended, 'open -1');
  expect(game.actor(over)).toBe(NOBODY);
  for (const viewer of [0, 1, SPECTATOR]) {
    const seen = copyOf(over);
    game.mask(seen, viewer);
    expect(seen.found[0]).not.toBe(UNKNOWN);
    expect(game.hides(ended, game.parse(ended, 'open -1'), viewer)).toBe(false);
  }
});

test('NO-END-4: after the end nothing can be moved', () => {
  const over = after(position(twoHome, { seats: 2, dice: [1, 1] }), '1 c1 b1');
  expect(whyNot(over, '1 d3 e3')).toBe('NO-END-4');
  expect(whyNot(over, 'roll 1 1 1 1 1 1')).toBe('NO-END-4');
});

test('NO-SCORE-1: talers and cards are added up, debts and bad cards taken off', () => {
  const s = position(twoHome, { seats: 2, dice: [1, 6, 6], talers: [-3, 5] });
  const found = after(s, '1 d3 e2', 'value 3', 'offer silent', 'take', 'value 3');
  expect(game.score(found, 0)).toBe(-3 + 1 - 2);
  expect(game.score(found, 1)).toBe(5 + 3);
  expect(game.breakdown(found, 1)).toMatchObject({ purse: 5, cards: 3 });
});

test('NO-SCORE-2: the highest total wins, and equal totals share the win', () => {
  const s = position(twoHome, { seats: 2, dice: [1] });
  expect(game.winners(after(s, '1 c1 b1'))).toEqual([0]);
  const level = position(twoHome, { seats: 2, dice: [1], talers: [1, 5] });
  expect(game.winners(after(level, '1 c1 b1'))).toEqual([0, 1]);
});

test('NO-SCORE-3: a card on offer counts for nobody yet', () => {
  const s = position(twoHome, { seats: 2, dice: [1, 1] });
  const open = after(s, '1 d3 e2', 'value 3');
  expect([game.score(open, 0), game.score(open, 1)]).toEqual([6, 5]);
});

test.each(game.seats)(
  'with %i seats goal-directed games reach the goal, random ones end at the latest after 120 turns',
  seats => {
    for (let seed = 0; seed < 3; seed++) {
      const straight = playOn(begin(seats), seeded(`straight ${seed}`), undefined, towardsGoal);
      expect(straight.turn[At.Home]).toBe(3);
      const random = playOn(begin(seats), seeded(`random ${seed}`));
      expect(random.turn[At.Home] === 3 || random.turn[At.Turns] === 120).toBe(true);
    }
  },
);
