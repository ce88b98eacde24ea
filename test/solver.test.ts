import { expect, test } from 'vitest';
import { adviceOf } from '../src/ai/advice.ts';
import { levelSettings } from '../src/ai/levels.ts';
import { newSearch, runRollouts, setRoot } from '../src/ai/search.ts';
import { PROVEN_WIN, ROOT, UNPROVEN } from '../src/ai/tree.ts';
import { movesOf, NOBODY } from '../src/engine/game.ts';
import { seeded } from '../src/engine/random.ts';
import { copyOf } from '../src/engine/state.ts';
import { game } from '../src/games/durch-die-wueste/game.ts';
import type { DurchDieWuesteState } from '../src/games/durch-die-wueste/rules/state.ts';
import { position } from '../src/games/durch-die-wueste/text/position.ts';

/** What perfect play gives seat 0 against seat 1: 1 for a win, 0 for a shared win, -1 for a loss. By trying everything. */
function outcome(s: DurchDieWuesteState): number {
  const seat = game.actor(s);
  if (seat === NOBODY) return Math.sign(game.score(s, 0) - game.score(s, 1));
  const results = movesOf(game, s).map(move => {
    const next = copyOf(s);
    game.apply(next, move);
    return outcome(next);
  });
  return seat === 0 ? Math.max(...results) : Math.min(...results);
}

function solved(s: DurchDieWuesteState, width: number) {
  const search = newSearch(game, s, { ...levelSettings.master.settings, width, nodes: 1 << 17 }, seeded(1));
  setRoot(search, s, game.actor(s));
  runRollouts(search, 20_000);
  return search;
}

const drawing = `
     a  b  c  d  e  f
  1     .     .     .
     W0    .     B1
  2     .     .     G1
     g0          .
`;

/** Small ends of games: a little water here and there, few camels left, either seat to move, points as they come. */
function smallPosition(seed: number): DurchDieWuesteState {
  const random = seeded(seed);
  const land = drawing.replaceAll(/\.(?= |$)/g, () => '..123'[random.below(5)]);
  const left = 1 + random.below(2);
  const supply = { white: 1 + random.below(3), blue: 1 + random.below(3), green: 1 + random.below(2) };
  const s = position(land, { seats: 2, seat: random.below(2), left, supply });
  s.water.set([random.below(8), random.below(8)]);
  return s;
}

const positions = Array.from({ length: 60 }, (_, seed) => smallPosition(seed));

/** What the search has proved, or undefined. */
function proved(code: number): number | undefined {
  if (code === UNPROVEN) return undefined;
  return code === PROVEN_WIN ? 1 : code === PROVEN_WIN + 1 ? -1 : 0;
}

test('there is something to prove: wins, losses and shared wins', () => {
  expect(new Set(positions.map(outcome))).toEqual(new Set([1, 0, -1]));
});

test('the solver agrees with trying everything', () => {
  for (const s of positions) expect(proved(solved(s, 40).tree.proven[ROOT])).toBe(outcome(s));
});

test('the move that is played keeps what can be had', () => {
  for (const s of positions) {
    const next = copyOf(s);
    game.apply(next, adviceOf(solved(s, 40))[0].move);
    expect(outcome(next)).toBe(outcome(s));
  }
});

test('who looks at two moves only never believes more than is true', () => {
  for (const s of positions) expect([undefined, outcome(s)]).toContain(proved(solved(s, 2).tree.proven[ROOT]));
});
