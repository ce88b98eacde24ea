import { type Game, type Move, movesOf, NOT_A_MOVE } from '../game.ts';
import type { Random } from '../random.ts';
import type { AnyState } from '../state.ts';
import { disorder, expressibleOf, type Finding, firstFinding, type Law, type Position, quote } from './law.ts';

const wordsPartedByBlanks = /^\S+( \S+)*$/;

function readsBack(game: Game, state: AnyState, m: Move): Finding {
  const text = game.format(state, m);
  if (!wordsPartedByBlanks.test(text)) return `${m} is written "${text}", which is not words parted by single blanks`;
  const read = game.parse(state, text);
  return read === m ? undefined : `${m} is written "${text}", which is read as ${read}`;
}

function legalMovesReadBack({ game, state }: Position): Finding {
  const writers = new Map<string, Move>();
  return firstFinding(movesOf(game, state), m => {
    const text = game.format(state, m);
    const other = writers.get(text);
    writers.set(text, m);
    return other === undefined ? readsBack(game, state, m) : `${other} and ${m} are both written "${text}"`;
  });
}

function expressibleMovesReadBack({ game, state }: Position, random: Random): Finding {
  const expressible = expressibleOf(game, state);
  const said = new Set(expressible);
  const unsaid = movesOf(game, state).find(m => !said.has(m));
  if (unsaid !== undefined) return `${quote(game, state, unsaid)} is legal and not expressible`;
  const read = sampleOf(expressible, random);
  return disorder('the list of expressible moves', expressible) ?? firstFinding(read, m => readsBack(game, state, m));
}

/** Where much can be said, a part of it is read at each position; there are many positions. */
const READ = 500;

function sampleOf(moves: readonly Move[], random: Random): readonly Move[] {
  if (moves.length <= READ) return moves;
  return Array.from({ length: READ }, () => moves[random.below(moves.length)]);
}

/** What people type by mistake: a word short, a word twice, a wrong letter, nothing. */
const slips: readonly ((text: string, at: number) => string)[] = [
  () => '',
  text => text.split(' ').slice(1).join(' '),
  text => text.split(' ').slice(0, -1).join(' '),
  text => `${text} ${text.split(' ').at(-1)}`,
  text => text.split(' ').reverse().join(' '),
  text => `${text}0`,
  text => text.replace(/\d+/, '999999999999'),
  text => text.replace(/\d+/, '-1'),
  (text, at) => text.slice(0, at) + text.slice(at + 1),
  (text, at) => `${text.slice(0, at)}?${text.slice(at + 1)}`,
  text => text.replace(/\S+$/, 'constructor'),
];

function slipsAreNoMoves({ game, state }: Position, random: Random): Finding {
  const expressible = expressibleOf(game, state);
  if (expressible.length === 0) return undefined;
  const said = new Set(expressible).add(NOT_A_MOVE);
  const text = game.format(state, expressible[random.below(expressible.length)]);
  return firstFinding(slips, slip => {
    const slipped = slip(text, random.below(text.length));
    const read = game.parse(state, slipped);
    return said.has(read) ? undefined : `"${slipped}" is read as ${read}, which is not expressible`;
  });
}

function forbidsTheRest({ game, state }: Position): Finding {
  const legal = new Set(movesOf(game, state));
  return firstFinding(expressibleOf(game, state), m => {
    const rule = game.forbids(state, m);
    if (rule === '') return `${quote(game, state, m)} is forbidden by a rule without a name`;
    if (legal.has(m) === (rule === undefined)) return undefined;
    return `${quote(game, state, m)} is ${rule === undefined ? 'allowed, but not listed' : `listed, but forbidden by ${rule}`}`;
  });
}

function describesEveryMove({ game, state }: Position): Finding {
  return firstFinding(movesOf(game, state), m => {
    const { key, args } = game.describe(state, m);
    if (key === '') return `${quote(game, state, m)} is described without a key`;
    const odd = Object.entries(args).find(([, value]) => typeof value !== 'string' && !Number.isFinite(value));
    return odd && `${quote(game, state, m)} is described with ${odd[0]} = ${odd[1]}`;
  });
}

export const forbidsLaw: Law = {
  name: 'forbids',
  promise: 'of all expressible moves a rule forbids exactly those that are not listed',
  check: forbidsTheRest,
};

export const wordLaws: readonly Law[] = [
  { name: 'words', promise: 'a listed move has words of its own that read back', check: legalMovesReadBack },
  {
    name: 'expressible',
    promise: 'expressible moves are in order, read back, and hold all listed ones',
    check: expressibleMovesReadBack,
  },
  { name: 'slips', promise: 'a slip of the tongue is no move, or another expressible one', check: slipsAreNoMoves },
  forbidsLaw,
  { name: 'describe', promise: 'every listed move can be described', check: describesEveryMove },
];
