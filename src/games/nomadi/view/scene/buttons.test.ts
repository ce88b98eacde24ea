import { expect, test } from 'vitest';
import { legalCandidates } from '../../../../web/kit/input/move-builder.ts';
import { game } from '../../game.ts';
import type { NomadiState } from '../../rules/state.ts';
import { position } from '../../testing/positions.ts';
import { after } from '../../testing/table.ts';
import { words as en } from '../../words/en.ts';
import { buttons } from './buttons.ts';

const road = `
     a  b  c  d  e
  1  .  .  .  .  .
  2  .  0  1  2  .
  3  .  .  .  .  .
`;

const rolled = after(position(road, { seats: 3, trade: 'bind' }), 'roll 1 1 1 1 1 1');

function pressed(s: NomadiState) {
  const legal = legalCandidates(game, s);
  const offer = { state: s, who: (seat: number) => en.players[seat], made: 0, chosen: [], args: {}, legal };
  return buttons({ ...offer, candidates: legal }, en);
}

test('who is asked for an offer can decline by one press, and chooses a step on the board', () => {
  expect(pressed(rolled)).toEqual([
    { token: 'pass', label: 'No offer' },
    { token: 'rest', label: 'No offers until my turn' },
  ]);
});

test('prices are pressed, and so is the answer, which tells the whole offer', () => {
  const wanted = after(rolled, 'want 1 d2 c3');
  expect(pressed(wanted).map(({ label }) => label)).toEqual([
    '1 taler',
    '2 talers',
    '3 talers',
    '4 talers',
    '5 talers',
  ]);
  const offered = after(wanted, 'pay 2', 'pass');
  expect(pressed(offered)).toEqual([{ token: 'accept seat1', label: 'Yellow gives 2 talers: use the 1, d2 to c3' }]);
});
