import { expect, test } from 'vitest';
import { addChild, childWith, clearTree, copySubtree, isFull, NO_NODE, newTree, ROOT, type Tree } from './tree.ts';

/** A tree as nested moves, with the visits of each node. */
function shapeOf(tree: Tree, node = ROOT): unknown {
  const children: unknown[] = [];
  for (let child = tree.first[node]; child !== NO_NODE; child = tree.next[child]) children.push(shapeOf(tree, child));
  return [tree.move[node], tree.visits[node], ...children];
}

function family(): Tree {
  const tree = newTree(2, 16);
  const [left, right] = [addChild(tree, ROOT, 5, 0.5), addChild(tree, ROOT, 6, 0.5)];
  for (const [parent, move] of [
    [left, 7],
    [right, 8],
    [right, 9],
    [left, 10],
  ])
    tree.visits[addChild(tree, parent, move, 1)] = move;
  tree.value[right * 2 + 1] = 3;
  return tree;
}

test('children are found by their moves, the newest first', () => {
  const tree = family();
  expect(shapeOf(tree)).toEqual([0, 0, [6, 0, [9, 9], [8, 8]], [5, 0, [10, 10], [7, 7]]]);
  expect(tree.move[childWith(tree, ROOT, 5)]).toBe(5);
  expect(childWith(tree, ROOT, 7)).toBe(NO_NODE);
});

test('a transplanted part is the same tree with a new root', () => {
  const tree = family();
  const to = family();
  copySubtree(tree, childWith(tree, ROOT, 6), to);
  expect(shapeOf(to)).toEqual([6, 0, [9, 9], [8, 8]]);
  expect([...to.value.subarray(0, 2)]).toEqual([0, 3]);
  expect(to.size).toBe(3);
});

test('a cleared tree is a root and nothing else, and a full one has no room', () => {
  const tree = family();
  expect(isFull(tree, 9)).toBe(false);
  expect(isFull(tree, 10)).toBe(true);
  clearTree(tree);
  expect(shapeOf(tree)).toEqual([0, 0]);
});
