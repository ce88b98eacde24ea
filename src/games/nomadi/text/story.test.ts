import { expect, test } from 'vitest';
import { seeded } from '../../../engine/random.ts';
import { game } from '../game.ts';
import { At, Phase } from '../rules/state.ts';
import { position } from '../testing/positions.ts';
import { after, begin, playOn } from '../testing/table.ts';

const drawing = `
     a  b  c  d
  1  .  .  ?  .
  2  .  0  1  2
  3  .  .  .  .
`;

test('the story says who did what', () => {
  const s = position(drawing, { seats: 3, dice: [1, 1, 6] });
  const described = (state: typeof s, text: string) => game.describe(state, game.parse(state, text));
  expect(described(s, '1 b2 c3')).toEqual({
    key: 'step',
    args: { seat: 0, die: 1, from: 'b2', to: 'c3' },
    at: 'c3',
    from: 'b2',
    via: [],
  });
  expect(described(s, '1 d2 c1')).toEqual({
    key: 'push',
    args: { seat: 0, owner: 2, die: 1, from: 'd2', to: 'c1' },
    at: 'c1',
    from: 'd2',
    via: [],
  });
  const found = after(s, '1 d2 c1');
  expect(described(found, 'value 2')).toEqual({ key: 'find', args: { seat: 0, value: 2 } });
  const seen = after(found, 'value 2');
  expect(described(seen, 'offer trap')).toEqual({ key: 'offer', args: { seat: 0, owner: 2, phrase: 'trap' } });
  const asked = after(seen, 'offer trap');
  expect(described(asked, 'take')).toEqual({ key: 'take', args: { seat: 2, mover: 0 } });
  expect(described(asked, 'leave')).toEqual({ key: 'leave', args: { seat: 2, mover: 0 } });
  expect(described(after(asked, 'take'), 'value 2')).toEqual({ key: 'look', args: { seat: 2, value: 2 } });
});

test('cards, placing and rolls are described too, a free new roll as what it is', () => {
  const s = begin(2);
  expect(game.describe(s, game.parse(s, 'card h12'))).toEqual({ key: 'card', args: { field: 'h12' }, at: 'h12' });
  const laid = playOn(begin(2), seeded('laid'), now => now.turn[At.Phase] !== Phase.LayCards);
  expect(game.describe(laid, game.parse(laid, 'place m16'))).toEqual({
    key: 'place',
    args: { seat: 0, field: 'm16' },
    at: 'm16',
  });
  const two = position('     a  b\n  1  0  1\n', { seats: 2 });
  const rolled = { seat: 0, dice: '3 3 3 3 3 3' };
  expect(game.describe(two, game.parse(two, 'roll 3 3 3 3 3 3'))).toEqual({ key: 'roll', args: rolled });
  const dead = after(two, 'roll 3 3 3 3 3 3');
  expect(game.describe(dead, game.parse(dead, 'roll 3 3 3 3 3 3'))).toEqual({ key: 'again', args: rolled });
});
