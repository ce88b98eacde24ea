import { expect, test } from 'vitest';
import { filesUnder, textOf } from './tree.ts';

const files = new Set(filesUnder());
const texts = [...files].filter(path => /^(docs\/|src\/.*RULES)?[^/]*\.md$|^docs\/decisions\//.test(path));

/** A path as docs write it: from the root, or from src/ or the folder of any game. */
function isThere(path: string): boolean {
  if (files.has(path) || files.has(`src/${path}`)) return true;
  return [...files].some(file => file.startsWith('src/games/') && file.endsWith(`/${path}`));
}

/** Paths of sources in backticks. Those with `X`, `*` or `my-game` stand for others. */
function pathsIn(text: string): readonly string[] {
  const quoted = [...text.matchAll(/`([\w./-]+\/[\w.-]+\.(?:ts|tsx|mjs|css|md))`/g)].map(([, path]) => path);
  return quoted.filter(path => !/(^|\/)X\/|my-game/.test(path));
}

test.each(texts.filter(path => path !== 'CHANGELOG.md'))('%s names files that are there', path => {
  expect(pathsIn(textOf(path)).filter(named => !isThere(named))).toEqual([]);
});
