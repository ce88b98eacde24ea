import { expect, test } from 'vitest';
import { importsOf, UNREADABLE } from './imports.ts';
import { type LayerName, layers, OWN_FILES, trees } from './layers.ts';
import { filesUnder, textOf } from './tree.ts';
import { objection } from './walls.ts';
import { docs } from './walls-docs.ts';

test('every way to import is seen', () => {
  const ways: Record<string, string[]> = {
    "import { a } from './a.ts';": ['./a.ts'],
    "import './a.css';": ['./a.css'],
    "import type { A } from './a.ts';": ['./a.ts'],
    "export * from './a.ts';": ['./a.ts'],
    "export type { A } from './a.ts';": ['./a.ts'],
    "const a = () => import('./a.ts');": ['./a.ts'],
    "type A = Parameters<typeof import('./a.ts').a>;": ['./a.ts'],
    "const a = require('./a.cjs');": ['./a.cjs'],
    "const a = createRequire(import.meta.url)('./a.cjs');": ['./a.cjs'],
    "const a = import.meta.glob(['./a/*.ts', './b/*.ts']);": ['./a/*.ts', './b/*.ts'],
    "const a = new Worker(new URL('./a.ts', import.meta.url));": ['./a.ts'],
    'const a = (name: string) => import(name);': [UNREADABLE],
    "// import { a } from './a.ts'": [],
    'export const a = "from \'./a.ts\'";': [],
  };
  for (const [source, names] of Object.entries(ways)) expect(importsOf('made-up.ts', source), source).toEqual(names);
});

const forbidden = [
  ['engine/game.ts', '../games/registry.ts', 'engine may not import registry'],
  ['engine/game.ts', 'pure-rand', 'engine does not use this package'],
  ['engine/game.ts', 'node:fs', 'engine does not use this package'],
  ['engine/game.ts', './testing/toy.ts', 'only tests import what is made for tests'],
  ['engine/game.ts', '../../package.json', 'it lies outside src/'],
  ['engine/game.ts', UNREADABLE, 'nobody can tell what it imports'],
  ['engine/laws.test.ts', '../games/nomadi/rules.ts', 'engine may not import game'],
  ['games/nomadi/rules.ts', '../wuestenkoenige/rules.ts', 'no game imports another'],
  ['games/nomadi/rules.test.ts', '../wuestenkoenige/rules.ts', 'no game imports another'],
  ['games/nomadi/rules.ts', './view/board.tsx', 'game may not import view'],
  ['games/nomadi/view/board/board.tsx', '../../rules/moves.ts', 'a view asks no rules'],
  ['games/nomadi/view/board/board.tsx', '../../game.ts', 'a view asks no rules'],
  ['games/nomadi/rules.ts', '../registry.ts', 'game may not import registry'],
  ['games/nomadi/view/board.tsx', '../../wuestenkoenige/state.ts', 'no game imports another'],
  ['games/nomadi/view/board.tsx', '../../../web/online/lobby-screen.tsx', 'view may not import web'],
  ['web/kit/board.tsx', '../../games/nomadi/rules/state.ts', 'kit may not import game'],
  ['web/kit/board.tsx', '../page/settings.ts', 'kit may not import web'],
  ['web/ui/dialog.tsx', '../app/overlay.tsx', 'web/ui may not import web/app'],
  ['web/words/en.ts', '../table/table-context.ts', 'web/words may not import web/table'],
  ['web/replay/replay-view.tsx', '../online/chat.tsx', 'web/replay may not import web/online'],
  ['server/matches/live-match.ts', '../app/service.ts', 'server/matches may not import server/app'],
  ['web/main.tsx', './app/app.tsx', 'web has no folder .'],
  ['web/app/app.tsx', '../nowhere/a.ts', 'web has no folder nowhere'],
  ['table/chance.ts', 'node:crypto', 'table does not use this package'],
  ['ai/search.ts', '../games/nomadi/rules.ts', 'ai may not import game'],
  ['server/main.ts', '../web/words.ts', 'server may not import web'],
  ['web/app/main.tsx', '../../server/matches/lobby.ts', 'web may not import server'],
  ['web/app/main.tsx', 'node:path', 'web has to run in a browser'],
  ['cli/perft.ts', 'boardgame.io/client', 'boardgame.io is for the benchmark alone'],
  ['server/main.test.ts', 'boardgame.io', 'boardgame.io is for the benchmark alone'],
  ['server/main.ts', '@colyseus/core', '@colyseus is for the benchmark alone'],
  ['server/main.ts', '../cli/main.ts', 'server may not import cli'],
  ['tools.ts', './engine/game.ts', 'the file belongs to no layer'],
  ['engine/game.ts', '../tools.ts', 'what it imports belongs to no layer'],
] as const;

