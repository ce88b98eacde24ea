import { expect, test } from 'vitest';
import { NOT_A_MOVE } from '../../../engine/game.ts';
import { game } from '../game.ts';
import { formatLoad, parseLoad } from '../rules/goods.ts';
import { after, legal, on } from '../testing/table.ts';
import { position } from './position.ts';

const s = position('1 P0011\n5 p p p p0fw p1fv1', { seats: 2, hands: [['swap', 'loss']] });

test('what is written differently is no move', () => {
  expect(game.parse(s, 'go d5 fw e5')).not.toBe(NOT_A_MOVE);
  const slips = [
    'go d5 wf e5',
    'go  d5 fw e5',
    'go d05 fw e5',
    'GO d5 fw e5',
    'go d5 fw e5 ',
    'go d5 fw',
    'go d5 - e5',
    'go',
  ];
  for (const text of slips) expect(game.parse(s, text), text).toBe(NOT_A_MOVE);
});

test('places have names, and their hexes none', () => {
  for (const text of ['turn a1', 'turn palace', 'shift c1 b1', 'go palace - a1', 'tile j11 dune'])
    expect(game.parse(s, text), text).toBe(NOT_A_MOVE);
  expect(game.parse(s, 'go palace - c1')).not.toBe(NOT_A_MOVE);
});

test('a camel that is not there can not be named', () => {
  const nobody = [
    'go e5 - d5',
    'go d5 fw* e5',
    'take c5 - f',
    'play loss d5 2 fw f',
    'play loss d5 1 fw f',
    'attack 1 ww',
    'attack 7 -',
  ];
  for (const text of nobody) expect(game.parse(s, text), text).toBe(NOT_A_MOVE);
});

test('a swap names the camel whose hex comes first by column and row first', () => {
  expect(game.parse(s, 'play swap d5 0 fw e5 1 -')).not.toBe(NOT_A_MOVE);
  expect(game.parse(s, 'play swap e5 1 - d5 0 fw')).toBe(NOT_A_MOVE);
  expect(game.parse(s, 'play swap e5 1 - e5 1 -')).toBe(NOT_A_MOVE);
  expect(game.parse(s, 'play swap e5 1 fv palace 1 -')).not.toBe(NOT_A_MOVE);
});

test('a load is sorted, and tells whether the camel has attacked', () => {
  for (const text of ['-', '-*', 'f', 'ffvw', 'vww*']) expect(formatLoad(parseLoad(text))).toBe(text);
  for (const text of ['', '*', 'x', 'f-', `${'f'.repeat(32)}`]) expect(parseLoad(text), text).toBe(-1);
});

test('a target is the camel on the hex of the fight, although others are laden alike', () => {
  const elsewhere = position('1 P01\n3 p1f\n5 p p p p0 p1f', { seats: 2 });
  const robbed = after(elsewhere, 'go d5 - e5', 'attack 1 f', 'roll 2', 'give f');
  expect([on(robbed, 'e5'), on(robbed, 'a3')]).toEqual(['p0f*1', 'p1f']);
});

test('every move is told with what it needs', () => {
  const told = (text: string) => game.describe(s, game.parse(s, text));
  expect(told('go d5 fw c5')).toEqual({
    key: 'go',
    args: { seat: 0, from: 'd5', to: 'c5', load: 'fw', cost: 1 },
    at: 'c5',
    from: 'd5',
    via: [],
  });
  const fight = after(s, 'go d5 fw e5', 'attack 1 -');
  const roll = (die: number) => game.describe(fight, game.parse(fight, `roll ${die}`)).key;
  expect([1, 2, 3, 4, 5, 6].map(roll)).toEqual(['win', 'vain', 'vain', 'miss', 'pay', 'lose']);
});

test('visits and deliveries are told with what they bring', () => {
  const near = position('1 P1 = p0ww\n9 p0', { seats: 2, displays: ['', 'v'.repeat(10)] });
  const told = (text: string) => game.describe(near, game.parse(near, text));
  expect(told('go a9 - vegetation')).toMatchObject({ key: 'visit', args: { got: 1, joined: 1 } });
  expect(told('go c1 ww palace')).toMatchObject({ key: 'deliver', args: { goods: 2, load: 'ww' } });
});

test('the forms cover the first words of all legal moves', () => {
  const first = new Set(game.forms.map(form => form.split(' ')[0]));
  for (const text of legal(s)) expect(first).toContain(text.split(' ')[0]);
});
