import { afterAll, expect, test } from 'vitest';
import { CHANCE, movesOf, NOBODY } from '../../engine/game.ts';
import { seeded } from '../../engine/random.ts';
import type { TableSnapshot } from '../../protocol/replies.ts';
import { commitmentTo } from '../../table/chance.ts';
import { freshFile } from '../store/testing/fresh-file.ts';
import { begun, carriedOut, desert, forTwo, guest, logOf, opened, someMove, stateOf } from './testing/desert.ts';
import { openTestServer } from './testing/test-server.ts';
import { introduce, nonce, Visitor, type Wish } from './testing/visitor.ts';

const { file, remove } = freshFile();
// These players do not think, and send faster than people may.
const server = await openTestServer({ file }, { env: { MESSAGES_PER_SECOND: '0' } });
const { address } = server;
afterAll(async () => {
  await server.close();
  remove();
});

test('two people play a whole game over sockets, and both are sent the same log', async () => {
  const { anna, ben, match } = await begun(address);
  const random = seeded('a game');
  const seats = [anna, ben];
  for (let length = logOf(anna, match).length; ; length = logOf(anna, match).length) {
    const state = stateOf(anna, match);
    const actor = desert.actor(state);
    if (actor === NOBODY) break;
    expect(actor).not.toBe(CHANCE);
    const legal = movesOf(desert, state);
    const move = desert.format(state, legal[random.below(legal.length)]);
    const answer = await seats[actor].ask({ type: 'play', match, seat: actor, base: length, moves: [move] });
    expect(answer).toMatchObject(carriedOut);
  }
  const log = logOf(anna, match);
  await ben.until(() => logOf(ben, match).length === log.length);
  expect(logOf(ben, match)).toEqual(log);
  const shown = anna.replies.find(reply => reply.type === 'table') as TableSnapshot;
  const { seed } = JSON.parse(log.at(-1)!) as { seed: string };
  expect(commitmentTo(seed)).toBe(shown.table.commitment);
});

test('people who do not sit there can watch but not move', async () => {
  const { anna, match } = await begun(address);
  const carl = await guest(address, 'Carl');
  const shown = (await carl.ask({ type: 'watch', match })) as TableSnapshot;
  expect(shown.table.chairs.map(({ name }) => name)).toEqual(['Anna', 'Ben']);
  expect(shown.table.chairs.some(({ mine }) => mine)).toBe(false);
  const base = shown.entries.length;
  expect(await carl.ask({ type: 'play', match, seat: 0, base, moves: ['x'] })).toMatchObject({ code: 'not-seated' });
  const stranger = await Visitor.come(address);
  expect(await stranger.ask({ type: 'watch', match })).toMatchObject({ type: 'table' });
  expect(await stranger.ask({ type: 'say', match, text: 'hi' })).toMatchObject({ code: 'nobody' });
  expect(await anna.ask({ type: 'play', match, seat: 1, base, moves: ['x'] })).toMatchObject({ code: 'not-seated' });
});

test('a move is answered by an update where the table is watched, and by done where it is not', async () => {
  const { anna, ben, match } = await begun(address);
  await ben.until(() => logOf(ben, match).length === logOf(anna, match).length);
  const wish = (seat: number) => {
    const moves = [someMove(stateOf(ben, match))];
    return { type: 'play', match, seat, base: logOf(ben, match).length, moves };
  };
  const first = wish(0);
  const known = [anna.replies.length, ben.replies.length];
  expect(await anna.ask(first, 'first')).toMatchObject({ type: 'news', match, from: first.base });
  const news = await ben.until(reply => reply.type === 'news', known[1]);
  expect(news).not.toHaveProperty('id');
  const seat = desert.actor(stateOf(ben, match));
  const mover = [anna, ben][seat];
  await mover.ask({ type: 'unwatch', match });
  expect(await mover.ask({ ...wish(seat) })).toMatchObject({ type: 'done' });
  expect(anna.replies.slice(known[0]).filter(reply => 'id' in reply && reply.id === 'first')).toHaveLength(1);
});