test.each(forbidden)('%s may not import %s', (file, imported, why) => {
  expect(objection(file, imported)).toBe(why);
});

const allowed = [
  ['engine/laws.ts', './game.ts'],
  ['engine/laws.test.ts', '../games/registry.ts'],
  ['engine/laws.test.ts', 'fast-check'],
  ['engine/laws.test.ts', './testing/toy.ts'],
  ['games/registry.ts', './nomadi/game.ts'],
  ['games/laws.test.ts', '../engine/laws.ts'],
  ['games/nomadi/rules.ts', './state.ts'],
  ['games/nomadi/rules.ts', '../../engine/game.ts'],
  ['games/nomadi/view/board.tsx', '../rules/state.ts'],
  ['games/nomadi/view/book/rulebook-figures.tsx', '../../game.ts'],
  ['games/nomadi/view/board/board.test.ts', '../../rules/moves.ts'],
  ['games/nomadi/view/board.tsx', '../words/en.ts'],
  ['games/nomadi/view/board.tsx', '../../../web/kit/draw/hexes.ts'],
  ['games/nomadi/view/board.tsx', 'preact'],
  ['web/catalogue/view-loader.ts', '../../games/*/view/view.tsx'],
  ['web/app/overlay.tsx', '../ui/dialog.tsx'],
  ['web/table/prompt.tsx', '../kit/view.ts'],
  ['web/words/words.test.ts', '../table/table-context.ts'],
  ['table/chance.ts', '@noble/hashes/hmac.js'],
  ['server/main.ts', 'node:path'],
  ['cli/bench/toy.ts', 'boardgame.io/client'],
  ['cli/bench.ts', 'boardgame.io/client'],
  ['cli/bench/servers/colyseus.ts', '@colyseus/core'],
  ['cli/bench/servers/ours.ts', '../../../server/app/run.ts'],
] as const;

test.each(allowed)('%s may import %s', (file, imported) => {
  expect(objection(file, imported)).toBeUndefined();
});

test('no file of the project breaks a wall', () => {
  const files = filesUnder('src').filter(path => /\.tsx?$/.test(path));
  const broken = files.flatMap(path =>
    importsOf(path, textOf(path)).flatMap(imported => {
      const why = objection(path.replace('src/', ''), imported);
      return why ? [`${path} imports ${imported}: ${why}`] : [];
    }),
  );
  expect(files.length).toBeGreaterThan(0);
  expect(broken).toEqual([]);
});

test.each(docs)('$path says what the walls are; if not, `npm run walls` writes it', ({ path, rewritten }) => {
  expect(rewritten(textOf(path))).toBe(textOf(path));
});

test('what a reader is to begin with is there', () => {
  const paths = new Set(filesUnder('src'));
  const folderOf = (path: string) => `src/${path.replace('/registry.ts', '').replace('/X', '/nomadi')}`;
  const wanted = Object.values(layers).flatMap(({ path, begin }) => begin.map(name => `${folderOf(path)}/${name}`));
  expect(wanted.filter(path => !paths.has(path))).toEqual([]);
});

test.each(Object.entries(trees))('the folders of %s are there', (layer, tree) => {
  const { path } = layers[layer as LayerName];
  const files = filesUnder(`src/${path}`);
  const folders = tree.flatMap(row => Object.keys(row)).filter(folder => folder !== OWN_FILES);
  const empty = folders.filter(folder => !files.some(file => file.startsWith(`src/${path}/${folder}/`)));
  expect(empty).toEqual([]);
});
