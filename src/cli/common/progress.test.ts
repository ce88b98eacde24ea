import { expect, test } from 'vitest';
import { progressLineOn } from './progress.ts';

function watched(isTTY: boolean) {
  const [lines, written] = [[] as string[], [] as string[]];
  let now = 0;
  const stream = { isTTY, write: (text: string) => written.push(text) > 0 };
  const io = { out: () => undefined, err: (line: string) => void lines.push(line), async *lines() {} };
  const progress = progressLineOn(io, stream, () => now);
  const wait = (milliseconds: number, line: string) => {
    now += milliseconds;
    progress.tick(() => line);
  };
  return { lines, written, progress, wait };
}

test('a terminal has one line, rewritten each second', () => {
  const { lines, written, progress, wait } = watched(true);
  wait(900, 'too early');
  wait(100, 'one');
  wait(999, 'too early');
  wait(1, 'two');
  progress.done();
  expect(lines).toEqual([]);
  expect(written).toEqual(['\r\u001b[Kone', '\r\u001b[Ktwo', '\r\u001b[K']);
});

test('elsewhere there is a line every ten seconds', () => {
  const { lines, written, progress, wait } = watched(false);
  for (let second = 1; second <= 25; second++) wait(1000, `second ${second}`);
  progress.done();
  expect(written).toEqual([]);
  expect(lines).toEqual(['second 10', 'second 20']);
});
