import { test } from 'vitest';
import { expectUniformMoves } from '../../../engine/testing/random-moves.ts';
import { game } from '../game.ts';
import { after } from '../testing/table.ts';
import { position } from '../text/position.ts';

const whiteWay = `
     d         e           f
  4  E:rumour  EW:incense  +
`;
const moving = () => position(whiteWay, { seats: 3, caravans: ['f1', 'f2', 'e4'], displays: ['desert'] });

test.each([
  { what: 'a way to go, with water for a driver', reach: moving },
  { what: 'a way to go, without water', reach: () => position(whiteWay, { seats: 2, water: [0, 2] }) },
  { what: 'a way to explore', reach: () => after(moving(), 'go f3') },
])('$what: whoever picks a move at random gets each legal one about as often', ({ reach }) => {
  expectUniformMoves(game, reach());
});
