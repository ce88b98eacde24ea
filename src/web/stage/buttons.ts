import { candidates, litTokens, type Picking } from './picking.ts';
import type { Button, GameView, GameWords, Turn } from './view.ts';

/** The words, or whole moves, that can be chosen now and are no place on the board or in the stock. */
export function buttonsFor(view: GameView, words: GameWords, turn: Turn, picking: Picking): readonly Button[] {
  if (view.buttons) return view.buttons({ ...turn, legal: candidates(picking).map(({ tokens }) => tokens) }, words);
  const lit = litTokens(picking);
  const said = Object.entries(words.buttons ?? {});
  return said.flatMap(([token, say]) => (lit.has(token) ? [{ token, label: say(turn) }] : []));
}
