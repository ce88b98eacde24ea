import { hashNoise } from '../../../../web/kit/draw/hash-noise.ts';
import type { Point } from '../../../../web/kit/draw/hexes.ts';
import { polygon } from '../../../../web/kit/draw/paths.ts';

/** The canyon: its hollow, and the faces of its two walls with the tone of each. */
export interface Gorge {
  readonly hollow: string;
  readonly faces: readonly { readonly path: string; readonly tone: number }[];
  /** The lip that catches the light, and the one in the shade. */
  readonly lit: string;
  readonly dim: string;
  /** Where it runs, from the edge of the sand. */
  readonly middle: number;
}

const STEP = 13;

/** A gorge from side to side of the sand, around the line `at`; ragged, and the same every time. */
export function gorgeAcross(length: number, at: number, wide: number, upright: boolean): Gorge {
  const count = Math.ceil(length / STEP);
  const bank = (side: -1 | 1, salt: number, least: number, most: number) =>
    Array.from({ length: count + 1 }, (_, i) => {
      const along = Math.min(length, i * STEP + (i % count === 0 ? 0 : (hashNoise(i, salt, 4) - 0.5) * 7));
      const off = at + side * (least + hashNoise(i, salt, 9) * (most - least));
      return upright ? { x: along, y: off } : { x: off, y: along };
    });
  const [dim, deepDim] = [bank(-1, 1, wide * 0.42, wide * 0.66), bank(-1, 2, wide * 0.02, wide * 0.16)];
  const [lit, deepLit] = [bank(1, 3, wide * 0.42, wide * 0.66), bank(1, 4, 0, wide * 0.2)];
  return {
    hollow: polygon([...dim, ...lit.toReversed()]),
    faces: [...wallOf(dim, deepDim, 0), ...wallOf(lit, deepLit, 3)],
    lit: lineOf(lit),
    dim: lineOf(dim),
    middle: at,
  };
}

/** The light comes from the top left: the wall that looks there is bright, the other one dark. */
function wallOf(lip: readonly Point[], deep: readonly Point[], tone: number) {
  return lip.slice(1).flatMap((point, i) => [
    { path: polygon([lip[i]!, point, deep[i]!]), tone: tone + Math.floor(hashNoise(i, tone, 5) * 2) },
    { path: polygon([point, deep[i + 1]!, deep[i]!]), tone: tone + Math.floor(hashNoise(i, tone, 6) * 2) },
  ]);
}

function lineOf(points: readonly Point[]): string {
  return polygon(points).replace('Z', '');
}
