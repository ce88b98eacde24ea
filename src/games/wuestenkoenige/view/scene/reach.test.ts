import { expect, test } from 'vitest';
import type { WuestenkoenigeState } from '../../rules/state.ts';
import { position } from '../../text/position.ts';
import { reachOf, stepsOf } from './reach.ts';

const costs = (s: WuestenkoenigeState, camel: number): Record<string, number> =>
  Object.fromEntries([...reachOf(s, camel)].map(([field, { cost }]) => [s.board.names[field], cost]));

test('ways cost 1 on the same ground and to places, 2 from one ground to another', () => {
  const s = position(
    `
     a    b    c    d    e
  1  P0   =    p0   p    d
  2     =    d    d    _
`,
    { seats: 2, points: 3 },
  );
  const camel = s.camels.indexOf(s.board.fieldNamed('c1'));
  expect(costs(s, camel)).toMatchObject({ d1: 1, e1: 3, b2: 2, c2: 2 });
  expect(costs(s, camel)).not.toHaveProperty('palace');
});

test('of two ways the cheaper one is taken, and written step by step', () => {
  const s = position(
    `
     a    b    c    d    e
  3  p    d    d    p    p
  4     p0f* p    p    d
`,
    { seats: 2, points: 6, rest: 'd' },
  );
  const reached = reachOf(s, 0).get(s.board.fieldNamed('d3'))!;
  expect(reached.cost).toBe(3);
  expect(stepsOf(s, 0, reached)).toEqual(['go a4 f* b4', 'go b4 f* c4', 'go c4 f* d3']);
});

test('no way leads through camels of others, where one would be asked, nor through a full hex', () => {
  const lane = (middle: string) =>
    position(
      `
     a    b    c    d
  3  p0   ${middle} p    p
`,
      { seats: 2, rest: '_', points: 2 },
    );
  expect(costs(lane('p'), 0)).toHaveProperty('c3', 2);
  expect(costs(lane('p1'), 0)).not.toHaveProperty('c3');
  expect(costs(lane('p1'), 0)).toHaveProperty('b3', 1);
  expect(costs(lane('p000'), 0)).not.toHaveProperty('b3');
});
