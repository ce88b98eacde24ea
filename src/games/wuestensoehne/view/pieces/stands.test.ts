import { expect, test } from 'vitest';
import { CHANCE, movesOf, NOBODY } from '../../../../engine/game.ts';
import { seeded } from '../../../../engine/random.ts';
import { copyOf } from '../../../../engine/state.ts';
import { game } from '../../game.ts';
import type { WuestensoehneState } from '../../rules/state.ts';
import { groundsOf } from '../scene/outline.ts';
import { pictureOf } from '../scene/picture.ts';
import { standingFigures } from '../scene/scene.ts';
import { areaOf, caravanPatch, caravanStands, figurePatch, sharedArea } from './stands.ts';

const picture = pictureOf(false);

/** Positions of a whole game in which some caravan stands on the tile of a figure. */
function crowdedPositions(seats: number, seed: string): WuestensoehneState[] {
  const random = seeded(seed);
  const s = game.initial(seats, {});
  const met: WuestensoehneState[] = [];
  while (game.actor(s) !== NOBODY) {
    if (standingFigures(s).some(({ cell }) => s.caravans.includes(cell))) met.push(copyOf(s));
    const moves = movesOf(game, s);
    game.apply(s, game.actor(s) === CHANCE ? game.sample(s, random) : moves[random.below(moves.length)]);
  }
  return met;
}

/** How much of each figure a caravan covers or is covered by. */
function coveredShares(s: WuestensoehneState): number[] {
  const caravans = caravanStands(s, picture).map(caravanPatch);
  return standingFigures(s).map(({ figure, cell, sides }) => {
    const [at, { foot }] = [picture.centres[cell], groundsOf(sides)];
    const patch = figurePatch({ x: at.x + foot.x, y: at.y + foot.y }, figure + 1);
    return Math.max(...caravans.map(caravan => sharedArea(caravan, patch))) / areaOf(patch);
  });
}

test('a caravan leaves the figures on its tile in sight', () => {
  const met = [...crowdedPositions(2, 'stands 2'), ...crowdedPositions(4, 'stands 4')];
  expect(met.length).toBeGreaterThan(20);
  expect(Math.max(...met.flatMap(coveredShares))).toBeLessThan(0.3);
});
