import type { GameNet, NetInput } from '../../engine/net.ts';
import type { AnyState } from '../../engine/state.ts';
import { readBase64 } from './base64.ts';
import { type Kernel, newKernel } from './kernel.ts';

/**
 * A residual net of convolutions over the cells of a board, as `training/durch-die-wueste/net.py` has it: a policy, each
 * seat's share of the win, and its points.
 */
const PLANES = 128;
const GLOBALS = 112;
const COLOURS = 5;
const NET_SEATS = 5;
const WIDTH = 64;
const BLOCKS = 6;
const HEAD = 32;
const VALUE = 64;
const TAPS = 7;
/** Points in an answer are in units of this. */
const POINTS = 20;
/** Inputs are sixteenths. */
const ONE = 16;
const MOST_CELLS = 252;
const MOST_ENTRIES = 640;
/** Every second block looks at the whole board: the mean and the maximum of each channel. */
const pools = (block: number): boolean => block % 2 === 1;

const FLOAT = 4;
const PAGES = 48;

/** Where the numbers of a layer begin in memory, in floats. */
interface Layer {
  readonly weights: number;
  readonly bias: number;
  readonly ins: number;
  readonly outs: number;
}

interface Layers {
  readonly embed: Layer;
  readonly globals: Layer;
  readonly blocks: readonly { readonly first: Layer; readonly pooled?: Layer; readonly second: Layer }[];
  readonly policyIn: Layer;
  readonly policyPool: Layer;
  readonly policyOut: Layer;
  readonly give: Layer;
  readonly valueIn: Layer;
  readonly valueOut: Layer;
}

/** What the net says about a state. Good until it is asked again. */
export interface NetAnswer {
  /** By cell and colour, then by colour what is given back. */
  readonly logits: Float32Array;
  /** By seat from the mover: the share of the win, before softmax; and points. */
  readonly shares: Float32Array;
  readonly points: Float32Array;
}

export interface Network {
  ask(s: AnyState): NetAnswer;
}

/** Nothing where this device can't run it. */
export function newNetwork(net: GameNet<AnyState>): Network | undefined {
  const kernel = newKernel(PAGES);
  return kernel && new KernelNetwork(net, kernel);
}

