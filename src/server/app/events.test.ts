import { afterAll, expect, onTestFinished, test } from 'vitest';
import type { EventInfo } from '../../protocol/event-replies.ts';
import { freshFile } from '../store/testing/fresh-file.ts';
import { guest } from './testing/desert.ts';
import { openTestServer } from './testing/test-server.ts';
import {
  beginTable,
  comeTo,
  enterAll,
  evening,
  follow,
  openEvent,
  type Player,
  player,
  playRound,
  resignFrom,
  tablesOf,
  untilEvent,
} from './testing/tournament.ts';
import { Visitor } from './testing/visitor.ts';

const { file, remove } = freshFile();
let later = 0;
const now = () => Date.now() + later;
const server = await openTestServer({ file }, { now });
const { address } = server;
afterAll(async () => {
  await server.close();
  remove();
});

let made = 0;
const players = (count: number): Promise<Player[]> =>
  Promise.all(Array.from({ length: count }, () => player(address, `Player ${made++}`)));

const begin = ({ visitor }: Player, event: string) => visitor.ask({ type: 'event-begin', event });
const isRound = (round: number) => (info: EventInfo) =>
  info.rounds === round && info.tables.filter(table => table.round === round - 1).every(({ ranks }) => !ranks);

function pairsOf({ tables }: EventInfo): string[] {
  return tables.map(({ seats }) => seats.toSorted((a, b) => a - b).join('-'));
}

test('a tournament of four: entered, begun, played in two rounds, with standings that change as tables end', async () => {
  const all = await players(4);
  const [anna] = all;
  const event = await openEvent(anna);
  await follow(anna, event);
  await enterAll(event, all);
  await untilEvent(anna, event, ({ people }) => people.length === 4);
  expect(await begin(all[1], event)).toMatchObject({ type: 'refused', code: 'not-organiser' });
  expect(await begin(anna, event)).toMatchObject({ type: 'done' });
  // Asked again because the answer was lost.
  expect(await begin(anna, event)).toMatchObject({ type: 'done' });
  const first = await untilEvent(anna, event, isRound(1));
  expect(first.tables).toHaveLength(2);
  const [table, other] = tablesOf(first, all);
  await beginTable(table.match, table.sitters);
  await resignFrom(table.sitters[1], table.match);
  const half = await untilEvent(anna, event, ({ tables }) => tables.some(({ ranks }) => ranks));
  expect(half.standings.map(({ points }) => points)).toEqual([2, 0, 0, 0]);
  expect(half.rounds).toBe(1);
  await beginTable(other.match, other.sitters);
  await resignFrom(other.sitters[0], other.match);
  const second = await untilEvent(anna, event, isRound(2));
  // In a Swiss tournament winners meet.
  const points = new Map(second.standings.map(line => [line.number, line.points]));
  for (const { seats } of second.tables.filter(({ round }) => round === 1))
    expect(new Set(seats.map(number => points.get(number))).size).toBe(1);
  await playRound(second, all);
  const over = await untilEvent(anna, event, ({ stage }) => stage === 'closed');
  expect(over).toMatchObject({ ending: 'done', rounds: 2 });
  expect(over.standings.map(line => line.points)).toEqual([4, 2, 2, 0]);
  expect(new Set(pairsOf(over)).size).toBe(4);
  // Whoever comes now is told the same as whoever has followed it.
  const late = await guest(address, 'Late');
  const { me: _me, ...known } = over;
  expect(await late.ask({ type: 'event', event, watch: false })).toMatchObject({ info: known });
  const past = await late.ask({ type: 'events', list: 'past' });
  const winner = over.people.find(({ number }) => number === over.standings[0].number)!.name;
  expect(past).toMatchObject({
    events: expect.arrayContaining([expect.objectContaining({ event, winnerNames: [winner] })]),
  });
});

