import type { BoardInput, Who } from '../../../../web/kit/view.ts';
import { At, type NomadiState, ownerAt } from '../../rules/state.ts';
import type { Words } from '../../words/en.ts';
import { stepIn } from './jumps.ts';

/** What lies and stands on a field, such as “m12: a card on a spring”. */
export function fieldText(s: NomadiState, cell: number, { board }: Words, who: Who): string {
  return `${s.board.grid.names[cell]}: ${[whatStands(s, cell, board, who), groundText(s, cell, board)].filter(Boolean).join(', ')}`;
}

/** What stands or lies on a field. */
export function whatStands(s: NomadiState, cell: number, board: Words['board'], who: Who): string {
  if (s.stones[cell] !== 0) return board.stone(who(ownerAt(s, cell)));
  if (s.cards[cell] === 1) return s.board.spring[cell] === 1 ? board.cardOnSpring : board.card;
  return s.board.spring[cell] === 1 ? board.spring : board.empty;
}

function groundText({ board: land }: NomadiState, cell: number, board: Words['board']): string {
  if (land.start[cell] === 1) return board.inCamp;
  if (land.goal[cell] === 1) return board.inOasis;
  return land.far[cell] === 1 ? board.beyond : '';
}

/** What the keyboard's cursor says: the field, whether it can be chosen, and what that would bring. */
export function cursorText(
  s: NomadiState,
  cell: number,
  words: Words,
  who: Who,
  input: BoardInput | undefined,
): string {
  const field = fieldText(s, cell, words, who);
  const name = s.board.grid.names[cell]!;
  if (!input) return `${field}.`;
  const { open, shut, chosen } = words.board;
  const free = replacesStone(s, cell, input) ? words.board.instead : open;
  const played = playedText(s, name, words, who, input);
  // The only field left to a stone is not chosen before Enter has played it.
  const isChosen = input.chosen.has(name) && played === '';
  const choice = isChosen ? chosen : input.selectable.has(name) ? free : shut;
  const effect = input.selectable.has(name) ? input.preview(name) : '';
  return [`${field}; ${choice}.`, played, effect].filter(Boolean).join(' ');
}

/** With a stone in hand, another one takes its place. */
function replacesStone(s: NomadiState, cell: number, input: BoardInput): boolean {
  const holds = [...input.picked].some(token => s.stones[s.board.grid.cellNamed(token)]! > 0);
  return holds && s.stones[cell] !== 0 && !goesWithChoice(input).has(s.board.grid.names[cell]!);
}

/** The fields that go with what is chosen: with a stone in hand, where it can go. Keys leap to these alone. */
export function goesWithChoice({ candidates }: BoardInput): ReadonlySet<string> {
  return new Set(candidates.flatMap(({ tokens }) => tokens));
}

/** More are not told: whoever wants them all chooses the field. */
const MOST_ORIGINS = 5;

/**
 * Where only one stone and one die are left for a field, Enter plays them, or asks the seat to move for it: nothing is
 * played that was not told.
 */
function playedText(s: NomadiState, name: string, { board }: Words, who: Who, input: BoardInput): string {
  const [only, ...others] = input.candidates.filter(({ tokens }) => tokens.includes(name));
  const [die, from, to] = stepIn(only?.tokens ?? []);
  const steps = [only, ...others].map(one => stepIn(one?.tokens ?? []));
  const origins = [...new Set(steps.flatMap(step => (step[2] === name ? [step[1]!] : [])))];
  if (origins.length > 1) return `${board.reachedFrom(origins.slice(0, MOST_ORIGINS).join(', '))}.`;
  if (others.length > 0 || to !== name || input.picked.has(name) || die === undefined || from === undefined) return '';
  const owner = who(ownerAt(s, s.board.grid.cellNamed(from)));
  const isWish = only?.tokens[0] === 'want';
  return `${isWish ? board.wishes(who(s.turn[At.Seat]), die, owner, from) : board.plays(die, owner, from)}.`;
}