class KernelNetwork implements Network {
  readonly #net: GameNet<AnyState>;
  readonly #kernel: Kernel;
  readonly #floats: Float32Array;
  readonly #near: Int32Array;
  readonly #layers: Layers;
  #used = 0;
  /** What runs through the blocks, and two more of the same size; the row behind the last cell stays 0 in all. */
  readonly #x: number;
  readonly #h: number;
  readonly #r: number;
  readonly #nearAt: number;
  readonly #selfAt: number;
  #cells = 0;
  readonly #input: NetInput = {
    index: new Int16Array(MOST_ENTRIES),
    value: new Uint8Array(MOST_ENTRIES),
    count: 0,
    globals: new Uint8Array(GLOBALS),
  };
  readonly #numbers = new Float32Array(GLOBALS);
  readonly #pooled = new Float32Array(2 * WIDTH + GLOBALS);
  readonly #logits = new Float32Array((MOST_CELLS + 1) * COLOURS);
  readonly #values = new Float32Array(2 * NET_SEATS);

  constructor(net: GameNet<AnyState>, kernel: Kernel) {
    this.#net = net;
    this.#kernel = kernel;
    this.#floats = new Float32Array(kernel.heap);
    this.#near = new Int32Array(kernel.heap);
    this.#layers = this.#readLayers(readBase64(net.weights));
    [this.#x, this.#h, this.#r] = [0, 1, 2].map(() => this.#room((MOST_CELLS + 1) * WIDTH)) as [number, number, number];
    this.#nearAt = this.#room(MOST_CELLS * TAPS);
    this.#selfAt = this.#room(MOST_CELLS);
    for (let cell = 0; cell < MOST_CELLS; cell++) this.#near[this.#selfAt + cell] = cell;
  }

  ask(s: AnyState): NetAnswer {
    this.#lookAt(s);
    this.#net.show(s, this.#input);
    this.#embed();
    for (const block of this.#layers.blocks) this.#pass(block);
    this.#relu(this.#x, this.#x);
    this.#pool(this.#x);
    for (let i = 0; i < GLOBALS; i++) this.#pooled[2 * WIDTH + i] = this.#numbers[i];
    this.#answerPolicy();
    this.#answerValue();
    return {
      logits: this.#logits,
      shares: this.#values.subarray(0, NET_SEATS),
      points: this.#values.subarray(NET_SEATS).map(points => points * POINTS),
    };
  }

  /** Room for so many floats; vectors are read fastest at whole ones. */
  #room(floats: number): number {
    const at = this.#used;
    this.#used += Math.ceil(floats / 4) * 4;
    return at;
  }

  /** The file: a word, the bytes of the floats, those (scales, and biases where a layer has them), then whole numbers. */
  #readLayers(bytes: Uint8Array): Layers {
    const numbers = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    let at = 8;
    let whole = 8 + numbers.getUint32(4, true);
    const floatsOf = (count: number) => {
      const from = at;
      at += count * FLOAT;
      return Float32Array.from({ length: count }, (_, i) => numbers.getFloat32(from + i * FLOAT, true));
    };
    const layer = (taps: number, ins: number, outs: number, hasBias: boolean): Layer => {
      const scales = floatsOf(outs);
      const weights = this.#room(taps * ins * outs);
      const bias = this.#room(outs);
      if (hasBias) this.#floats.set(floatsOf(outs), bias);
      for (let i = 0; i < taps * ins * outs; i++)
        this.#floats[weights + i] = numbers.getInt8(whole++) * scales[i % outs];
      return { weights, bias, ins, outs };
    };
    return {
      embed: layer(1, PLANES, WIDTH, false),
      globals: layer(1, GLOBALS, WIDTH, true),
      blocks: Array.from({ length: BLOCKS }, (_, i) => ({
        first: layer(TAPS, WIDTH, WIDTH, true),
        ...(pools(i) && { pooled: layer(1, 2 * WIDTH, WIDTH, false) }),
        second: layer(TAPS, WIDTH, WIDTH, true),
      })),
      policyIn: layer(1, WIDTH, HEAD, true),
      policyPool: layer(1, 2 * WIDTH, HEAD, false),
      policyOut: layer(1, HEAD, COLOURS, true),
      give: layer(1, 2 * WIDTH, COLOURS, true),
      valueIn: layer(1, 2 * WIDTH + GLOBALS, VALUE, true),
      valueOut: layer(1, VALUE, 2 * NET_SEATS, true),
    };
  }

  /** The board: for each cell its neighbours and itself. Rows behind its last cell are those of no cell at all. */
  #lookAt(s: AnyState): void {
    const cells = this.#net.cells(s);
    const neighbours = this.#net.neighbours(s);
    if (cells !== this.#cells)
      for (const row of [this.#x, this.#h, this.#r])
        this.#floats.fill(0, row + cells * WIDTH, row + (MOST_CELLS + 1) * WIDTH);
    this.#cells = cells;
    for (let cell = 0; cell < cells; cell++)
      for (let tap = 0; tap < TAPS; tap++)
        this.#near[this.#nearAt + cell * TAPS + tap] = tap < 6 ? neighbours[cell * 6 + tap] : cell;
  }

  #embed(): void {
    const { embed, globals } = this.#layers;
    const { index, value, count } = this.#input;
    for (let i = 0; i < GLOBALS; i++) this.#numbers[i] = this.#input.globals[i] / ONE;
    const base = this.#product(globals, this.#numbers);
    for (let cell = 0; cell < this.#cells; cell++) this.#floats.set(base, this.#x + cell * WIDTH);
    for (let i = 0; i < count; i++) {
      const row = embed.weights + (index[i] % PLANES) * WIDTH;
      const at = this.#x + Math.floor(index[i] / PLANES) * WIDTH;
      for (let o = 0; o < WIDTH; o++) this.#floats[at + o] += (value[i] / ONE) * this.#floats[row + o];
    }
  }

  #pass({ first, pooled, second }: Layers['blocks'][number]): void {
    this.#relu(this.#x, this.#r);
    this.#convolve(first, this.#r, this.#h);
    if (pooled) this.#addPooled(pooled);
    this.#relu(this.#h, this.#h);
    this.#convolve(second, this.#h, this.#r);
    const end = this.#cells * WIDTH;
    for (let i = 0; i < end; i++) this.#floats[this.#x + i] += this.#floats[this.#r + i];
  }

  #addPooled(pooled: Layer): void {
    this.#relu(this.#h, this.#r);
    this.#pool(this.#r);
    const more = this.#product(pooled, this.#pooled.subarray(0, 2 * WIDTH));
    for (let i = 0; i < this.#cells * WIDTH; i++) this.#floats[this.#h + i] += more[i % WIDTH];
  }

  #convolve({ weights, bias, ins, outs }: Layer, from: number, to: number, taps = TAPS): void {
    const near = taps === TAPS ? this.#nearAt : this.#selfAt;
    const bytes = [from, to, near].map(at => at * FLOAT) as [number, number, number];
    this.#kernel.convolve(...bytes, taps, this.#cells, weights * FLOAT, bias * FLOAT, ins, outs);
  }

  #relu(from: number, to: number): void {
    const end = this.#cells * WIDTH;
    for (let i = 0; i < end; i++) this.#floats[to + i] = Math.max(0, this.#floats[from + i]);
  }

  #pool(from: number): void {
    for (let channel = 0; channel < WIDTH; channel++) {
      let sum = 0;
      let top = Number.NEGATIVE_INFINITY;
      for (let at = from + channel; at < from + this.#cells * WIDTH; at += WIDTH) {
        sum += this.#floats[at];
        top = Math.max(top, this.#floats[at]);
      }
      this.#pooled[channel] = sum / this.#cells;
      this.#pooled[WIDTH + channel] = top;
    }
  }

  /** Biases, which are 0 where a layer has none, and what the weights make of the numbers. */
  #product({ weights, bias, outs }: Layer, numbers: Float32Array): Float32Array {
    const out = this.#floats.slice(bias, bias + outs);
    for (let i = 0; i < numbers.length; i++)
      if (numbers[i] !== 0) for (let o = 0; o < outs; o++) out[o] += numbers[i] * this.#floats[weights + i * outs + o];
    return out;
  }

  #answerPolicy(): void {
    const { policyIn, policyPool, policyOut, give } = this.#layers;
    const whole = this.#pooled.subarray(0, 2 * WIDTH);
    const common = this.#product(policyPool, whole);
    this.#convolve(policyIn, this.#x, this.#h, 1);
    const head = new Float32Array(HEAD);
    for (let cell = 0; cell < this.#cells; cell++) {
      for (let o = 0; o < HEAD; o++) head[o] = Math.max(0, this.#floats[this.#h + cell * HEAD + o] + common[o]);
      this.#logits.set(this.#product(policyOut, head), cell * COLOURS);
    }
    this.#logits.set(this.#product(give, whole), this.#cells * COLOURS);
    // The convolution above wrote rows of another width.
    this.#floats.fill(0, this.#h + this.#cells * WIDTH, this.#h + (this.#cells + 1) * WIDTH);
  }

  #answerValue(): void {
    const { valueIn, valueOut } = this.#layers;
    const hidden = this.#product(valueIn, this.#pooled).map(x => Math.max(0, x));
    this.#values.set(this.#product(valueOut, hidden));
  }
}
