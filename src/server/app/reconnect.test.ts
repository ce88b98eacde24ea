import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { movesOf, NOBODY } from '../../engine/game.ts';
import { seeded } from '../../engine/random.ts';
import type { Reply } from '../../protocol/replies.ts';
import { freshFile } from '../store/testing/fresh-file.ts';
import { begun, carriedOut, desert, forTwo, logOf, opened, stateOf } from './testing/desert.ts';
import { openTestServer } from './testing/test-server.ts';
import { introduce, nonce, Visitor, type Wish } from './testing/visitor.ts';

const { file, remove } = freshFile();
const server = await openTestServer(
  { file },
  { env: { MESSAGES_PER_SECOND: '1000000', ADDRESS_MESSAGES_PER_SECOND: '1000000' } },
);
const { address } = server;
afterAll(async () => {
  await server.close();
  remove();
});

/** Somebody whose connection is lost again and again: before a request is sent, or before its answer comes. */
class Wanderer {
  readonly #cookie: string;
  #visitor: Visitor | undefined;
  #asked = 0;
  losses = 0;

  constructor(cookie: string) {
    this.#cookie = cookie;
  }

  async #there(match: string): Promise<Visitor> {
    if (this.#visitor && !this.#visitor.gone) return this.#visitor;
    this.#visitor = await Visitor.come(address, this.#cookie);
    if (match) await this.#visitor.ask({ type: 'watch', match });
    return this.#visitor;
  }

  /** Asks under the same id until there is an answer. */
  async ask(wish: Wish, match: string): Promise<Reply> {
    const id = randomUUID();
    for (;;) {
      const visitor = await this.#there(match);
      const answer = visitor.ask(wish, id);
      if (++this.#asked % 10 === 0) this.#lose(visitor);
      const reply = await answer.catch(() => undefined);
      if (reply) return reply;
    }
  }

  /** At once, or a little later and each time a bit more, when the request may have been carried out. */
  #lose(visitor: Visitor): void {
    this.losses++;
    if (this.losses % 2 === 0) visitor.vanish();
    else setTimeout(() => visitor.vanish(), this.losses % 5);
  }

  async log(match: string): Promise<readonly string[]> {
    const shown = await this.ask({ type: 'watch', match, from: 0 }, '');
    return shown.type === 'table' ? shown.entries.map(entry => JSON.stringify(entry)) : [];
  }
}

test('two whose connections are lost all the time play a whole game: no move is lost, none is played twice', async () => {
  const random = seeded('drops');
  const cookies = await Promise.all(['Anna', 'Ben'].map(name => introduce(address, name)));
  const players = cookies.map(cookie => new Wanderer(cookie));
  const host = await Visitor.come(address, cookies[0]);
  const match = await opened(host, forTwo);
  for (const [seat, player] of players.entries()) await player.ask({ type: 'sit', match, seat, nonce: nonce() }, '');
  await host.ask({ type: 'start', match });
  await host.ask({ type: 'watch', match });
  const played: string[] = [];
  for (;;) {
    const base = (await players[0].log(match)).length;
    await host.until(() => logOf(host, match).length >= base);
    const state = stateOf(host, match);
    const seat = desert.actor(state);
    if (seat === NOBODY) break;
    const legal = movesOf(desert, state);
    const move = desert.format(state, legal[random.below(legal.length)]);
    const reply = await players[seat].ask({ type: 'play', match, seat, base, moves: [move] }, match);
    expect(reply).toMatchObject(carriedOut);
    played.push(`${seat} ${move}`);
  }
  const log = (await players[1].log(match)).map(text => JSON.parse(text) as { actor: number | string; move: string });
  expect(log.filter(({ actor }) => typeof actor === 'number').map(({ actor, move }) => `${actor} ${move}`)).toEqual(
    played,
  );
  expect(players[0].losses + players[1].losses).toBeGreaterThan(5);
  expect(server.errors).toEqual([]);
});

test('the command that ended a game may be sent again like any other', async () => {
  const { anna, match } = await begun(address);
  const wish = { type: 'resign', match, seat: 0, base: logOf(anna, match).length };
  expect(await anna.ask(wish, 'last')).toMatchObject({ type: 'done' });
  const from = anna.replies.length;
  anna.send(JSON.stringify({ ...wish, id: 'last' }));
  expect(await anna.until(reply => 'id' in reply && reply.id === 'last', from)).toMatchObject({ type: 'done' });
  expect(await anna.ask(wish, 'another')).toMatchObject({ type: 'refused', code: 'over' });
});
