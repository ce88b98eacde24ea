import type { MatchServices } from '../matches/match-services.ts';
import { withArrived } from '../matches/outside-bots.ts';
import { withFreshDeadline } from '../matches/table-record.ts';
import { TokenBuckets } from '../net/token-buckets.ts';
import type { KnownBot } from '../store/bot-port.ts';
import type { Store } from '../store/port.ts';
import { BotConnection, type BotPeer } from './bot-connection.ts';
import type { OwnBots } from './own-bots.ts';

export interface DoorSettings {
  readonly store: Pick<Store, 'bots' | 'matchesOf'>;
  readonly matches: Pick<MatchServices, 'directory' | 'chat'>;
  readonly ownBots: OwnBots;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

/** How many lines a bot may send, whatever it is connected by. */
const LINES = { atOnce: 60, perSecond: 20 };
/** How often it is written down that a bot is connected, and how long that counts, in milliseconds. */
const BEAT = 15_000;
const HERE = 40_000;
/** More matches than a bot can have that are not over. */
const MOST_MATCHES = 20;

/** The bots that are connected to this process. */
export class BotDoor {
  readonly #settings: DoorSettings;
  readonly #here = new Map<string, BotConnection>();
  readonly #lines = new TokenBuckets(LINES);
  readonly #beat: NodeJS.Timeout;
  #isClosed = false;

  constructor(settings: DoorSettings) {
    this.#settings = settings;
    this.#beat = setInterval(() => void this.#count().catch(settings.onError), BEAT).unref();
  }

  /** Of two connections of one bot the newer counts. */
  enter(peer: Omit<BotPeer, 'mayWrite'>): BotConnection {
    const { matches, now, onError } = this.#settings;
    const { bot } = peer;
    this.#here.get(bot.id)?.end('replaced');
    const connection = new BotConnection(
      { ...peer, mayWrite: () => this.#lines.take(bot.id, now()) },
      {
        matches,
        now,
        onError,
        greeted: one => void this.#greeted(one).catch(onError),
        ended: one => void this.#ended(one).catch(onError),
      },
    );
    this.#here.set(bot.id, connection);
    if (this.#isClosed) connection.end('closing');
    return connection;
  }

  /** A bot sits down at a table that lets bots in; a RefusedRequest where it does not. */
  async sit(bot: KnownBot, match: string): Promise<void> {
    const { matches, ownBots, now } = this.#settings;
    const live = matches.directory.liveMatch(match);
    const game = await live.read(({ record }) => record.game);
    const seated = await ownBots.willing(bot, game);
    await matches.directory.liveMatch(match).change(({ record }) => {
      const arrived = withArrived(record, seated);
      return arrived === record ? undefined : { record: withFreshDeadline(arrived, now()) };
    });
  }

  /** A line that came by another way than the connection itself; false where the bot is not connected here. */
  receive(bot: string, line: string): boolean {
    const connection = this.#here.get(bot);
    connection?.receive(line);
    return connection !== undefined;
  }

  /** Its token works no longer. */
  sendAway(bot: string): void {
    this.#here.get(bot)?.end('revoked');
  }

  /** Something has happened at a match, and perhaps these have sat down or got up there. */
  heard(match: string, sitters: readonly string[] = []): void {
    for (const [bot, connection] of this.#here)
      if (connection.plays(match) || sitters.includes(bot)) connection.look(match);
  }

  /** Anything may have happened at any match. */
  lookAnew(): void {
    for (const connection of this.#here.values()) void this.#greeted(connection).catch(this.#settings.onError);
  }

  /** Its matches wait for it. */
  async #greeted(connection: BotConnection): Promise<void> {
    const { store, now } = this.#settings;
    const { id } = connection.bot;
    await store.bots.setHere(id, now() + HERE);
    for (const { match } of await store.matchesOf(id, MOST_MATCHES)) connection.look(match);
  }

  async #ended(connection: BotConnection): Promise<void> {
    const { id } = connection.bot;
    if (this.#here.get(id) !== connection) return;
    this.#here.delete(id);
    if (!this.#isClosed) await this.#settings.store.bots.setHere(id, 0);
  }

  /** Writes down who is here, and sends those away whose token was revoked elsewhere. */
  async #count(): Promise<void> {
    const { store, ownBots, now } = this.#settings;
    for (const connection of this.#here.values()) {
      const { id, token } = connection.bot;
      const isKnown = (await store.bots.botWith(token)) && (await ownBots.isWelcome(connection.bot));
      if (isKnown) await store.bots.setHere(id, now() + HERE);
      else connection.end('revoked');
    }
  }

  /** Sends everybody away: they may come back to whichever process lets them in. */
  close(): void {
    this.#isClosed = true;
    clearInterval(this.#beat);
    for (const connection of this.#here.values()) connection.end('closing');
  }
}
