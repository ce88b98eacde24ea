import { expect, test } from 'vitest';
import { NOT_A_MOVE } from '../../../engine/game.ts';
import { game } from '../game.ts';
import { after } from '../testing/table.ts';
import { position } from './position.ts';

const s = position('     a\n  1  .\n', { seats: 3, displays: ['NS:gem', 'desert'] });

test.each([
  'tile NE:salt',
  'tile N|ES:gem',
  'tile N:camel|E|S',
  'tile desert',
  'stay',
  'go c4',
  'go c4 driver',
  'discard NE:salt',
  'draw',
  'own N:water|E',
  'scout 2 NE:salt',
  'skip',
  'lay c4 90',
  'decline',
  'set 16 NE',
  'take 1',
  'pass',
  'score NESW',
  'occupy rumour',
  'drop gem',
  'token -1',
  'token 3',
  'put gem1',
  'look salt2',
  'leave',
  'remove',
  'bonus',
  'end',
])('"%s" is read and written', text => {
  expect(game.format(s, game.parse(s, text))).toBe(text);
});

test.each([
  '',
  'tile',
  'tile EN:salt',
  'tile ES:salt',
  'go l1',
  'go c04',
  'go c4  driver',
  'go c4 Driver',
  'driver c4',
  'lay c4 45',
  'lay c4 090',
  'lay c4',
  'set 17 N',
  'set 0 N',
  'set 16',
  'set 16 EN',
  'score',
  'token 0',
  'token +1',
  'put gem3',
  'scout 3 desert',
  'scout -1 desert',
  'stay ',
  'Stay',
  'drop camel',
])('"%s" is no move', text => {
  expect(game.parse(s, text)).toBe(NOT_A_MOVE);
});

test('each form has a move of its shape', () => {
  expect(game.forms).toHaveLength(24);
  expect(new Set(game.forms.map(form => form.split(' ')[0])).size).toBe(23);
});

const told = (state: typeof s, text: string) => game.describe(state, game.parse(state, text));

test('the story names who acts and what is acted on', () => {
  expect(told(s, 'go f4')).toEqual({
    key: 'go',
    args: { seat: 0, cell: 'f4' },
    at: 'f4',
    from: 'f1',
    via: ['f2', 'f3'],
  });
  const exploring = after(s, 'stay');
  expect(told(exploring, 'scout 1 desert')).toEqual({ key: 'scout', args: { seat: 0, other: 1, tile: 'desert' } });
  const drawn = after(exploring, 'draw');
  expect(told(drawn, 'tile NE:salt')).toEqual({ key: 'drawn', args: { seat: 0, tile: 'NE:salt' } });
  expect(told(drawn, 'tile NESW:myrrh')).toEqual({ key: 'kept', args: { seat: 0, tile: 'NESW:myrrh' } });
  const laid = after(exploring, 'own NS:gem');
  expect(told(laid, 'lay e1 0')).toEqual({
    key: 'lay',
    args: { seat: 0, tile: 'NS:gem', cell: 'e1', angle: 0 },
    at: 'e1',
    from: 'f1',
    via: [],
  });
  const set = after(laid, 'lay e1 0');
  expect(told(set, 'set 16 NS')).toEqual({
    key: 'set',
    args: { seat: 0, figure: 16, sides: 'NS', cell: 'e1' },
    at: 'e1',
  });
});

test('the story knows amends from exploring', () => {
  const robbed = after(s, 'stay', 'scout 1 desert', 'lay e1 0');
  expect(told(robbed, 'draw')).toEqual({ key: 'drawAmends', args: { seat: 1 } });
  expect(told(robbed, 'decline')).toEqual({ key: 'declineAmends', args: { seat: 1 } });
  expect(told(after(robbed, 'draw'), 'tile NE:salt')).toEqual({ key: 'amends', args: { seat: 1, tile: 'NE:salt' } });
});

test('what is dealt is told of who gets it', () => {
  const dealing = after(game.initial(3, {}), 'tile desert');
  expect(told(dealing, 'tile NE:salt')).toEqual({ key: 'dealt', args: { seat: 1, tile: 'NE:salt' } });
});
