/**
 * A text as a QR code (ISO/IEC 18004): bytes, error correction level M, as small as the text allows. Longer texts than
 * any address of ours have none.
 */

/** Error correction bytes of a block, and blocks, by version. */
const blocksOf: readonly (readonly [correction: number, blocks: number])[] = [
  [10, 1],
  [16, 1],
  [26, 1],
  [18, 2],
  [24, 2],
  [16, 4],
  [18, 4],
  [22, 4],
  [22, 5],
];
/** All bytes of a code, by version. */
const capacities: readonly number[] = [26, 44, 70, 100, 134, 172, 196, 242, 292];
/** Where the small squares stand that help to find the grid, by version. */
const alignments: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
];

/** Rows of modules; a dark one is true. There is no margin yet. */
export type QrCode = readonly (readonly boolean[])[];

/** Undefined where the text is too long. */
export function qrCodeOf(text: string): QrCode | undefined {
  const bytes = new TextEncoder().encode(text);
  const version = capacities.findIndex((_, at) => bytes.length + 2 <= dataSize(at)) + 1;
  if (version === 0) return undefined;
  const bits = bitsOf(interleaved(version, paddedData(version, bytes)));
  const blank = emptyGrid(version);
  const codes = masks.map((_, mask) => drawn(blank, version, bits, mask));
  const penalties = codes.map(penaltyOf);
  return codes[penalties.indexOf(Math.min(...penalties))];
}

function dataSize(at: number): number {
  const [correction, blocks] = blocksOf[at]!;
  return capacities[at]! - correction * blocks;
}

/** Four bits say that bytes follow, eight how many; what is left over is filled up as the standard has it. */
function paddedData(version: number, bytes: Uint8Array): number[] {
  const size = dataSize(version - 1);
  const nibbles = [4, bytes.length >> 4, bytes.length & 15, ...[...bytes].flatMap(byte => [byte >> 4, byte & 15]), 0];
  const data = Array.from({ length: nibbles.length / 2 }, (_, at) => nibbles[2 * at]! * 16 + nibbles[2 * at + 1]!);
  const fill = Array.from({ length: size - data.length }, (_, at) => (at % 2 === 0 ? 0xec : 0x11));
  return [...data, ...fill];
}

/** Blocks take turns, so that a stain on the paper spoils a little of each. */
function interleaved(version: number, data: readonly number[]): number[] {
  const [correction, count] = blocksOf[version - 1]!;
  const short = Math.floor(data.length / count);
  const longer = data.length % count;
  const starts = Array.from({ length: count + 1 }, (_, at) => at * short + Math.max(0, at - (count - longer)));
  const blocks = starts.slice(0, -1).map((start, at) => data.slice(start, starts[at + 1]));
  const checks = blocks.map(block => correctionOf(block, correction));
  return [...inTurn(blocks), ...inTurn(checks)];
}

function inTurn(blocks: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...blocks.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => blocks.flatMap(block => block.slice(at, at + 1))).flat();
}

/** Multiplies in the field of 256 elements that Reed and Solomon's code is made in. */
function product(a: number, b: number): number {
  let result = 0;
  for (let bit = 7; bit >= 0; bit--) result = (result << 1) ^ ((result >> 7) * 0x11d) ^ (((b >> bit) & 1) * a);
  return result;
}

/** The remainder of the block by the generator polynomial. */
function correctionOf(block: readonly number[], length: number): number[] {
  const generator = generatorOf(length);
  const rest: number[] = Array.from({ length }, () => 0);
  for (const byte of block) {
    const factor = byte ^ rest.shift()!;
    rest.push(0);
    for (const [at, coefficient] of generator.entries()) rest[at]! ^= product(coefficient, factor);
  }
  return rest;
}

function generatorOf(length: number): number[] {
  const coefficients = [...Array.from({ length: length - 1 }, () => 0), 1];
  let root = 1;
  for (let i = 0; i < length; i++) {
    for (let j = 0; j < length; j++)
      coefficients[j] = product(coefficients[j]!, root) ^ (j + 1 < length ? coefficients[j + 1]! : 0);
    root = product(root, 2);
  }
  return coefficients;
}

function bitsOf(bytes: readonly number[]): boolean[] {
  return bytes.flatMap(byte => Array.from({ length: 8 }, (_, at) => ((byte >> (7 - at)) & 1) === 1));
}

/** Undefined where data may go. */
type Grid = (boolean | undefined)[][];

function emptyGrid(version: number): Grid {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => Array.from({ length: size }, () => undefined));
  for (let at = 8; at < size - 8; at++) grid[6]![at] = grid[at]![6] = at % 2 === 0;
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    square(grid, row, column, 4);
  const lines = alignments[version - 1]!;
  for (const row of lines) for (const column of lines) align(grid, row, column);
  return grid;
}

