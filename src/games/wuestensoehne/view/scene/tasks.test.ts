import { expect, test } from 'vitest';
import { position } from '../../text/position.ts';
import { words as de } from '../../words/de.ts';
import { words as en } from '../../words/en.ts';
import { words as nl } from '../../words/nl.ts';
import { task } from './tasks.ts';

/** What somebody with a full display is told who is about to move, on the bare cross. */
const bound = (duty: boolean) =>
  task(position('', { seats: 2, options: { edition: 2, duty }, displays: ['N N N'] }), []);

test.each([
  ['en', en, /^You have three tiles/],
  ['de', de, /^Du hast drei Plättchen/],
  ['nl', nl, /^Je hebt drie tegels/],
])('%s says where a full display binds its owner to go, but only with the option (WS-DUTY-1)', (_, words, told) => {
  expect(words.prompts.move({ chosen: [], args: bound(true).args })).toMatch(told);
  expect(words.prompts.move({ chosen: [], args: bound(false).args })).not.toMatch(told);
});
