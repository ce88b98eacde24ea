import { map } from '../rules/map.ts';

/**
 * The board as the reference in `reference.ts` sees it: names and plain numbers, read from the map without the game's
 * reader, so that a mistake in either shows.
 */
interface Cell {
  readonly name: string;
  /** The hex itself, or the place that it belongs to. */
  readonly field: string;
  /** Counted in half hexes, since every second row lies half a hex to the right. */
  readonly x: number;
  readonly y: number;
}

export const OASES = ['fire', 'vegetation', 'water'];
const PLACES = ['palace', ...OASES];

const cells = map.split('\n').flatMap(cellsOfLine);

function cellsOfLine(line: string): Cell[] {
  const [label, ...tokens] = line.trim().split(/\s+/);
  const y = Number(label);
  if (!(y > 0)) return [];
  return tokens.map((token, column) => {
    const name = `${'abcdefghij'[column]}${y}`;
    const place = PLACES.find(each => each[0] === token.toLowerCase());
    return { name, field: place ?? name, x: 2 * column + (y % 2 === 0 ? 1 : 0), y };
  });
}

/** The desert hexes by column, then by row. */
export const desert = cells
  .filter(cell => cell.field === cell.name)
  .sort((a, b) => a.name.charCodeAt(0) - b.name.charCodeAt(0) || a.y - b.y)
  .map(cell => cell.name);

const desertNames = new Set(desert);

export function isDesert(field: string): boolean {
  return desertNames.has(field);
}

/** The fields one step away: of a place, all that lie beside one of its three hexes. */
export function besideOf(field: string): readonly string[] {
  return beside.get(field) ?? [];
}

/** How many hexes a bird flies; from a place it starts at the nearest hex. */
export function distance(from: string, to: string): number {
  return Math.min(...cellsOf(from).flatMap(a => cellsOf(to).map(b => flight(a, b))));
}

function cellsOf(field: string): Cell[] {
  return cells.filter(cell => cell.field === field);
}

/** Each row crossed brings half a hex sideways for nothing. */
function flight(a: Cell, b: Cell): number {
  const rows = Math.abs(a.y - b.y);
  return rows + Math.max(0, (Math.abs(a.x - b.x) - rows) / 2);
}

const beside = new Map([...desert, ...PLACES].map(field => [field, findBeside(field)]));

function findBeside(field: string): string[] {
  return [...desert, ...PLACES].filter(other => other !== field && distance(field, other) === 1);
}
