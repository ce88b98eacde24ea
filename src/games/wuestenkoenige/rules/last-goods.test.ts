import { expect, test } from 'vitest';
import { NOBODY } from '../../../engine/game.ts';
import { game } from '../game.ts';
import { after } from '../testing/table.ts';
import { position } from '../text/position.ts';

/** Seat 0 is about to bring its last fire home; seats 1 to 3 have brought all the water there is. */
function almost(fires: number, water: readonly string[]) {
  return position('1 P0123 = p0f', { seats: 4, displays: ['f'.repeat(fires), ...water] });
}

test('WK-END-3 and WK-SETUP-4: with four seats it takes all eighteen of a kind', () => {
  const water = ['w'.repeat(6), 'w'.repeat(6), 'w'.repeat(6)];
  expect(game.actor(after(almost(17, water), 'go c1 f palace'))).toBe(NOBODY);
  expect(game.actor(after(almost(16, water), 'go c1 f palace'))).not.toBe(NOBODY);
});

test('WK-END-3 and WK-SETUP-4: twelve of a kind are not all of them with four seats', () => {
  const water = ['w'.repeat(4), 'w'.repeat(4), 'w'.repeat(4)];
  expect(game.actor(after(almost(11, water), 'go c1 f palace'))).not.toBe(NOBODY);
});