/** The three large squares fill their corners. */
function align(grid: Grid, row: number, column: number): void {
  const last = grid.length - 9;
  if ((row < 9 && column < 9) || (row < 9 && column > last) || (row > last && column < 9)) return;
  square(grid, row, column, 2);
}

/** Rings around a dark middle: dark, light, dark; the large ones have a light one more. */
function square(grid: Grid, row: number, column: number, reach: number): void {
  for (let down = -reach; down <= reach; down++)
    for (let along = -reach; along <= reach; along++) {
      const ring = Math.max(Math.abs(down), Math.abs(along));
      const line = grid[row + down];
      if (line && column + along in line) line[column + along] = reach === 4 ? ring !== 2 && ring !== 4 : ring !== 1;
    }
}

const masks: readonly ((row: number, column: number) => boolean)[] = [
  (y, x) => (x + y) % 2 === 0,
  y => y % 2 === 0,
  (_, x) => x % 3 === 0,
  (y, x) => (x + y) % 3 === 0,
  (y, x) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (y, x) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (y, x) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (y, x) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function drawn(blank: Grid, version: number, bits: readonly boolean[], mask: number): QrCode {
  const grid = blank.map(line => [...line]);
  writeFormat(grid, mask);
  if (version > 6) writeVersion(grid, version);
  const rest = bits[Symbol.iterator]();
  for (const [row, column] of wayThrough(grid.length))
    if (grid[row]![column] === undefined)
      grid[row]![column] = (rest.next().value ?? false) !== masks[mask]!(row, column);
  return grid as boolean[][];
}

/** Up and down in pairs of columns, from the right; the column of the dotted line is left out. */
function* wayThrough(size: number): Generator<readonly [row: number, column: number]> {
  const rows = Array.from({ length: size }, (_, at) => at);
  let upwards = true;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    for (const row of upwards ? rows.toReversed() : rows) for (const column of [right, right - 1]) yield [row, column];
    upwards = !upwards;
  }
}

/** Value and remainder by a generator, as many bits as `shift` says. */
function guarded(value: number, generator: number, shift: number): number {
  let rest = value;
  for (let i = 0; i < shift; i++) rest = (rest << 1) ^ ((rest >> (shift - 1)) * generator);
  return (value << shift) | (rest & ((1 << shift) - 1));
}

/** Level M and the mask, twice. */
function writeFormat(grid: Grid, mask: number): void {
  const bits = guarded(mask, 0x537, 10) ^ 0x5412;
  const last = grid.length - 1;
  const is = (at: number) => ((bits >> at) & 1) === 1;
  for (let at = 0; at < 6; at++) grid[at]![8] = is(at);
  grid[7]![8] = is(6);
  grid[8]![8] = is(7);
  grid[8]![7] = is(8);
  for (let at = 9; at < 15; at++) grid[8]![14 - at] = is(at);
  for (let at = 0; at < 8; at++) grid[8]![last - at] = is(at);
  for (let at = 8; at < 15; at++) grid[last - 14 + at]![8] = is(at);
  grid[last - 7]![8] = true;
}

/** Large codes say how large they are, twice. */
function writeVersion(grid: Grid, version: number): void {
  const bits = guarded(version, 0x1f25, 12);
  for (let at = 0; at < 18; at++) {
    const [near, far] = [Math.floor(at / 3), grid.length - 11 + (at % 3)];
    grid[near]![far] = grid[far]![near] = ((bits >> at) & 1) === 1;
  }
}

/** How hard a code is to read, by the four marks of the standard: the mask with the lowest is taken. */
function penaltyOf(code: QrCode): number {
  const columns = code.map((_, x) => code.map(line => line[x]!));
  const lines = [...code, ...columns].map(line => line.map(dark => (dark ? '1' : '0')).join(''));
  const runs = lines.flatMap(line => line.match(/0{5,}|1{5,}/g) ?? []).reduce((sum, run) => sum + run.length - 2, 0);
  const finders = lines.reduce((sum, line) => sum + (line.match(/(?=00001011101|10111010000)/g)?.length ?? 0), 0);
  const dark = code.flat().filter(Boolean).length / code.length ** 2;
  return runs + 3 * blotsIn(code) + 40 * finders + 10 * Math.floor(Math.abs(dark * 20 - 10));
}

/** Squares of two by two in one colour. */
function blotsIn(code: QrCode): number {
  const same = (y: number, x: number) =>
    code[y]![x] === code[y]![x + 1] && code[y]![x] === code[y + 1]![x] && code[y]![x] === code[y + 1]![x + 1];
  const places = code.slice(1).flatMap((line, y) => line.slice(1).map((_, x) => same(y, x)));
  return places.filter(Boolean).length;
}
