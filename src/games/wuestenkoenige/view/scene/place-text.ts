import type { BoardInput, Who } from '../../../../web/kit/view.ts';
import { HEXES, PALACE } from '../../rules/board.ts';
import { formatLoad, goodsIn } from '../../rules/goods.ts';
import { type WuestenkoenigeState } from '../../rules/state.ts';
import type { Words } from '../../words/en.ts';
import { goodLetters } from '../pieces/goods.tsx';
import { desertChoice, passesOverCard, reachIn } from './choice.ts';
import { anyOf, buriedAt, flocksAt, groundsOf, looseAt } from './scene.ts';

/** Amounts of goods as a load is written. */
export function writtenOf(amounts: readonly number[]): string {
  return goodLetters.map((letter, good) => letter.repeat(amounts[good]!)).join('') || '-';
}

/** What a field is and who stands there, such as “d5: dune, 1 camel of Ann with fire”. */
export function fieldText(s: WuestenkoenigeState, field: number, words: Words, who: Who): string {
  const name = s.board.names[field]!;
  const parts = field < HEXES ? groundText(s, field, words) : placeText(s, field, words);
  const told = [...parts, ...camelsText(s, field, words, who)].filter(Boolean);
  return field < HEXES ? `${name}: ${told.join(', ')}` : [words.board.place(name), ...told].join(', ');
}

/** The ground of a hex, and the goods in and on it. */
export function groundText(s: WuestenkoenigeState, hex: number, { board }: Words): string[] {
  const [loose, buried] = [looseAt(s, hex), buriedAt(s, hex)];
  return [
    board.ground(groundsOf(s, hex).at(-1) ?? 'valley', s.height[hex]!),
    anyOf(loose) ? board.loose(writtenOf(loose)) : '',
    anyOf(buried) ? board.buried(writtenOf(buried)) : '',
  ];
}

function placeText(s: WuestenkoenigeState, field: number, { board }: Words): string[] {
  return field === PALACE ? [] : [board.left(s.oases[field - PALACE - 1]!)];
}

function camelsText(s: WuestenkoenigeState, field: number, { board }: Words, who: Who): string[] {
  return flocksAt(s, field).map(({ camel, seat, count, attacked }) => {
    const told = board.flock(count, who(seat), formatLoad(goodsIn(s.load[camel]!)));
    return attacked ? `${told} (${board.attacked})` : told;
  });
}

/** What is said of a field that can be chosen: what it is, and what the way there costs. */
export function targetText(
  s: WuestenkoenigeState,
  field: number,
  words: Words,
  who: Who,
  input: BoardInput | undefined,
): string {
  const way = input && reachIn(s, input)?.get(field);
  const change = input && desertChoice(s, input, s.board.names[field]!);
  const skips = input?.selectable.has(s.board.names[field]!) && passesOverCard(s, input);
  const more = [
    change ? words.board.changes[change] : '',
    way ? words.board.cost(way.cost) : '',
    skips ? words.board.withoutCard : '',
  ].filter(Boolean);
  return [fieldText(s, field, words, who), ...more].join('; ');
}

/** What the keyboard's cursor says: the field, whether it can be chosen, and what the way there costs. */
export function cursorText(
  s: WuestenkoenigeState,
  field: number,
  words: Words,
  who: Who,
  input: BoardInput | undefined,
): string {
  const told = fieldText(s, field, words, who);
  const name = s.board.names[field]!;
  if (!input) return `${told}.`;
  const way = reachIn(s, input)?.get(field);
  return `${told}; ${choiceText(s, name, words, input)}${way ? `, ${words.board.cost(way.cost)}` : ''}.`;
}

/** Can it be chosen, and what would come of it that is not to be seen from the field itself? */
function choiceText(s: WuestenkoenigeState, name: string, { board }: Words, input: BoardInput): string {
  const change = desertChoice(s, input, name);
  if (change === 'turn') return `${board.chosen}, ${board.changes.turn}`;
  if (change) return board.changes[change];
  if (input.chosen.has(name)) return board.chosen;
  if (!input.selectable.has(name)) return board.shut;
  if (passesOverCard(s, input)) return board.enter.skip;
  const reach = reachIn(s, input);
  if (!reach) return board.open;
  return reach.has(s.board.fieldNamed(name)) ? board.enter.walk : board.enter.other;
}
