import { test } from 'vitest';
import { type Move, movesOf } from '../../../engine/game.ts';
import { seeded } from '../../../engine/random.ts';
import { expectUniformMoves } from '../../../engine/testing/random-moves.ts';
import { game } from '../game.ts';
import { after, playOn, setUp } from '../testing/table.ts';
import { position } from '../text/position.ts';
import { detailOf, kindOf, MoveKind } from './encoding.ts';

const returned = ['white', 'blue', 'green', 'pink', 'violet'].map(colour => `return ${colour}`);
const returning = () => setUp(5, seeded(5));
const riders = () => after(returning(), ...returned);
const twoColours = () => playOn(riders(), seeded('riders'), s => new Set(movesOf(game, s).map(detailOf)).size === 2);
const camels = () => playOn(setUp(4, seeded(4)), seeded('on'), s => movesOf(game, s).every(isCamel));
const stuck = `
     a  b  c  d  e  f  g  h
  1     W0    .     .     .
     w0    B1    .     .
`;

test.each([
  { what: 'colours to give back', reach: returning },
  { what: 'what is left of them', reach: () => after(returning(), ...returned.slice(0, 3)) },
  { what: 'riders of two colours', reach: twoColours },
  { what: 'camels', reach: camels },
  { what: 'nothing but to pass', reach: () => position(stuck, { seats: 2 }) },
])('$what: each legal move comes up about as often at random', ({ reach }) => {
  expectUniformMoves(game, reach());
});

function isCamel(move: Move): boolean {
  return kindOf(move) === MoveKind.Camel;
}
