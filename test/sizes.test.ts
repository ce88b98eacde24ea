import { expect, test } from 'vitest';
import { excesses, filesOf } from '../tools/sizes.mjs';

const manifest = {
  'index.html': { file: 'page.js', imports: ['_shared.js'] },
  'words/en.ts': { file: 'en.js' },
  '_shared.js': { file: 'shared.js', imports: ['_deep.js', 'index.html'] },
  '_deep.js': { file: 'deep.js' },
  'lonely.css': { file: 'lonely.css' },
};

test('a source is weighed with everything that it imports, once', () => {
  expect(filesOf(manifest, ['index.html', '_deep.js']).toSorted()).toEqual(['deep.js', 'page.js', 'shared.js']);
});

test('only scripts are weighed, and what is part of another script is not missed', () => {
  expect(filesOf(manifest, ['lonely.css', 'words/en.ts', 'part/of/page.ts'])).toEqual(['en.js']);
});

test('what is too large is named with its size and the limit', () => {
  expect(excesses({ start_gzip: 60_000, games: { nomadi: 39_000 } })).toEqual([]);
  expect(excesses({ start_gzip: 60_001, games: { nomadi: 39_001 } })).toEqual([
    'the start page: 60001 bytes, and 60000 are allowed',
    'nomadi: 39001 bytes, and 39000 are allowed',
  ]);
});
