import { testPositions } from '../../../../engine/testing/positions.ts';
import { game } from '../game.ts';

/** How tests ask about positions: moves are said as they are written. */
export const { legal, whyNot, after, gain } = testPositions(game);