test('a command that is sent again is carried out once', async () => {
  const { anna, match } = await begun(address);
  const length = logOf(anna, match).length;
  const state = stateOf(anna, match);
  const move = someMove(state);
  const wish = { type: 'play', match, seat: 0, base: length, moves: [move] } as const;
  expect(await anna.ask(wish, 'once')).toMatchObject({ type: 'news', from: length });
  const from = anna.replies.length;
  anna.send(JSON.stringify({ ...wish, id: 'once' }));
  expect(await anna.until(reply => 'id' in reply && reply.id === 'once', from)).toMatchObject({ type: 'done' });
  expect(logOf(anna, match).length).toBe(length + 1);
  expect(await anna.ask(wish, 'late')).toMatchObject({ type: 'refused', code: 'stale' });
});

test('a forbidden move is refused with its rule', async () => {
  const { anna, match } = await begun(address);
  const base = logOf(anna, match).length;
  const reply = await anna.ask({ type: 'play', match, seat: 0, base, moves: ['pass'] });
  expect(reply).toMatchObject({ type: 'refused', code: 'forbidden', at: 0, rule: expect.stringMatching(/^DW-/) });
});

test('bots sit where they are put, and move by themselves', async () => {
  const anna = await guest(address, 'Anna');
  const match = await opened(anna, { ...forTwo, chairs: [{ for: 'bot', level: 'learning' }, { for: 'me' }] });
  await anna.ask({ type: 'watch', match });
  await anna.ask({ type: 'sit', match, seat: 1, nonce: nonce() });
  await anna.ask({ type: 'start', match });
  const news = await anna.next('news', ({ entries }) => entries.some(({ actor }) => actor === 0));
  expect(news.match).toBe(match);
});

test('the lobby shows tables that are open, and forgets those that are closed', async () => {
  const [anna, ben] = await Promise.all([guest(address, 'Anna'), guest(address, 'Ben')]);
  await ben.ask({ type: 'lobby', watch: true });
  const match = await opened(anna);
  const seen = (there: boolean) =>
    ben.until(
      reply => reply.type === 'lobby' && reply.tables.some(table => table.match === match) === there,
      ben.replies.length,
    );
  await seen(true);
  await anna.ask({ type: 'rise', match });
  await seen(false);
  const hidden = await opened(anna, { ...forTwo, listed: false });
  const list = await ben.ask({ type: 'lobby', watch: true });
  expect(JSON.stringify(list)).not.toContain(hidden);
  expect(JSON.stringify(await anna.ask({ type: 'mine' }))).toContain(hidden);
});

test('the lobby counts people, whatever number of pages they have open, and hears who comes and goes', async () => {
  const fresh = freshFile();
  const house = await openTestServer({ file: fresh.file });
  const cookie = await introduce(house.address, 'Anna');
  const anna = await Visitor.come(house.address, cookie);
  const count = async (people: number, from = 0) =>
    anna.until(reply => reply.type === 'lobby' && reply.here === people, from);
  await anna.ask({ type: 'lobby', watch: true });
  await count(1);
  const [again, stranger] = [await Visitor.come(house.address, cookie), await Visitor.come(house.address)];
  await count(2);
  const seen = anna.replies.length;
  stranger.close();
  await count(1, seen);
  again.close();
  await house.close();
  fresh.remove();
});

