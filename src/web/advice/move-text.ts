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
  const label = labelOf(gameWords, tokens);
  if (label !== undefined) return label;
  const move = game.parse(s, text);
  const description = move === NOT_A_MOVE ? undefined : game.describe(s, move);
  const story = description && gameWords.story[description.key]?.(description.args as never, who);
  return story ?? spelled(gameWords, tokens);
}

/** A move as a button says it: short, and without who makes it. */
export function buttonText(gameWords: GameWords, tokens: readonly string[]): string {
  return labelOf(gameWords, tokens) ?? spelled(gameWords, tokens);
}

function labelOf({ moveLabels }: GameWords, tokens: readonly string[]): string | undefined {
  return moveLabels?.[tokens[0]!]?.(tokens);
}

function spelled(gameWords: GameWords, tokens: readonly string[]): string {
  return tokens.map(token => gameWords.tokens?.[token] ?? token).join(' ');
}
