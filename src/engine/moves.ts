/** A number that means one thing. Plain numbers may be assigned to it, but not those that mean another thing. */
type Flavoured<F extends string> = number & { readonly flavour?: F };

/** A seat at the table, from 0. */
export type Seat = Flavoured<'seat'>;
/** A move inside the rules: a whole number from 0. Outside it is a short text, see `format`. */
export type Move = Flavoured<'move'>;

export const CHANCE = -1;
export const NOBODY = -2;
/** Who moves next: a seat, CHANCE, or NOBODY when the game is over. */
export type Actor = Seat | typeof CHANCE | typeof NOBODY;

/** Who looks at a state: a seat, or SPECTATOR. Not every viewer is a seat. */
export type Viewer = Flavoured<'seat' | 'viewer'>;
export const SPECTATOR: Viewer = -3;

export function isSeat(who: Viewer): who is Seat {
  return who >= 0;
}

/** What `parse` answers to a text that is no move of the game at all. */
export const NOT_A_MOVE: Move = -1;

/** A list that is filled again and again without allocating. It grows when it must. */
export interface MoveList {
  items: Int32Array;
  length: number;
}

export function moveList(capacity = 256): MoveList {
  return { items: new Int32Array(capacity), length: 0 };
}

export function push(list: MoveList, move: Move): void {
  if (list.length === list.items.length) reserve(list, list.length + 1);
  list.items[list.length++] = move;
}

/** Makes room for `capacity` moves, so that a filler can write into `items` without asking each time. */
export function reserve(list: MoveList, capacity: number): void {
  if (list.items.length >= capacity) return;
  const larger = new Int32Array(Math.max(capacity, list.items.length * 2));
  larger.set(list.items);
  list.items = larger;
}

export function moveArray(list: MoveList): Move[] {
  return Array.from(list.items.subarray(0, list.length));
}
