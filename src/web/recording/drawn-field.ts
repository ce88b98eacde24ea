/** A token in the drawing of a position's text: from where to where it stands. */
export interface FieldToken {
  readonly start: number;
  readonly end: number;
  readonly token: string;
}

/** A row of the drawing, which begins with a blank, and where its line begins in the text. */
interface DrawnRow {
  readonly at: number;
  readonly text: string;
}

/** The lines of the drawing: the first one names the columns. */
function rowsOf(text: string): readonly DrawnRow[] {
  const rows: DrawnRow[] = [];
  let at = 0;
  for (const line of text.split('\n')) {
    if (/^\s+\S/.test(line)) rows.push({ at, text: line.trimEnd() });
    at += line.length + 1;
  }
  return rows;
}

/** Where the columns begin, by their letters. */
function columnsIn(head: DrawnRow | undefined): ReadonlyMap<number, string> {
  return new Map(Array.from((head?.text ?? '').matchAll(/\S+/g), ({ index, 0: letter }) => [index, letter]));
}

/** The number of a row stands left of all columns. */
function labelOf(row: string, margin: number): string {
  return /^ *(\d+)/.exec(row.slice(0, margin))?.[0] ?? '';
}

function tokensIn(row: string, margin: number): readonly { readonly start: number; readonly token: string }[] {
  const { length } = labelOf(row, margin);
  return Array.from(row.slice(length).matchAll(/\S+/g), ({ index, 0: token }) => ({ start: index + length, token }));
}

/** Does a row stand between the columns? */
function isShifted(row: string, columns: ReadonlyMap<number, string>): boolean {
  const [margin = 0] = columns.keys();
  return tokensIn(row, margin).some(({ start }) => !columns.has(start));
}

/**
 * Every field that is drawn, by its name. A token belongs to the column under whose letter it begins; where rows stand
 * shifted and none does, they are counted. A line without a number goes on with the row above.
 */
export function drawnFields(text: string): ReadonlyMap<string, FieldToken> {
  const [head, ...rows] = rowsOf(text);
  const columns = columnsIn(head);
  const [margin = 0] = columns.keys();
  const letters = [...columns.values()];
  const fields = new Map<string, FieldToken>();
  let number = '';
  for (const { at, text: row } of rows) {
    number = labelOf(row, margin).trim() || number;
    const shifted = isShifted(row, columns);
    for (const [i, { start, token }] of tokensIn(row, margin).entries()) {
      const column = shifted ? letters[i] : columns.get(start);
      if (token !== '~') fields.set(`${column}${number}`, { start: at + start, end: at + start + token.length, token });
    }
  }
  return fields;
}

/** The same text with something else on a field; where that needs more room, the whole column gets wider. */
export function withToken(text: string, field: string, token: string): string {
  const drawn = drawnFields(text).get(field);
  if (!drawn) return text;
  const rows = rowsOf(text);
  const own = rows.find(({ at, text: row }) => at <= drawn.start && drawn.start < at + row.length)!;
  const column = drawn.start - own.at;
  const columns = columnsIn(rows[0]);
  const next = [...columns.keys()].find(start => start > column) ?? Number.POSITIVE_INFINITY;
  const more = columns.has(column) ? Math.max(0, column + token.length + 1 - next) : 0;
  const isWidened = (line: string) => more > 0 && /^\s+\S/.test(line) && !isShifted(line, columns);
  const lines = text.split('\n').map(line => (isWidened(line) ? widened(line, next, more) : line));
  const wide = lines.join('\n');
  const { start, end } = drawnFields(wide).get(field)!;
  // A longer token takes blanks behind it, but the last one; a shorter one leaves some. In its column nothing else moves.
  const blanks = /^ *(?= \S)/.exec(wide.slice(end))?.[0].length ?? 0;
  const taken = Math.min(blanks, Math.max(0, token.length - (end - start)));
  return wide.slice(0, start) + token.padEnd(end - start) + wide.slice(end + taken);
}

/** What stands from the next column on moves to the right. */
function widened(line: string, next: number, more: number): string {
  return line.length <= next ? line : line.slice(0, next) + ' '.repeat(more) + line.slice(next);
}
