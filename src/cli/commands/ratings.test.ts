import { expect, onTestFinished, test } from 'vitest';
import { levelNames } from '../../ai/levels.ts';
import { gameIds } from '../../games/registry.ts';
import { ANCHORS, anchorOf } from '../../ratings/anchors.ts';
import { newcomer } from '../../ratings/plackett-luce.ts';
import type { Store } from '../../server/store/port.ts';
import { places } from '../../server/store/port.ts';
import { openPostgres } from '../../server/store/postgres.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import { startPostgres } from '../../server/store/testing/cluster.ts';
import { freshFile } from '../../server/store/testing/fresh-file.ts';
import type { Io } from '../common/command.ts';
import { dispatch } from '../dispatch.ts';

/** Runs a command line on a file of these lines. */
async function told(
  args: readonly string[],
  lines: readonly string[] = [],
): Promise<{ code: number; out: string[]; err: string[] }> {
  const [out, err]: string[][] = [[], []];
  const io: Io = {
    out: line => void out.push(line),
    err: line => void err.push(line),
    async *lines() {
      yield* lines;
    },
  };
  return { code: await dispatch(args, io), out, err };
}

const match = (name: string, winner: string, loser: string) =>
  JSON.stringify({
    match: name,
    game: 'nomadi',
    ended: 1,
    anchors: ANCHORS,
    seats: [
      { player: winner, score: 9, won: true },
      { player: loser, score: 3 },
    ],
  });

test('prints the list of each game and number of seats', async () => {
  const { code, out } = await told(
    ['ratings', 'rated.jsonl'],
    [match('1', 'Anna', 'Ben'), '', match('2', 'Anna', 'Cem')],
  );
  expect(code).toBe(0);
  expect(out[0]).toBe('nomadi/2');
  expect(out[1]).toMatch(/^ {4}~ {2}Anna .* ± \d+ {2}2 games$/);
  expect(out.slice(2).map(line => line.slice(7, 10))).toEqual(['Cem', 'Ben']);
});

test('prints the numbers as they are, the same each time', async () => {
  const lines = [match('1', 'Anna', 'Ben'), match('2', 'Ben', 'Cem')];
  const once = await told(['ratings', 'rated.jsonl', '--json'], lines);
  expect(await told(['ratings', '--json', 'rated.jsonl'], lines.toReversed())).toEqual(once);
  expect(Object.keys(JSON.parse(once.out[0]) as object)).toEqual(['nomadi/2']);
});

test.each([
  ['{"match":', /^rated.jsonl line 2: broken JSON/],
  ['{"match":"2"}', /^rated.jsonl line 2: expected \{"match"/],
  ['7', /^rated.jsonl line 2: expected/],
])('a line that is none is named: %s', async (line, complaint) => {
  const { code, err } = await told(['ratings', 'rated.jsonl'], [match('1', 'Anna', 'Ben'), line]);
  expect(code).toBe(2);
  expect(err.join('\n')).toMatch(complaint);
});

/** Anna beats Ben, and Ben beats Cem, who has no account any more. */
async function fill(store: Store): Promise<void> {
  for (const name of ['Anna', 'Ben']) {
    const person = `id of ${name}`;
    await store.addPerson({ id: person, name }, { secret: name, since: 1, guarded: false });
    await store.accounts.claim({ person, name, skeleton: name, since: 1 });
  }
  for (const [i, [winner, loser]] of [
    ['Anna', 'Ben'],
    ['Ben', 'Cem'],
  ].entries()) {
    const id = `match${i}`;
    const listing = { place: places.nowhere, summary: '' };
    await store.create({ id, document: '', listing, people: [], entries: [], now: 1 });
    const seats = [
      { player: `id of ${winner}`, score: 9, won: true as const },
      { player: `id of ${loser}`, score: 3 },
    ];
    const rated = { game: 'nomadi', anchors: ANCHORS, seats };
    await store.commit({ match: id, revision: 0, length: 0, entries: [], rated, now: 10 + i });
  }
  await store.close();
}

const asFile = [match('match0', 'Anna', 'Ben'), match('match1', 'Ben', 'id of Cem').replace('"ended":1', '"ended":2')];

test('computes the same from the file of a database as from its matches, under the names of accounts', async () => {
  const { file, remove } = freshFile();
  onTestFinished(remove);
  await fill(openSqlite(file));
  const { code, out } = await told(['ratings', file]);
  expect(code).toBe(0);
  expect(out).toEqual((await told(['ratings', 'rated.jsonl'], asFile)).out);
  expect(out.slice(1).map(line => line.slice(7, 11).trim())).toEqual(['Anna', 'Ben', 'id o']);
  const absent = await told(['ratings', `${file}.absent.db`]);
  expect(absent.code).toBe(2);
  expect(absent.err.join()).toContain('there is no database');
});

test('computes the same from PostgreSQL', async () => {
  const cluster = await startPostgres();
  onTestFinished(() => cluster.stop());
  const address = await cluster.database();
  await fill(await openPostgres(address));
  expect((await told(['ratings', address])).out).toEqual((await told(['ratings', 'rated.jsonl'], asFile)).out);
});

test('tells how soon people are in order', async () => {
  const { out } = await told(['ratings', '--simulate', '--people', '12', '--seats', '4', '--games', '8']);
  expect(out[0]).toBe('12 people, tables of 4');
  expect(out.slice(2).map(line => Number.parseInt(line, 10))).toEqual([1, 2, 4, 8]);
});

test('every level of every game has its place on the scale, in order', () => {
  for (const game of gameIds) {
    const mus = levelNames.map(level => anchorOf(ANCHORS, game, level)?.mu ?? Number.NaN);
    expect(mus).toEqual(mus.toSorted((a, b) => a - b));
    expect(mus).not.toContain(Number.NaN);
    expect(anchorOf(ANCHORS, game, 'fair')?.mu).toBe(newcomer.mu);
  }
});
