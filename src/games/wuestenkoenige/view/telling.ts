import type { Seat } from '../../../engine/game.ts';
import type { Hue } from '../../../web/stage/players.tsx';
import type { Hand } from '../../../web/stage/view.ts';
import { HEXES, PALACE } from '../board.ts';
import { goodsIn, loadWritten } from '../goods.ts';
import { type KingsState } from '../state.ts';
import type { Words } from '../words/en.ts';
import { reachIn } from './choice.ts';
import { goodLetters } from './goods.tsx';
import { anyOf, buriedAt, flocksAt, groundsOf, looseAt, playerHues } from './scene.ts';

export type Who = (seat: Seat) => string;

/** Names seats by their colours. */
export function whoIn(words: Words, hues: readonly Hue[]): Who {
  return seat => words.players[playerHues.indexOf(hues[seat] ?? 'red')] ?? '';
}

/** Amounts of goods as a load is written. */
export function writtenOf(amounts: readonly number[]): string {
  return goodLetters.map((letter, good) => letter.repeat(amounts[good]!)).join('') || '-';
}

/** What a field is and who stands there, such as “d5: dune, 1 camel of Ann with fire”. */
export function tellField(s: KingsState, field: number, words: Words, who: Who): string {
  const name = s.board.names[field]!;
  const parts = field < HEXES ? tellGround(s, field, words) : tellPlace(s, field, words);
  const told = [...parts, ...tellCamels(s, field, words, who)].filter(Boolean);
  return field < HEXES ? `${name}: ${told.join(', ')}` : [words.board.place(name), ...told].join(', ');
}

function tellGround(s: KingsState, hex: number, { board }: Words): string[] {
  const [loose, buried] = [looseAt(s, hex), buriedAt(s, hex)];
  return [
    board.ground(groundsOf(s, hex).at(-1) ?? 'valley', s.height[hex]!),
    anyOf(loose) ? board.loose(writtenOf(loose)) : '',
    anyOf(buried) ? board.buried(writtenOf(buried)) : '',
  ];
}

function tellPlace(s: KingsState, field: number, { board }: Words): string[] {
  return field === PALACE ? [] : [board.left(s.oases[field - PALACE - 1]!)];
}

function tellCamels(s: KingsState, field: number, { board }: Words, who: Who): string[] {
  return flocksAt(s, field).map(({ camel, seat, count, attacked }) => {
    const told = board.flock(count, who(seat), loadWritten(goodsIn(s.load[camel]!)));
    return attacked ? `${told} (${board.attacked})` : told;
  });
}

/** What the keyboard's cursor says: the field, whether it can be chosen, and what the way there costs. */
export function tellCursor(s: KingsState, field: number, words: Words, who: Who, hand: Hand | undefined): string {
  const told = tellField(s, field, words, who);
  const name = s.board.names[field]!;
  if (!hand) return `${told}.`;
  const { open, shut, chosen, cost } = words.board;
  const way = reachIn(s, hand.chosen)?.get(field);
  const choice = hand.chosen.has(name) ? chosen : hand.lit.has(name) ? open : shut;
  return `${told}; ${choice}${way ? `, ${cost(way.cost)}` : ''}.`;
}
