import type { Spot } from '../../../engine/boards/grid.ts';

export interface RowMark extends Spot {
  readonly token: string;
}

/**
 * Reads hexes drawn in rows: a line begins with the number of its row, then comes one token for each column from `a`
 * on. A first line that names the columns is there for the eye only, and so are the blanks.
 */
export function readRows(text: string): RowMark[] {
  return text.split('\n').flatMap(line => {
    const [label, ...tokens] = line.trim().split(/\s+/);
    if (!/^\d+$/.test(label ?? '')) return [];
    return tokens.map((token, col) => ({ col, row: Number(label) - 1, token }));
  });
}

/** Draws them so that `readRows` reads them again; every second row stands half a hex to the right. */
export function drawRows(marks: readonly RowMark[]): string {
  // An even width, so that half of it is a whole number of blanks.
  const wide = (Math.max(...marks.map(mark => mark.token.length)) + 2) & ~1;
  const columns = Math.max(...marks.map(mark => mark.col)) + 1;
  const head = Array.from({ length: columns }, (_, col) => String.fromCharCode(97 + col));
  const rows = [...new Set(marks.map(mark => mark.row))].toSorted((a, b) => a - b);
  const lines = rows.map(row => {
    const tokens = marks.filter(mark => mark.row === row).toSorted((a, b) => a.col - b.col);
    const half = ' '.repeat(row & 1 ? wide / 2 : 0);
    return lineOf(
      String(row + 1),
      half,
      tokens.map(mark => mark.token),
      wide,
    );
  });
  return `${[lineOf('', '', head, wide), ...lines].join('\n')}\n`;
}

function lineOf(label: string, shift: string, tokens: readonly string[], wide: number): string {
  return `${label.padStart(3)}  ${shift}${tokens.map(token => token.padEnd(wide)).join('')}`.trimEnd();
}
