import { expect, test } from 'vitest';
import type { Description } from '../../engine/game.ts';
import { openOrientation } from '../catalogue/orientation-loader.ts';
import type { LogLine } from './log-lines.ts';
import { asWalks, unsaidLines, walkPlayed } from './walks.ts';

const { walks: kings } = (await openOrientation('wuestenkoenige', 'en')).orientation;
const { walks: nomads } = (await openOrientation('nomadi', 'en')).orientation;
const { walks: sons } = (await openOrientation('wuestensoehne', 'en')).orientation;

/** Lines of one seat after the other, as `0 go c1 d1`: each step costs a point, or needs a die of its own number. */
function linesOf(...texts: readonly string[]): readonly LogLine[] {
  return texts.map((text, seq) => {
    const [actor, key, from = '', to = '', load = 'f'] = text.split(' ');
    const args = { seat: Number(actor), from, to, load, cost: 1, die: seq + 1 };
    const what: Description = { key: key, args, at: to, from };
    return { seq, actor: Number(actor), what, effects: [], leads: [] };
  });
}

const told = (lines: readonly LogLine[]) =>
  lines.map(({ what }) => {
    const { key, args } = what as Description;
    return [key, args['from'], args['to'], args['dice'] ?? args['cost']].join(' ');
  });

test('steps of a camel are one walk, from where it began, for all that they cost', () => {
  const lines = linesOf('0 go c1 d1', '0 go d1 e1', '0 go e1 e2', '0 deliver e2 palace');
  expect(told(asWalks(lines, kings))).toEqual(['go c1 e2 3', 'deliver e2 palace 1']);
  expect(asWalks(lines, kings)[0]).toMatchObject({ seq: 2, what: { from: 'c1', at: 'e2' } });
});

test.each([
  ['another camel', '0 go g1 g2'],
  ['another load', '0 go d1 e1 w'],
  ['another player', '1 go d1 e1'],
])('%s is no part of the walk', (_, step) => {
  expect(asWalks(linesOf('0 go c1 d1', step), kings)).toHaveLength(2);
});

test('steps with dice are told with all of them, those of others’ stones too, each kind by itself', () => {
  const lines = linesOf('0 step m9 m8', '0 step m8 k8', '0 step k8 j8', '0 push j8 j7', '0 push j7 j6');
  expect(told(asWalks(lines, nomads))).toEqual(['steps m9 j8 1, 2, 3', 'pushes j8 j6 4, 5']);
});

test('a step that brought something ends a walk: it is told with what it brought', () => {
  const [one, next] = linesOf('0 go c1 d1', '0 go d1 e1');
  const gains = [{ seat: 0, gains: { goods: 1 } }];
  expect(asWalks([{ ...one, effects: gains }, next], kings)).toHaveLength(2);
  expect(asWalks([one, { ...next, effects: gains }], kings)).toMatchObject([{ effects: gains }]);
});

test('without a telling of walks every step is told by itself', () => {
  expect(asWalks(linesOf('0 go c1 d1', '0 go d1 e1'), undefined)).toHaveLength(2);
  expect(unsaidLines(linesOf('0 go c1 d1'), 0, undefined)).toMatchObject({ told: [{}], rest: 0 });
});

test('a walk waits while whoever walks may go on, and is told as soon as anything else happens', () => {
  const lines = linesOf('0 end', '1 go c1 d1', '1 go d1 e1', '1 end');
  const begun = unsaidLines(lines.slice(0, 2), 1, kings);
  expect([told(begun.told), begun.rest]).toEqual([['end   1'], 1]);
  expect(unsaidLines(lines.slice(1, 3), 1, kings)).toEqual({ told: [], rest: 2 });
  const ended = unsaidLines(lines.slice(1), 1, kings);
  expect([told(ended.told), ended.rest]).toEqual([['go c1 e1 2', 'end   1'], 0]);
});

test('a walk that ends a turn or the game is told at once', () => {
  const lines = linesOf('1 go c1 d1', '1 go d1 e1');
  for (const toMove of [0, undefined])
    expect(unsaidLines(lines, toMove, kings)).toMatchObject({ told: [{ seq: 1 }], rest: 0 });
});

test('what plays by itself is silent in the midst of a walk', () => {
  const lines = linesOf('0 end', '1 go c1 d1', '1 go d1 e1', '1 end');
  expect([1, 2, 3, 4].map(length => told(walkPlayed(lines, length, kings)))).toEqual([
    ['end   1'],
    [],
    ['go c1 e1 2'],
    ['end   1'],
  ]);
});

test('who draws a tile is told with what was drawn, once', () => {
  const [draw, drawn, go] = linesOf('1 draw', '1 drawn', '1 go c1');
  const lines = [draw, { ...drawn, actor: 'chance' as const }, go];
  expect(told(asWalks(lines, sons)).map(text => text.split(' ')[0])).toEqual(['drawn', 'go']);
  expect(asWalks([draw], sons)).toHaveLength(1);
});
