import { expect, test } from 'vitest';
import { seeded } from '../engine/random.ts';
import { type Entrant, paired, sizesFor } from './pairing.ts';
import { simulatedEvent } from './simulation.ts';

function entrants(count: number, made: (i: number) => Partial<Entrant> = () => ({})): Entrant[] {
  return Array.from({ length: count }, (_, i) => ({
    id: `p${i}`,
    points: 0,
    met: new Map(),
    seats: [],
    byes: 0,
    ...made(i),
  }));
}

test.each([
  [8, 4, [4, 4], 0],
  [10, 4, [4, 3, 3], 0],
  [9, 4, [3, 3, 3], 0],
  [5, 4, [4], 1],
  [7, 4, [4, 3], 0],
  [7, 2, [2, 2, 2], 1],
  [5, 3, [3, 2], 0],
  [4, 3, [2, 2], 0],
  [1, 4, [], 1],
  [2, 4, [], 2],
  [0, 4, [], 0],
])('%i people at tables of %i', (people, tableSize, sizes, byes) => {
  expect(sizesFor(people, tableSize)).toEqual({ sizes, byes });
});

test('everybody sits once, or sits out', () => {
  const { tables, byes } = paired(entrants(23), { tableSize: 4, byPoints: true }, seeded('once'));
  expect([...tables.flat(), ...byes].sort()).toEqual(
    entrants(23)
      .map(({ id }) => id)
      .sort(),
  );
});

test('who sat out sits out again only after all others', () => {
  const past = entrants(5, i => ({ byes: i === 2 ? 0 : 1, points: i }));
  for (let seed = 0; seed < 20; seed++)
    expect(paired(past, { tableSize: 2, byPoints: true }, seeded(`${seed}`)).byes).toEqual(['p2']);
});

test('nobody meets anybody again where that can be avoided, whatever the points say', () => {
  // Two tables of two have been; only one other way has no rematch and the best two together again would have the most points.
  const met = [new Map([['p1', 1]]), new Map([['p0', 1]]), new Map([['p3', 1]]), new Map([['p2', 1]])];
  const past = entrants(4, i => ({ met: met[i], points: i < 2 ? 10 : 0 }));
  for (let seed = 0; seed < 20; seed++) {
    const { tables } = paired(past, { tableSize: 2, byPoints: true }, seeded(`${seed}`));
    expect(tables.map(table => [...table].sort().join())).not.toContain('p0,p1');
    expect(tables.map(table => [...table].sort().join())).not.toContain('p2,p3');
  }
});

test('whoever avoids somebody does not meet them where that can be avoided, whatever rematches it takes', () => {
  const avoids: readonly ReadonlySet<string>[] = [new Set(['p1', 'p2']), new Set(), new Set(), new Set()];
  const met = [new Map([['p3', 5]]), new Map([['p2', 5]]), new Map([['p1', 5]]), new Map([['p0', 5]])];
  const past = entrants(4, i => ({ avoids: avoids[i], met: met[i], points: i < 2 ? 10 : 0 }));
  for (let seed = 0; seed < 20; seed++) {
    const { tables } = paired(past, { tableSize: 2, byPoints: true }, seeded(`${seed}`));
    expect(tables.map(table => [...table].sort().join()).sort()).toEqual(['p0,p3', 'p1,p2']);
  }
  // Where there is no other way, they do.
  expect(paired(past.slice(0, 2), { tableSize: 2, byPoints: true }, seeded('two')).tables).toHaveLength(1);
});

test('people of about the same points meet', () => {
  const past = entrants(12, i => ({ points: Math.floor(i / 4) * 5 }));
  const { tables } = paired(past, { tableSize: 4, byPoints: true }, seeded('same'));
  for (const table of tables) expect(new Set(table.map(id => Math.floor(Number(id.slice(1)) / 4))).size).toBe(1);
});

test('seats go in turn', () => {
  const past = entrants(4, i => ({ seats: [0, 1, 2, 3].map(seat => (seat === i ? 0 : 1)) }));
  const { tables } = paired(past, { tableSize: 4, byPoints: false }, seeded('seats'));
  expect(tables).toEqual([['p0', 'p1', 'p2', 'p3']]);
});

test('the same seed pairs the same', () => {
  const pairing = () => paired(entrants(30), { tableSize: 3, byPoints: true }, seeded('again'));
  expect(pairing()).toEqual(pairing());
});

/** The fewest pairs that meet again in any way to make two tables of four. */
function fewestRematches(past: readonly Entrant[]): number {
  const rematches = (table: readonly Entrant[]) =>
    table.reduce((sum, a, i) => sum + table.slice(i + 1).reduce((n, b) => n + (a.met.get(b.id) ?? 0) ** 2, 0), 0);
  let fewest = Number.POSITIVE_INFINITY;
  for (let chosen = 0; chosen < 256; chosen++) {
    const table = past.filter((_, i) => (chosen >> i) % 2 === 1);
    if (table.length === 4)
      fewest = Math.min(fewest, rematches(table) + rematches(past.filter(one => !table.includes(one))));
  }
  return fewest;
}

test('of all ways to seat eight, none has fewer rematches', () => {
  const random = seeded('all ways');
  for (let trial = 0; trial < 40; trial++) {
    const times = new Map<string, number>();
    const key = (i: number, j: number) => `${Math.min(i, j)}-${Math.max(i, j)}`;
    for (let i = 0; i < 8; i++) for (let j = i + 1; j < 8; j++) times.set(key(i, j), random.below(3));
    const metBy = (i: number) =>
      new Map([0, 1, 2, 3, 4, 5, 6, 7].filter(j => j !== i).map(j => [`p${j}`, times.get(key(i, j)) ?? 0]));
    const past = entrants(8, i => ({ met: metBy(i) }));
    const { tables } = paired(past, { tableSize: 4, byPoints: true }, random);
    const cost = tables.reduce(
      (sum, table) =>
        sum +
        table.reduce(
          (n, a, i) =>
            n +
            table
              .slice(i + 1)
              .reduce((m, b) => m + (times.get(key(Number(a.slice(1)), Number(b.slice(1)))) ?? 0) ** 2, 0),
          0,
        ),
      0,
    );
    expect(cost).toBe(fewestRematches(past));
  }
});

test.each([
  [16, 4, 3, 'round-robin'],
  [40, 4, 5, 'swiss'],
  [45, 3, 6, 'swiss'],
  [30, 2, 7, 'swiss'],
] as const)(
  '%i people at tables of %i, %i rounds, %s: nobody meets anybody twice',
  (people, tableSize, rounds, format) => {
    const report = simulatedEvent({
      people,
      tableSize,
      rounds,
      format,
      dropOuts: 0,
      draw: seeded('event'),
      now: () => 0,
    });
    expect(report.rematches).toBe(0);
    expect(report.seatSpread).toBeLessThanOrEqual(2);
    expect(report.mostByes).toBeLessThanOrEqual(1);
  },
);

test('people who drop out and come late change nothing about that', () => {
  const report = simulatedEvent({
    people: 60,
    tableSize: 4,
    rounds: 5,
    format: 'swiss',
    dropOuts: 0.1,
    draw: seeded('late'),
    now: () => 0,
  });
  expect(report.rematches).toBe(0);
});
