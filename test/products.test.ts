import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { page, programs } from '../tools/prepare.mjs';
import { root } from './tree.ts';

test('what is built is built anew after a change to any part of the sources that goes into it', () => {
  const parts = readdirSync(`${root}src`).map(name => `src/${name}`);
  const of = ({ sources }: { readonly sources: readonly string[] }) =>
    sources.filter(path => path.startsWith('src/')).toSorted();
  expect(of(programs)).toEqual(parts.filter(part => part !== 'src/web').toSorted());
  expect(of(page)).toEqual(parts.filter(part => !['src/cli', 'src/server'].includes(part)).toSorted());
});
