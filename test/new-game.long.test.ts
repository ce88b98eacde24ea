import { afterAll, expect, test } from 'vitest';
import { copyProject } from './project-copy.ts';

const TSC = 'node_modules/typescript/bin/tsc';
const VITEST = 'node_modules/vitest/vitest.mjs';
const BIOME = 'node_modules/@biomejs/biome/bin/biome';

const copy = copyProject();
afterAll(() => copy.remove());

test('`npm run new-game` makes a game that is well written, well typed and keeps every law', () => {
  const made = copy.node('tools/new-game.mjs', 'two-words');
  expect(made).toMatchObject({ code: 0, text: expect.stringContaining('Two Words is in src/games/two-words') });
  expect(copy.node(BIOME, 'ci', '--colors=off', 'src/games')).toMatchObject({ code: 0 });
  expect(copy.node(TSC, '-b', 'tsconfig.web.json')).toEqual({ code: 0, text: '' });
  const own = copy.node(VITEST, 'run', 'src/games/two-words');
  expect(own.text).toMatch(/Tests +\d{2} passed/);
  const shared = ['laws', 'perft', 'transcripts', 'rooms'].map(name => `src/games/${name}.test.ts`);
  expect(copy.node(VITEST, 'run', ...shared, 'test/rules.test.ts', '-t', 'two-words')).toMatchObject({ code: 0 });
});

test('what is there is not written over', () => {
  expect(copy.node('tools/new-game.mjs', 'two-words')).toEqual({
    code: 1,
    text: '\nsrc/games/two-words is there already. Nothing was changed.\n',
  });
});
