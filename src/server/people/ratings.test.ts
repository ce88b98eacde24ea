import { expect, test } from 'vitest';
import { ANCHORS } from '../../ratings/anchors.ts';
import type { RatedMatch } from '../../ratings/rated-match.ts';
import type { RatingStore } from '../store/rating-port.ts';
import { Ratings } from './ratings.ts';

const DAY = 24 * 3600_000;

/** A store with so many rated matches of two people, which counts how often and for how much it is asked. */
class FullStore implements RatingStore {
  readonly asked: number[] = [];
  readonly #matches: readonly RatedMatch[];

  constructor(matches: number) {
    const seats = [
      { player: 'anna', score: 9, won: true as const },
      { player: 'ben', score: 5 },
    ];
    const shared = { game: 'durch-die-wueste', anchors: ANCHORS, seats };
    this.#matches = Array.from({ length: matches }, (_, i) => ({ ...shared, match: `m${i}`, ended: (i + 1) * DAY }));
  }

  async after(ended: number, most: number): Promise<readonly RatedMatch[]> {
    this.asked.push(most);
    return this.#matches.filter(match => match.ended > ended).slice(0, most);
  }

  async namesOf(people: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return new Map(people.map(person => [person, person]));
  }

  async profilesOf(): Promise<ReadonlyMap<string, string>> {
    return new Map();
  }
}

test('a crowd that asks at once is answered by one reading, and whoever comes later by one more', async () => {
  const store = new FullStore(10);
  const ratings = new Ratings(store);
  const crowd = Array.from({ length: 200 }, (_, i) =>
    i % 2 ? ratings.list('durch-die-wueste', 2) : ratings.of('anna'),
  );
  await Promise.all(crowd);
  expect(store.asked).toHaveLength(1);
  await Promise.all(Array.from({ length: 200 }, () => ratings.list('durch-die-wueste', 2)));
  expect(store.asked).toHaveLength(2);
});

test('long histories are read in pieces, and only the end of a curve is kept', async () => {
  const store = new FullStore(450);
  const ratings = new Ratings(store);
  const [own] = await ratings.of('anna');
  expect(Math.max(...store.asked)).toBeLessThanOrEqual(100);
  expect(own.curve).toHaveLength(200);
  expect(own.curve.at(-1)!.ended).toBe(450 * DAY);
  expect((await ratings.list('durch-die-wueste', 2)).map(({ name, games }) => [name, games])).toEqual([
    ['anna', 450],
    ['ben', 450],
  ]);
});
