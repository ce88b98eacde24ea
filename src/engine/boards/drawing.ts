import type { Spot } from './grid.ts';

export interface Mark extends Spot {
  /** What is drawn there: one or more characters without a blank. */
  readonly token: string;
}

export class BadDrawing extends Error {}

/**
 * Reads hexes drawn as text. The first line names the columns, each token begins below its letter. A line that
 * begins with a number holds that row of the odd columns (b, d, f …); the line below it, without a number, holds
 * the same row of the even columns (a, c, e …), which lie half a hex lower.
 */
export function readHexes(text: string): Mark[] {
  const lines = text.split('\n').filter(line => line.trim() !== '');
  const columns = columnsOf(lines[0] ?? '');
  // A number below a letter is a token, also where no row number stands before it.
  const margin = Math.min(...columns.keys());
  const marks: Mark[] = [];
  let row = -1;
  for (const line of lines.slice(1)) {
    const label = /^ *(\d+)/.exec(line.slice(0, margin))?.[1];
    if (label) row = Number(label) - 1;
    if (row < 0) throw new BadDrawing(`the first line of hexes must begin with its row number: "${line.trim()}"`);
    for (const token of (label ? line.replace(label, ' '.repeat(label.length)) : line).matchAll(/\S+/g))
      marks.push(markAt(columns, token.index, row, Boolean(label), token[0]));
  }
  return marks;
}

function columnsOf(line: string): Map<number, number> {
  const columns = new Map<number, number>();
  for (const letter of line.matchAll(/\S+/g)) {
    if (!/^[a-z]$/.test(letter[0])) throw new BadDrawing(`the first line must name the columns, not "${letter[0]}"`);
    columns.set(letter.index, letter[0].charCodeAt(0) - 97);
  }
  return columns;
}

function markAt(columns: Map<number, number>, index: number, row: number, labelled: boolean, token: string): Mark {
  const col = columns.get(index);
  if (col === undefined) throw new BadDrawing(`row ${row + 1}: "${token}" does not stand below a column letter`);
  if (labelled !== Boolean(col & 1))
    throw new BadDrawing(
      `row ${row + 1}: "${token}" stands on the wrong line for column ${String.fromCharCode(97 + col)}`,
    );
  return { col, row, token };
}

/** Draws hexes so that `readHexes` reads them again. */
export function drawHexes(marks: readonly Mark[]): string {
  const wide = Math.max(...marks.map(mark => mark.token.length)) + 1;
  const cols = Math.max(...marks.map(mark => mark.col)) + 1;
  const tokens = new Map(marks.map(mark => [`${mark.col},${mark.row}`, mark.token]));
  const rows = marks.map(mark => mark.row);
  const line = (label: string, tokenAt: (col: number) => string) =>
    (label.padEnd(5) + Array.from({ length: cols }, (_, col) => tokenAt(col).padEnd(wide)).join('')).trimEnd();
  const lines = [line('', col => String.fromCharCode(97 + col))];
  for (let row = Math.min(...rows); row <= Math.max(...rows); row++)
    for (const parity of [1, 0]) {
      const label = parity === 1 ? String(row + 1).padStart(3) : '';
      lines.push(line(label, col => ((col & 1) === parity && tokens.get(`${col},${row}`)) || ''));
    }
  return `${lines.join('\n')}\n`;
}

/**
 * Reads squares drawn as text. The first line names the columns, each token begins below its letter; every further
 * line begins with the number of its row.
 */
export function readSquares(text: string): Mark[] {
  const [head = '', ...lines] = text.split('\n').filter(line => line.trim() !== '');
  const columns = columnsOf(head);
  return lines.flatMap(line => {
    const label = /^ *(\d+)/.exec(line)?.[0];
    if (label === undefined) throw new BadDrawing(`a line of squares must begin with its row number: "${line.trim()}"`);
    const tokens = Array.from(line.slice(label.length).matchAll(/\S+/g));
    return tokens.map(token => squareAt(columns, token.index + label.length, Number(label) - 1, token[0]));
  });
}

function squareAt(columns: Map<number, number>, index: number, row: number, token: string): Mark {
  const col = columns.get(index);
  if (col === undefined) throw new BadDrawing(`row ${row + 1}: "${token}" does not stand below a column letter`);
  return { col, row, token };
}

/** Draws squares so that `readSquares` reads them again. A column is as wide as what stands in it. */
export function drawSquares(marks: readonly Mark[]): string {
  const cols = [...new Set(marks.map(mark => mark.col))].toSorted((a, b) => a - b);
  const rows = [...new Set(marks.map(mark => mark.row))].toSorted((a, b) => a - b);
  const tokens = new Map(marks.map(mark => [`${mark.col},${mark.row}`, mark.token]));
  const wide = cols.map(col => Math.max(...marks.filter(mark => mark.col === col).map(mark => mark.token.length)) + 1);
  const line = (label: string, tokenAt: (col: number) => string) =>
    (label.padEnd(5) + cols.map((col, i) => tokenAt(col).padEnd(wide[i] ?? 0)).join('')).trimEnd();
  const head = line('', col => String.fromCharCode(97 + col));
  const body = rows.map(row => line(String(row + 1).padStart(3), col => tokens.get(`${col},${row}`) ?? ''));
  return `${[head, ...body].join('\n')}\n`;
}

/**
 * Reads hexes drawn in rows, one token for each column from `a` on. A line begins with the number of its row. Blanks and
 * a first line that names the columns are there for the eye only, and rows may end early.
 */
export function readHexRows(text: string): Mark[] {
  return text.split('\n').flatMap(line => {
    const [label, ...tokens] = line.trim().split(/\s+/);
    if (!/^\d+$/.test(label ?? '')) return [];
    return tokens.map((token, col) => ({ col, row: Number(label) - 1, token }));
  });
}

/** Draws hexes so that `readHexRows` reads them again; every second row stands half a hex to the right. */
export function drawHexRows(marks: readonly Mark[]): string {
  // An even width, so that half of it is a whole number of blanks.
  const wide = (Math.max(...marks.map(mark => mark.token.length)) + 2) & ~1;
  const columns = Math.max(...marks.map(mark => mark.col)) + 1;
  const rows = [...new Set(marks.map(mark => mark.row))].toSorted((a, b) => a - b);
  const line = (label: string, shift: number, tokens: readonly string[]) =>
    `${label.padStart(3)}  ${' '.repeat(shift)}${tokens.map(token => token.padEnd(wide)).join('')}`.trimEnd();
  const head = Array.from({ length: columns }, (_, col) => String.fromCharCode(97 + col));
  const lines = rows.map(row => {
    const inRow = marks.filter(mark => mark.row === row).toSorted((a, b) => a.col - b.col);
    return line(
      String(row + 1),
      row & 1 ? wide / 2 : 0,
      inRow.map(mark => mark.token),
    );
  });
  return `${[line('', 0, head), ...lines].join('\n')}\n`;
}
