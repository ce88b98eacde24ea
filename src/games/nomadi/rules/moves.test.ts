import { test } from 'vitest';
import { seeded } from '../../../engine/random.ts';
import { expectUniformMoves } from '../../../engine/testing/random-moves.ts';
import { game } from '../game.ts';
import { position } from '../testing/positions.ts';
import { after, begin, playOn } from '../testing/table.ts';
import { At, Phase } from './state.ts';

const oasis = `
     a  b  c  d
  1  .  .  ?  .
  2  .  0  1  0
  3  .  .  .  .
`;
const stepping = () => position(oasis, { seats: 2, dice: [1, 2], seat: 1 });
const offering = () => after(stepping(), '1 d2 c1', 'value 2');

test.each([
  { phase: 'placing', reach: () => playOn(begin(2), seeded('laid'), s => s.turn[At.Phase] !== Phase.LayCards) },
  { phase: 'stepping', reach: stepping },
  { phase: 'offering', reach: offering },
  { phase: 'answering', reach: () => after(offering(), 'offer good') },
])('$phase: each legal move comes up about as often at random', ({ reach }) => {
  expectUniformMoves(game, reach());
});
