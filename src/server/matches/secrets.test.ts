import { expect, test } from 'vitest';
import { asideIn } from '../../engine/asides.ts';
import {
  type Game,
  moveArray,
  moveList,
  movesOf,
  NOT_A_MOVE,
  randomMoveOf,
  SPECTATOR,
  type Viewer,
} from '../../engine/game.ts';
import { randomOptions } from '../../engine/laws/walk.ts';
import { type Random, seeded } from '../../engine/random.ts';
import { quickOrLong } from '../../engine/testing/samples.ts';
import { loadGame } from '../../games/registry.ts';
import { testedGames } from '../../games/testing/games.ts';
import type { Entry, MoveEntry } from '../../table/match.ts';
import { BadLog, isOver, isRedacted, openTable, planLog, submit, type Table } from '../../table/table.ts';
import { lobbyEntryOf } from './disclosure.ts';
import { LiveMatch } from './live-match.ts';
import { MatchCensus } from './match-census.ts';
import { nobodyElsewhere } from './match-presence.ts';
import { newRecord } from './new-record.ts';
import type { Subscriber } from './subscribers.ts';
import { matchFromRecord, recordAfter, satDown, seatToMove, started, type TableRecord } from './table-record.ts';

const MATCH = 'secrets';
const NOW = 1_700_000_000_000;

function personAt(seat: number) {
  return { id: `person${seat}`, name: `Person ${seat}` };
}

function documentFor(game: Game, seats: number, random: Random): TableRecord {
  const record = newRecord(
    personAt(0),
    game,
    {
      type: 'open',
      id: 'x',
      game: game.id,
      options: randomOptions(game.options, random),
      chairs: Array.from({ length: seats }, (_, seat) => ({
        for: seat === 0 ? ('me' as const) : ('anybody' as const),
      })),
      listed: true,
      // Its clock tells nothing of what went before, so that a twin can join in later.
      pace: 'relaxed',
    },
    'ab'.repeat(32),
  );
  const nonce = 'cd'.repeat(16);
  return Array.from({ length: seats }, (_, seat) => seat).reduce(
    (so, seat) => satDown(so, personAt(seat), seat, { nonce }),
    record,
  );
}

/** The log of a whole game in which seats and chance do what they like, and asides are made now and then. */
function wholeGame(game: Game, record: TableRecord, random: Random): readonly Entry[] {
  const table = openTable(game, matchFromRecord(MATCH, record));
  const pick = randomMoveOf(game);
  for (let commands = 0; !isOver(table); commands++) {
    const base = table.entries.length;
    if (random.below(4) === 0) makeAside(table, random, `aside${commands}`);
    if (table.entries.length > base) continue;
    const seat = seatToMove(table)!;
    const moves = [game.format(table.state, pick(table.state, random))];
    const answer = submit(table, { type: 'play', id: `command${commands}`, seat, base, moves });
    expect(answer.ok).toBe(true);
  }
  return table.entries;
}

function makeAside(table: Table, random: Random, id: string): void {
  const { game, state, entries } = table;
  const list = moveList();
  const seat = random.below(state.seats);
  game.asides?.moves(state, seat, list);
  if (list.length === 0) return;
  const move = game.format(state, moveArray(list)[random.below(list.length)]);
  submit(table, { type: 'aside', id, seat, base: entries.length, move });
}

/** Who looks on is the same in both matches; that it is told a moment later would only disturb. */
const slowElsewhere = { ...nobodyElsewhere, tell: () => new Promise<void>(() => undefined) };

/** A real live match that one person of each kind follows, with a store that remembers nothing. */
class Hall {
  table: Table | undefined;
  readonly #game: Game;
  readonly #live: LiveMatch;
  readonly #sent = new Map<Viewer, string[]>();
  #summary = '';

