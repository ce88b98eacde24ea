import type { BoardPlace } from '../../../../web/kit/board/board.tsx';
import { movedTo } from '../../../../web/kit/draw/paths.ts';
import { grid } from '../../rules/board.ts';
import { At, goodOfSlot, Phase, SLOTS, slotNames, type WuestensoehneState } from '../../rules/state.ts';
import { actions, faceParts, sidesText } from '../../rules/tiles.ts';
import { groundsOf, outlineOf } from './outline.ts';
import { type Picture, placeOfSlot, SLOT, square } from './picture.ts';
import { connectedOasis, ownFigures, scoredFields } from './scene.ts';

/** Places have names such as `c4`, `gem1` or, for one of several parts, `c4/NE`. */
export interface BoardTarget extends BoardPlace {
  readonly token: string;
  /** To the centre of its cell or slot. */
  readonly transform: string;
}

const cellSquare = square(30);
const slotSquare = square(SLOT / 2);

/** Everything that can be clicked in this position: all cells, all slots, and the parts of the tile just laid. */
export function targetsOf(s: WuestensoehneState, picture: Picture): readonly BoardTarget[] {
  const words = wordsByCell(s);
  const cells = grid.names.map((name, cell) => {
    const at = picture.centres[cell]!;
    return { name, token: words.get(cell) ?? name, centre: at, transform: movedTo(at), path: cellSquare };
  });
  const slots = Array.from({ length: SLOTS }, (_, slot) => {
    const at = picture.centres[placeOfSlot(slot)]!;
    return { name: slotNames[slot]!, token: slotWord(s, slot), centre: at, transform: movedTo(at), path: slotSquare };
  });
  return [...cells, ...slots, ...partTargets(s, picture)];
}

/** Two free slots of a good are alike, and the first is used: both say its name. */
function slotWord(s: WuestensoehneState, slot: number): string {
  if (s.turn[At.Phase] !== Phase.Put || s.tokens[slot] !== 0) return slotNames[slot]!;
  const free = slotNames.findIndex((_, other) => goodOfSlot(other) === goodOfSlot(slot) && s.tokens[other] === 0);
  return slotNames[free]!;
}

/** The cells that say something else than their names, by what is to be done now. */
function wordsByCell(s: WuestensoehneState): ReadonlyMap<number, string> {
  switch (s.turn[At.Phase]) {
    case Phase.Move:
      return new Map([[s.caravans[s.turn[At.Seat]]!, 'stay']]);
    case Phase.Figure:
      return new Map([...figureWords(s), ...laidWord(s)]);
    case Phase.Score:
      return new Map(faceOfLaid(s).flatMap(({ sides }) => oasisCells(s, sides)));
    case Phase.Occupy:
      return new Map(freeFields(s).map(({ cell, action }) => [cell, actions[action]!]));
    default:
      return new Map();
  }
}

function figureWords(s: WuestensoehneState): (readonly [number, string])[] {
  return ownFigures(s, s.turn[At.Seat]).map(({ figure, cell }) => [cell, String(figure + 1)]);
}

/** Where the tile just laid has one part only, all of it says that part. */
function laidWord(s: WuestensoehneState): (readonly [number, string])[] {
  const [part, ...others] = faceOfLaid(s);
  return part && others.length === 0 ? [[s.turn[At.Laid], sidesText(part.sides)]] : [];
}

function oasisCells(s: WuestensoehneState, sides: number): (readonly [number, string])[] {
  return connectedOasis(s, s.turn[At.Laid], sides).map(({ cell }) => [cell, sidesText(sides)] as const);
}

/** Fields whose action can still be had. */
export function freeFields(s: WuestensoehneState): ReturnType<typeof scoredFields> {
  return scoredFields(s).filter(({ action }) => s.free[action]! > 0);
}

function faceOfLaid(s: WuestensoehneState): readonly { sides: number }[] {
  return faceParts[(s.tiles[s.turn[At.Laid]] ?? 0) - 1] ?? [];
}

function partTargets(s: WuestensoehneState, picture: Picture): readonly BoardTarget[] {
  const step = s.turn[At.Phase];
  if (step !== Phase.Figure && step !== Phase.Score) return [];
  const cell = s.turn[At.Laid];
  const parts = faceOfLaid(s).map(({ sides }) => sides);
  const all = parts.reduce((sum, sides) => sum | sides, 0);
  return parts.map(sides => partTarget(picture, cell, sides, all & ~sides));
}

function partTarget(picture: Picture, cell: number, sides: number, others: number): BoardTarget {
  const at = picture.centres[cell]!;
  const { foot } = groundsOf(sides);
  const text = sidesText(sides);
  const centre = { x: at.x + foot.x, y: at.y + foot.y };
  const path = outlineOf(sides, others).shape;
  return { name: `${grid.names[cell]}/${text}`, token: text, centre, transform: movedTo(at), path };
}
