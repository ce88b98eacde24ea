import { afterAll, expect, test, vi } from 'vitest';
import { type Game, movesOf } from '../../engine/game.ts';
import { loadGame } from '../../games/registry.ts';
import type { Reply } from '../../protocol/replies.ts';
import { requestWeights, WAKING } from '../net/rate-limits.ts';
import type { Person } from '../store/port.ts';
import { openSqlite } from '../store/sqlite.ts';
import { freshFile } from '../store/testing/fresh-file.ts';
import { nobodyElsewhere } from './match-presence.ts';
import { closeMatches, openMatches } from './match-services.ts';
import { Session, type SessionSettings } from './session.ts';

const { file, remove } = freshFile();
const store = openSqlite(file);
const errors: unknown[] = [];
/** How many of the next moves the rules fail at. */
let faults = 0;
const sound = await loadGame('durch-die-wueste');
const faulty: Game = {
  ...sound,
  apply(state, move) {
    if (faults > 0 && faults-- === 1) throw new Error('a fault in the rules');
    sound.apply(state, move);
  },
};
const matches = openMatches({
  countPeople: () => 1,
  store,
  loadGame: async () => faulty,
  now: Date.now,
  shared: false,
  onError: error => void errors.push(error),
  limits: { listedTables: 0, addressListedTables: 0 },
  elsewhere: nobodyElsewhere,
  awayAfter: 60_000,
});
afterAll(async () => {
  closeMatches(matches);
  await store.close();
  remove();
});

const unlimited: SessionSettings['rateLimit'] = {
  address: undefined,
  message: () => true,
  refusal: () => true,
  table: () => true,
  line: () => true,
  seat: () => true,
};
const silent = { debug: () => undefined } as unknown as SessionSettings['log'];

/** A session without a socket, with the answers that it was sent. */
class Page {
  readonly replies: Reply[] = [];
  readonly #session: Session;
  #requests = 0;

  constructor(person: Person, rateLimit = unlimited) {
    this.#session = new Session({
      matches,
      person,
      now: Date.now,
      send: text => void this.replies.push(JSON.parse(text) as Reply),
      closeSocket: () => undefined,
      rateLimit,
      origin: undefined,
      log: silent,
      answered: () => undefined,
      onError: error => void errors.push(error),
    });
  }

  lookAnew(): void {
    this.#session.lookAnew();
  }

  async ask(request: object, id = `q${this.#requests++}`): Promise<Reply> {
    this.replies.length = 0;
    this.#session.receive(JSON.stringify({ ...request, id }));
    await this.#session.settled();
    return this.replies.find(reply => 'id' in reply && reply.id === id)!;
  }
}

const anna = new Page({ id: 'anna', name: 'Anna' });
const ben = new Page({ id: 'ben', name: 'Ben' });

async function begun(): Promise<string> {
  const table = { game: 'durch-die-wueste', options: {}, listed: false, pace: 'relaxed' };
  const opened = await anna.ask({ type: 'open', ...table, chairs: [{ for: 'me' }, { for: 'anybody' }] });
  const { match } = opened as { match: string };
  const nonce = '0'.repeat(32);
  await anna.ask({ type: 'sit', match, seat: 0, nonce });
  await ben.ask({ type: 'sit', match, seat: 1, nonce });
  await anna.ask({ type: 'start', match });
  for (const page of [anna, ben]) await page.ask({ type: 'watch', match });
  return match;
}

/** The log in memory and the one in the store, as texts. */
async function logs(match: string): Promise<{ memory: string[]; stored: string[] }> {
  const memory = await matches.directory
    .liveMatch(match)
    .read(({ table }) => table!.entries.map(entry => JSON.stringify(entry)));
  return { memory, stored: [...(await store.entries(match))] };
}

async function nextMove(match: string): Promise<{ page: Page; request: object; length: number }> {
  const { seat, base, moves } = await matches.directory.liveMatch(match).read(({ table }) => {
    const { state, entries } = table!;
    return { seat: sound.actor(state), base: entries.length, moves: [sound.format(state, movesOf(sound, state)[0])] };
  });
  return { page: [anna, ben][seat], request: { type: 'play', match, seat, base, moves }, length: base };
}

