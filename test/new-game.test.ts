import { afterAll, expect, test } from 'vitest';
import { idProblem, namesFor, takenPrefixes } from '../tools/game-template.mjs';
import { copyProject } from './project-copy.ts';

const TSC = 'node_modules/typescript/bin/tsc';
const VITEST = 'node_modules/vitest/vitest.mjs';
const BIOME = 'node_modules/@biomejs/biome/bin/biome';

const copy = copyProject();
afterAll(() => copy.remove());

test.each([
  [undefined, /needs an id/],
  ['Yote', /small letters/],
  ['2-b', /begun by a letter/],
  ['a--b', /single hyphens/],
  ['../up', /small letters/],
  ['x'.repeat(41), /too long/],
  ['testing', /belongs to the tests/],
  ['nomadi', /is there already/],
])('%s is no id for a new game', (id, why) => {
  expect(idProblem(id)).toMatch(why);
});

test('a game is called by its id, and its rules by two letters that no other game has', () => {
  const taken = takenPrefixes();
  expect([...taken].toSorted()).toEqual(expect.arrayContaining(['DW', 'NO', 'WK', 'WS']));
  expect(namesFor('two-words', taken)).toEqual({
    id: 'two-words',
    title: 'Two Words',
    type: 'TwoWordsState',
    prefix: 'TW',
  });
  expect(namesFor('nomads', taken).prefix).toBe('NM');
  expect(namesFor('x', taken).prefix).toBe('XA');
});

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
