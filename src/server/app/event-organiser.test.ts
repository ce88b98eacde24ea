import { afterAll, expect, test } from 'vitest';
import type { EventInfo } from '../../protocol/event-replies.ts';
import { freshFile } from '../store/testing/fresh-file.ts';
import { openTestServer } from './testing/test-server.ts';
import {
  beginTable,
  comeTo,
  enterAll,
  follow,
  openEvent,
  type Player,
  player,
  resignFrom,
  tablesOf,
  untilEvent,
} from './testing/tournament.ts';

const { file, remove } = freshFile();
const server = await openTestServer({ file });
afterAll(async () => {
  await server.close();
  remove();
});

let made = 0;
const players = (count: number): Promise<Player[]> =>
  Promise.all(Array.from({ length: count }, () => player(server.address, `Player ${made++}`)));
const begin = ({ visitor }: Player, event: string) => visitor.ask({ type: 'event-begin', event });
const isRound = (round: number) => (info: EventInfo) => info.rounds === round;

test('the organiser gives late comers a table, sends away, lets in again, and corrects how a table ended', async () => {
  const all = await players(6);
  const [anna, ben, carl, dora, late, latest] = all;
  const event = await openEvent(anna);
  await follow(anna, event);
  await enterAll(event, [anna, ben, carl]);
  await begin(anna, event);
  const first = await untilEvent(anna, event, isRound(1));
  const number = (name: string, info: EventInfo) => info.people.find(one => one.name === name)!.number;
  expect(first.byes.flatMap(({ numbers }) => numbers)).toHaveLength(1);
  const asks = (who: Player, more: object) => who.visitor.ask({ event, ...more } as never);
  expect(await asks(anna, { type: 'event-pair' })).toMatchObject({ code: 'too-few' });
  expect(await asks(ben, { type: 'event-pair' })).toMatchObject({ code: 'not-organiser' });
  await enterAll(event, [dora, late, latest]);
  expect(await asks(anna, { type: 'event-pair' })).toMatchObject({ type: 'done' });
  const paired = await untilEvent(anna, event, ({ tables }) => tables.length === 3);
  expect(paired.rounds).toBe(1);
  expect(paired.byes).toEqual([{ round: 0, numbers: [] }]);
  expect(new Set(paired.tables.flatMap(({ seats }) => seats)).size).toBe(6);
  // A table that was added is opened like any other.
  const [table, other, third] = tablesOf(paired, all);
  await beginTable(third.match, third.sitters);
  await resignFrom(third.sitters[1], third.match);
  await untilEvent(anna, event, ({ tables }) => tables.some(({ match, ranks }) => match === third.match && ranks));

  const out = table.sitters.find(one => one !== anna)!;
  const person = number(out.name, paired);
  expect(await asks(ben, { type: 'event-person', number: person, out: true })).toMatchObject({ code: 'not-organiser' });
  await beginTable(table.match, table.sitters);
  expect(await asks(anna, { type: 'event-person', number: person, out: true })).toMatchObject({ type: 'done' });
  const gone = await untilEvent(anna, event, ({ tables }) =>
    tables.some(one => one.match === table.match && one.ranks),
  );
  expect(gone.people.find(one => one.number === person)).toMatchObject({ dropped: true, sentAway: true });
  expect(await asks(out, { type: 'event-enter' })).toMatchObject({ code: 'sent-away' });
  expect(await asks(anna, { type: 'event-person', number: person, out: false })).toMatchObject({ type: 'done' });
  await untilEvent(anna, event, ({ people }) => !people.some(({ sentAway }) => sentAway));

  const fix = (match: string, ranks?: number[]) =>
    asks(anna, { type: 'event-correct', match, ...(ranks && { ranks }) });
  expect(await fix(other.match, [1, 2])).toMatchObject({ code: 'not-over' });
  expect(await fix('aaaaaaaa', [1, 2])).toMatchObject({ code: 'no-such-table' });
  expect(await fix(table.match, [2, 2])).toMatchObject({ code: 'bad-event' });
  expect(await fix(table.match, [1, 1])).toMatchObject({ type: 'done' });
  const shared = await untilEvent(anna, event, ({ tables }) => tables.some(({ corrected }) => corrected));
  expect(shared.standings.filter(({ points }) => points === 1)).toHaveLength(2);
  // Said again, it is no other correction.
  const revision = async () => {
    const reply = await asks(anna, { type: 'event', watch: false });
    return reply.type === 'event' && reply.info.revision;
  };
  const before = await revision();
  expect(await fix(table.match, [1, 1])).toMatchObject({ type: 'done' });
  expect(await revision()).toBe(before);
  expect(await fix(table.match)).toMatchObject({ type: 'done' });
  expect(await revision()).not.toBe(before);
});

