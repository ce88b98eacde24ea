import { NOBODY } from '../../engine/game.ts';
import { formatPoints } from '../kit/columns.ts';
import { outcomeText } from '../match/outcome-text.ts';
import type { TableContext } from './table-context.ts';

export function winText(context: TableContext): string {
  return outcomeText(context.controller.host.reader.result(), context, context.gameWords.language);
}

/** Why the game is over, who has won and what everybody has: for those who don’t see the table of points. */
export function endTold(context: TableContext): readonly string[] {
  const { controller, game, gameWords, who, words } = context;
  const { state } = controller.snapshot.value;
  const { scores } = controller.host.reader.result();
  const why = game.actor(state) === NOBODY ? (gameWords.ended?.(state) ?? '') : '';
  // Where a game has words of its own for who wins, points are no figures to be told.
  const totals = gameWords.wins
    ? ''
    : words.play.totals(scores.map((score, seat) => `${who(seat)} ${formatPoints(score)}`));
  return [why, winText(context), totals];
}
