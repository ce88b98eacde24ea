import { expect, test } from 'vitest';
import { CHANCE, movesOf, NOBODY } from '../../../../engine/game.ts';
import { readOptions } from '../../../../engine/options.ts';
import { seeded } from '../../../../engine/random.ts';
import { game } from '../../game.ts';
import type { NomadiState } from '../../rules/state.ts';
import { position } from '../../text/position.ts';
import { words as de } from '../../words/de.ts';
import { words as en, type Words } from '../../words/en.ts';
import { words as nl } from '../../words/nl.ts';
import { task } from './tasks.ts';

const drawing = `
     a b c d e
  1  . . . . .
  2  . 1 0 ? .
  3  . . 0 . .
`;

/** The position after these moves of seat 0, who jumps onto a card with a stone of seat 1. */
function after(...texts: string[]) {
  const s = position(drawing, { seats: 2, dice: [1, 2] });
  for (const text of texts) game.apply(s, game.parse(s, text));
  return s;
}

const who = (seat: number) => ['Ada', 'Bo'][seat];
const haltAt = (...texts: string[]) => en.halt({ made: 1, chosen: [], args: task(after(...texts)).args, who });

test('while there are dice the task is to use them', () => {
  expect(task(after())).toEqual({ key: 'step', args: { left: 2, stones: 'c2 c3 b2' } });
  expect(haltAt()).toBeUndefined();
});

test('moves that are tried out stop at a card, and it is said what comes next', () => {
  expect(haltAt('2 b2 d2')?.button).toBe('Turn it over');
});

test('the finder is told the value, and whom to offer the card to', () => {
  expect(task(after('2 b2 d2', 'value -2'))).toEqual({ key: 'offer', args: { owner: 1, value: -2 } });
});

test('an offer that is tried out is said in its own words', () => {
  expect(haltAt('2 b2 d2', 'value -2', 'offer treasure')?.task).toBe('You say to Bo: “A treasure, by my beard!”');
  expect(haltAt('2 b2 d2', 'value -2', 'offer silent')?.task).toContain('without a word');
});

test('the owner hears who offers what', () => {
  const { key, args } = task(after('2 b2 d2', 'value -2', 'offer trap'));
  expect({ key, phrase: args.phrase, seat: args.seat }).toEqual({ key: 'answer', phrase: 'trap', seat: 0 });
});

/** Everything said about a position at the table: the prompt, and what stands where moves tried out stop. */
function saidAt(words: Words, s: NomadiState, chosen: readonly string[]): string {
  const { key, args } = task(s);
  const turn = { made: 0, chosen, args, who };
  const halt = words.halt(turn);
  return [words.prompts[key as keyof typeof words.prompts](turn), halt?.task, halt?.button].join(' ');
}

test('there is always something to say, in every language, whatever is chosen', () => {
  const random = seeded('tasks');
  const s = game.initial(2, readOptions(game.options));
  const said: string[] = [];
  while (game.actor(s) !== NOBODY) {
    const legal = movesOf(game, s);
    const isChance = game.actor(s) === CHANCE;
    const move = isChance ? game.sample(s, random) : legal[random.below(legal.length)];
    const chosen = game.format(s, move).split(' ').slice(0, 2);
    if (!isChance) said.push(...[en, de, nl].map(words => saidAt(words, s, chosen)));
    game.apply(s, move);
  }
  expect(said.filter(text => /undefined|NaN/.test(text) || text.trim().length < 8)).toEqual([]);
});
