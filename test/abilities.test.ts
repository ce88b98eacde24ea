import { expect, test } from 'vitest';
import { filesUnder, textOf } from './tree.ts';
import { isTest } from './walls.ts';

/** Asking a browser for what it has, or for its name. */
const asking = [
  /(['"`])\w+\1 in (?:navigator|window|globalThis|self|document|registration)\b/,
  /typeof [A-Z]\w+ [!=]== 'undefined'/,
  /navigator(?:\.\w+)*\?\./,
  /\buserAgent\b|navigator\.(?:platform|vendor)\b/,
];

const where = 'src/web/browser/abilities.ts';

/** The lines of a source that ask. */
function questionsIn(source: string): string[] {
  return source.split('\n').filter(line => asking.some(pattern => pattern.test(line)));
}

test('what asks a browser is recognized', () => {
  const lines = [
    "if (!('share' in navigator)) return;",
    "if (typeof AudioContext === 'undefined') return;",
    'await navigator.serviceWorker?.ready;',
    'if (/Safari/.test(navigator.userAgent)) return;',
    'await navigator.share({ url });',
  ];
  expect(questionsIn(lines.join('\n'))).toEqual(lines.slice(0, -1));
});

test('one file of the page asks what its browser can do, and no other', () => {
  const sources = filesUnder('src').filter(path => /^src\/(?:web|games\/.*\/view)\/.*\.tsx?$/.test(path));
  const others = sources.filter(path => path !== where && !isTest(path));
  expect(others.flatMap(path => questionsIn(textOf(path)).map(line => `${path}: ${line.trim()}`))).toEqual([]);
});
