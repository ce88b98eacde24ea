import type { Move, Viewer } from '../../../engine/game.ts';
import { type Random, weightedIndex } from '../../../engine/random.ts';
import { kindOf, MoveKind } from './encoding.ts';
import { tokenPlace } from './moves.ts';
import { At, NO_TOKEN, ownerOf, Phase, SLOTS, UNKNOWN, type WuestensoehneState } from './state.ts';

/** The viewer's bit in `seen`. A spectator's is set only when a token has been turned up for all. */
function bitOf(viewer: Viewer): number {
  return viewer < 0 ? 16 : 1 << viewer;
}

/** Tokens that the viewer has not seen go back among the unseen ones, or they could be found by subtraction. */
export function mask(s: WuestensoehneState, viewer: Viewer): void {
  const bit = bitOf(viewer);
  for (let place = 0; place <= SLOTS; place++) {
    const token = s.tokens[place];
    if (token === NO_TOKEN || token === UNKNOWN || (s.seen[place] & bit) !== 0) continue;
    s.pool[token - 1]++;
    s.tokens[place] = UNKNOWN;
  }
}

/** To who has not seen them all unseen tokens are alike, so they are dealt out blindly. */
export function determinize(s: WuestensoehneState, _viewer: Viewer, random: Random): void {
  for (let place = 0; place <= SLOTS; place++) {
    if (s.tokens[place] !== UNKNOWN) continue;
    const value = weightedIndex(random, s.pool);
    s.pool[value]--;
    s.tokens[place] = value + 1;
  }
}

/** Only who draws a rumour or looks at one learns it, and who has seen that token before. */
export function hides(s: WuestensoehneState, m: Move, viewer: Viewer): boolean {
  if (kindOf(m) !== MoveKind.Token || s.turn[At.Phase] === Phase.Reveal) return false;
  return viewer !== ownerOf[s.turn[At.Front]] && (s.seen[tokenPlace(s)] & bitOf(viewer)) === 0;
}
