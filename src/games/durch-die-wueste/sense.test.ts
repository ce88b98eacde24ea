import { expect, test } from 'vitest';
import { game } from './game.ts';
import { sense } from './sense.ts';
import { position } from './text/position.ts';

/** What is counted while these moves are played. */
function counted(drawing: string, ...moves: readonly string[]) {
  const s = position(drawing, { seats: 2 });
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

test('each area is counted when it is closed, two of them where one camel closes two', () => {
  const fork = `
     a  b  c  d
  1     #     #
           W0
  2     .     .
           .
  3     #     #
           B1
`;
  const { counts, habits } = counted(fork, 'camel white c2');
  expect(counts['hexes in an area when closed']).toEqual([1, 1]);
  expect(habits).toMatchObject({ areas: [2, 0], hexes: [2, 0] });
});

test('water and palms inside count with the area, and a camel built inside counts by itself', () => {
  const wall = `
     a  b  c  d  e  f
  1     2     .     .
     .     W0    .
  2     T     .     B1
     .     w0    .
  3     .     .     .
     .     .     .
`;
  const { counts, habits, ended } = counted(wall, 'camel white c3', 'camel white b3');
  expect(counts).toMatchObject({
    'hexes in an area when closed': [6],
    'palms in an area when closed': [1],
    'camels built inside': 1,
    'water holes taken': 1,
    'water holes left': 0,
    'oasis chips': 1,
    'riders left alone': 1,
  });
  expect(habits).toMatchObject({ areas: [1, 0], hexes: [6, 0], oases: [1, 0], water: [1, 0] });
  expect(ended).toBe('nobody could place a camel');
});

test('a stock that is used up is told apart from a board that is full', () => {
  const s = position('     a  b\n  1     W0\n     .\n', { seats: 2 });
  s.supply[0] = 0;
  expect(sense(s).end(s).ended).toBe('the last camel of a colour');
});
