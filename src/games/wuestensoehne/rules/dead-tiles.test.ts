import { expect, test } from 'vitest';
import { NOBODY } from '../../../engine/game.ts';
import { game } from '../game.ts';
import { crowded } from '../testing/edge-positions.ts';
import { after, choices, whyNot } from '../testing/table.ts';
import { position } from '../text/position.ts';

/** A hole in the crowd, where the tile that lay there would fit, and neither `desert` nor `NESW:myrrh`. */
function without(tile: string): string {
  return crowded.replace(tile, '.'.padEnd(tile.length));
}

// A display is kept in order, so a tile of this kind is the second of the three, or the last.
test.each([
  { hole: 'NW:salt', fitting: 'NE:salt' },
  { hole: 'E:incense|W', fitting: 'N:incense|S' },
])('WS-DEAD-1: one tile that fits, $fitting, is enough to keep all three', ({ hole, fitting }) => {
  const dead = position(without(hole), { seats: 3, displays: ['desert desert NESW:myrrh'] });
  expect(choices(dead, 'discard')).toEqual(['desert', 'NESW:myrrh']);
  const alive = position(without(hole), { seats: 3, displays: [`desert ${fitting} NESW:myrrh`] });
  expect(choices(alive, 'discard')).toEqual([]);
  expect(whyNot(alive, 'discard desert')).toBe('WS-DEAD-1');
});

test("WS-DEAD-1: only one's own tiles can be discarded", () => {
  const s = position(without('NW:salt'), { seats: 3, displays: ['desert desert NESW:myrrh', 'NE:salt'] });
  expect(choices(s, 'discard')).toEqual(['desert', 'NESW:myrrh']);
});

test('WS-END-2: discarding a tile begins the count of idle turns anew', () => {
  const displays = ['desert desert NESW:myrrh'];
  const s = position(crowded, { seats: 3, caravans: ['f6'], displays, water: [0, 0, 0], idle: 14 });
  expect(game.actor(after(s, 'stay'))).toBe(NOBODY);
  expect(game.actor(after(s, 'discard desert', 'stay'))).toBe(1);
});
