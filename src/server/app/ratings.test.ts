import { afterAll, expect, test } from 'vitest';
import { categoryName, ratingLists, shownRating } from '../../ratings/rating-list.ts';
import type { ListedRating } from '../people/ratings.ts';
import { readRatedArchive } from '../store/rated-archive.ts';
import { freshFile } from '../store/testing/fresh-file.ts';
import { carriedOut, forTwo, guest, logOf, opened, someMove, stateOf } from './testing/desert.ts';
import { openTestServer } from './testing/test-server.ts';
import { introduce, nonce, Visitor } from './testing/visitor.ts';

const { file, remove } = freshFile();
let later = 0;
const server = await openTestServer({ file }, { now: () => Date.now() + later });
const { address } = server;
afterAll(async () => {
  await server.close();
  remove();
});

const rated = { ...forTwo, listed: false, rated: true } as const;

/** Somebody with an account, and their cookie. */
async function member(name: string): Promise<{ visitor: Visitor; cookie: string }> {
  const cookie = await introduce(address, name);
  const headers = { cookie, 'content-type': 'application/json' };
  const body = JSON.stringify({ name });
  const made = await fetch(`${address}/api/account`, { method: 'POST', headers, body });
  expect(made.status).toBe(200);
  return { visitor: await Visitor.come(address, cookie), cookie };
}

const sit = (visitor: Visitor, match: string, seat: number, more: object = { rated: true }) =>
  visitor.ask({ type: 'sit', match, seat, nonce: nonce(), ...more });

async function begunRated(one: Visitor, other: Visitor): Promise<string> {
  const match = await opened(one, rated);
  await one.ask({ type: 'watch', match });
  await other.ask({ type: 'watch', match });
  expect(await sit(one, match, 0)).toMatchObject({ type: 'done' });
  expect(await sit(other, match, 1)).toMatchObject({ type: 'done' });
  expect(await one.ask({ type: 'start', match })).toMatchObject({ type: 'done' });
  return match;
}

async function resign(loser: Visitor, match: string, seat: number): Promise<void> {
  // With all that has happened so far.
  await loser.ask({ type: 'watch', match });
  const base = logOf(loser, match).length;
  expect(await loser.ask({ type: 'resign', match, seat, base })).toMatchObject(carriedOut);
}

async function listOf(cookie = '', game = 'durch-die-wueste', seats = 2): Promise<readonly ListedRating[]> {
  const answer = await fetch(`${address}/api/ratings?game=${game}&seats=${seats}`, { headers: { cookie } });
  return ((await answer.json()) as { list: readonly ListedRating[] }).list;
}

test('a rated table is for people with an account who have said that they agree', async () => {
  const anna = await guest(address, 'Anna');
  expect(await anna.ask(rated)).toMatchObject({ type: 'refused', code: 'no-account' });
  const { visitor: berta } = await member('Berta');
  const { visitor: carl } = await member('Carl');
  const match = await opened(berta, { ...rated, listed: true });
  await berta.ask({ type: 'watch', match });
  expect(await berta.next('table')).toMatchObject({ table: { rated: true } });
  const list = await berta.ask({ type: 'lobby', watch: true });
  expect(list.type === 'lobby' && list.tables.find(table => table.match === match)).toMatchObject({ rated: true });
  expect(await sit(anna, match, 1)).toMatchObject({ type: 'refused', code: 'no-account' });
  // As a page from before there were ratings, which shows nobody that it counts.
  expect(await sit(carl, match, 1, {})).toMatchObject({ type: 'refused', code: 'rated' });
  expect(await sit(carl, match, 1)).toMatchObject({ type: 'done' });
});

