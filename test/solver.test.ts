import { expect, test } from 'vitest';
import { adviceOf } from '../src/ai/advice.ts';
import { levels } from '../src/ai/levels.ts';
import { begin, run, searchOf } from '../src/ai/search.ts';
import { OPEN, ROOT, WON } from '../src/ai/tree.ts';
import { movesOf, NOBODY } from '../src/engine/game.ts';
import { seeded } from '../src/engine/random.ts';
import { copyOf } from '../src/engine/state.ts';
import { game } from '../src/games/durch-die-wueste/game.ts';
import { position, type Setting } from '../src/games/durch-die-wueste/position.ts';
import type { DesertState } from '../src/games/durch-die-wueste/state.ts';

/** What perfect play gives seat 0 against seat 1: 1 for a win, 0 for a shared win, -1 for a loss. By trying everything. */
function outcome(s: DesertState): number {
  const seat = game.actor(s);
  if (seat === NOBODY) return Math.sign(game.score(s, 0) - game.score(s, 1));
  const results = movesOf(game, s).map(move => {
    const next = copyOf(s);
    game.apply(next, move);
    return outcome(next);
  });
  return seat === 0 ? Math.max(...results) : Math.min(...results);
}

function solved(s: DesertState) {
  const search = searchOf(game, s, { ...levels.master.settings, nodes: 1 << 18 }, seeded(1));
  begin(search, s, game.actor(s));
  run(search, 100_000);
  return search;
}

const narrow = `
     a  b  c  d  e
  1     .     3
     W0    .     B1
  2     2     .
     .           .
`;

const contested = `
     a  b  c  d  e  f
  1     .     1     .
     W0    2     B1
  2     1     .     G1
     g0          .
`;

/** Both have a camel of each colour already in the second drawing, so majorities are at stake too. */
const positions: [string, Setting][] = [
  [narrow, { seats: 2, supply: { white: 3, blue: 3 } }],
  [narrow, { seats: 2, seat: 1, supply: { white: 3, blue: 3 } }],
  [narrow, { seats: 2, left: 1, supply: { white: 2, blue: 4 } }],
  [contested, { seats: 2, supply: { white: 2, blue: 2, green: 2 } }],
  [contested, { seats: 2, seat: 1, left: 1, supply: { white: 2, blue: 2, green: 2 } }],
];

test.each(positions)('the solver agrees with trying everything: %s %j', (drawing, setting) => {
  const s = position(drawing, setting);
  const search = solved(s);
  const code = search.tree.settled[ROOT];
  expect(code).not.toBe(OPEN);
  expect(code === WON ? 1 : code === WON + 1 ? -1 : 0).toBe(outcome(s));
});

test.each(positions)('the move that is played keeps what can be had: %s %j', (drawing, setting) => {
  const s = position(drawing, setting);
  const wanted = outcome(s);
  game.apply(s, adviceOf(solved(s))[0].move);
  expect(outcome(s)).toBe(wanted);
});
