import type { Button, GameView, GameWords, Offer } from '../view.ts';
import { candidates, type MoveBuilder, selectableTokens } from './move-builder.ts';

/** The words, or whole moves, that can be chosen now and are no place on the board or in the stock. */
export function buttonsFor(
  view: GameView,
  words: GameWords,
  turn: Omit<Offer, 'candidates'>,
  builder: MoveBuilder,
): readonly Button[] {
  if (view.buttons) return view.buttons({ ...turn, candidates: candidates(builder) }, words);
  const selectable = selectableTokens(builder);
  const said = Object.entries(words.buttons ?? {});
  return said.flatMap(([token, say]) => (selectable.has(token) ? [{ token, label: say(turn) }] : []));
}