test('an event goes on where it was when the server comes back in mid-round', async () => {
  const own = freshFile();
  const first = await openTestServer({ file: own.file });
  const before = await Promise.all(['Ada', 'Bea', 'Cyd', 'Dag'].map(name => player(first.address, name)));
  const [ada] = before;
  const event = await openEvent(ada);
  await follow(ada, event);
  await enterAll(event, before);
  await begin(ada, event);
  const round = await untilEvent(ada, event, isRound(1));
  const [table, other] = tablesOf(round, before);
  await beginTable(table.match, table.sitters);
  await resignFrom(table.sitters[1], table.match);
  await first.close();
  const second = await openTestServer({ file: own.file });
  onTestFinished(async () => {
    await second.close();
    own.remove();
  });
  const after = await Promise.all(
    before.map(async one => ({ ...one, visitor: await Visitor.come(second.address, one.cookie) })),
  );
  const back = (one: Player) => after.find(({ name }) => name === one.name)!;
  await follow(after[0], event);
  const same = await untilEvent(after[0], event, ({ tables }) => tables.some(({ ranks }) => ranks));
  expect(same.tables.map(({ match, seats }) => [match, seats])).toEqual(
    round.tables.map(({ match, seats }) => [match, seats]),
  );
  await beginTable(other.match, other.sitters.map(back));
  await resignFrom(back(other.sitters[1]), other.match);
  await playRound(await untilEvent(after[0], event, isRound(2)), after);
  const over = await untilEvent(after[0], event, ({ stage }) => stage === 'closed');
  expect(over.standings.map(({ points }) => points)).toEqual([4, 2, 2, 0]);
  expect(second.errors).toEqual([]);
});

test('a round whose tables were not opened any more is opened by whoever comes next, once', async () => {
  const all = await players(2);
  const [anna] = all;
  const event = await openEvent(anna, { rounds: 1 });
  await enterAll(event, all);
  // As a process leaves it that has died right after it had paired.
  const { events } = server.service.store;
  const { revision, length } = (await events.load(event))!;
  const match = 'diedrightafter';
  const paired = { type: 'paired', at: now(), tables: [{ match, people: ['p0', 'p1'] }], byes: [] };
  const commit = { event, revision, length, entries: [JSON.stringify(paired)], people: [] };
  expect(await events.commit({ ...commit, place: 1, moment: now(), summary: '{}', dueAt: now() })).toBe(true);
  await follow(anna, event);
  await anna.visitor.ask({ type: 'mine', watch: true });
  await anna.visitor.until(
    reply =>
      (reply.type === 'mine' && reply.tables.some(table => table.match === match)) ||
      (reply.type === 'listed' && !!reply.changed?.some(table => table.match === match)),
  );
  await playRound(await untilEvent(anna, event, ({ rounds }) => rounds === 1), all);
  expect(await untilEvent(anna, event, ({ stage }) => stage === 'closed')).toMatchObject({ ending: 'done' });
});

test('whoever does not come to their table is played for, and comes last; where nobody comes nothing counts', async () => {
  const all = await players(4);
  const [anna] = all;
  const event = await openEvent(anna, { rounds: 1 });
  await follow(anna, event);
  await enterAll(event, all);
  await begin(anna, event);
  const info = await untilEvent(anna, event, isRound(1));
  const [visited, deserted] = tablesOf(info, all);
  const [here, missing] = visited.sitters;
  await comeTo(here.visitor, visited.match);
  later += 6 * 60_000;
  await here.visitor.until(
    reply => reply.type === 'table' && reply.table.match === visited.match && reply.table.stage === 'playing',
  );
  const answer = await missing.visitor.ask({ type: 'watch', match: visited.match });
  expect(answer.type === 'table' && answer.table.chairs.find(({ mine }) => mine)).toMatchObject({ away: true });
  await untilEvent(anna, event, ({ tables }) => tables.some(({ match, voided }) => match === deserted.match && voided));
  // They may still come, and give up properly.
  await resignFrom(missing, visited.match);
  const over = await untilEvent(anna, event, ({ stage }) => stage === 'closed');
  const named = new Map(over.people.map(({ number, name }) => [number, name]));
  expect(over.standings.map(({ number, points, games }) => [named.get(number), points, games])[0]).toEqual([
    here.name,
    2,
    1,
  ]);
  expect(over.standings.filter(({ games }) => games === 0)).toHaveLength(2);
});

test('who drops out gives up their table; who is left over sits out, or plays a bot where that was chosen', async () => {
  for (const botsFillIn of [false, true]) {
    const all = await players(4);
    const [anna, ben] = all;
    const event = await openEvent(anna, { botsFillIn });
    await follow(anna, event);
    await enterAll(event, all);
    await begin(anna, event);
    const first = await untilEvent(anna, event, isRound(1));
    const table = tablesOf(first, all).find(({ sitters }) => sitters.includes(ben))!;
    await beginTable(table.match, table.sitters);
    expect(await ben.visitor.ask({ type: 'event-leave', event })).toMatchObject({ type: 'done' });
    const left = await untilEvent(anna, event, ({ tables }) => tables.some(({ ranks }) => ranks));
    expect(left.tables.find(({ match }) => match === table.match)!.ranks![table.sitters.indexOf(ben)]).toBe(2);
    const rest = tablesOf(left, all).find(({ match }) => match !== table.match)!;
    await beginTable(rest.match, rest.sitters);
    await resignFrom(rest.sitters[1], rest.match);
    const second = await untilEvent(anna, event, isRound(2));
    const seats = second.tables.filter(({ round }) => round === 1).flatMap(one => one.seats);
    expect(seats.filter(number => number === -1)).toHaveLength(botsFillIn ? 1 : 0);
    expect(second.byes.flatMap(({ numbers }) => numbers)).toHaveLength(botsFillIn ? 0 : 1);
    expect(await ben.visitor.ask({ type: 'event-enter', event })).toMatchObject({ type: 'done' });
  }
});

