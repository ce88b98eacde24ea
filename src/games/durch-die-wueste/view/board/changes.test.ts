import { expect, test } from 'vitest';
import { copyOf } from '../../../../engine/state.ts';
import { game } from '../../game.ts';
import type { DurchDieWuesteState } from '../../rules/state.ts';
import { position } from '../../text/position.ts';
import { soundsBetween } from '../sounds.ts';
import { changesBetween, nothing } from './changes.ts';

const start = position(
  `
     a  b  c  d  e
  1     .     .
     .     W0    .
  2     .     w0
     T     2     .
  3     .     .
     .     .     B1
`,
  { seats: 2 },
);
const cell = (name: string) => start.board.grid.cellNamed(name);

function played(...moves: string[]): DurchDieWuesteState {
  const s = copyOf(start);
  for (const move of moves) game.apply(s, game.parse(s, move));
  return s;
}

test('a camel comes from its neighbour in the caravan', () => {
  expect(changesBetween(start, played('camel white b1')).arrivals).toEqual([{ cell: cell('b1'), from: cell('c1') }]);
});

test('water goes to whoever stands on it now', () => {
  const changes = changesBetween(start, played('camel white c2'));
  expect(changes.water).toEqual([{ cell: cell('c2'), value: 2, seat: 0 }]);
  expect(changes.arrivals).toHaveLength(1);
});

test('a palm that a caravan reaches is named once', () => {
  expect(changesBetween(start, played('camel white b2')).palms).toEqual([cell('a2')]);
  const again = played('camel white b2');
  const more = copyOf(again);
  game.apply(more, game.parse(more, 'camel white b3'));
  expect(changesBetween(again, more).palms).toEqual([]);
});

test('what is enclosed is found, with the water in it', () => {
  const closing = position(
    `
     a  b  c  d
  1     .     .
     .     W0    
  2     1     .
     .     w0    
  3     .     B1
     .     .
`,
    { seats: 2 },
  );
  const closed = copyOf(closing);
  for (const move of ['camel white b3', 'camel white a3']) {
    expect(game.forbids(closed, game.parse(closed, move))).toBeUndefined();
    game.apply(closed, game.parse(closed, move));
  }
  const names = (cells: readonly number[]) => cells.map(at => closing.board.grid.names[at]);
  const { enclosed, water } = changesBetween(closing, closed);
  expect(names(enclosed)).toContain('b2');
  expect(water).toEqual([{ cell: closing.board.grid.cellNamed('b2'), value: 1, seat: 0 }]);
});

test('nothing moves between boards, and a leap in time is not walked', () => {
  const far = copyOf(start);
  for (let at = 0; at < start.board.grid.size; at++) far.camels[at] = 1;
  expect(changesBetween(start, far)).toBe(nothing);
  expect(changesBetween(position('     a\n  1\n     .\n', { seats: 2 }), start)).toBe(nothing);
  expect(changesBetween(start, start)).toBe(nothing);
});

test('a rider comes from nowhere, laid pieces settle', () => {
  const empty = position(
    `
     a  b
  1     .
     .
  2     .
`,
    { seats: 2, phase: 'riders' },
  );
  const set = copyOf(empty);
  set.camels[0] = 1;
  set.riders[0] = 0;
  set.land[1] = 3;
  expect(changesBetween(empty, set)).toMatchObject({ arrivals: [{ cell: 0, from: undefined }], laid: [1] });
});

test('a camel is heard, and the best of what it brought', () => {
  expect(soundsBetween(start, played('camel white b1'))).toEqual(['place']);
  expect(soundsBetween(start, played('camel white c2'))).toEqual(['place', 'gain']);
  expect(soundsBetween(start, played('camel white b2'))).toEqual(['place', 'bonus']);
  expect(soundsBetween(start, start)).toEqual([]);
});
