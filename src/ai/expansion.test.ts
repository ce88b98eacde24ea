import { expect, test } from 'vitest';
import type { Game } from '../engine/game.ts';
import { expand, newExpansionScratch } from './expansion.ts';
import { type SticksState, sticks } from './testing/sticks.ts';
import { NO_NODE, newTree, ROOT, type Tree } from './tree.ts';

/** Sticks by somebody who believes that two is best, then three. */
const believer: Game<SticksState> = {
  ...sticks,
  heuristics: {
    rate(_, moves, out) {
      for (let i = 0; i < moves.length; i++) out[i] = [0, 1, 9, 4][moves.items[i]];
    },
  },
};

function childrenOf(tree: Tree): { move: number; prior: number }[] {
  const children = [];
  for (let child = tree.first[ROOT]; child !== NO_NODE; child = tree.next[child])
    children.push({ move: tree.move[child], prior: tree.prior[child] });
  return children;
}

function grown(game: Game<SticksState>, width: number, priorWeight: number): Tree {
  const tree = newTree(2, 16);
  expand(tree, ROOT, game, game.initial(2, { sticks: 10 }), newExpansionScratch(3), { width, priorWeight });
  return tree;
}

test('without a rating every move gets the same attention', () => {
  const third = Math.fround(1 / 3);
  const children = [1, 2, 3].map(move => ({ move, prior: third }));
  expect(childrenOf(grown(sticks, 1, 1))).toEqual(children);
  expect(childrenOf(grown(believer, 1, 0))).toEqual(children);
});

test('the best by the rating are kept, best first', () => {
  const tree = grown(believer, 2, 1);
  expect(childrenOf(tree).map(({ move }) => move)).toEqual([2, 3]);
  expect(tree.expanded[ROOT]).toBe(0);
  expect(grown(believer, 3, 1).expanded[ROOT]).toBe(1);
});

test('better moves get a higher prior, the less so the less weight the rating has', () => {
  const [firm, loose] = [1, 0.5].map(priorWeight =>
    childrenOf(grown(believer, 3, priorWeight)).map(({ prior }) => prior),
  );
  expect(firm[0]).toBeGreaterThan(firm[1]);
  expect(firm[1]).toBeGreaterThan(firm[2]);
  expect(firm[0] - firm[2]).toBeGreaterThan(loose[0] - loose[2]);
  for (const priors of [firm, loose]) expect(priors.reduce((sum, prior) => sum + prior)).toBeCloseTo(1, 5);
});

test('a tree without room gets nothing', () => {
  const tree = newTree(2, 3);
  const s = sticks.initial(2, { sticks: 10 });
  expect(expand(tree, ROOT, sticks, s, newExpansionScratch(3), { width: 3, priorWeight: 1 })).toBe(false);
  expect(childrenOf(tree)).toEqual([]);
});
