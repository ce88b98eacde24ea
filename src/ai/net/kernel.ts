/**
 * The one sum that a net spends its time on, as WebAssembly with vectors of four floats. It is put together here, opcode by
 * opcode, so that there is nothing to build and nothing to fetch: the module has 646 bytes.
 *
 *   convolve(from, to, near, taps, cells, weights, bias, ins, outs)
 *
 * For each cell it adds up, over the taps, what the weights of a tap make of the cell in that place. All of them are addresses
 * in bytes, but for the counts. `outs` is a multiple of 32. Most inputs are 0 after a ReLU, and cost nothing.
 */
export interface Kernel {
  readonly heap: ArrayBuffer;
  convolve(
    from: number,
    to: number,
    near: number,
    taps: number,
    cells: number,
    weights: number,
    bias: number,
    ins: number,
    outs: number,
  ): void;
}

/** As much of WebAssembly as is needed here: the pure layers know the types of neither page nor Node. */
interface Wasm {
  validate(bytes: Uint8Array): boolean;
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (
    module: object,
  ) => { readonly exports: { heap: { buffer: ArrayBuffer } } & Pick<Kernel, 'convolve'> };
}

/** A kernel with so many pages of 64 kB, or nothing where there is no WebAssembly, none with vectors, or none allowed. */
export function newKernel(pages: number): Kernel | undefined {
  const { WebAssembly: wasm } = globalThis as { WebAssembly?: Wasm };
  const bytes = moduleBytes(pages);
  if (!wasm?.validate(bytes)) return undefined;
  try {
    const { heap, convolve } = new wasm.Instance(new wasm.Module(bytes)).exports;
    return { heap: heap.buffer, convolve };
  } catch {
    // Some pages are served with a policy that lets nothing be compiled.
    return undefined;
  }
}

const I32 = 0x7f;
const F32 = 0x7d;
const V128 = 0x7b;
const FUNCTION = 0x60;
const NOTHING = 0x40;
const END = 0x0b;

/** Parameters, then locals: where each stands. */
const FROM = 0;
const TO = 1;
const NEAR = 2;
const TAPS = 3;
const CELLS = 4;
const WEIGHTS = 5;
const BIAS = 6;
const INS = 7;
const OUTS = 8;
const PARAMETERS = 9;
/** Counts of cells, blocks of 32 outputs, taps and inputs; the cell that a tap looks at; the row of weights. */
const CELL = 9;
const OUT = 10;
const TAP = 11;
const IN = 12;
const ROW = 13;
const WEIGHT = 14;
const X = 15;
const SPLAT = 16;
const SUM = 17;
const SUMS = 8;
/** Bytes of a float, of a vector, and floats of a block. */
const FLOAT = 4;
const VECTOR = 16;
const BLOCK = 32;

type Code = readonly number[];

const get = (local: number): Code => [0x20, local];
const set = (local: number): Code => [0x21, local];
const constant = (value: number): Code => [0x41, ...signed(value)];
const add: Code = [0x6a];
const multiply: Code = [0x6c];
const loadIndex: Code = [0x28, 2, 0];
const loadFloat: Code = [0x2a, 2, 0];
const loadVector = (offset: number): Code => [0xfd, 0x00, 2, ...unsigned(offset)];
const storeVector = (offset: number): Code => [0xfd, 0x0b, 2, ...unsigned(offset)];
const splat: Code = [0xfd, 0x13];
const addVectors: Code = [0xfd, 0xe4, 0x01];
const multiplyVectors: Code = [0xfd, 0xe6, 0x01];
const isNotZero: Code = [0x43, 0, 0, 0, 0, 0x5c];

/** Runs from 0 in steps until the count is reached, which is at least one step away. */
function count(local: number, step: number, limit: Code, body: Code): Code {
  const again = [...get(local), ...constant(step), ...add, 0x22, local, ...limit, 0x49, 0x0d, 0];
  return [...constant(0), ...set(local), 0x03, NOTHING, ...body, ...again, END];
}

function when(condition: Code, body: Code): Code {
  return [...condition, 0x04, NOTHING, ...body, END];
}

/** a + b * 4, an address of floats. */
const floatsAfter = (base: number, index: Code): Code => [
  ...get(base),
  ...index,
  ...constant(FLOAT),
  ...multiply,
  ...add,
];
const eachSum = (code: (sum: number, offset: number) => Code): Code =>
  Array.from({ length: SUMS }, (_, i) => code(SUM + i, i * VECTOR)).flat();

function convolution(): Code {
  const begin = eachSum((sum, offset) => [...floatsAfter(BIAS, get(OUT)), ...loadVector(offset), ...set(sum)]);
  const product = eachSum((sum, offset) => [
    ...get(sum),
    ...get(SPLAT),
    ...get(WEIGHT),
    ...loadVector(offset),
    ...multiplyVectors,
    ...addVectors,
    ...set(sum),
  ]);
  const input = [
    ...floatsAfter(ROW, get(IN)),
    ...loadFloat,
    ...set(X),
    ...when([...get(X), ...isNotZero], [...get(X), ...splat, ...set(SPLAT), ...product]),
    ...floatsAfter(WEIGHT, get(OUTS)),
    ...set(WEIGHT),
  ];
  const place = [...get(CELL), ...get(TAPS), ...multiply, ...get(TAP), ...add];
  const tapWeights = [...get(TAP), ...get(INS), ...multiply, ...get(OUTS), ...multiply, ...get(OUT), ...add];
  const tap = [
    ...floatsAfter(FROM, [...floatsAfter(NEAR, place), ...loadIndex, ...get(INS), ...multiply]),
    ...set(ROW),
    ...floatsAfter(WEIGHTS, tapWeights),
    ...set(WEIGHT),
    ...count(IN, 1, get(INS), input),
  ];
  const target = floatsAfter(TO, [...get(CELL), ...get(OUTS), ...multiply, ...get(OUT), ...add]);
  const finish = eachSum((sum, offset) => [...target, ...get(sum), ...storeVector(offset)]);
  const block = [...begin, ...count(TAP, 1, get(TAPS), tap), ...finish];
  return count(CELL, 1, get(CELLS), count(OUT, BLOCK, get(OUTS), block));
}

function moduleBytes(pages: number): Uint8Array {
  const locals = [3, 6, I32, 1, F32, 1 + SUMS, V128];
  const code = [...locals, ...convolution(), END];
  const magic = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
  return Uint8Array.of(
    ...magic,
    ...section(1, [1, FUNCTION, PARAMETERS, ...Array.from({ length: PARAMETERS }, () => I32), 0]),
    ...section(3, [1, 0]),
    ...section(5, [1, 0, ...unsigned(pages)]),
    ...section(7, [2, ...named('heap'), 2, 0, ...named('convolve'), 0, 0]),
    ...section(10, [1, ...unsigned(code.length), ...code]),
  );
}

function section(id: number, contents: Code): Code {
  return [id, ...unsigned(contents.length), ...contents];
}

function named(name: string): Code {
  return [name.length, ...Array.from(name, letter => letter.charCodeAt(0))];
}

/** LEB128, as WebAssembly writes whole numbers. */
function unsigned(value: number): Code {
  return value < 128 ? [value] : [(value & 127) | 128, ...unsigned(value >> 7)];
}

function signed(value: number): Code {
  return value < 64 ? [value] : [(value & 127) | 128, ...signed(value >> 7)];
}
