import { expect, test } from 'vitest';
import { CHANCE, type Game, type Move, movesOf, NOBODY } from '../engine/game.ts';
import { readOptions } from '../engine/options.ts';
import { type Random, seeded } from '../engine/random.ts';
import { type AnyState, copyOf, type State, sameBytes } from '../engine/state.ts';
import { DRAW, LAY, pearls } from '../engine/testing/pearls.ts';
import { loadGameWithHeuristics } from '../games/registry.ts';
import { adviceOf, chooseMove, searchInSlices, searchThrough } from './advice.ts';
import { STOPPED_CLOCK } from './bot.ts';
import { levelSettings, plainUct } from './levels.ts';
import { advanceRoot, newSearch, runRollouts, type Search, type SearchSettings, setRoot } from './search.ts';
import { type SticksState, sticks } from './testing/sticks.ts';
import { NO_NODE, PROVEN_WIN, ROOT, UNPROVEN } from './tree.ts';

const desert = await loadGameWithHeuristics('durch-die-wueste');
const settings: SearchSettings = { ...levelSettings.strong.settings, nodes: 1 << 13 };

/** The game after its set-up and so many random moves. */
function after<S extends State<S>>(game: Game<S>, seats: number, moves: number, random: Random, options = {}): S {
  const s = game.initial(seats, readOptions(game.options, options));
  for (let left = moves; game.actor(s) !== NOBODY; ) {
    if (game.actor(s) !== CHANCE && left-- === 0) break;
    const legal = movesOf(game, s);
    game.apply(s, game.actor(s) === CHANCE ? game.sample(s, random) : legal[random.below(legal.length)]);
  }
  return s;
}

function searched<S extends State<S>>(game: Game<S>, view: S, rollouts: number, how = settings, seed = 1): Search<S> {
  const search = newSearch(game, view, how, seeded(seed));
  setRoot(search, view, game.actor(view));
  runRollouts(search, rollouts);
  return search;
}

const bestOf = <S extends State<S>>(search: Search<S>): Move => adviceOf(search)[0].move;

test.each([2, 3, 4, 5])('the same seed and budget give the same tree, with %i seats', seats => {
  const s = after(desert, seats, 30, seeded('same'));
  const [one, two, other] = [1, 1, 2].map(seed => searched(desert, s, 300, settings, seed));
  expect(adviceOf(one)).toEqual(adviceOf(two));
  expect(one.tree.value).toEqual(two.tree.value);
  expect(one.tree.value).not.toEqual(other.tree.value);
});

test('a search leaves the state it is given as it is', () => {
  const s = after(desert, 2, 30, seeded('left'));
  const before = copyOf(s);
  searched(desert, s, 100);
  expect(sameBytes(s, before)).toBe(true);
});

test('with ten sticks two are taken, and that is known to win', () => {
  const search = searched(sticks, sticks.initial(2, { sticks: 10 }), 5000);
  expect(bestOf(search)).toBe(2);
  expect(search.tree.proven[ROOT]).toBe(PROVEN_WIN);
  expect(search.tree.visits[ROOT]).toBeLessThan(5000);
  expect(adviceOf(search)[0]).toMatchObject({ proven: true, share: 1, points: [1, 0] });
});

test('with four sticks every move is known to lose', () => {
  const search = searched(sticks, sticks.initial(2, { sticks: 4 }), 5000);
  expect(search.tree.proven[ROOT]).toBe(PROVEN_WIN + 1);
  expect(adviceOf(search).map(({ share, proven }) => ({ share, proven }))).toContainEqual({
    share: 0,
    proven: true,
  });
});

test('of three seats each looks after itself', () => {
  // A player left with four sticks can't win; the next can, and takes the three that are left after one.
  const search = searched(sticks, sticks.initial(3, { sticks: 4 }), 5000);
  expect(search.tree.proven[ROOT]).toBe(PROVEN_WIN + 1);
});

