import { testPlay, testPositions } from '../../../engine/testing/positions.ts';
import { game } from '../game.ts';

/** `hexesFor` names the hexes where the seat to move may set this: `rider white`, `camel pink`. */
export const { legal, choices: hexesFor, whyNot, after, gain } = testPositions(game);
export const { setUp, playOn } = testPlay(game);