test('refusals: who may open what, enter and begin', async () => {
  const all = await players(3);
  const [anna, ben] = all;
  const stranger = await Visitor.come(address);
  const visitor = await guest(address, 'A guest');
  const asks = (who: Visitor, wish: object) => who.ask({ type: 'event-open', wishes: { ...evening, ...wish } });
  expect(await asks(visitor, {})).toMatchObject({ code: 'not-organiser' });
  expect(await stranger.ask({ type: 'event-enter', event: 'aaaaaaaa' })).toMatchObject({ code: 'nobody' });
  expect(await visitor.ask({ type: 'event', event: 'aaaaaaaa', watch: true })).toMatchObject({ code: 'no-such-event' });
  for (const wrong of [
    { tableSize: 5, game: 'nomadi', format: 'arena' },
    { game: 'wuestenkoenige', tableSize: 5 },
    { points: [1, 5] },
    { format: 'league' },
    { rounds: undefined },
    { format: 'arena', duration: 3_600_000, pace: 'day' },
    { startsAt: now() + 400 * 86_400_000 },
    { name: '​​' },
  ])
    expect(await asks(anna.visitor, wrong), JSON.stringify(wrong)).toMatchObject({ code: 'bad-event' });
  expect(await asks(anna.visitor, { game: 'chess' })).toMatchObject({ code: 'no-such-game' });
  expect(await asks(anna.visitor, { options: { colour: 'red' } })).toMatchObject({ code: 'bad-options' });
  expect(await asks(anna.visitor, { rounds: 99 })).toMatchObject({ code: 'unreadable' });

  const rated = await openEvent(anna, { rated: true, noLateEntry: true, rounds: 1 });
  expect(await begin(anna, rated)).toMatchObject({ code: 'too-few' });
  expect(await visitor.ask({ type: 'event-enter', event: rated, rated: true })).toMatchObject({ code: 'no-account' });
  expect(await ben.visitor.ask({ type: 'event-enter', event: rated })).toMatchObject({ code: 'rated' });
  await enterAll(rated, [anna, ben], { rated: true });
  // A second time changes nothing.
  await enterAll(rated, [ben], { rated: true });
  await follow(anna, rated);
  await begin(anna, rated);
  const info = await untilEvent(anna, rated, isRound(1));
  expect(info.people).toHaveLength(2);
  expect(await all[2].visitor.ask({ type: 'event-enter', event: rated, rated: true })).toMatchObject({
    code: 'event-begun',
  });
  const [table] = tablesOf(info, all);
  const shown = await ben.visitor.ask({ type: 'watch', match: table.match });
  expect(shown).toMatchObject({ table: { rated: true, event: rated } });
  expect(await ben.visitor.ask({ type: 'rise', match: table.match })).toMatchObject({ code: 'event' });
  expect(await ben.visitor.ask({ type: 'start', match: table.match })).toMatchObject({ code: 'not-host' });
  await anna.visitor.ask({ type: 'event-close', event: rated });
  expect(await untilEvent(anna, rated, ({ stage }) => stage === 'closed')).toMatchObject({ ending: 'called-off' });
  expect(await all[2].visitor.ask({ type: 'event-enter', event: rated, rated: true })).toMatchObject({
    code: 'event-over',
  });

  for (let count = 0; count < 5; count++) await openEvent(ben, { name: `Event ${count}` });
  expect(await asks(ben.visitor, { name: 'One more' })).toMatchObject({ code: 'too-many-events' });
  // The same request sent again opens nothing new.
  const again = { type: 'event-open', wishes: { ...evening, name: 'Once' } } as const;
  const once = await all[2].visitor.ask(again, 'same');
  expect(await all[2].visitor.ask(again, 'same')).toEqual(once);
});

