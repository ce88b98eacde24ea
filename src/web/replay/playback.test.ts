import { expect, test } from 'vitest';
import { randomRecording } from '../recording/recording.ts';
import { desert } from '../recording/testing/played.ts';
import { sliderStart } from './controls.tsx';
import { positionAfter, readPosition } from './playback.ts';

test('steps, jumps and ticks stay within the game', () => {
  expect(positionAfter({ kind: 'step', by: 1 }, 3, 10)).toBe(4);
  expect(positionAfter({ kind: 'step', by: -10 }, 3, 10)).toBe(0);
  expect(positionAfter({ kind: 'tick' }, 10, 10)).toBe(10);
  expect(positionAfter({ kind: 'jump', to: Number.POSITIVE_INFINITY }, 0, 10)).toBe(10);
  expect(positionAfter({ kind: 'toggle' }, 6, 10)).toBe(6);
});

test('an address names a position of the game, whatever is written in it', () => {
  const recording = randomRecording(desert, 2, '1');
  expect(readPosition('', recording)).toBe(38);
  expect(readPosition('40', recording)).toBe(40);
  expect(readPosition('-3', recording)).toBe(0);
  expect(readPosition('99999', recording)).toBe(recording.entries.length);
  expect(readPosition('here', recording)).toBe(38);
});

test('the slider begins where the board is set up, and has a way to go in any case', () => {
  const { moveCounts, setUp } = randomRecording(desert, 2, '1');
  expect(sliderStart(moveCounts)).toBe(setUp);
  expect(sliderStart([0, 0, 1, 1, 2])).toBe(1);
  expect(sliderStart([0, 0, 0])).toBe(1);
  expect(sliderStart([0])).toBe(0);
});
