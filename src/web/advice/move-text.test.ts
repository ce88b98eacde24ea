import { expect, test } from 'vitest';
import { CHANCE, type Game, movesOf } from '../../engine/game.ts';
import { readOptions } from '../../engine/options.ts';
import { seeded } from '../../engine/random.ts';
import { type AnyState, copyOf } from '../../engine/state.ts';
import { loadGame } from '../../games/registry.ts';
import type { GameWords } from '../kit/view.ts';
import { desert, played } from '../recording/testing/played.ts';
import { playLine } from './lines.ts';
import { buttonText, lineInWords, linesInWords, moveText } from './move-text.ts';

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

/** The first position of a match in which somebody moves. */
function openKings(game: Game): AnyState {
  const s = game.initial(2, readOptions(game.options));
  const random = seeded('walk');
  while (game.actor(s) === CHANCE) game.apply(s, game.sample(s, random));
  return s;
}

/** No card, and two steps of one camel over hexes. */
function walkOf(game: Game, s: AnyState): readonly string[] {
  const after = copyOf(s);
  const texts: string[] = ['skip'];
  game.apply(after, game.parse(after, 'skip'));
  for (let from = 'palace'; texts.length < 3; from = texts.at(-1)!.split(' ')[3]!) {
    const steps = movesOf(game, after).map(move => game.format(after, move));
    const step = steps.find(each => each.startsWith(`go ${from} `) && /[a-z]\d+$/.test(each))!;
    texts.push(step);
    game.apply(after, game.parse(after, step));
  }
  return texts;
}

/** A walk of one camel, told by its ends. */
const walkLabels = {
  go: ([, from, , to]: readonly string[]) => `${from} to ${to}`,
  end: () => 'stop',
  skip: () => 'no card',
};

test('a line is told step by step, and a walk by its ends', async () => {
  const kings = await loadGame('wuestenkoenige');
  const s = openKings(kings);
  const line = playLine(kings, s, kings.actor(s), walkOf(kings, s));
  const speaker = { game: kings, gameWords: { ...nothing, moveLabels: walkLabels } as unknown as GameWords, who };
  const [start, middle, end] = line.moves
    .map((move, i) => kings.format(line.states[i], move).split(' '))
    .flatMap(([verb, from, , to], i, all) => (verb === 'go' ? (i === all.length - 1 ? [from, to] : [from]) : []));
  expect(line.moves.length).toBeGreaterThan(2);
  expect(lineInWords(speaker, line)).toContain(`${start} to ${end}`);
  expect(lineInWords(speaker, line)).not.toContain(middle);
});

test('lines that would read the same are told as the log does', () => {
  const s = state;
  const lines = movesOf(desert, s)
    .slice(0, 2)
    .map(move => playLine(desert, s, desert.actor(s), [desert.format(s, move)]));
  const gameWords = {
    ...nothing,
    moveLabels: { camel: () => 'a camel' },
    story: { camel: ({ hex: at }: { hex: string }) => `on ${at}` },
  } as unknown as GameWords;
  const speaker = { game: desert, gameWords, who };
  expect(linesInWords(speaker, lines.slice(0, 1))).toEqual(['a camel']);
  const [one, other] = linesInWords(speaker, lines);
  expect(one).toMatch(/^on /);
  expect(one).not.toBe(other);
});
