import { expect, test } from 'vitest';
import { cyclesIn, folderGraph, type Graph, importGraph } from './graph.ts';
import { isTest } from './walls.ts';

const graphOf = (edges: Readonly<Record<string, readonly string[]>>): Graph =>
  new Map(Object.entries(edges).map(([from, to]) => [from, new Set(to)]));

test('a cycle is named by the shortest way round', () => {
  const graph = graphOf({ a: ['b', 'd'], b: ['c'], c: ['a', 'd'], d: ['a'], e: ['a'], f: [] });
  expect(cyclesIn(graph)).toEqual(['a → d → a', 'b → c → a → b']);
});

test('folders go round where their files do not', () => {
  const graph = graphOf({ 'a/one.ts': ['b/two.ts'], 'b/two.ts': [], 'b/three.ts': ['a/one.ts', 'b/two.ts'] });
  expect(cyclesIn(graph)).toEqual([]);
  expect(cyclesIn(folderGraph(graph))).toEqual(['a → b → a']);
});

const files = importGraph('src');

test('no file imports itself over others', () => {
  expect(files.size).toBeGreaterThan(0);
  expect(cyclesIn(files)).toEqual([]);
});

/** Tests look at a part together with what is built on it. */
const product: Graph = new Map([...files].filter(([file]) => !isTest(file)));

test('no folder imports itself over others', () => {
  expect(cyclesIn(folderGraph(product))).toEqual([]);
});
