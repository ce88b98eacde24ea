import { expect, test } from 'vitest';
import { SPECTATOR } from '../../../../engine/game.ts';
import { copyOf } from '../../../../engine/state.ts';
import { game } from '../../game.ts';
import { At } from '../../rules/state.ts';
import { position } from '../../text/position.ts';
import { openHand } from './hands.ts';

test('where all hands are open that of who is to move is shown, else the one that can be seen', () => {
  const s = position('1 P01', { seats: 2, hands: [['sand'], ['plague']] });
  s.turn[At.Seat] = 1;
  expect(openHand(s)).toBe(1);
  const masked = [0, SPECTATOR].map(viewer => {
    const seen = copyOf(s);
    game.mask(seen, viewer);
    return openHand(seen);
  });
  expect(masked).toEqual([0, undefined]);
});

test('in the open the hand of who is to move is shown, even if it is empty and another is not', () => {
  const s = position('1 P01', { seats: 2, seat: 1, hands: [['sand'], []] });
  expect(openHand(s)).toBe(1);
});