test('an event begins at its time, an arena pairs whoever is free and ends by the clock', async () => {
  const all = await players(3);
  const [anna] = all;
  const startsAt = Math.round(now()) + 60_000;
  const event = await openEvent(anna, { format: 'arena', duration: 30 * 60_000, startsAt, rounds: undefined });
  await follow(anna, event);
  const tooFew = await openEvent(anna, { startsAt });
  await follow(anna, tooFew);
  await enterAll(event, all);
  const coming = await anna.visitor.ask({ type: 'events', list: 'coming' });
  expect(coming).toMatchObject({
    mayOpen: true,
    events: expect.arrayContaining([expect.objectContaining({ event, people: 3 })]),
  });
  later += 61_000;
  expect(await untilEvent(anna, tooFew, ({ stage }) => stage === 'closed')).toMatchObject({ ending: 'too-few' });
  const first = await untilEvent(anna, event, isRound(1));
  expect(first.tables).toHaveLength(1);
  const waiting = all.find(({ name }) => !tablesOf(first, all)[0].sitters.some(one => one.name === name))!;
  await playRound(first, all);
  await untilEvent(anna, event, ({ tables }) => tables.every(({ ranks }) => ranks));
  // Nobody gets two tables in a minute.
  later += 60_000;
  const second = await untilEvent(anna, event, isRound(2));
  // Who had to wait comes first.
  expect(tablesOf(second, all)[0].sitters).toContain(waiting);
  later += 30 * 60_000;
  await playRound(second, all).catch(() => undefined);
  await untilEvent(anna, event, ({ stage }) => stage === 'closed');
});

test('a league has a round at each of its times, also for those who still play the last one', async () => {
  const all = await players(4);
  const [anna] = all;
  const DAY = 86_400_000;
  const event = await openEvent(anna, { format: 'league', roundTime: 7 * DAY, pace: 'week' });
  await follow(anna, event);
  await enterAll(event, all);
  await begin(anna, event);
  const first = await untilEvent(anna, event, isRound(1));
  const [table] = tablesOf(first, all);
  await beginTable(table.match, table.sitters);
  await resignFrom(table.sitters[1], table.match);
  later += 7 * DAY;
  const second = await untilEvent(anna, event, ({ rounds }) => rounds === 2);
  expect(second.tables.filter(({ round }) => round === 1).flatMap(({ seats }) => seats)).toHaveLength(4);
  expect(new Set(pairsOf(second)).size).toBe(4);
});

test('who is erased leaves all events, and somebody without a name stays in the standings', async () => {
  const all = await players(3);
  const [anna, ben] = all;
  const event = await openEvent(anna, { rounds: 1 });
  await follow(anna, event);
  await enterAll(event, all);
  const headers = { cookie: ben.cookie, 'content-type': 'application/json' };
  const exported = await (await fetch(`${address}/api/me/everything`, { headers })).text();
  expect(exported).toContain(event);
  const erased = await fetch(`${address}/api/me/erase`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ name: ben.name }),
  });
  expect(erased.status).toBe(200);
  const info = await untilEvent(anna, event, ({ people }) => people.some(({ dropped }) => dropped));
  const late = await guest(address, 'Late');
  const seen = await late.ask({ type: 'event', event, watch: false });
  expect(JSON.stringify(seen)).not.toContain(`"${ben.name}"`);
  expect(info.people.filter(({ dropped }) => dropped)).toHaveLength(1);
});

test('a guest who is forgotten before an event begins is somebody there, and others still come in', async () => {
  const own = freshFile();
  const DAY = 86_400_000;
  let days = 0;
  const quiet = await openTestServer(
    { file: own.file },
    { now: () => Date.now() + days * DAY, env: { KEEP_GUESTS_DAYS: '2' } },
  );
  onTestFinished(async () => {
    await quiet.close();
    own.remove();
  });
  const anna = await player(quiet.address, 'Anna');
  const event = await openEvent(anna, { startsAt: Date.now() + 30 * DAY });
  const passing = await guest(quiet.address, 'Passing');
  for (const visitor of [anna.visitor, passing])
    expect(await visitor.ask({ type: 'event-enter', event })).toMatchObject({ type: 'done' });
  days = 5;
  await quiet.service.forgetOld();
  const late = await guest(quiet.address, 'Late');
  expect(await late.ask({ type: 'event-enter', event })).toMatchObject({ type: 'done' });
  const seen = await late.ask({ type: 'event', event, watch: false });
  expect(seen).toMatchObject({ info: { people: [{ name: 'Anna' }, {}, { name: 'Late' }], me: 2 } });
  expect(JSON.stringify(seen)).not.toContain('Passing');
  expect(quiet.errors).toEqual([]);
});

test('nothing went wrong on the server meanwhile', () => {
  expect(server.errors).toEqual([]);
});
