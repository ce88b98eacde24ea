import { expect, test } from 'vitest';
import { faceParts } from '../../rules/tiles.ts';
import { areaOf, fieldPatch, figurePatch, sharedArea } from '../pieces/stands.ts';
import { groundsOf, HALF, MOUTH, outlineOf } from './outline.ts';

/** All parts that any face shows, with the sides of the other parts on it. */
const parts = faceParts.flatMap(face =>
  face.map(({ sides }) => ({ sides, others: face.reduce((all, part) => all | part.sides, 0) & ~sides })),
);

/** Every point that the path names, ends and bends alike, by its text. */
function pointsOf(path: string): string[] {
  return [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => `${Number(x)} ${Number(y)}`);
}

const mouths: Readonly<Record<number, readonly string[]>> = {
  0: [`${-MOUTH} ${-HALF}`, `${MOUTH} ${-HALF}`],
  1: [`${HALF} ${-MOUTH}`, `${HALF} ${MOUTH}`],
  2: [`${-MOUTH} ${HALF}`, `${MOUTH} ${HALF}`],
  3: [`${-HALF} ${-MOUTH}`, `${-HALF} ${MOUTH}`],
};

test('an oasis part meets each of its sides in the same place as its neighbour does, and no other side', () => {
  for (const { sides, others } of parts) {
    const wanted = [0, 1, 2, 3].flatMap(side => ((sides >> side) & 1 ? mouths[side] : []));
    const onEdge = (point: string) => point.split(' ').some(at => Math.abs(Number(at)) === HALF);
    expect(new Set(pointsOf(outlineOf(sides, others).shape).filter(onEdge))).toEqual(new Set(wanted));
  }
});

test('the shore is open where the oasis goes on', () => {
  // One stretch of shore for each side; none of them runs along a side.
  for (const { sides, others } of parts) {
    const stretches = outlineOf(sides, others).shore.split('M').slice(1);
    expect(stretches).toHaveLength([0, 1, 2, 3].filter(side => (sides >> side) & 1).length);
    expect(outlineOf(sides, others).shore).not.toMatch(/[LZ]/);
  }
});

test('what stands on a part stands on the tile', () => {
  for (const { sides } of parts) {
    const { field, foot, palms } = groundsOf(sides);
    for (const { x, y } of [field, foot, ...palms]) expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(HALF);
  }
  expect(() => groundsOf(0)).toThrow('no oasis part has the sides 0');
});

test('a part that lies turned has everything turned with it', () => {
  const [northEast, eastSouth] = [groundsOf(0b0011), groundsOf(0b0110)];
  expect(eastSouth.field).toEqual({ x: -northEast.field.y, y: northEast.field.x });
});

test('not even the tallest figure stands before the action field of its part', () => {
  for (const { sides } of parts) {
    const { field, foot } = groundsOf(sides);
    const figure = figurePatch(foot, 16);
    const plate = fieldPatch(field);
    expect([sides, sharedArea(figure, plate) / areaOf(plate)]).toEqual([sides, expect.toSatisfy(share => share < 0.2)]);
  }
});
