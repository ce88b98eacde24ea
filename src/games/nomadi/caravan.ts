import type { Board } from './board.ts';
import { NOWHERE, type NomadiState } from './state.ts';

/**
 * How the caravan hangs together and what can be jumped. Stones are also bits: there are at most sixteen. All tables
 * here are scratch: `survey` brings them up to date for one state, and whatever is asked next is about that state.
 * They depend on nothing but where the stones stand, so from one state to the next only stones that moved count.
 */
const MOST_STONES = 16;
/** A move has nine bits for a field. */
const MOST_FIELDS = 512;
export const SIDES = 4;
/** For each stone the stones on its sides: on each side 0 or 1 + stone, and all of them as bits. */
export const sides = new Uint8Array(MOST_STONES * SIDES);
const beside = new Int32Array(MOST_STONES);
/** For each stone and side, how many stones follow each other there, and the field behind them. */
export const rows = new Uint8Array(MOST_STONES * SIDES);
/** The same, all sides of a stone in one number: eight bits each, the lowest for the first side. */
export const rowsAround = new Int32Array(rows.buffer);
export const ends = new Uint16Array(MOST_STONES * SIDES);
/** For each stone the parts into which the others fall when it is lifted, at most one for each of its sides. */
const parts = new Int32Array(MOST_STONES * SIDES);
const partCounts = new Uint8Array(MOST_STONES);
/** For each field without a stone the stones beside it, as bits. */
export const touching = new Uint16Array(MOST_FIELDS);
/** The stones that have a free side and do not rest in the goal, as bits. */
export let movable = 0;

/** Where the tables say that the stones stand: by stone, and 1 + stone by field. */
const surveyed = new Uint16Array(MOST_STONES).fill(NOWHERE);
const standing = new Uint8Array(MOST_FIELDS);
let surveyedBoard: Board | undefined;
/** All stones on the board, as bits, and those that `explore` has come to. */
export let everyone = 0;
let explored = 0;

/** Answers whether stones stand elsewhere than in the state that was surveyed before. */
export function survey({ board, places }: NomadiState): boolean {
  const anew = surveyedBoard !== board;
  if (anew) clear(board);
  let changed = 0;
  for (let stone = 0; stone < MOST_STONES; stone++) {
    const cell = stone < places.length ? places[stone] : NOWHERE;
    if (surveyed[stone] === cell) continue;
    changed |= 1 << stone;
    if (surveyed[stone] !== NOWHERE) takeAway(board, stone, surveyed[stone]);
  }
  if (changed === 0) return anew;
  for (let open = changed; open !== 0; open &= open - 1) {
    const stone = 31 - Math.clz32(open & -open);
    surveyed[stone] = stone < places.length ? places[stone] : NOWHERE;
    if (surveyed[stone] !== NOWHERE) putDown(board, stone, surveyed[stone]);
  }
  explored = 0;
  if (everyone !== 0) explore(31 - Math.clz32(everyone), 0);
  return true;
}

function clear(board: Board): void {
  surveyedBoard = board;
  surveyed.fill(NOWHERE);
  standing.fill(0);
  touching.fill(0);
  everyone = 0;
  movable = 0;
}

function takeAway(board: Board, stone: number, cell: number): void {
  const bit = 1 << stone;
  everyone &= ~bit;
  movable &= ~bit;
  standing[cell] = 0;
  for (let side = 0; side < SIDES; side++) {
    const other = sides[stone * SIDES + side];
    if (other === 0) {
      touching[ends[stone * SIDES + side]] &= ~bit;
      continue;
    }
    const next = other - 1;
    const back = (side + 2) & 3;
    sides[next * SIDES + back] = 0;
    beside[next] &= ~bit;
    touching[cell] |= 1 << next;
    if (board.goal[surveyed[next]] === 0) movable |= 1 << next;
    writeRow(next, side, 0, cell);
  }
}

function putDown(board: Board, stone: number, cell: number): void {
  const bit = 1 << stone;
  const first = stone * SIDES;
  everyone |= bit;
  standing[cell] = stone + 1;
  touching[cell] = 0;
  beside[stone] = 0;
  for (let side = 0; side < SIDES; side++) {
    const field = board.grid.neighbours[cell * 8 + side];
    const other = standing[field];
    sides[first + side] = other;
    if (other === 0) {
      rows[first + side] = 0;
      ends[first + side] = field;
      touching[field] |= bit;
    } else join(stone, other - 1, side);
  }
  if (board.goal[cell] === 0 && !isShutIn(stone)) movable |= bit;
  for (let side = 0; side < SIDES; side++) {
    const back = first + ((side + 2) & 3);
    if (sides[first + side] !== 0) writeRow(sides[first + side] - 1, side, rows[back] + 1, ends[back]);
  }
}

/** Two stones come to stand side by side. */
function join(stone: number, other: number, side: number): void {
  const here = stone * SIDES + side;
  const there = other * SIDES + side;
  rows[here] = rows[there] + 1;
  ends[here] = ends[there];
  sides[other * SIDES + ((side + 2) & 3)] = stone + 1;
  beside[stone] |= 1 << other;
  beside[other] |= 1 << stone;
  if (isShutIn(other)) movable &= ~(1 << other);
}

/** Stones on all four sides. */
function isShutIn(stone: number): boolean {
  const three = beside[stone] & (beside[stone] - 1);
  const two = three & (three - 1);
  return (two & (two - 1)) !== 0;
}

/** From this stone on to the side, each stone looks back over one stone more. */
function writeRow(stone: number, side: number, length: number, end: number): void {
  const back = (side + 2) & 3;
  for (let next = stone + 1; next !== 0; next = sides[(next - 1) * SIDES + side]) {
    const at = (next - 1) * SIDES + back;
    rows[at] = length++;
    ends[at] = end;
  }
}

/** When each stone was come to, and the earliest stone that it, or a stone behind it, lies beside. */
const times = new Uint8Array(MOST_STONES);
const earliest = new Uint8Array(MOST_STONES);

/**
 * Goes from stone to stone, each once, and notes what would be cut off without it: whatever lies behind it and touches
 * no stone from before. Answers the stones that it came to from here.
 */
function explore(stone: number, time: number): number {
  const first = stone * SIDES;
  let part = first;
  let behind = 1 << stone;
  let cut = behind;
  explored |= behind;
  times[stone] = time;
  let low = time;
  for (let open = beside[stone]; open !== 0; open &= open - 1) {
    const next = 31 - Math.clz32(open & -open);
    if ((explored & (1 << next)) !== 0) {
      if (times[next] < low) low = times[next];
      continue;
    }
    const found = explore(next, time + 1);
    behind |= found;
    if (earliest[next] < low) low = earliest[next];
    if (earliest[next] < time) continue;
    parts[part++] = found;
    cut |= found;
  }
  earliest[stone] = low;
  if (cut !== everyone) parts[part++] = everyone & ~cut;
  partCounts[stone] = part - first;
  return behind;
}

/** Would all stones hang together if this one stood on the field? */
export function connects(stone: number, cell: number): boolean {
  const bits = touching[cell];
  const first = stone * SIDES;
  const last = first + partCounts[stone];
  for (let part = first; part < last; part++) if ((bits & parts[part]) === 0) return false;
  return true;
}