test('a result that is corrected after the end changes who has won, and not where the event stands on the list', async () => {
  const all = await players(2);
  const [anna] = all;
  const [older, newer] = [await openEvent(anna, { rounds: 1 }), await openEvent(anna, { rounds: 1, name: 'Newer' })];
  for (const event of [older, newer]) {
    await follow(anna, event);
    await enterAll(event, all);
    await begin(anna, event);
    const [table] = tablesOf(await untilEvent(anna, event, isRound(1)), all);
    await beginTable(table.match, table.sitters);
    await resignFrom(table.sitters[1], table.match);
    await untilEvent(anna, event, ({ stage }) => stage === 'closed');
  }
  const past = async () => {
    const reply = await anna.visitor.ask({ type: 'events', list: 'past' });
    return reply.type === 'events' ? reply.events.filter(one => one.event === older || one.event === newer) : [];
  };
  expect((await past()).map(({ event }) => event)).toEqual([newer, older]);
  const seen = await anna.visitor.ask({ type: 'event', event: older, watch: false });
  const { match } = seen.type === 'event' ? seen.info.tables[0] : { match: '' };
  const fixed = await anna.visitor.ask({ type: 'event-correct', event: older, match, ranks: [1, 1] });
  expect(fixed).toMatchObject({ type: 'done' });
  const [first, second] = await past();
  expect([first.event, second.event]).toEqual([newer, older]);
  expect(second.winnerNames).toHaveLength(2);
});

test('whoever was sent away and has been erased since is not let in: nobody would come', async () => {
  const all = await players(3);
  const [anna, ben] = all;
  const event = await openEvent(anna);
  await follow(anna, event);
  await enterAll(event, all);
  const { people } = await untilEvent(anna, event, info => info.people.length === 3);
  const { number } = people.find(({ name }) => name === ben.name)!;
  await anna.visitor.ask({ type: 'event-person', event, number, out: true });
  const erased = await fetch(`${server.address}/api/me/erase`, {
    method: 'POST',
    headers: { cookie: ben.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ name: ben.name }),
  });
  expect(erased.status).toBe(200);
  await anna.visitor.ask({ type: 'event-person', event, number, out: false });
  const seen = await anna.visitor.ask({ type: 'event', event, watch: false });
  const known = seen.type === 'event' ? seen.info.people : [];
  expect(known.find(one => one.number === number)).toEqual({ number, dropped: true, sentAway: true });
});

test('until it begins the organiser calls it otherwise and moves it, and everybody sees that', async () => {
  const all = await players(2);
  const [anna, ben] = all;
  const event = await openEvent(anna);
  await follow(ben, event);
  await enterAll(event, all);
  const change = (who: Player, said: { name: string; startsAt?: number }) =>
    who.visitor.ask({ type: 'event-change', event, ...said });
  const startsAt = Date.now() + 3_600_000;
  expect(await change(ben, { name: 'Mine' })).toMatchObject({ code: 'not-organiser' });
  expect(await change(anna, { name: '\u200b' })).toMatchObject({ code: 'bad-event' });
  expect(await change(anna, { name: 'Night', startsAt: startsAt * 2 })).toMatchObject({ code: 'bad-event' });
  expect(await change(anna, { name: 'Night', startsAt })).toMatchObject({ type: 'done' });
  await untilEvent(ben, event, ({ settings }) => settings.name === 'Night' && settings.startsAt === startsAt);
  const coming = await ben.visitor.ask({ type: 'events', list: 'coming' });
  const listed = coming.type === 'events' ? coming.events : [];
  expect(listed.find(one => one.event === event)).toMatchObject({ name: 'Night', startsAt });
  expect(await change(anna, { name: 'Night' })).toMatchObject({ type: 'done' });
  await begin(anna, event);
  await untilEvent(ben, event, isRound(1));
  expect(await change(anna, { name: 'Late' })).toMatchObject({ code: 'event-begun' });
});

test('a table of an event waits for somebody until they come', async () => {
  const all = await players(2);
  const [anna, ben] = all;
  const event = await openEvent(anna, { rounds: 1 });
  await follow(anna, event);
  await enterAll(event, all);
  await begin(anna, event);
  const [table] = tablesOf(await untilEvent(anna, event, isRound(1)), all);
  const awaited = async ({ visitor }: Player) => {
    const reply = await visitor.ask({ type: 'mine', watch: false });
    return reply.type === 'mine' && reply.tables.find(({ match }) => match === table.match)?.awaited;
  };
  await anna.visitor.ask({ type: 'watch', match: table.match });
  await comeTo(anna.visitor, table.match);
  expect([await awaited(anna), await awaited(ben)]).toEqual([undefined, true]);
  await beginTable(table.match, [ben]);
  expect(await awaited(ben)).toBeUndefined();
});
