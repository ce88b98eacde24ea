import { expect, test } from 'vitest';
import { movesOf } from '../../engine/game.ts';
import type { GameWords } from '../kit/view.ts';
import { desert, played } from '../recording/testing/played.ts';
import { buttonText, moveText } from './move-text.ts';

const { state } = played(2, 20);
const text = desert.format(state, movesOf(desert, state)[0]);
const [, colour, hex] = text.split(' ');
const who = (seat: number) => `seat ${seat}`;
const nothing = { moveLabels: {}, story: {}, tokens: {} };

const say = (some: Partial<GameWords>) =>
  moveText({ game: desert, gameWords: { ...nothing, ...some } as GameWords, who }, state, text);

test('a move is said as a button would say it', () => {
  const moveLabels = { camel: (tokens: readonly string[]) => `Place ${tokens.slice(1).join(' on ')}` };
  expect(say({ moveLabels })).toBe(`Place ${colour} on ${hex}`);
});

test('where a game has no button for it, it is told as the log does', () => {
  const story = { camel: (args: { seat: number; hex: string }, name: typeof who) => `${name(args.seat)}: ${args.hex}` };
  expect(say({ story })).toMatch(new RegExp(`^seat \\d: ${hex}$`));
});

test('what nobody can tell is said word by word', () => {
  expect(say({ tokens: { camel: 'Kamel' } })).toBe(`Kamel ${colour} ${hex}`);
});

test('a button says no more than the words of the move', () => {
  const gameWords = { ...nothing, tokens: { camel: 'Kamel' } } as unknown as GameWords;
  expect(buttonText(gameWords, ['camel', 'b2'])).toBe('Kamel b2');
});