test('plain UCT finds the winning stick too', () => {
  expect(bestOf(searched(sticks, sticks.initial(2, { sticks: 11 }), 4000, { ...plainUct.settings, nodes: 4096 }))).toBe(
    3,
  );
});

test('hidden pearls: of two in hand the one that wins more often is laid', () => {
  const s = pearls.initial(2, readOptions(pearls.options, { rounds: 1 }));
  for (const value of [0, 2, 3, 1]) pearls.apply(s, DRAW + value);
  pearls.mask(s, 0);
  const search = searched(pearls, s, 2000);
  expect(bestOf(search)).toBe(LAY + 3);
  expect(search.tree.proven.every(code => code === UNPROVEN)).toBe(true);
});

test('whatever the hidden hand is guessed to be, only legal moves are tried', () => {
  const strict: typeof pearls = {
    ...pearls,
    apply(s, m) {
      expect(pearls.forbids(s, m)).toBeUndefined();
      pearls.apply(s, m);
    },
  };
  const s = after(pearls, 2, 0, seeded('strict'), { rounds: 3 });
  pearls.mask(s, 0);
  const search = searched(strict, s, 500);
  expect(search.determinizes).toBe(true);
  expect(search.tree.size).toBeGreaterThan(100);
});

test('what a seat has reason to suppose is filled in before the rest, in each world; plain UCT supposes nothing', () => {
  const s = after(pearls, 2, 0, seeded('supposing'), { rounds: 3 });
  pearls.mask(s, 0);
  const supposed: boolean[] = [];
  const suspicious: typeof pearls = {
    ...pearls,
    heuristics: {
      ...pearls.heuristics,
      suppose: (world, seat) => void supposed.push(seat === 0 && sameBytes(world, s)),
    },
  };
  searched(suspicious, s, 20);
  expect(supposed).toEqual(Array.from({ length: 20 }, () => true));
  searched(suspicious, s, 20, plainUct.settings);
  expect(supposed).toHaveLength(20);
});

test('where secrets change nothing but points, moves are compared as in the open', async () => {
  const caravan = await loadGameWithHeuristics('nomadi');
  const random = seeded('cards');
  const s = caravan.initial(2, readOptions(caravan.options));
  let search: Search<AnyState> | undefined;
  while (!search?.determinizes) {
    const actor = caravan.actor(s);
    const view = copyOf(s);
    if (actor >= 0) caravan.mask(view, actor);
    if (actor >= 0) search = searched(caravan, view, 60);
    caravan.apply(s, actor === CHANCE ? caravan.sample(s, random) : bestOf(search as Search<AnyState>));
  }
  const { tree } = searched(caravan, search.root, 300);
  expect(tree.visits[ROOT]).toBe(300);
  expect(tree.availability.subarray(0, tree.size).every(times => times === 0)).toBe(true);
  expect(movesOf(caravan, search.root)).toEqual(expect.arrayContaining(adviceOf(search).map(({ move }) => move)));
});

test('thinking stops at the time cap', () => {
  const s = after(desert, 2, 20, seeded('cap'));
  const search = newSearch(desert, s, settings);
  setRoot(search, s, desert.actor(s));
  let now = 0;
  searchThrough(search, { rollouts: 100_000, milliseconds: 50 }, () => (now += 10));
  expect(search.tree.visits[ROOT]).toBeGreaterThan(0);
  expect(search.tree.visits[ROOT]).toBeLessThan(500);
});

test('thinking comes in slices and can be left at any of them', () => {
  const s = after(desert, 2, 20, seeded('slices'));
  const search = newSearch(desert, s, settings);
  setRoot(search, s, desert.actor(s));
  const slices = searchInSlices(search, { rollouts: 1000, milliseconds: 1000 }, STOPPED_CLOCK);
  expect([slices.next().value, slices.next().value]).toEqual([16, 32]);
  expect(movesOf(desert, s)).toContain(chooseMove(search, { temperature: 0 }, seeded(1)));
  expect([...slices].at(-1)).toBe(1000);
});

