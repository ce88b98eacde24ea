import { type Game, NOT_A_MOVE, type Seat } from '../../engine/game.ts';
import type { AnyState } from '../../engine/state.ts';
import type { GameWords } from '../kit/view.ts';

interface Speaker {
  readonly game: Game;
  readonly gameWords: GameWords;
  readonly who: (seat: Seat) => string;
}

/** A move in plain words: as on a button, or as in the log. */
export function moveText({ game, gameWords, who }: Speaker, s: AnyState, text: string): string {
  const tokens = text.split(' ');
  const label = gameWords.moveLabels?.[tokens[0]!]?.(tokens);
  if (label !== undefined) return label;
  const move = game.parse(s, text);
  const description = move === NOT_A_MOVE ? undefined : game.describe(s, move);
  const story = description && gameWords.story[description.key]?.(description.args as never, who);
  return story ?? tokens.map(token => gameWords.tokens?.[token] ?? token).join(' ');
}
