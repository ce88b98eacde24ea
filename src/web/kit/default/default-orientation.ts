import type { Game, Seat } from '../../../engine/game.ts';
import type { Layout } from '../../../engine/layout.ts';
import type { AnyState } from '../../../engine/state.ts';
import { besideText, directionBetween } from '../orientation/compass.ts';
import type { NamedThing, Orientation, Standpoint } from '../orientation/orientation.ts';
import { linesOf } from './board-text.tsx';
import { gridPictureOf } from './picture.ts';
import { cellText, pieceText } from './scene.ts';
import type { DefaultWords } from './words.ts';

type Look = Standpoint<AnyState, DefaultWords>;

/** What can be told of any board that says where its pieces stand; of others there is nothing to tell. */
export function defaultOrientation({ layout }: Game): Orientation<AnyState, DefaultWords> {
  if (!layout) return silent;
  return {
    at(look, place) {
      const { s, words, who, turned } = look;
      const picture = gridPictureOf(layout.grid(s), turned);
      const cell = picture.grid.cellNamed(place);
      return cell < 0 ? undefined : cellText({ s, layout, picture }, cell, words, who);
    },
    around: (look, place) => neighboursText(look, layout, place),
    landmarks(look) {
      const heldBy = (own: boolean) =>
        placesWith(look, layout, owner => owner !== undefined && (owner === look.viewer) === own);
      return { own: heldBy(true), others: heldBy(false), goals: [], prizes: placesWith(look, layout, isNobodys) };
    },
    named: look => kindsIn(look, layout),
    seat: (look, seat) =>
      `${linesOf({ ...look, state: look.s, layout }, seat).join('; ') || look.words.board.nothing}.`,
  };
}

const isNobodys = (owner: Seat | undefined) => owner === undefined;

const silent: Orientation<AnyState, DefaultWords> = {
  at: () => undefined,
  around: () => '',
  landmarks: () => ({ own: [], others: [], goals: [], prizes: [] }),
  named: () => [],
  seat: () => '',
};

function placesWith({ s }: Look, layout: Layout<AnyState>, is: (owner: Seat | undefined) => boolean): string[] {
  return layout.grid(s).names.filter((_, cell) => {
    const piece = layout.pieceAt(s, cell);
    return piece !== undefined && is(piece.owner);
  });
}

function neighboursText({ s, words, who, turned }: Look, layout: Layout<AnyState>, place: string): string {
  const grid = layout.grid(s);
  const { centres } = gridPictureOf(grid, turned);
  const cell = grid.cellNamed(place);
  const from = cell * grid.degree;
  const beside = Array.from(grid.neighbours.subarray(from, from + grid.degree)).filter(other => other < grid.size);
  const things = beside.map(other => {
    const piece = layout.pieceAt(s, other);
    const what = piece ? pieceText(piece, words, who) : words.board.empty;
    return { what, way: directionBetween(centres[cell]!, centres[other]!) };
  });
  return besideText(words.language, things);
}

/** Every kind of piece by its name. */
function kindsIn({ s, words }: Look, layout: Layout<AnyState>): readonly NamedThing[] {
  const kinds = new Map<string, string[]>();
  layout.grid(s).names.forEach((name, cell) => {
    const kind = layout.pieceAt(s, cell)?.kind;
    if (kind !== undefined) kinds.set(kind, [...(kinds.get(kind) ?? []), name]);
  });
  return [...kinds].map(([kind, places]) => {
    const said = words.pieces[kind] ?? kind;
    return { names: [kind, said], places, told: `${said}: ${places.join(', ')}.` };
  });
}
