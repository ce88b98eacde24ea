import { type Game, NOT_A_MOVE, type Seat } from '../../engine/game.ts';
import { type AnyState, copyOf } from '../../engine/state.ts';
import { type Candidate, candidateFor } from '../kit/candidate.ts';
import { candidatesAfter } from '../kit/input/move-builder.ts';
import type { Button, GameWords, Who } from '../kit/view.ts';
import type { AskedTable } from './asked-table.ts';
import { plainText } from './typed-text.ts';

/** A move with all that the game says of it. */
export interface SpokenMove {
  readonly candidate: Candidate;
  /** What is played for it, one after the other. */
  readonly moves: readonly string[];
  /** As it is told, the shortest first: as on its button, as a label, and as in the log. */
  readonly sentences: readonly string[];
  /** As it is written and as it is told, in the letters that texts are compared by. */
  readonly plain: { readonly written: string; readonly sentences: readonly string[] };
  /** All words that it is told with, without the name of who makes it. */
  readonly words: ReadonlySet<string>;
}

/**
 * The legal moves, and behind a choice that the board leaves out by itself, those that come after it; with all that the
 * board takes at once, as whole walks.
 */
export function spokenMoves(table: AskedTable): readonly SpokenMove[] {
  const { look, game } = table;
  const direct = [
    ...look.legal.map(candidate => spoken(table, look.s, candidate, [])),
    ...spokenWays(table, look.s, look.legal, []),
  ];
  const passed = table.orientation.passedOver;
  if (passed === undefined || !look.legal.some(({ text }) => text === passed)) return direct;
  const state = copyOf(look.s);
  game.apply(state, game.parse(look.s, passed));
  const legal = candidatesAfter(game, look.s, passed);
  const later = legal.map(candidate => spoken(table, state, candidate, [passed]));
  return [...direct, ...later, ...spokenWays(table, state, legal, [passed])];
}

/** Whole walks; those that are one step are legal moves. */
function spokenWays(
  { orientation, gameWords }: AskedTable,
  s: AnyState,
  legal: readonly Candidate[],
  before: readonly string[],
): readonly SpokenMove[] {
  const steps = new Set(legal.map(({ text }) => text));
  const ways = orientation.ways?.(s) ?? [];
  return ways
    .filter(({ text }) => !steps.has(text))
    .map(({ text, moves }) => {
      const candidate = candidateFor(NOT_A_MOVE, text);
      const label = gameWords.moveLabels?.[candidate.tokens[0]!]?.(candidate.tokens);
      const sentences = label === undefined ? [] : [label];
      return withPlain({
        candidate,
        moves: [...before, ...moves],
        sentences,
        words: wordsOf(gameWords, candidate.tokens, sentences),
      });
    });
}

/** Is it one move, and no walk of several? */
export function isOneMove({ candidate }: SpokenMove): boolean {
  return candidate.move !== NOT_A_MOVE;
}

function spoken(table: AskedTable, s: AnyState, candidate: Candidate, before: readonly string[]): SpokenMove {
  const { gameWords, game, look, buttons } = table;
  const label = gameWords.moveLabels?.[candidate.tokens[0]!]?.(candidate.tokens);
  const own = game.actor(s);
  const nameless = (seat: Seat) => (seat === own ? '' : look.who(seat));
  const pressed = before.length === 0 ? buttonsWith(buttons, candidate) : [];
  const [whole, parts] = [pressed.filter(({ isWhole }) => isWhole), pressed.filter(({ isWhole }) => !isWhole)];
  const sentences = [...whole.map(button => button.label), label, storyOf(game, gameWords, s, candidate, look.who)];
  const said = [
    ...sentences.slice(0, -1),
    ...parts.map(button => button.label),
    storyOf(game, gameWords, s, candidate, nameless),
  ];
  return withPlain({
    candidate,
    moves: [...before, candidate.text],
    sentences: sentences.filter((sentence): sentence is string => Boolean(sentence)),
    words: wordsOf(gameWords, candidate.tokens, said),
  });
}

/** Once for each move: every text that is typed is compared with all of them. */
export function withPlain(move: Omit<SpokenMove, 'plain'>): SpokenMove {
  const { candidate, sentences } = move;
  return { ...move, plain: { written: plainText(candidate.text), sentences: sentences.map(plainText) } };
}

function buttonsWith(buttons: readonly Button[], { text, tokens }: Candidate): (Button & { isWhole: boolean })[] {
  return buttons
    .filter(({ token }) => token === text || tokens.includes(token))
    .map(button => ({ ...button, isWhole: button.token === text }));
}

/** As the log would tell it. */
function storyOf(game: Game, { story }: GameWords, s: AnyState, { move }: Candidate, who: Who): string | undefined {
  const { key, args } = game.describe(s, move);
  return story[key]?.(args as never, who);
}

function wordsOf(
  { tokens: names = {} }: GameWords,
  tokens: readonly string[],
  said: readonly (string | undefined)[],
): ReadonlySet<string> {
  const texts = [...tokens, ...tokens.map(token => names[token]), ...said];
  return new Set(texts.flatMap(text => plainText(text ?? '').split(' ')).filter(Boolean));
}

/** Moves that can be written here, whether the rules allow them or not, with the words of their labels. */
export function writableMoves({ game, gameWords, look }: AskedTable): readonly SpokenMove[] {
  const list = { items: new Int32Array(0), length: 0 };
  game.expressible(look.s, list);
  return Array.from(list.items.subarray(0, list.length), move => candidateFor(move, game.format(look.s, move)))
    .filter(({ text }) => game.parse(look.s, text) !== NOT_A_MOVE)
    .map(candidate => {
      const label = gameWords.moveLabels?.[candidate.tokens[0]!]?.(candidate.tokens);
      const words = wordsOf(gameWords, candidate.tokens, [label]);
      return withPlain({ candidate, moves: [candidate.text], sentences: [], words });
    });
}

/** Each as it is shown and can be typed: those that read the same are told as in the log, or as they are written. */
export function toldApart(meant: readonly SpokenMove[], all: readonly SpokenMove[]): readonly string[] {
  const isAlone = (said: string) => all.filter(({ plain }) => plain.sentences.includes(said)).length === 1;
  return meant.map(({ sentences, plain, candidate }) => {
    const alone = sentences.find((_, i) => isAlone(plain.sentences[i]!));
    return (alone ?? candidate.text).replace(/\.$/, '');
  });
}
