import { expect, test } from 'vitest';
import { overlap, placeOfBubble, type ScreenBox, tailSide } from './bubble-place.ts';

const box = (left: number, top: number, width: number, height: number): ScreenBox => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const bubble = { width: 300, height: 90 };

test('a bubble lies over nothing that matters, near what it speaks of', () => {
  const board = box(0, 100, 360, 300);
  const prompt = box(0, 500, 360, 140);
  const kept = [board, prompt].map(one => ({ box: one, weight: 4 }));
  const place = placeOfBubble({ screen: box(0, 0, 360, 640), bubble, target: prompt, kept });
  const lies = box(place.left, place.top, bubble.width, bubble.height);
  expect([overlap(lies, board), overlap(lies, prompt)]).toEqual([0, 0]);
  expect(place.top).toBeGreaterThanOrEqual(400);
});

test('where there is no room it covers what matters least, and stays on the screen', () => {
  const [board, scores] = [box(0, 60, 360, 580), box(0, 0, 360, 60)];
  const kept = [
    { box: board, weight: 4 },
    { box: scores, weight: 1 },
  ];
  const place = placeOfBubble({ screen: box(0, 0, 360, 640), bubble, target: board, kept });
  expect(place).toMatchObject({ top: 6 });
});

test('under a notch there is no place for it', () => {
  const board = box(0, 100, 360, 500);
  const kept = [{ box: board, weight: 4 }];
  const place = placeOfBubble({ screen: box(0, 44, 360, 596), bubble, target: board, kept });
  expect(place.top).toBeGreaterThan(44);
});

test('before anything that a turn is made with it covers the header and the scores', () => {
  const [header, scores, board] = [box(0, 0, 360, 48), box(6, 48, 348, 34), box(0, 86, 360, 256)];
  const [prompt, stock] = [box(6, 350, 348, 150), box(6, 508, 348, 126)];
  const kept = [
    { box: header, weight: 0.002 },
    { box: scores, weight: 0.002 },
    { box: board, weight: 4 },
    { box: prompt, weight: 6 },
    { box: stock, weight: 4 },
  ];
  const size = { width: 348, height: 80 };
  for (const target of [board, stock, prompt]) {
    const place = placeOfBubble({ screen: box(0, 0, 360, 640), bubble: size, target, kept });
    const lies = box(place.left, place.top, size.width, size.height);
    expect([board, prompt, stock].map(other => overlap(lies, other))).toEqual([0, 0, 0]);
  }
});

test('its tail stands where the target is: not from afar, and not over it', () => {
  const lies = box(10, 200, 300, 100);
  expect(tailSide(lies, box(10, 310, 300, 50))).toBe('below');
  expect(tailSide(lies, box(10, 100, 300, 95))).toBe('above');
  expect(tailSide(lies, box(320, 150, 300, 200))).toBe('right');
  expect(tailSide(lies, box(10, 400, 300, 50))).toBe('nowhere');
  expect(tailSide(lies, box(0, 100, 360, 400))).toBe('nowhere');
});