test('the tree of what was really played is kept, and its moves are legal there', () => {
  const s = after(desert, 2, 20, seeded('reuse'));
  const search = searched(desert, s, 1500);
  for (let step = 0; step < 6; step++) {
    const { move, visits } = adviceOf(search)[0];
    desert.apply(s, move);
    advanceRoot(search, move);
    setRoot(search, s, search.viewer);
    expect(search.tree.visits[ROOT]).toBe(visits);
    runRollouts(search, 300);
    const legal = movesOf(desert, s);
    for (const advice of adviceOf(search)) expect(legal).toContain(advice.move);
  }
});

test('a search that lost track begins afresh', () => {
  const s = after(desert, 2, 20, seeded('lost'));
  const search = searched(desert, s, 500);
  const unseen =
    movesOf(desert, s).find(m => adviceOf(search).every(({ move }) => move !== m)) ?? movesOf(desert, s)[0];
  desert.apply(s, unseen);
  setRoot(search, s, search.viewer);
  expect(search.tree.size).toBe(1);
  runRollouts(search, 50);
  setRoot(search, s, search.viewer);
  expect(search.tree.size).toBeGreaterThan(1);
  advanceRoot(search, undefined);
  setRoot(search, s, search.viewer);
  expect(search.tree.first[ROOT]).toBe(NO_NODE);
});

test('a small pool fills up and thinking goes on', () => {
  const s = after(desert, 4, 40, seeded('pool'));
  const search = searched(desert, s, 2000, { ...settings, nodes: 256 });
  expect(search.tree.size).toBeLessThanOrEqual(256);
  expect(search.tree.visits[ROOT]).toBe(2000);
});

test('a game without knowledge is played from its rules alone', () => {
  const { heuristics: _, ...plain } = desert;
  const s = after(plain, 2, 40, seeded('plain'));
  const search = searched(plain, s, 1500, { ...settings, nodes: 1 << 16 });
  expect(search.tree.expanded[ROOT]).toBe(1);
  expect(movesOf(desert, s)).toContain(bestOf(search));
});

test('at a temperature other moves are played too, and better ones more often', () => {
  const s = after(desert, 2, 20, seeded('warm'));
  const search = searched(desert, s, 500);
  const random = seeded('warm');
  const chosen = Array.from({ length: 300 }, () => chooseMove(search, { temperature: 1 }, random));
  const [best, second] = adviceOf(search);
  const count = (move: Move) => chosen.filter(each => each === move).length;
  expect(new Set(chosen).size).toBeGreaterThan(1);
  expect(count(best.move) + count(second.move)).toBeGreaterThan(30);
  expect(new Set(Array.from({ length: 20 }, () => chooseMove(search, { temperature: 0 }, random)))).toEqual(
    new Set([best.move]),
  );
});

/** Sticks with an evaluation that tells when it was asked for. */
function foreseen(asked: number[]): typeof sticks {
  const evaluate = (s: SticksState, out: Float64Array) => {
    asked.push(s.left[0]);
    out.fill(0);
  };
  const tuning = { rolloutDepth: 0, uctFactor: 1, raveFactor: 0 };
  return { ...sticks, heuristics: { evaluate, tuning, isQuiescent: s => s.left[0] % 2 === 0 } };
}

test('an evaluation waits for a quiescent state', () => {
  const asked: number[] = [];
  searched(foreseen(asked), sticks.initial(2, { sticks: 11 }), 50);
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.every(left => left % 2 === 0)).toBe(true);
});

test('where a game says so, nothing is learnt from the same move later on', () => {
  const kin = (game: typeof sticks) => searched(game, sticks.initial(2, { sticks: 11 }), 50).tree.amafVisits;
  expect(kin(sticks).some(count => count > 0)).toBe(true);
  expect(kin(foreseen([])).every(count => count === 0)).toBe(true);
});
