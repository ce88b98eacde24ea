import { expect, test } from 'vitest';
import { game } from './game.ts';
import { sense } from './sense.ts';
import { type PositionSetting, position } from './text/position.ts';

/** What is counted while these moves are played. */
function counted(drawing: string, setting: PositionSetting, ...moves: readonly string[]) {
  const s = position(drawing, setting);
  const counter = sense(s);
  for (const text of moves) {
    const move = game.parse(s, text);
    const actor = game.actor(s);
    counter.before?.(s, actor, move);
    game.apply(s, move);
    counter.after?.(s, actor, move);
  }
  return counter.end(s);
}

test('meetings and fights are told apart', () => {
  const moves = ['go d5 - e5', 'attack 1 f', 'roll 4', 'go c5 - d5', 'go d5 - e5', 'spare'];
  const { counts, habits } = counted('1 P01\n5 p p p0 p0 p1f', { seats: 2 }, ...moves);
  expect(counts).toMatchObject({ meetings: 2, fights: 1 });
  expect(habits).toMatchObject({ fights: [1, 0], spared: [1, 0] });
});

test('what is buried, and what is dug out again, is counted, and so is what stays in the sand', () => {
  const moves = ['shift c5 d5', 'draw loss', 'skip', 'end', 'shift d5 d4'];
  const { counts } = counted('1 P01\n5 p p p _1fv', { seats: 2, step: 'desert' }, ...moves);
  expect(counts).toMatchObject({
    'camels buried at once': [1],
    'times goods were dug out': 1,
    'goods left in the sand': 2,
    'games with a seat out': 0,
  });
});

test('a seat that goes out is counted with the cause and the rounds it looks on', () => {
  const moves = ['shift c5 d5', 'end', 'turn a5', 'end', 'turn a5'];
  const { counts } = counted('1 P02\n5 p p p _1', { seats: 3, step: 'desert', round: 5 }, ...moves);
  expect(counts).toMatchObject({
    'games with a seat out': 1,
    'seats out by': ['a shifted tile'],
    'rounds a seat looked on': [1],
  });
});

test('cards and deliveries are counted, and how it ended is told', () => {
  const setting: PositionSetting = { seats: 2, step: 'card', hands: [['trek']], displays: ['fv', ''] };
  const { counts, habits, ended } = counted('1 P01 = p0ww', setting, 'play trek', 'go c1 ww palace');
  expect(counts).toMatchObject({ 'cards played': ['trek'], 'goods in a delivery': [2], rounds: 2 });
  expect(habits).toMatchObject({ cards: [1, 0], fire: [1, 0], vegetation: [1, 0], water: [2, 0] });
  expect(ended).toBe('all three kinds delivered');
});