test('who resigns is rated as last; the list is the one that anybody computes again from the database', async () => {
  const dora = await member('Dora');
  const emil = await member('Emil');
  const match = await begunRated(dora.visitor, emil.visitor);
  const moves = [someMove(stateOf(dora.visitor, match))];
  const base = logOf(dora.visitor, match).length;
  expect(await dora.visitor.ask({ type: 'play', match, seat: 0, base, moves })).toMatchObject(carriedOut);
  await resign(emil.visitor, match, 1);
  const list = await listOf(dora.cookie);
  // Others may have played before.
  const [first, last] = list.filter(({ name }) => name === 'Dora' || name === 'Emil');
  expect(first).toMatchObject({ name: 'Dora', me: true, games: 1 });
  expect(last).toMatchObject({ name: 'Emil', games: 1 });
  // Neither has met enough others to have a place.
  expect([first.place, last.place]).toEqual([undefined, undefined]);
  expect(first.points).toBeGreaterThan(1500);
  expect(last.points).toBeLessThan(1500);
  const mine = await fetch(`${address}/api/ratings/mine`, { headers: { cookie: dora.cookie } });
  const now = { points: first.points, give: first.give };
  expect(await mine.json()).toEqual({
    ratings: [{ game: 'durch-die-wueste', seats: 2, settled: false, curve: [{ ended: expect.any(Number), ...now }] }],
  });
  const { matches, names } = await readRatedArchive(file);
  const again = ratingLists(matches).named(categoryName('durch-die-wueste', 2));
  expect(again.map(one => ({ name: names.get(one.player), ...shownRating(one), games: one.games }))).toEqual(
    list.map(({ name, points, give, games }) => ({ name, points, give, games })),
  );
});

test('a rematch is rated too, and asks for agreement anew', async () => {
  const fritz = await member('Fritz');
  const gerda = await member('Gerda');
  const match = await begunRated(fritz.visitor, gerda.visitor);
  await resign(fritz.visitor, match, 0);
  const next = await fritz.visitor.ask({ type: 'rematch', match });
  const again = next.type === 'done' ? next.match! : '';
  await gerda.visitor.ask({ type: 'watch', match: again });
  await gerda.visitor.until(reply => reply.type === 'table' && reply.table.match === again && !!reply.table.rated);
  expect(await sit(gerda.visitor, again, 0, {})).toMatchObject({ code: 'rated' });
  expect(await sit(gerda.visitor, again, 0)).toMatchObject({ type: 'done' });
});

test('whose time runs out is rated as last, though a bot plays on well for them', async () => {
  const hans = await member('Hans');
  const ida = await member('Ida');
  const match = await begunRated(hans.visitor, ida.visitor);
  // Long enough for the whole time of a turn.
  later += 10 * 60_000;
  await ida.visitor.until(reply => reply.type === 'news' && reply.entries.some(entry => 'standIn' in entry));
  await resign(ida.visitor, match, 1);
  const { matches } = await readRatedArchive(file);
  expect(matches.find(one => one.match === match)!.seats.map(({ left }) => left)).toEqual([true, true]);
});

test('a match that is not rated changes nothing', async () => {
  const jana = await member('Jana');
  const karl = await member('Karl');
  const match = await opened(jana.visitor, { ...forTwo, listed: false });
  for (const [seat, { visitor }] of [jana, karl].entries()) {
    await visitor.ask({ type: 'watch', match });
    await sit(visitor, match, seat, {});
  }
  await jana.visitor.ask({ type: 'start', match });
  await resign(karl.visitor, match, 1);
  expect((await listOf()).map(({ name }) => name)).not.toContain('Jana');
});

test('a level whose strength has not been measured does not sit at a rated table: the match could not be rated', async () => {
  const { visitor: lena } = await member('Lena');
  const withLevel = (level: string) => ({ ...rated, chairs: [{ for: 'me' }, { for: 'bot', level }] });
  expect(await lena.ask(withLevel('grandmaster'))).toMatchObject({ type: 'refused', code: 'bad-chairs' });
  expect(await lena.ask({ ...withLevel('grandmaster'), rated: false })).toMatchObject({ type: 'done' });
  expect(await lena.ask(withLevel('master'))).toMatchObject({ type: 'done' });
  const match = await opened(lena, rated);
  const put = (level: string) => lena.ask({ type: 'bot', match, seat: 1, level });
  expect(await put('grandmaster')).toMatchObject({ type: 'refused', code: 'bad-chairs' });
  expect(await put('strong')).toMatchObject({ type: 'done' });
});

test('who asks for a list says which', async () => {
  for (const query of ['', '?game=chess&seats=2', '?game=nomadi&seats=9', '?game=nomadi'])
    expect((await fetch(`${address}/api/ratings${query}`)).status).toBe(400);
  expect(await listOf('', 'nomadi', 3)).toEqual([]);
});