test('sitting down, getting up and beginning follow their rules', async () => {
  const [anna, ben] = await Promise.all([guest(address, 'Anna'), guest(address, 'Ben')]);
  const match = await opened(anna);
  const code = async (visitor: Visitor, wish: Wish) => {
    const reply = await visitor.ask(wish);
    return reply.type === 'refused' ? reply.code : reply.type;
  };
  expect(await code(anna, { type: 'start', match })).toBe('not-full');
  expect(await code(ben, { type: 'sit', match, seat: 0, nonce: nonce() })).toBe('taken');
  expect(await code(ben, { type: 'sit', match, seat: 4, nonce: nonce() })).toBe('no-such-seat');
  expect(await code(anna, { type: 'sit', match, seat: 1, nonce: nonce() })).toBe('seated');
  expect(await code(ben, { type: 'bot', match, seat: 1, level: 'easy' })).toBe('not-host');
  expect(await code(anna, { type: 'bot', match, seat: 1, level: 'godlike' })).toBe('bad-chairs');
  expect(await code(anna, { type: 'bot', match, seat: 1, level: 'easy' })).toBe('done');
  expect(await code(ben, { type: 'sit', match, seat: 1, nonce: nonce() })).toBe('taken');
  expect(await code(anna, { type: 'bot', match, seat: 1 })).toBe('done');
  expect(await code(ben, { type: 'sit', match, seat: 1, nonce: nonce() })).toBe('done');
  expect(await code(ben, { type: 'start', match })).toBe('not-host');
  expect(await code(anna, { type: 'start', match })).toBe('not-agreed');
  expect(await code(anna, { type: 'sit', match, seat: 0, nonce: nonce() })).toBe('done');
  expect(await code(anna, { type: 'start', match })).toBe('done');
  expect(await code(anna, { type: 'rise', match })).toBe('not-gathering');
  expect(await code(anna, { type: 'watch', match: 'nothinghere' })).toBe('no-such-table');
  expect(await code(anna, { ...forTwo, game: 'chess' })).toBe('no-such-game');
  expect(await code(anna, { ...forTwo, options: { chips: 'sideways' } })).toBe('bad-options');
  expect(await code(anna, { ...forTwo, chairs: [{ for: 'anybody' }, { for: 'anybody' }] })).toBe('bad-chairs');
});

test('after the game a rematch brings everybody to one new table', async () => {
  const { anna, ben, match } = await begun(address);
  expect(await ben.ask({ type: 'rematch', match })).toMatchObject({ code: 'not-over' });
  await ben.ask({ type: 'resign', match, seat: 1, base: logOf(ben, match).length });
  const [first, second] = await Promise.all([
    anna.ask({ type: 'rematch', match }),
    ben.ask({ type: 'rematch', match }),
  ]);
  expect(first).toMatchObject({ type: 'done', match: expect.any(String) });
  expect((second as { match: string }).match).toBe((first as { match: string }).match);
});

test('chat reaches everybody at the table as it was typed', async () => {
  const { anna, ben, match } = await begun(address);
  await anna.ask({ type: 'say', match, text: '<img src=x onerror=alert(1)>' });
  const { line } = await ben.next('said');
  expect(line).toMatchObject({ name: 'Anna', text: '<img src=x onerror=alert(1)>', seat: 0 });
  const carl = await guest(address, 'Carl');
  expect(await carl.ask({ type: 'watch', match })).toMatchObject({ chat: [line] });
});

test('what is no request is answered with what is wrong', async () => {
  const anna = await guest(address, 'Anna');
  for (const [text, what] of [
    ['{', 'Object'],
    ['[]', 'type'],
    ['{"type":"dance","id":"x"}', 'type'],
    ['{"type":"watch","id":"x","match":"../../etc"}', 'match'],
  ] as const) {
    const from = anna.replies.length;
    anna.send(text);
    const reply = await anna.until(({ type }) => type === 'refused', from);
    expect(reply).toMatchObject({ code: 'unreadable' });
    expect(JSON.stringify(reply)).toContain(what);
  }
});

test('a page that asks too fast is refused, and can go on later', async () => {
  const disk = freshFile();
  let now = Date.now();
  const env = { MESSAGES_PER_SECOND: '20' };
  const strict = await openTestServer({ file: disk.file }, { env, now: () => now });
  const anna = await guest(strict.address, 'Anna');
  const answers = await Promise.all(Array.from({ length: 100 }, () => anna.ask({ type: 'mine' })));
  expect(answers.at(-1)).toMatchObject({ type: 'refused', code: 'too-fast' });
  now += 1000;
  expect(await anna.ask({ type: 'mine' })).toMatchObject({ type: 'mine' });
  await strict.close();
  disk.remove();
});

test('nothing of all this was an error in the server', () => {
  expect(server.errors).toEqual([]);
});
