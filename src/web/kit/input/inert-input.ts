import type { BoardInput } from '../view.ts';

const nothing = () => undefined;

/** Input with which nothing can be done but what is given: for boards that only show something. */
export function inertInput(given: Partial<BoardInput> = {}): BoardInput {
  return {
    seat: 0,
    legal: [],
    candidates: [],
    selectable: new Set(),
    chosen: new Set(),
    picked: new Set(),
    pointed: undefined,
    pick: nothing,
    point: nothing,
    playMoves: nothing,
    drop: nothing,
    preview: () => '',
    legalAfter: () => [],
    whyNot: () => [],
    ...given,
  };
}
