import { expect, test } from 'vitest';
import type { LobbyEntry } from '../../protocol/replies.ts';
import type { Player } from '../../table/match.ts';
import { type ArchivedMatch, anything, archiveOf, isWanted, ownResultOf, placeOf } from './archive.ts';
import { habitsOf } from './habits.ts';
import type { SavedMatch } from './saved-match.ts';
import { statisticsOf } from './statistics.ts';

const me: Player = { name: 'Ann', colour: 'red' };
const chance = { seed: '', match: '', nonces: [] };

function saved(id: string, touched: number, rest: Partial<SavedMatch> = {}): SavedMatch {
  const players: Player[] = [me, { name: 'Idris', colour: 'blue', bot: 'fair' }];
  const match = { id, game: 'nomadi', version: 1, options: {}, players, chance };
  return { match, entries: [], over: true, touched, standing: { scores: [9, 4], winners: [0] }, ...rest };
}

function table(match: string, touched: number, rest: Partial<LobbyEntry> = {}): LobbyEntry {
  const chairs = [{ colour: 'red', name: 'Ann' } as const, { colour: 'blue', name: 'Zoë' } as const];
  const standing = { scores: [3, 8], winners: [1] };
  return { match, game: 'durch-die-wueste', stage: 'over', pace: 'day', chairs, touched, seat: 0, standing, ...rest };
}

test('each match is there once, the latest first; what is gathering or closed is no match', () => {
  const tables = [
    table('both', 30),
    table('far', 10, { rated: true }),
    table('open', 50, { stage: 'gathering' }),
    table('shut', 50, { stage: 'closed' }),
  ];
  const archive = archiveOf([saved('near', 20), saved('both', 5)], tables);
  expect(archive.map(({ id, here, online }) => [id, here, online])).toEqual([
    ['both', true, true],
    ['near', true, false],
    ['far', false, true],
  ]);
  expect(archive.map(({ rated }) => rated)).toEqual([false, false, true]);
});

const day = (text: string) => new Date(`${text}T12:00:00`).getTime();
const [won, lost, running] = archiveOf(
  [saved('won', day('2026-03-05')), saved('running', day('2026-01-01'), { over: false })],
  [table('lost', day('2026-03-04'))],
) as [ArchivedMatch, ArchivedMatch, ArchivedMatch];

test('results are the reader’s own', () => {
  expect([won, lost, running].map(ownResultOf)).toEqual(['won', 'lost', 'running']);
  expect([won, lost, running].map(placeOf)).toEqual([1, 2, undefined]);
  expect(ownResultOf({ ...won, me: undefined })).toBeUndefined();
});

test.each([
  [{}, ['won', 'lost', 'running']],
  [{ game: 'nomadi' }, ['won', 'running']],
  [{ result: 'won' as const }, ['won']],
  [{ result: 'lost' as const }, ['lost']],
  [{ result: 'running' as const }, ['running']],
  [{ who: 'zoe' }, ['lost']],
  [{ who: 'ANN id' }, ['won', 'running']],
  [{ who: 'nobody' }, []],
  [{ since: '2026-03-05' }, ['won']],
  [{ until: '2026-03-04' }, ['lost', 'running']],
  [{ since: '2026-03-04', until: '2026-03-05' }, ['won', 'lost']],
])('%o finds %o', (search, ids) => {
  expect([won, lost, running].filter(match => isWanted(match, { ...anything, ...search })).map(({ id }) => id)).toEqual(
    ids,
  );
});

test('a match waits for the reader while it goes on and they are to move', () => {
  const going = { over: false, turn: 0 } as const;
  const archive = archiveOf(
    [saved('a', 6, going), saved('b', 5, { ...going, turn: 1 }), saved('c', 4)],
    [table('d', 3, { stage: 'playing', turn: 0 }), table('e', 2, { stage: 'playing', turn: 1 }), table('f', 1)],
  );
  expect(archive.filter(({ isMyTurn }) => isMyTurn).map(({ id }) => id)).toEqual(['a', 'd']);
});

test('statistics are a fold over the archive: places, people, ladder, streaks and best games', () => {
  const strong: Player = { name: 'Leila', colour: 'blue', bot: 'strong' };
  const against = (id: string, touched: number, bots: Player[], scores: number[], winner: number) =>
    saved(id, touched, {
      match: { ...saved(id, 0).match, players: [me, ...bots] },
      standing: { scores, winners: [winner] },
    });
  const archive = archiveOf(
    [
      against('c', 3, [strong], [7, 2], 0),
      against('b', 2, [strong], [12, 3], 0),
      against('a', 1, [strong], [1, 2], 1),
      saved('h', 0, { standing: { scores: [99, 0], winners: [0], resigned: [1] } }),
      saved('d', 4, { over: false }),
    ],
    [table('e', 5), table('f', 6), table('g', 7, { standing: { scores: [8, 8], winners: [0, 1] } })],
  );
  const statistics = statisticsOf(archive);
  expect(statistics).toMatchObject({ played: 7, won: 4, streak: { now: 1, longest: 2 } });
  expect(statistics.results).toEqual([true, false, false, true, true, false, true]);
  expect(statistics.games).toEqual([
    { game: 'durch-die-wueste', seats: 2, places: [1, 2] },
    { game: 'nomadi', seats: 2, places: [3, 1] },
  ]);
  expect(statistics.rivals).toEqual([{ name: 'Zoë', ahead: 0, level: 1, behind: 2 }]);
  expect(statistics.ladders.map(({ game }) => game)).toEqual(['nomadi']);
  expect(statistics.ladders[0].rungs.map(({ level, played, won: wins }) => [level, played, wins])).toEqual([
    ['learning', 0, 0],
    ['easy', 0, 0],
    ['fair', 1, 1],
    ['strong', 3, 2],
    ['master', 0, 0],
  ]);
  expect(statistics.best.map(({ match, points }) => [match.id, points])).toEqual([
    ['g', 8],
    ['b', 12],
  ]);
  expect(statisticsOf([])).toMatchObject({ played: 0, streak: { now: 0, longest: 0 }, best: [] });
});

test('habits are one’s own beside those of the others at the table, over games that all have played to the end', () => {
  const gone = { scores: [9, 4], winners: [0], resigned: [1] };
  const archive = archiveOf([saved('a', 1), saved('b', 2), saved('left', 3, { standing: gone }), saved('new', 4)], []);
  const counted = new Map(['a', 'b', 'left'].map((id, i) => [id, { taken: [2 * i, 5], own: [1, 1] }]));
  expect(habitsOf(archive, counted)).toEqual([
    {
      game: 'nomadi',
      matches: 2,
      rows: [
        { key: 'taken', mine: 1, others: 5 },
        { key: 'own', mine: 1, others: 1 },
      ],
    },
  ]);
});
