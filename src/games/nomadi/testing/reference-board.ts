/**
 * The board as the reference in `reference.ts` sees it: names of fields, read from a drawing without the engine's reader,
 * so that a mistake in either shows.
 */
export interface Desert {
  readonly fields: ReadonlySet<string>;
  /** The fields straight beside each field. */
  readonly sides: ReadonlyMap<string, readonly string[]>;
  readonly start: ReadonlySet<string>;
  readonly goal: ReadonlySet<string>;
  readonly springs: ReadonlySet<string>;
  /** Everything beyond the canyon. */
  readonly far: ReadonlySet<string>;
  /** What stands on the ground in the drawing: a seat's number or `?`. */
  readonly pieces: ReadonlyMap<string, string>;
}

export const STRAIGHT = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
] as const;
export const DIAGONAL = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;
export type Step = readonly [number, number];

/** The field some columns to the right and some rows down, which may lie outside the board. */
export function beside(field: string, [right, down]: Step): string {
  return String.fromCharCode(field.charCodeAt(0) + right) + (Number(field.slice(1)) + down);
}

export function desertIn(drawing: string): Desert {
  const [header = '', ...lines] = drawing.split('\n').filter(line => line.trim() !== '');
  const columns = header.trim().split(/ +/);
  const canyon = lines.findIndex(line => line.includes('~'));
  const tokens = new Map<string, string>();
  const far = new Set<string>();
  lines.forEach((line, i) => {
    if (i === canyon) return;
    const [row, ...marks] = line.trim().split(/ +/);
    marks.forEach((mark, at) => {
      tokens.set(columns[at] + row, mark);
      if (i < canyon) far.add(columns[at] + row);
    });
  });
  const ground = (mark: string) => new Set([...tokens.keys()].filter(field => tokens.get(field)?.startsWith(mark)));
  const pieces = [...tokens].flatMap(
    ([field, token]) => token.match(/[0-9?]/g)?.map(piece => [field, piece] as const) ?? [],
  );
  return {
    fields: new Set(tokens.keys()),
    sides: new Map(
      [...tokens.keys()].map(field => [
        field,
        STRAIGHT.map(step => beside(field, step)).filter(name => tokens.has(name)),
      ]),
    ),
    start: ground('s'),
    goal: ground('g'),
    springs: ground('o'),
    far,
    pieces: new Map(pieces),
  };
}

/** The square of fields whose top left one is named. */
export function squareAt(corner: string, size: number): Set<string> {
  const offsets = Array.from({ length: size }, (_, i) => i);
  return new Set(offsets.flatMap(right => offsets.map(down => beside(corner, [right, down]))));
}

/** Every way for a die from 2 up: its steps one by one. A 5 or a 6 may turn once, at a right angle. */
export function waysOf(die: number): Step[][] {
  const leg = (direction: Step, length: number) => Array.from({ length }, () => direction);
  const ways = STRAIGHT.map(direction => leg(direction, die));
  if (die < 5) return ways;
  for (const first of STRAIGHT)
    for (const second of STRAIGHT)
      if (first[0] * second[0] + first[1] * second[1] === 0)
        for (let turn = 1; turn < die; turn++) ways.push([...leg(first, turn), ...leg(second, die - turn)]);
  return ways;
}
