import { expect, test } from 'vitest';
import { filesUnder, textOf } from './tree.ts';

/** What only makes sense on one machine or in one network has no place in a public project. */
const unwanted = {
  'a path of one machine':
    /(?<![\w.~*-])\/(?:home|Users|root|tmp|work|workspace|opt|srv|mnt|private)\/[\w.-]+|\b[A-Z]:\\\w+/,
  'the address of a registry or proxy': /https?:\/\/[^\s/"']*(?:registry|artifactory|nexus|verdaccio|proxy)/i,
  'an address inside a private network':
    /https?:\/\/(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|[^\s/"':]+\.(?:internal|lan|corp)\b)/i,
  'a setting of one registry': /^\s*(?:@[\w-]+:)?registry\s*=|_auth[T]oken/m,
};

const text =
  /\.(?:[cm]?[jt]sx?|json[cl]?|md|css|html|svg|txt|ya?ml|sh)$|\/run$|\.(?:npmrc|gitignore|gitattributes|editorconfig)$/;

function findings(content: string): string[] {
  return Object.entries(unwanted).flatMap(([what, pattern]) => {
    const found = pattern.exec(content);
    return found ? [`${what}: ${found[0].trim()}`] : [];
  });
}

/** Put together here, or this very file would be found. */
const slashed = (...names: string[]) => ['', ...names].join('/');

test.each([
  `see ${slashed('home', 'ann', 'games')}`,
  `"${slashed('Users', 'ann')}"`,
  ['C:', 'Users'].join('\\'),
  `https:/${slashed('registry.example.org', 'left-pad')}`,
  `http:/${slashed('10.0.0.7', 'left-pad')}`,
  `http:/${slashed('npm.example.internal', '')}`,
  ['registry', 'https://example.org'].join('='),
])('%s is found', content => {
  expect(findings(content)).not.toEqual([]);
});

test.each([
  'src/web/home/index.html',
  '../tmp/x',
  'https://nodejs.org',
  'http://localhost:8080',
  'a registry of games',
])('%s is no finding', content => {
  expect(findings(content)).toEqual([]);
});

test('no file speaks of one machine or network', () => {
  const files = filesUnder().filter(path => text.test(path));
  expect(files).toContain('.npmrc');
  expect(files).toContain('package-lock.json');
  expect(files.flatMap(path => findings(textOf(path)).map(finding => `${path}: ${finding}`))).toEqual([]);
});

test('the lock file names packages, not where they were fetched', () => {
  expect(textOf('package-lock.json')).not.toContain('"resolved"');
});
