import { expect, test } from 'vitest';
import { CLOSEST, dragged, showing, visibleBox, wholeOf, zoomed } from './camera.ts';

const box = { x: -10, y: 20, width: 200, height: 100 };
const whole = wholeOf(box);

/** Where a point of the picture is seen, as shares of the screen. */
function shareOf(camera: typeof whole, at: { x: number; y: number }) {
  const seen = visibleBox(camera, box);
  return [(at.x - seen.x) / seen.width, (at.y - seen.y) / seen.height];
}

test('at first the whole picture is seen', () => {
  expect(visibleBox(whole, box)).toEqual(box);
});

test('the point under the finger stays where it is when zooming', () => {
  const at = { x: 40, y: 60 };
  const close = zoomed(whole, box, 2.5, at);
  expect(close.scale).toBe(2.5);
  const [across, down] = shareOf(close, at);
  expect([across, down]).toEqual([expect.closeTo(0.25), expect.closeTo(0.4)]);
});

test('zooming out ends at the whole picture, zooming in ends somewhere', () => {
  expect(zoomed(zoomed(whole, box, 3, { x: 0, y: 30 }), box, 0.01, { x: 180, y: 110 })).toEqual(whole);
  expect(zoomed(whole, box, 1000, { x: 0, y: 30 }).scale).toBe(CLOSEST);
});

test('dragging moves the picture with the finger', () => {
  const close = zoomed(whole, box, 2, whole.middle);
  const moved = dragged(close, box, { x: 90, y: 70 }, { x: 100, y: 75 });
  expect(moved.middle).toEqual({ x: close.middle.x - 10, y: close.middle.y - 5 });
});

test('the board can not be lost', () => {
  const close = zoomed(whole, box, 2, whole.middle);
  const far = visibleBox(dragged(close, box, { x: 0, y: 0 }, { x: 9999, y: -9999 }), box);
  expect(far).toEqual({ x: -10, y: 70, width: 100, height: 50 });
});

test('a point out of sight is brought into sight, one in sight moves nothing', () => {
  const close = zoomed(whole, box, 4, { x: -10, y: 20 });
  const far = { x: 150, y: 100 };
  const seen = visibleBox(showing(close, box, far, 5), box);
  expect(seen.x + seen.width).toBeCloseTo(155);
  expect(seen.y + seen.height).toBeCloseTo(105);
  expect(showing(close, box, { x: 10, y: 30 }, 5)).toEqual(close);
});
