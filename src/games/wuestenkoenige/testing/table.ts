import { testPlay, testPositions } from '../../../engine/testing/positions.ts';
import { game } from '../game.ts';
import type { WuestenkoenigeState } from '../rules/state.ts';
import { drawPosition } from '../text/position.ts';

const table = testPositions(game);
export const { whyNot, soundAfter: after } = table;
export const { setUp, playOn } = testPlay(game);

/** The legal moves as they are written, in the game's order; only those that begin like this, if said. */
export function legal(s: WuestenkoenigeState, beginning = ''): string[] {
  return table.legal(s).filter(text => beginning === '' || text === beginning || text.startsWith(`${beginning} `));
}

/** What is drawn on a hex, see "Notation" in RULES.md. */
export function on(s: WuestenkoenigeState, hex: string): string {
  const row = drawPosition(s).split('\n')[Number(hex.slice(1))];
  return row.trim().split(/\s+/)[hex.charCodeAt(0) - 96];
}
