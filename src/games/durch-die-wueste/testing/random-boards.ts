import { drawHexes, type Mark } from '../../../engine/boards/drawing.ts';
import { spotName } from '../../../engine/boards/grid.ts';
import type { Random } from '../../../engine/random.ts';
import { COLOURS } from './reference.ts';
import { neighbourNames, placesIn } from './reference-board.ts';

/**
 * Small boards of a random shape, with riders, palms and water strewn over them. What is rare on the real
 * board happens here within a few moves: regions close, seats get stuck, nobody can place.
 */
export function randomBoard(seats: number, random: Random): string {
  const marks = new Map(emptyHexes(random).map(mark => [spotName(mark), mark]));
  const next = neighbourNames(placesIn(drawHexes([...marks.values()])));
  const isRider = (hex: string) => marks.get(hex)?.token.length === 2;
  const strew = (token: string, fits: (hex: string) => boolean) => {
    const free = [...next.keys()].filter(hex => marks.get(hex)?.token === '.' && fits(hex));
    const mark = marks.get(free[random.below(free.length)]);
    if (mark) marks.set(spotName(mark), { ...mark, token });
  };
  for (const token of ['T', 'T', '1', '2', '3', '3']) if (random.below(4) > 0) strew(token, () => true);
  for (const rider of riders(seats)) if (random.below(3) > 0) strew(rider, hex => !next.get(hex)?.some(isRider));
  return drawHexes([...marks.values()]);
}

function riders(seats: number): string[] {
  return Array.from({ length: seats }, (_, seat) => COLOURS.map(colour => colour[0].toUpperCase() + seat)).flat();
}

function emptyHexes(random: Random): Mark[] {
  const wide = 3 + random.below(6);
  const high = 3 + random.below(5);
  const spots = Array.from({ length: wide * high }, (_, i) => ({ col: i % wide, row: Math.floor(i / wide) }));
  return spots.map(spot => ({ ...spot, token: random.below(9) === 0 ? '#' : '.' }));
}
