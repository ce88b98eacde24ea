import { expect, test } from 'vitest';
import { newMatchOptions, type OptionSpec, readOptions } from '../engine/options.ts';
import { testedGames } from './testing/games.ts';

function strayValues({ values, default: meant, usual, faceDown }: OptionSpec) {
  return [meant, usual, faceDown].filter(value => value !== undefined && !values.includes(value));
}

/** Where a new match differs from the logs of old, those mean something else, and the version says so too. */
function isTellingEditions({ default: meant, usual }: OptionSpec, version: number): boolean {
  return usual === undefined || (meant !== undefined && meant !== usual && version > 1);
}

test.each(testedGames)('$id: every option means something in any log and in a new match', async ({ load }) => {
  const { options, version } = await load();
  expect(options.flatMap(strayValues)).toEqual([]);
  expect(options.filter(spec => !isTellingEditions(spec, version))).toEqual([]);
  expect(Object.keys(newMatchOptions(options))).toEqual(Object.keys(readOptions(options)));
});
