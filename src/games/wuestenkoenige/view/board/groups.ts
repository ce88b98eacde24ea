import type { Point } from '../../../../web/kit/draw/hexes.ts';
import { type CamelStand, sharedOut, standsFor } from '../pieces/herd.tsx';
import type { PicturePlace } from '../scene/picture.ts';
import { flocksAt, type Scene, type StandingCamel } from '../scene/scene.ts';

/** Camels that stand on one hex of a place. */
interface Group {
  readonly at: Point;
  readonly flocks: readonly StandingCamel[];
  readonly stands: readonly CamelStand[];
}

/** The hexes of a place and which camels stand there, those that are alike as one. */
export function groupsIn({ s }: Scene, place: PicturePlace): readonly Group[] {
  const hexes = [...place.courts, place.cells[0]!];
  return sharedOut(flocksAt(s, place.field), hexes.length).map((all, i) => {
    const stands = standsFor(all.length);
    return { at: hexes[i]!, stands, flocks: all.slice(0, stands.length) };
  });
}
