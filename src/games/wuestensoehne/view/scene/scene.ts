import type { BoardScene } from '../../../../web/kit/board/board.tsx';
import { CELLS, neighbours, opposite } from '../../rules/board.ts';
import {
  AT_HOME,
  At,
  FIGURES,
  NOBODY_HERE,
  ownerOf,
  PARTS,
  partOn,
  turbanFigure,
  type WuestensoehneState,
} from '../../rules/state.ts';
import { actionSides, faceAction, NO_ACTION, partAt, SIDES } from '../../rules/tiles.ts';
import { groundsOf } from './outline.ts';
import type { Picture } from './picture.ts';

export type Scene = BoardScene<WuestensoehneState, Picture>;

/** The sides of the part that this place on a cell belongs to, or 0. */
function sidesAt(s: WuestensoehneState, cell: number, side: number): number {
  const face = s.tiles[cell]! - 1;
  return face < 0 ? 0 : partAt[face * SIDES + side]!;
}

/** All parts of the oasis to which this part belongs, each as its cell and its sides. */
export function connectedOasis(
  s: WuestensoehneState,
  cell: number,
  sides: number,
): readonly { cell: number; sides: number }[] {
  const found = [{ cell, sides }];
  const met = new Uint8Array(PARTS);
  met[partOn(cell, sides)] = 1;
  for (let next = found[0]; next; next = found[found.indexOf(next) + 1])
    for (const part of partsBeside(s, next.cell, next.sides)) {
      if (met[partOn(part.cell, part.sides)]) continue;
      met[partOn(part.cell, part.sides)] = 1;
      found.push(part);
    }
  return found;
}

function partsBeside(s: WuestensoehneState, cell: number, sides: number): { cell: number; sides: number }[] {
  return [0, 1, 2, 3].flatMap(side => {
    const beside = neighbours[cell * SIDES + side]!;
    if (((sides >> side) & 1) === 0 || beside === CELLS || s.tiles[beside] === 0) return [];
    return [{ cell: beside, sides: sidesAt(s, beside, opposite(side)) }];
  });
}

/** The oasis that is being scored; nothing at other times. */
export function scoredOasis(s: WuestensoehneState): readonly { cell: number; sides: number }[] {
  const sides = s.turn[At.Oasis];
  return sides === 0 ? [] : connectedOasis(s, s.turn[At.Laid], sides);
}

/** An action field, and where on its tile it is drawn. */
export interface ScoredField {
  readonly cell: number;
  readonly action: number;
  readonly x: number;
  readonly y: number;
}

/** The action fields of the oasis that is being scored. */
export function scoredFields(s: WuestensoehneState): ScoredField[] {
  return scoredOasis(s).flatMap(({ cell, sides }) => {
    const face = s.tiles[cell]! - 1;
    const action = faceAction[face]!;
    return action === NO_ACTION || actionSides[face] !== sides ? [] : [{ cell, action, ...groundsOf(sides).field }];
  });
}

/** A figure on the board: where it stands. */
export interface StandingFigure {
  readonly figure: number;
  readonly cell: number;
  readonly sides: number;
}

export function standingFigures(s: WuestensoehneState): readonly StandingFigure[] {
  return Array.from(s.figures.keys()).flatMap(figure => {
    const part = s.figures[figure]!;
    if (part === AT_HOME) return [];
    const cell = Math.floor(part / SIDES);
    return [{ figure, cell, sides: sidesAt(s, cell, part % SIDES) }];
  });
}

export function ownFigures(s: WuestensoehneState, seat: number): readonly StandingFigure[] {
  return standingFigures(s).filter(({ figure }) => ownerOf[figure] === seat);
}

/** The figures of a seat, the tallest first. */
export function figuresTallestFirst(seat: number): readonly number[] {
  return Array.from({ length: FIGURES }, (_, i) => FIGURES - 1 - i).filter(figure => ownerOf[figure] === seat);
}

/** One who takes part in a scoring. */
export interface InRow {
  readonly figure: number;
  /** The action whose field it took, if it did. */
  readonly took: number | undefined;
  readonly front: boolean;
}

/** Everybody in the row of a scoring, in the order in which they choose. */
export function rowOf(s: WuestensoehneState): readonly InRow[] {
  if (s.turn[At.Oasis] === 0) return [];
  const waiting = s.row[0]!;
  const front = s.turn[At.Front];
  const turban = turbanFigure(s);
  const order = Array.from({ length: FIGURES }, (_, i) => FIGURES - 1 - i);
  order.sort((a, b) => Number(b === turban) - Number(a === turban));
  return order.flatMap(figure => {
    const post = s.posts[figure]!;
    const isFront = front !== NOBODY_HERE && figure === front;
    if (post === 0 && !isFront && ((waiting >> figure) & 1) === 0) return [];
    return [{ figure, took: post === 0 ? undefined : post - 1, front: isFront }];
  });
}
