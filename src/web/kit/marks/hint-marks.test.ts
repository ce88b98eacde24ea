import { expect, test } from 'vitest';
import type { HintStep } from '../view.ts';
import { corner, legsOf, TAG } from './hint-marks.tsx';

const places = ['a1', 'a2', 'a3', 'b3'].map((name, i) => ({ name, centre: { x: i, y: 0 }, path: '' }));

function drawn(steps: readonly HintStep[], from?: string): readonly string[] {
  const hint = { name: 'A', lit: true, steps };
  return legsOf(hint, places, { from: () => from }).map(leg => leg.places.map(({ name }) => name).join(' '));
}

test('an advised way leads over the places that it passes', () => {
  expect(drawn([{ tokens: ['go', 'b3'], at: 'b3', via: ['a2', 'a3'] }], 'a1')).toEqual(['a1 a2 a3 b3']);
  expect(drawn([{ tokens: ['go', 'a1', 'a2'], at: 'a2', via: [] }])).toEqual(['a1 a2']);
});

test('steps that follow each other are one way, and a place alone has none', () => {
  const walk = [
    { tokens: ['go', 'a1', 'a2'], via: [] },
    { tokens: ['go', 'a2', 'b3'], via: ['a3'] },
    { tokens: ['turn', 'a1'], via: ['a2'] },
  ];
  expect(drawn(walk)).toEqual(['a1 a2 a3 b3', 'a1']);
});

test('the tags of two neighbours stand beside each other', () => {
  const [left, right] = [0, 10].map(x => ({ centre: { x, y: 0 } }));
  expect(corner(right, 10, -1).x - corner(left, 10, 1).x).toBeGreaterThan(2 * TAG * 10);
});
