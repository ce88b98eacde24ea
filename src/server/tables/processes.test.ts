import { afterAll, expect, test } from 'vitest';
import { type Cluster, startPostgres } from '../store/testing/postgres.ts';
import { begun, desert, forTwo, guest, logOf, opened, someMove, stateOf } from './testing/desert.ts';
import { freshFile, type OpenHouse, openHouse } from './testing/house.ts';
import { introduce, nonce, Visitor } from './testing/visitor.ts';

const houses: OpenHouse[] = [];
const files: ReturnType<typeof freshFile>[] = [];
let cluster: Cluster | undefined;
afterAll(async () => {
  for (const { close } of houses) await close();
  for (const { remove } of files) remove();
  await cluster?.stop();
});

async function house(...settings: Parameters<typeof openHouse>): Promise<OpenHouse> {
  const open = await openHouse(...settings);
  houses.push(open);
  return open;
}

function freshDatabase(): { readonly file: string } {
  const fresh = freshFile();
  files.push(fresh);
  return { file: fresh.file };
}

test('a match is still there after the server was closed and opened again', async () => {
  const database = freshDatabase();
  const first = await openHouse(database);
  const cookie = await introduce(first.address, 'Anna');
  const anna = await Visitor.come(first.address, cookie);
  const match = await opened(anna, { ...forTwo, chairs: [{ for: 'me' }, { for: 'bot', level: 'learning' }] });
  await anna.ask({ type: 'watch', match });
  await anna.ask({ type: 'start', match });
  const base = logOf(anna, match).length;
  await anna.ask({ type: 'play', match, seat: 0, base, moves: [someMove(stateOf(anna, match))] });
  await anna.until(() => logOf(anna, match).length >= base + 2);
  const log = logOf(anna, match);
  await first.close();
  expect(await anna.next('bye')).toMatchObject({ again: expect.any(Number) });
  const second = await house(database);
  const again = await Visitor.come(second.address, cookie);
  expect(await again.ask({ type: 'watch', match })).toMatchObject({ table: { chairs: [{ mine: true }, {}] } });
  expect(logOf(again, match).slice(0, log.length)).toEqual(log);
});

test('a bot plays on for somebody whose time is up, until they come back', async () => {
  let late = 0;
  const { address } = await house(freshDatabase(), () => Date.now() + late);
  const { anna, ben, match } = await begun(address);
  const base = logOf(ben, match).length;
  late = 6 * 60_000;
  await ben.until(reply => reply.type === 'table' && reply.table.chairs[0]?.away === true);
  await ben.until(() => logOf(ben, match).length > base);
  const from = anna.heard.length;
  expect(await anna.ask({ type: 'return', match })).toMatchObject({ type: 'done' });
  await anna.until(reply => reply.type === 'table' && !reply.table.chairs[0]?.away, from);
});

test('people at different processes play one match through the database they share', async () => {
  cluster ??= await startPostgres();
  const database = { address: await cluster.database() };
  const [one, two] = await Promise.all([house(database), house(database)]);
  const { anna, ben, match } = await begun(one.address, forTwo, two.address);
  const seats = [anna, ben];
  for (let moves = 0; moves < 20; moves++) {
    const base = logOf(anna, match).length;
    await ben.until(() => logOf(ben, match).length === base);
    const state = stateOf(ben, match);
    const seat = desert.actor(state);
    const answer = await seats[seat].ask({ type: 'play', match, seat, base, moves: [someMove(state)] });
    expect(answer).toMatchObject({ type: 'done' });
    await anna.until(() => logOf(anna, match).length > base);
  }
  await anna.ask({ type: 'say', match, text: 'hello there' });
  expect((await ben.next('said')).line.text).toBe('hello there');
  expect([...one.troubles, ...two.troubles]).toEqual([]);
});

test('the matches of a process that died are looked after by another one', async () => {
  cluster ??= await startPostgres();
  const database = { address: await cluster.database() };
  const dying = await openHouse(database);
  const anna = await guest(dying.address, 'Anna');
  const bots = { ...forTwo, chairs: [{ for: 'me' }, { for: 'bot', level: 'learning' }] } as const;
  const match = await opened(anna, bots);
  await anna.ask({ type: 'sit', match, seat: 0, nonce: nonce() });
  await anna.ask({ type: 'watch', match });
  await anna.ask({ type: 'start', match });
  const base = logOf(anna, match).length;
  // Closed at once, it leaves the bot's turn to whoever is there.
  anna.send(
    JSON.stringify({ type: 'play', id: 'last', match, seat: 0, base, moves: [someMove(stateOf(anna, match))] }),
  );
  await anna.until(reply => 'id' in reply && reply.id === 'last');
  await dying.close();
  const living = await house(database);
  const watcher = await guest(living.address, 'Carl');
  await watcher.ask({ type: 'watch', match });
  await watcher.until(() => logOf(watcher, match).length > base + 1);
});