/** The rules apply a single move at most once before and once after it is stored: fail at the first, and at a later one. */
test.each([1, 2])(
  'when the rules fail at application %i of a move, nothing is answered that is not stored',
  async at => {
    const match = await begun();
    const { page, request, length } = await nextMove(match);
    errors.length = 0;
    faults = at;
    const first = await page.ask(request, `move${at}`);
    faults = 0;
    const afterFault = await logs(match);
    expect(afterFault.memory).toEqual(afterFault.stored);
    const isStored = afterFault.stored.length > length;
    expect(first).toMatchObject(isStored ? { type: 'news' } : { type: 'refused', code: 'trouble' });

    // Sent again, the same command is carried out unless it was; either way it is stored before it is answered.
    const again = await page.ask(request, `move${at}`);
    const afterAgain = await logs(match);
    expect(again).toMatchObject(isStored ? { type: 'done' } : { type: 'news', from: length });
    expect(afterAgain.memory).toEqual(afterAgain.stored);
    expect(afterAgain.stored).toHaveLength(length + 1);

    // Both pages play on as if nothing had happened.
    for (let i = 0; i < 4; i++) {
      const next = await nextMove(match);
      expect(await next.page.ask(next.request)).toMatchObject({ type: 'news', from: next.length });
    }
    const { memory, stored } = await logs(match);
    expect(memory).toEqual(stored);
  },
);

test('when the store fails once, the command can be sent again and is carried out once', async () => {
  const match = await begun();
  const { page, request, length } = await nextMove(match);
  const { commit } = store;
  store.commit = () => Promise.reject(new Error('the disk is full'));
  expect(await page.ask(request, 'lost')).toMatchObject({ type: 'refused', code: 'trouble' });
  store.commit = commit;
  const between = await logs(match);
  expect(between.memory).toEqual(between.stored);
  expect(between.stored).toHaveLength(length);
  expect(await page.ask(request, 'lost')).toMatchObject({ type: 'news', from: length });
  expect(await page.ask(request, 'lost')).toMatchObject({ type: 'done' });
  const { memory, stored } = await logs(match);
  expect(memory).toEqual(stored);
  expect(stored).toHaveLength(length + 1);
});

test('what has to read a match first counts for more, whatever it asks, and so does what asks for one that is not there', async () => {
  const opened = await anna.ask({
    type: 'open',
    game: 'durch-die-wueste',
    options: {},
    listed: false,
    pace: 'relaxed',
    chairs: [{ for: 'me' }, { for: 'anybody' }],
  });
  const { match } = opened as { match: string };
  const weights: number[] = [];
  const page = new Page({ id: 'carla', name: 'Carla' }, { ...unlimited, message: weight => weights.push(weight) > 0 });
  await page.ask({ type: 'resign', match, seat: 0, base: 0 });
  await page.ask({ type: 'resign', match, seat: 0, base: 0 });
  await page.ask({ type: 'say', match: 'nosuchmatch', text: 'hello' });
  await page.ask({ type: 'say', match: 'nosuchmatch', text: 'hello' });
  await page.ask({ type: 'unwatch', match: 'nosuchmatch' });
  const { resign, say, unwatch } = requestWeights;
  expect(weights).toEqual([resign + WAKING, resign, say + WAKING, say + WAKING, unwatch]);
});

test('whoever is blocked is asked about once, however many tables their page watches', async () => {
  const dora = new Page({ id: 'dora', name: 'Dora' });
  const tables = [await begun(), await begun(), await begun()];
  for (const match of tables) await dora.ask({ type: 'watch', match });
  await store.ties.setTie('ben', 'dora', 'block', 1);
  const asked = Object.keys(Object.getOwnPropertyDescriptors(Object.getPrototypeOf(store.ties))).filter(
    name => name !== 'constructor',
  ) as (keyof typeof store.ties)[];
  const calls = asked.map(name => vi.spyOn(store.ties, name));
  dora.lookAnew();
  await expect.poll(() => dora.replies.filter(({ type }) => type === 'refused').length).toBe(tables.length);
  expect(calls.reduce((sum, { mock }) => sum + mock.calls.length, 0)).toBe(1);
  for (const call of calls) call.mockRestore();
});
