import { expect, test } from 'vitest';
import { Ration } from './handover.ts';

test('whoever asks, one piece is worked on at a time, and others have their turn in between', async () => {
  const told: string[] = [];
  const ration = new Ration(async () => told.push('rest'));
  const piece = (name: string) => async () => {
    told.push(`${name} begins`);
    await Promise.resolve();
    told.push(`${name} ends`);
    if (name === 'b') throw new Error('lost');
    return name;
  };
  const results = await Promise.allSettled(['a', 'b', 'c'].map(name => ration.take(piece(name))));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  const pieces = ['a', 'b', 'c'].flatMap(name => [`${name} begins`, `${name} ends`, 'rest']);
  expect(told).toEqual(pieces.slice(0, told.length));
  expect(told.length).toBeGreaterThanOrEqual(8);
});
