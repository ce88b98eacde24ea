import { describe, expect, test } from 'vitest';
import { seeded } from '../engine/random.ts';
import { type EventState, eventAfter, openTables, standingsOf, withEntry } from './event.ts';
import { type EventEntry, type EventFormat, type EventSettings, eventFormats, isBotEntrant } from './event-log.ts';
import { beginning, canPair, dueEntries, type Progress, roundsOf } from './progress.ts';

const MINUTE = 60_000;

const settings: EventSettings = {
  name: 'Evening',
  game: 'nomadi',
  format: 'swiss',
  tableSize: 3,
  rounds: 3,
  duration: 20 * MINUTE,
  roundTime: 60 * MINUTE,
  pace: 'brisk',
  points: [5, 3, 2, 1],
  byePoints: 3,
};

function opened(people: number, wishes: Partial<EventSettings> = {}): EventState {
  const joined = Array.from({ length: people }, (_, i): EventEntry => ({ type: 'joined', at: 1, person: `p${i}` }));
  return eventAfter([{ type: 'opened', at: 0, by: 'p0', settings: { ...settings, ...wishes } }, ...joined]);
}

function progressAt(now: number, seed: string): Progress {
  return { now, draw: seeded(seed), matchId: (round, table) => `${round}/${table}` };
}

const applied = (state: EventState, entries: readonly EventEntry[]) => entries.reduce(withEntry, state);

/** Plays one after the other, in any order, until the event is over; people drop out, come back and come late meanwhile. */
function played(start: EventState, seed: string): EventState {
  const draw = seeded(seed);
  let now = 10;
  let state = applied(start, beginning(start, progressAt(now, seed), 'p0'));
  for (let step = 0; step < 5000 && state.stage !== 'closed'; step++) {
    now += MINUTE;
    state = applied(state, happening(state, now, draw));
    state = applied(state, dueEntries(state, progressAt(now, `${seed} ${step}`)));
  }
  return state;
}

function happening(state: EventState, at: number, draw: { below(end: number): number }): EventEntry[] {
  const open = openTables(state);
  const table = open[draw.below(Math.max(1, open.length))];
  const { person } = state.people[draw.below(state.people.length)];
  const what = draw.below(20);
  if (what === 0) return [{ type: 'dropped', at, person }];
  if (what === 1) return [{ type: 'joined', at, person }];
  if (what === 2) return [{ type: 'joined', at, person: `p${state.people.length}` }];
  if (!table) return [];
  if (what === 3) return [{ type: 'voided', at, match: table.match }];
  return [{ type: 'finished', at, match: table.match, ranks: table.people.map((_, seat) => 1 + seat) }];
}

describe.each(eventFormats)('%s', format => {
  test.each([2, 3, 4, 5])(
    'with tables of %i comes to an end, whatever people do, and nothing in it contradicts itself',
    size => {
      for (const people of [size, 7, 16])
        for (const botsFillIn of [undefined, true] as const) {
          const start = opened(people, { format, tableSize: size, ...(botsFillIn && { botsFillIn }) });
          const end = played(start, `${format} ${size} ${people} ${botsFillIn}`);
          expect(end).toMatchObject({ stage: 'closed', ending: 'done' });
          expect(openTables(end)).toEqual([]);
          checkTables(end, format, size);
        }
    },
  );
});

/** Tables are full but for one seat, and all points were given by somebody. */
function checkTables(state: EventState, format: EventFormat, size: number): void {
  const tables = state.rounds.flatMap(round => round.tables);
  expect(new Set(tables.map(({ match }) => match)).size).toBe(tables.length);
  for (const { people } of tables) {
    expect(people.length).toBeGreaterThanOrEqual(Math.max(2, size - 1));
    expect(people.length).toBeLessThanOrEqual(size);
    expect(people.every(isBotEntrant)).toBe(false);
  }
  const isArena = format === 'arena';
  expect(isArena ? state.rounds.flatMap(({ byes }) => byes) : []).toEqual([]);
  expect(isArena ? 0 : state.rounds.length).toBeLessThanOrEqual(roundsOf(state));
  const standings = standingsOf(state);
  expect(standings.every(({ points }) => points >= 0)).toBe(true);
  expect(standings.map(({ person }) => person)).not.toContain('bot1');
}

test('an event begins with as many as there must be for a table', () => {
  expect([0, 1, 2, 3].map(people => canPair(opened(people)))).toEqual([false, false, true, true]);
  expect([1, 2, 3, 4].map(people => canPair(opened(people, { tableSize: 4 })))).toEqual([false, false, true, true]);
  expect([1, 2].map(people => canPair(opened(people, { tableSize: 4, botsFillIn: true })))).toEqual([false, true]);
  expect(beginning(opened(1), progressAt(5, 'few'))).toEqual([{ type: 'closed', at: 5, why: 'too-few' }]);
});

test('it begins by itself at its time, and not before', () => {
  const state = opened(3, { startsAt: 100 });
  expect(dueEntries(state, progressAt(99, 'a'))).toEqual([]);
  expect(dueEntries(state, progressAt(100, 'a')).map(({ type }) => type)).toEqual(['begun', 'paired']);
  expect(dueEntries(opened(3), progressAt(1e9, 'a'))).toEqual([]);
});

test('whoever has just been given a table in an arena is given no other for a minute; others are', () => {
  const start = opened(2, { format: 'arena', tableSize: 2 });
  const first = applied(start, beginning(start, progressAt(10, 'rest'), 'p0'));
  const over = applied(first, [{ type: 'finished', at: 20, match: '0/0', ranks: [1, 2] }]);
  expect(dueEntries(over, progressAt(9 + MINUTE, 'rest'))).toEqual([]);
  expect(dueEntries(over, progressAt(10 + MINUTE, 'rest'))).toMatchObject([{ type: 'paired' }]);
  const more = applied(
    over,
    ['p2', 'p3'].map(person => ({ type: 'joined', at: 30, person })),
  );
  const [paired] = dueEntries(more, progressAt(40, 'rest'));
  if (paired?.type !== 'paired') throw new Error('no table');
  expect(paired.tables.map(({ people }) => [...people].sort())).toEqual([['p2', 'p3']]);
});

test('bots take the chairs that are free, one at each table', () => {
  const state = opened(10, { tableSize: 4, botsFillIn: true });
  const [, paired] = beginning(state, progressAt(1, 'bots'));
  if (paired?.type !== 'paired') throw new Error('no round');
  expect(paired.byes).toEqual([]);
  expect(paired.tables.map(({ people }) => people.length)).toEqual([4, 4, 4]);
  for (const { people } of paired.tables) expect(people.filter(isBotEntrant).length).toBeLessThanOrEqual(1);
});

test('a round robin has as many rounds as it takes to meet everybody', () => {
  const { rounds: _rounds, ...unlimited } = settings;
  const state = eventAfter([
    { type: 'opened', at: 0, by: 'p0', settings: { ...unlimited, format: 'round-robin', tableSize: 2 } },
    ...Array.from({ length: 6 }, (_, i): EventEntry => ({ type: 'joined', at: 1, person: `p${i}` })),
  ]);
  expect(roundsOf(state)).toBe(5);
});
