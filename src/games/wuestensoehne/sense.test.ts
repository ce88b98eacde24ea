import { expect, test } from 'vitest';
import { game } from './game.ts';
import { sense } from './sense.ts';
import { type PositionSetting, position } from './text/position.ts';

/** What is counted while these moves are played. */
function counted(setting: Partial<PositionSetting>, ...moves: readonly string[]) {
  const s = position('     e        f\n  2  EW:gem   +\n', { seats: 2, caravans: ['e2'], ...setting });
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

test('a scored oasis counts with its laid tiles, figures and fields, and who could not pay', () => {
  const figures = { 6: 'e2 EW', 15: 'e2 EW' };
  const way = ['stay', 'own N:rumour', 'lay d2 90', 'pass', 'score E'];
  const { counts, habits, turns } = counted({ displays: ['N:rumour'], figures, water: [2, 0] }, ...way);
  expect(counts).toMatchObject({
    'tiles in a scored oasis': [2],
    'figures in a scored oasis': [2],
    'seats in a scored oasis': [2],
    'action fields in a scored oasis': [2],
    'rows of several figures': 1,
    'rows whose front figure could not pay': 1,
    'action fields nobody took': 0,
  });
  expect(habits).toMatchObject({ oases: [1, 1], tiles: [1, 0], drivers: [0, 0] });
  expect(turns).toBe(0);
});

test('drivers, scouting and bonus turns are counted, and a turn with its bonus turn is one', () => {
  const way = ['stay', 'scout 1 N', 'lay d2 90', 'draw', 'tile desert', 'pass', 'bonus', 'stay', 'pass', 'end'];
  const { counts, turns } = counted(
    { displays: ['', 'N'], figures: {}, left: 'desert', water: [2, 0] },
    ...way.slice(0, 7),
  );
  expect(counts).toMatchObject({ 'tiles scouted': 1, 'bonus turns': 1, 'drivers hired': 0 });
  expect(turns).toBe(0);
});

test('a game without tiles ends by idle rounds', () => {
  const stays = Array.from({ length: 10 }, () => 'stay');
  const { ended, turns } = counted({ left: '', idle: 0, water: [0, 0], caravans: ['f6', 'f7'] }, ...stays);
  expect({ ended, turns }).toEqual({ ended: 'idle rounds', turns: 10 });
});
