import { expect, test } from 'vitest';
import { playRandomly, walkOf } from '../../../engine/laws/walk.ts';
import {
  gameOfPosition,
  type PositionProblem,
  type ProblemKey,
  readPositionText,
  type WrittenPosition,
  writePosition,
} from '../../../engine/position-text.ts';
import { seeded } from '../../../engine/random.ts';
import { game } from '../game.ts';
import { positionText } from './position-text.ts';

/** A position in the middle of a game, as it is written. */
function written(): string {
  const walk = walkOf(game, 2);
  playRandomly(walk, seeded('written'), 100);
  return writePosition(game, positionText, { seats: 2, options: walk.options, state: walk.state as never });
}

const read = (text: string): WrittenPosition | PositionProblem => readPositionText(game, positionText, text);

test('a text tells its game before anything else is read', () => {
  expect(gameOfPosition(written())).toBe('durch-die-wueste');
  expect(gameOfPosition('nothing')).toBeUndefined();
});

test('blank lines, line ends of another system and more blanks in a row make no difference', () => {
  const text = written();
  const loose = text.replace('\n', '\n\n').replaceAll('\n', '\r\n').replace('seats: 2', 'seats:   2');
  expect(writePosition(game, positionText, read(loose) as never)).toBe(text);
});

type Broken = readonly [name: string, change: (text: string) => string, key: ProblemKey, what: string, line?: number];

const broken: readonly Broken[] = [
  ['another game', text => text.replace('durch-die-wueste', 'nomadi'), 'game', 'nomadi', 1],
  ['a number of seats that nobody plays with', text => text.replace('seats: 2', 'seats: 9'), 'seats', '2, 3, 4, 5', 2],
  ['options that are no JSON', text => text.replace(/options: .*/, 'options: open'), 'options', 'JSON', 3],
  ['an option that there is not', text => text.replace(/options: .*/, 'options: {"snow":1}'), 'options', 'snow', 3],
  ['a line that is nothing', text => text.replace('options', 'hm\noptions'), 'line', 'hm', 3],
  ['a line twice', text => `${text}seats: 2\n`, 'twice', 'seats'],
  ['a name that nobody knows', text => `${text}camels: 3\n`, 'unknown', 'camels'],
  ['a missing line', text => text.replace(/water: .*\n/, ''), 'missing', 'water'],
  ['too few numbers', text => text.replace(/water: .*/, 'water: 3'), 'numbers', 'water: 1 / 5'],
  ['a number that is too large', text => text.replace(/water: \d+/, 'water: 300'), 'number', 'water: 300'],
  ['an entry that is missing', text => text.replace('Left=', 'Right='), 'number', 'Left='],
  ['an entry that nobody knows', text => text.replace('Left=', 'Right=1 Left='), 'unknown', 'Right='],
  ['a token that is nothing to draw', text => text.replace(/ \. /, ' Q '), 'piece', '"Q" is nothing to draw'],
  [
    'what the check refuses',
    text => text.replace(/water: (\d+)/, (_, points: string) => `water: ${Number(points) + 1}`),
    'unsound',
    'all water is worth 91',
  ],
];

test.for(broken)('%s is refused, with the line and the reason', ([, change, key, what, line]) => {
  const problem = read(change(written())) as PositionProblem;
  expect(problem).toMatchObject({ key, ...(line !== undefined && { line }) });
  expect(problem.what).toContain(what);
});

test('a row of the board that could not be so is named by its line', () => {
  const rows = written().split('\n');
  const line = rows.findIndex(row => /^ {2}5 /.test(row));
  const [token] = /(?<= )[.123](?= )/.exec(rows[line]) ?? [];
  const changed = rows.with(line, rows[line].replace(` ${token} `, '   '));
  expect(read(changed.join('\n'))).toMatchObject({ line: line + 1 });
});
