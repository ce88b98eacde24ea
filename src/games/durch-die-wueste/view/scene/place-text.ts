import { asSentence } from '../../../../web/kit/landmarks.ts';
import type { BoardInput, Who } from '../../../../web/kit/view.ts';
import { colourOf, colours, type DurchDieWuesteState, ownerOf, PALM } from '../../rules/state.ts';
import type { Words } from '../../words/en.ts';
import { caravanAt } from './scene.ts';

/** What stands on a hex and who holds it, such as “d3: a water hole worth 2”. */
export function hexText(s: DurchDieWuesteState, cell: number, { board }: Words, who: Who): string {
  const owner = s.inside[cell]! - 1;
  const held = owner >= 0 ? board.inside(colours[colourOf(owner)]!, who(ownerOf(owner))) : '';
  return `${s.board.grid.names[cell]}: ${[whatStands(s, cell, board, who), held].filter(Boolean).join(', ')}`;
}

/** What stands on a hex. */
export function whatStands(s: DurchDieWuesteState, cell: number, board: Words['board'], who: Who): string {
  const caravan = caravanAt(s, cell);
  const land = s.land[cell]!;
  if (caravan < 0) return land === PALM ? board.palm : land > 0 ? board.water(land) : board.sand;
  const tell = s.riders[caravan] === cell ? board.rider : board.camel;
  return tell(colours[colourOf(caravan)]!, who(ownerOf(caravan)));
}

/** What the keyboard's cursor says: the hex, whether it can be chosen, and what that would bring. */
export function cursorText(
  s: DurchDieWuesteState,
  cell: number,
  words: Words,
  who: Who,
  input: BoardInput | undefined,
): string {
  const hex = hexText(s, cell, words, who);
  const name = s.board.grid.names[cell]!;
  if (!input) return `${hex}.`;
  const { open, shut, chosen } = words.board;
  const choice = input.chosen.has(name) ? chosen : input.selectable.has(name) ? open : shut;
  const effect = input.selectable.has(name) ? input.preview(name) : '';
  const keys = input.picked.has(name) ? colourKeys(input, words) : '';
  return [`${hex}; ${choice}.`, effect === '' ? '' : asSentence(effect.replace(/\.$/, '')), keys]
    .filter(Boolean)
    .join(' ');
}

/** Once a hex is chosen, the keys of the colours that can go there: who sees the board sees them beside it. */
function colourKeys({ picked, candidates }: BoardInput, { board, tokens }: Words): string {
  if (colours.some(colour => picked.has(colour))) return '';
  const listed = colours.flatMap((colour, i) =>
    candidates.some(({ tokens: words }) => words.includes(colour)) ? [`${i + 1} ${tokens[colour]}`] : [],
  );
  return listed.length === 0 ? '' : board.colourKeys(listed.join(', '));
}