  constructor(game: Game, record: TableRecord) {
    this.#game = game;
    const stored = { id: MATCH, revision: 0, length: 0, document: JSON.stringify(record) };
    this.#live = new LiveMatch(MATCH, {
      store: {
        load: async () => stored,
        entries: async () => [],
        chat: async () => [],
        commit: async ({ listing }) => {
          this.#summary = listing?.summary ?? this.#summary;
          return true;
        },
      },
      loadGame: async () => game,
      now: () => NOW,
      shared: false,
      committed: () => undefined,
      census: new MatchCensus(),
      presence: { elsewhere: slowElsewhere, now: () => NOW, awayAfter: 60_000, onError: () => undefined },
    });
  }

  async seat(viewer: Viewer): Promise<void> {
    await this.#live.subscribe(this.#subscriber(viewer), 0);
  }

  #subscriber(viewer: Viewer): Subscriber {
    const sent: string[] = [];
    this.#sent.set(viewer, sent);
    const person = viewer === SPECTATOR ? undefined : personAt(viewer);
    return { person, send: text => void sent.push(text) };
  }

  begin(log: readonly Entry[]): Promise<void> {
    return this.#live.change(({ record }) => {
      const playing = started(record, personAt(0).id, NOW);
      this.table = openTable(this.#game, matchFromRecord(MATCH, playing), log);
      return { record: playing, opened: this.table };
    });
  }

  add(entry: Entry): Promise<void> {
    return this.#live.change(({ record, table }) => {
      const plan = planLog(table!, [entry]);
      return { record: recordAfter(record, plan.after, seatToMove(table!), NOW), plan };
    });
  }

  /** Every byte that this viewer has been sent since the last time, and what lists say to it. */
  sentTo(viewer: Viewer): string {
    const person = viewer === SPECTATOR ? undefined : personAt(viewer).id;
    const list = JSON.stringify(lobbyEntryOf({ match: MATCH, summary: this.#summary, touched: NOW }, person));
    return [...this.#sent.get(viewer)!.splice(0), list].join('\n');
  }

  /** What is sent to somebody who comes back and knows the first entries. */
  async shownTo(viewer: Viewer, from: number): Promise<string> {
    const sent: string[] = [];
    const subscriber = {
      person: viewer === SPECTATOR ? undefined : personAt(viewer),
      send: (text: string) => void sent.push(text),
    };
    await this.#live.subscribe(subscriber, from);
    this.#live.unsubscribe(subscriber);
    return sent.join('\n');
  }
}

/** A second match that looks just like the first to one viewer, while all that is hidden from it goes another way. */
class Twin {
  readonly viewer: Viewer;
  readonly #game: Game;
  readonly #record: TableRecord;
  readonly #random: Random;
  #hall: Hall | undefined;
  /** How often what was sent was the same although the matches were not. */
  proofs = 0;
  /** Where it was not the same, with what was sent in both. */
  readonly leaks: (readonly string[])[] = [];

  constructor(game: Game, record: TableRecord, viewer: Viewer, random: Random) {
    this.viewer = viewer;
    this.#game = game;
    this.#record = record;
    this.#random = random;
  }

  /** Begins anew at where the first match is: what was shown there is no longer possible in the second. */
  async #join(log: readonly Entry[]): Promise<void> {
    this.#hall = new Hall(this.#game, this.#record);
    for (const viewer of [...this.#record.chairs.keys(), SPECTATOR]) await this.#hall.seat(viewer);
    await this.#hall.begin(log);
    this.#hall.sentTo(this.viewer);
  }

  async follow(first: Hall): Promise<void> {
    const log = first.table!.entries;
    const sent = first.sentTo(this.viewer);
    const entry = log.at(-1)!;
    const taken = this.#hall && this.#step(entry, isRedacted(first.table!, entry.seq, this.viewer));
    const followed = taken && (await this.#hall!.add(taken).then(() => true, isBadLog));
    if (!followed) return this.#join(log);
    this.#compare(sent, this.#hall!.sentTo(this.viewer), entry.seq);
    if (Buffer.compare(this.#hall!.table!.state.bytes, first.table!.state.bytes) !== 0) this.proofs++;
    if (entry.seq % 40 === 0) await this.#comeBack(first, entry.seq);
  }

  async #comeBack(first: Hall, seq: number): Promise<void> {
    for (const from of [0, Math.floor(seq / 2), seq + 1])
      this.#compare(await first.shownTo(this.viewer, from), await this.#hall!.shownTo(this.viewer, from), seq);
  }

  #compare(one: string, other: string, seq: number): void {
    if (one !== other) this.leaks.push([`entry ${seq}, viewer ${this.viewer}`, one, other]);
  }

  #step(entry: Entry, veiled: boolean): Entry | undefined {
    if (!veiled || !('move' in entry)) return entry;
    const { game, state } = this.#hall!.table!;
    if (asideIn(game, state, entry) !== NOT_A_MOVE) return entry;
    return this.#otherwise(entry, game);
  }

  /** Something else that is hidden from the viewer as well. */
  #otherwise(entry: MoveEntry, game: Game): Entry | undefined {
    const { state } = this.#hall!.table!;
    const hidden = movesOf(game, state).filter(move => game.hides(state, move, this.viewer));
    if (hidden.length === 0) return undefined;
    return { ...entry, move: game.format(state, hidden[this.#random.below(hidden.length)]) };
  }
}

function isBadLog(error: unknown): false {
  if (error instanceof BadLog) return false;
  throw error;
}

/** Plays one game with a twin for every viewer. */
async function twinsAt(game: Game, seats: number, seed: string): Promise<readonly Twin[]> {
  const random = seeded(`secrets ${game.id} ${seats} ${seed}`);
  const record = documentFor(game, seats, random);
  const log = wholeGame(game, record, random);
  const viewers = [...record.chairs.keys(), SPECTATOR];
  const first = new Hall(game, record);
  for (const viewer of viewers) await first.seat(viewer);
  const twins = viewers.map(viewer => new Twin(game, record, viewer, random));
  await first.begin(log.slice(0, 1));
  // When all is over everything is laid open, so the last move is not part of it.
  for (const entry of log.slice(1)) {
    await first.add(entry);
    if (isOver(first.table!)) break;
    for (const twin of twins) await twin.follow(first);
  }
  return twins;
}

/** Games at each table. */
const games = quickOrLong(['first'], ['first', 'second', 'third']);
const tables = (await Promise.all(testedGames.map(({ id }) => loadGame(id)))).flatMap(game =>
  quickOrLong([game.seats.at(-1)!], game.seats).map(seats => ({ game, seats })),
);

test.each(tables)('$game.id, $seats seats: what is sent does not depend on what is hidden', async table => {
  const { game, seats } = table;
  const twins = (await Promise.all(games.map(seed => twinsAt(game, seats, seed)))).flat();
  expect(twins.flatMap(({ leaks }) => leaks)).toEqual([]);
  const proofs = twins.reduce((sum, twin) => sum + twin.proofs, 0);
  // Where nothing is hidden two matches that look the same are the same.
  expect(proofs > 10).toBe(!game.perfectInformation);
});
