import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { GameNet, NetInput } from '../../engine/net.ts';
import { readOptions } from '../../engine/options.ts';
import type { AnyState } from '../../engine/state.ts';
import { loadGameWithNet } from '../../games/registry.ts';
import { readBase64 } from './base64.ts';
import { newNetwork } from './network.ts';

/** Positions of held-out games, with what the trainer's net answers: written by training/durch-die-wueste/export.py. */
interface Sample {
  readonly cells: number;
  readonly index: readonly number[];
  readonly value: readonly number[];
  readonly globals: readonly number[];
  readonly logits: readonly number[];
  readonly shares: readonly number[];
  readonly points: readonly number[];
}

const samples = JSON.parse(readFileSync(new URL('testing/answers.json', import.meta.url), 'utf8')) as Sample[];
const desert = await loadGameWithNet('durch-die-wueste');
const net = desert.net as GameNet<AnyState>;
const boards = [2, 4].map(seats => desert.initial(seats, readOptions(desert.options)));

test('it answers as the net of the trainer does, to rounding, on both boards and in any order', () => {
  let sample = samples[0];
  const show = (_: AnyState, input: NetInput) => {
    input.index.set(sample.index);
    input.value.set(sample.value);
    input.globals.set(sample.globals);
    input.count = sample.index.length;
  };
  const network = newNetwork({ ...net, show });
  expect(network).toBeDefined();
  for (const next of [...samples, ...samples.toReversed()]) {
    sample = next;
    const answer = network!.ask(boards.find(s => net.cells(s) === sample.cells)!);
    const points = answer.points.map(value => value / 20);
    const pairs = [
      [sample.logits, answer.logits],
      [sample.shares, answer.shares],
      [sample.points, points],
    ] as const;
    for (const [expected, found] of pairs)
      for (const [i, number] of expected.entries()) expect(Math.abs(found[i] - number)).toBeLessThan(2e-4);
  }
});

test('without WebAssembly, or without its vectors, there is no network', () => {
  const had = Object.getOwnPropertyDescriptor(globalThis, 'WebAssembly')!;
  try {
    Object.defineProperty(globalThis, 'WebAssembly', { ...had, value: { ...WebAssembly, validate: () => false } });
    expect(newNetwork(net)).toBeUndefined();
    Object.defineProperty(globalThis, 'WebAssembly', { ...had, value: undefined });
    expect(newNetwork(net)).toBeUndefined();
  } finally {
    Object.defineProperty(globalThis, 'WebAssembly', had);
  }
  expect(newNetwork(net)).toBeDefined();
});

test('base64 is read as everybody reads it', () => {
  for (let length = 0; length < 20; length++) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 91 + length * 37) & 255);
    expect([...readBase64(Buffer.from(bytes).toString('base64'))]).toEqual([...bytes]);
  }
});
