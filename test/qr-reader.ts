/**
 * Reads QR codes as a camera's program would, written from the standard and apart from what draws them: bytes of level
 * M up to version 9, and nothing is corrected. Whatever is wrong is an error.
 */

/** A picture: is the pixel dark? */
export interface Bitmap {
  readonly width: number;
  readonly height: number;
  readonly dark: (x: number, y: number) => boolean;
}

export interface ReadCode {
  readonly text: string;
  /** The margin on the narrowest side, in modules. */
  readonly margin: number;
}

/** Finds the only code of a picture that stands upright. */
export function readPicture(picture: Bitmap): ReadCode {
  const { left, top, right, bottom } = darkBox(picture);
  let run = 0;
  while (picture.dark(left + run, top)) run++;
  const module = run / 7;
  const size = Math.round((right - left + 1) / module);
  const at = (start: number, index: number) => Math.floor(start + (index + 0.5) * module);
  const grid = Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_column, x) => picture.dark(at(left, x), at(top, y))),
  );
  const margin = Math.min(left, top, picture.width - 1 - right, picture.height - 1 - bottom) / module;
  return { text: readModules(grid), margin };
}

function darkBox({ width, height, dark }: Bitmap) {
  const box = { left: width, top: height, right: -1, bottom: -1 };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (dark(x, y)) {
        box.left = Math.min(box.left, x);
        box.right = Math.max(box.right, x);
        box.top = Math.min(box.top, y);
        box.bottom = Math.max(box.bottom, y);
      }
  if (box.right < 0) throw new Error('there is nothing dark in the picture');
  return box;
}

/** What a version holds at level M: data bytes of each block, and correction bytes of each. */
const shapes: readonly (readonly [data: readonly number[], correction: number])[] = [
  [[16], 10],
  [[28], 16],
  [[44], 26],
  [[32, 32], 18],
  [[43, 43], 24],
  [[27, 27, 27, 27], 16],
  [[31, 31, 31, 31], 18],
  [[38, 38, 39, 39], 22],
  [[36, 36, 36, 37, 37], 22],
];
const centres: readonly (readonly number[])[] = [
  [],
  [18],
  [22],
  [26],
  [30],
  [34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
];
const conditions: Readonly<Record<string, (i: number, j: number) => number>> = {
  '000': (i, j) => (i + j) % 2,
  '001': i => i % 2,
  '010': (_, j) => j % 3,
  '011': (i, j) => (i + j) % 3,
  '100': (i, j) => (Math.trunc(i / 2) + Math.trunc(j / 3)) % 2,
  '101': (i, j) => ((i * j) % 2) + ((i * j) % 3),
  '110': (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2,
  '111': (i, j) => (((i * j) % 3) + ((i + j) % 2)) % 2,
};

export function readModules(grid: readonly (readonly boolean[])[]): string {
  const version = (grid.length - 17) / 4;
  const shape = shapes[version - 1];
  if (!shape) throw new Error(`${grid.length} modules: no version that is known here`);
  const mask = conditions[maskOf(grid)];
  const bits: boolean[] = [];
  for (const [i, j] of dataPlaces(grid.length, version)) bits.push(grid[i][j] !== (mask(i, j) === 0));
  const total = shape[0].reduce((sum, length) => sum + length + shape[1], 0);
  const bytes = Array.from({ length: total }, (_, at) => byteFrom(bits.slice(8 * at, 8 * at + 8)));
  return textOf(blocksOf(bytes, ...shape).flat());
}

/** The bits around the upper left corner, in the order of the standard; the other copy must say the same. */
function maskOf(grid: readonly (readonly boolean[])[]): string {
  const n = grid.length;
  const first = [0, 1, 2, 3, 4, 5, 7, 8].map(j => grid[8][j]).concat([7, 5, 4, 3, 2, 1, 0].map(i => grid[i][8]));
  const second = [1, 2, 3, 4, 5, 6, 7]
    .map(i => grid[n - i][8])
    .concat([8, 7, 6, 5, 4, 3, 2, 1].map(j => grid[8][n - j]));
  if (first.join() !== second.join()) throw new Error('the two copies of the format differ');
  const plain = [...'101010000010010'].map((bit, at) => (first[at] !== (bit === '1') ? '1' : '0')).join('');
  if (!plain.startsWith('00')) throw new Error(`the level is ${plain.slice(0, 2)} and not M`);
  return plain.slice(2, 5);
}

function* dataPlaces(size: number, version: number): Generator<readonly [number, number]> {
  let up = true;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++)
      for (const j of [right, right - 1]) {
        const i = up ? size - 1 - step : step;
        if (!isFixed(i, j, size, version)) yield [i, j];
      }
    up = !up;
  }
}

function isFixed(i: number, j: number, n: number, version: number): boolean {
  if ((i < 9 && j < 9) || (i < 9 && j >= n - 8) || (i >= n - 8 && j < 9)) return true;
  if (i === 6 || j === 6) return true;
  if (version >= 7 && ((i < 6 && j >= n - 11) || (j < 6 && i >= n - 11))) return true;
  const near = (at: number, centre: number) => Math.abs(at - centre) <= 2;
  const spots = centres[version - 1];
  return spots.some(y => spots.some(x => near(i, y) && near(j, x) && !isCorner(y, x, n)));
}

function isCorner(y: number, x: number, n: number): boolean {
  return (y === 6 && x === 6) || (y === 6 && x === n - 7) || (y === n - 7 && x === 6);
}

function byteFrom(bits: readonly boolean[]): number {
  return bits.reduce((byte, bit) => 2 * byte + (bit ? 1 : 0), 0);
}

/** Takes the blocks apart, and asks whether each is a word of the code. */
function blocksOf(bytes: readonly number[], lengths: readonly number[], correction: number): number[][] {
  const blocks: number[][] = lengths.map(() => []);
  const rest = bytes[Symbol.iterator]();
  for (let at = 0; at < Math.max(...lengths); at++)
    for (const [block, length] of lengths.entries()) if (at < length) blocks[block].push(rest.next().value as number);
  const words = blocks.map(block => [...block]);
  for (let at = 0; at < correction; at++) for (const word of words) word.push(rest.next().value as number);
  if (!words.every(word => isCodeword(word, correction))) throw new Error('the bytes do not fit their correction');
  return blocks;
}

/** Powers of 2 in the field with 256 elements, by their exponents, and back. */
const powers: number[] = [];
for (let value = 1; powers.length < 255; value = value < 128 ? value * 2 : (value * 2) ^ 0x11d) powers.push(value);
const exponents = new Map(powers.map((value, exponent) => [value, exponent]));

function isCodeword(word: readonly number[], correction: number): boolean {
  for (let root = 0; root < correction; root++) {
    let value = 0;
    for (const byte of word) value = (value === 0 ? 0 : powers[(exponents.get(value)! + root) % 255]) ^ byte;
    if (value !== 0) return false;
  }
  return true;
}

function textOf(data: readonly number[]): string {
  const hex = data.map(byte => byte.toString(16).padStart(2, '0')).join('');
  if (hex[0] !== '4') throw new Error(`mode ${hex[0]} and not bytes`);
  const length = Number.parseInt(hex.slice(1, 3), 16);
  const bytes = Array.from({ length }, (_, at) => Number.parseInt(hex.slice(3 + 2 * at, 5 + 2 * at), 16));
  return new TextDecoder().decode(new Uint8Array(bytes));
}
