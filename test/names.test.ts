import { expect, test } from 'vitest';
import { exportedBy, sharedNames } from './names.ts';
import { filesUnder, textOf } from './tree.ts';
import { isTest } from './walls.ts';

test('every way to declare an exported name is seen', () => {
  const source = `
    export function a() {}
    export async function* b() {}
    export class C {}
    export interface D {}
    export type E = D;
    export const f = 1, g = 2;
    export abstract class H {}
    export { a as i } from './i.ts';
    export type { J } from './j.ts';
    const k = 3;
  `;
  expect(exportedBy('made-up.ts', source)).toEqual(['a', 'b', 'C', 'D', 'E', 'f', 'g', 'H']);
});

test('the same place in two games is one place', () => {
  const source = 'export const a = 1;';
  const same = ['src/games/one/rules/a.ts', 'src/games/two/rules/b.ts'].map(path => [path, source] as const);
  expect(sharedNames(new Map(same)).size).toBe(0);
  const other = [...same, ['src/ai/a.ts', source] as const];
  expect([...sharedNames(new Map(other)).get('a')!]).toEqual(['src/games/X/rules', 'src/ai']);
});

/** Roles: what has the same name because it is the same thing at another place. */
const roles: readonly (readonly [why: string, is: (name: string, folders: readonly string[]) => boolean])[] = [
  ['what a part of a game or of the page says', (_, folders) => folders.every(folder => folder.endsWith('/words'))],
  ['a command of the command line', (name, folders) => name === 'command' && folders.every(isOfCommandLine)],
];

function isOfCommandLine(folder: string): boolean {
  return folder.startsWith('src/cli');
}

/** Names that stand for one thing seen from two sides, each with what it is. */
const twoSides: Readonly<Record<string, string>> = {
  Board: 'the places of a game’s board, and their drawing',
  guide: 'the script of a guided game, and its words',
  coach: 'what a coach speaks of in a first game, and its words',
  rulebook: 'a rule book, and its words',
  orientation: 'how a game tells where one is, and its words',
  quest: 'what it takes to win, and its words',
  playerHues: 'the colours of a game’s seats, wherever its view has colours',
  cellTransform: 'where a place is drawn, wherever the view of a game has its places',
};

test('no exported name has two meanings', () => {
  // The small game of the tests is what new games are made from, so its names count as those of a game.
  const files = filesUnder('src').map(path => [path, path.replace('/testing/crossing/', '/crossing/')] as const);
  const sources = files.filter(([, path]) => /\.tsx?$/.test(path) && !isTest(path));
  const shared = sharedNames(new Map(sources.map(([path, place]) => [place, textOf(path)])));
  const isRole = (name: string, folders: readonly string[]) => roles.some(([, is]) => is(name, folders));
  const found = [...shared].filter(([name, folders]) => !isRole(name, [...folders]) && !Object.hasOwn(twoSides, name));
  expect(found.map(([name, folders]) => `${name}: ${[...folders].join(', ')}`)).toEqual([]);
  expect(Object.keys(twoSides).filter(name => !shared.has(name))).toEqual([]);
});
