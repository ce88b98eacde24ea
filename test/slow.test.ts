import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import {
  causesIn,
  middleOf,
  normalFigures,
  playFigures,
  quantile,
  shownFigure,
  slowTable,
  worseThanRecorded,
} from '../tools/slow-figures.mjs';
import { openLine } from '../tools/slow-line.mjs';
import { tasksAfter } from '../tools/slow-trace.mjs';

/** A server behind a line of this speed, gone when the test ends. */
async function lineTo(text: string, down: number) {
  const server = createServer((_, answer) => answer.end(text));
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const line = await openLine(`http://127.0.0.1:${port}`, { down, up: down, roundTrip: 0 });
  onTestFinished(() => {
    line.close();
    server.close();
  });
  return line;
}

test('whatever goes over a slow line arrives as it was sent, and is counted', async () => {
  const text = 'sand '.repeat(2000);
  const { home, traffic } = await lineTo(text, 1e9);
  const answers = await Promise.all([1, 2, 3].map(async () => (await fetch(home)).text()));
  expect(answers).toEqual([text, text, text]);
  expect(traffic.requests).toBe(3);
  expect(traffic.bytes).toBeGreaterThan(3 * text.length);
});

test('all connections share one line', async () => {
  const { home } = await lineTo('x'.repeat(10_000), 8_000_000);
  const began = performance.now();
  await Promise.all([1, 2, 3, 4, 5].map(async () => (await fetch(home)).text()));
  // A thousand bytes take a millisecond: fifty thousand can't be there earlier.
  expect(performance.now() - began).toBeGreaterThan(49);
});

const task = (from: number, ms: number, parts = {}) => ({ from, ms, parts });
const session = {
  watched: {
    frames: [0, 16, 32, 132, 148],
    moving: [16, 32],
    turns: [
      { at: 0, own: true },
      { at: 32, own: false },
    ],
    began: 10,
    taps: [
      { from: 1, ms: 40 },
      { from: 2, ms: 80 },
    ],
  },
  tasks: [task(5, 60, { script: 50, style: 10 }), task(25, 120, { style: 100 })],
  heap: { before: 1_000_000, after: 2_000_000 },
  work: { script: 10, style: 5, layout: 5, all: 30 },
};

test('turns of bots and those of the person are told apart', () => {
  expect(playFigures([session])).toMatchObject({
    'bots-worst-gap': 100,
    'bots-over-50': 1,
    'bots-over-100': 1,
    'bots-worst': 120,
    'own-over-50': 1,
    'own-over-100': 0,
    'worst-tap': 80,
    'heap-after': 2,
  });
  expect(causesIn([session])[0]).toEqual({ cause: 'bots: style', times: 1, ms: 100 });
});

test('on a device that is not slowed, frames count in which something moves', () => {
  expect(normalFigures(session)).toEqual({ 'normal-frames': 62.5, 'normal-script': 2, 'normal-style': 2 });
});

test('the middle of the rounds counts', () => {
  expect(middleOf([{ start: 3 }, { start: 1 }, { start: 2, board: 7 }])).toEqual({ start: 2, board: 7 });
  expect(quantile([], 0.5)).toBe(0);
});

test('figures are shown with their units, and with another page beside them', () => {
  expect(shownFigure('start', 1234)).toBe('1.2 s');
  expect(shownFigure('requests', undefined)).toBe('');
  const [head, , first] = slowTable({ chess: { start: 1000 } }, { chess: { start: 2000 } }).split('\n');
  expect(head).toBe('| slow device | chess |');
  expect(first).toBe('| start page to be seen | 2.0 s → 1.0 s |');
});

test('what is clearly worse than recorded is named; where more is better, less is worse', () => {
  const record = slowTable({ chess: { start: 1000, requests: 10, 'bots-frames': 60 } });
  expect(worseThanRecorded({ chess: { start: 1200, requests: 10, 'bots-frames': 55 } }, record)).toEqual([]);
  expect(worseThanRecorded({ chess: { start: 1900, requests: 20, 'bots-frames': 30 } }, record)).toEqual([
    'chess, start page to be seen: 1.9 s, recorded 1.0 s',
    'chess, requests from Play to board: 20, recorded 10',
    'chess, bots: frames a second: 30, recorded 60',
  ]);
});

test('tasks are those of the page that made the mark, and each part counts once', () => {
  const event = (name: string, ts: number, dur: number, tid = 1) => {
    return { name, ph: 'X', pid: 1, tid, ts, dur, tdur: dur, args: {} };
  };
  const events = [
    { ...event('began', 1000, 0), ph: 'I' },
    event('RunTask', 2000, 60_000),
    event('FunctionCall', 3000, 50_000),
    event('UpdateLayoutTree', 4000, 30_000),
    event('RunTask', 70_000, 10_000),
    event('RunTask', 2000, 90_000, 2),
  ];
  expect(tasksAfter(events, 'began', 50)).toEqual([task(1, 60, { script: 20, style: 30 })]);
  expect(tasksAfter(events, 'never', 50)).toEqual([]);
});
