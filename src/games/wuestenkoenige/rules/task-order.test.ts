import { expect, test } from 'vitest';
import { CHANCE } from '../../../engine/game.ts';
import { game } from '../game.ts';
import { after, legal } from '../testing/table.ts';
import { position } from '../text/position.ts';
import { At } from './state.ts';

const buried = (palace: string) =>
  after(
    position(`1 P${palace}\n5 p p p d _12`, { seats: 3, step: 'desert', hands: [[], ['trek'], ['loss']] }),
    'shift d5 e5',
  );

test('WK-CARD-6 and WK-OUT-2: a hand is laid open before seats that come later draw', () => {
  const s = buried('02');
  expect(legal(s)).toEqual(['discard trek']);
  const next = after(s, 'discard trek');
  expect([game.actor(next), next.turn[At.TaskSeat]]).toEqual([CHANCE, 2]);
  expect(after(next, 'draw sand').turn[At.Seat]).toBe(2);
});

test('WK-CARD-6 and WK-OUT-2: seats that come earlier draw before a hand is laid open', () => {
  const s = buried('01');
  expect(s.turn[At.TaskSeat]).toBe(1);
  expect(legal(s)).toContain('draw sand');
  expect(legal(after(s, 'draw sand'))).toEqual(['discard loss']);
});
