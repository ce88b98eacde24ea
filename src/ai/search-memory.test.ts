import { expect, test } from 'vitest';
import type { Seat } from '../engine/moves.ts';
import type { SearchRequest } from './messages.ts';
import { SearchMemory } from './search-memory.ts';

test('what each of many seats sees stays through its turn, however many think on the same thread', () => {
  const memory = new SearchMemory();
  const seats = [0, 1, 2, 3, 4, 5, 6] as Seat[];
  const looksAfter = (moves: readonly string[], seed: string) =>
    seats.map(seat =>
      memory.lookFor({ seed: `${seed} ${seat}`, seat, history: { match: 'm', moves } } as SearchRequest),
    );
  const first = looksAfter(['a'], 'first');
  expect(new Set(first).size).toBe(seats.length);
  expect(looksAfter(['a', 'b'], 'second')).toEqual(first);
  expect(looksAfter(['a', 'b', 'c', 'd'], 'third')).not.toEqual(first);
});
