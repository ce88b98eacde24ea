import { randomBytes } from 'node:crypto';
import { limits } from '../../protocol/limits.ts';
import { MARK_LENGTH } from '../../table/players.ts';
import type { OutsideBots } from '../matches/outside-bots.ts';
import type { SeatedBot } from '../matches/record.ts';
import { RefusedRequest } from '../matches/refusals.ts';
import { Emitter } from '../net/emitter.ts';
import { freshSecret, hashOf } from '../people/codes.ts';
import { hasLetters, mixesAlphabets, skeletonOf } from '../people/name-skeleton.ts';
import type { KnownBot } from '../store/bot-port.ts';
import type { Person, Store } from '../store/port.ts';

/** How many bots a person may have, and at how many matches each of them may sit at the same time. */
const MOST_BOTS = 8;
const MOST_MATCHES = 4;
/** With its mark the name is no longer than a person's. */
export const LONGEST_NAME = limits.name - MARK_LENGTH;
/** How many bots that are connected are told. */
const MOST_TOLD = 50;

/** Why there is no bot: its name can't be anybody's, is somebody's, or its owner has enough of them. */
export type BotRefusal = 'name' | 'taken' | 'too-many';

/** A bot as its owner may see it. */
export interface OwnBotInfo {
  readonly id: string;
  readonly name: string;
  readonly games: readonly string[];
  readonly since: number;
  /** Is it connected? */
  readonly here?: true;
}

/** The bots that people bring along, each known by a token that only its program has. */
export class OwnBots implements OutsideBots {
  /** Bots whose token works no longer, by their ids. */
  readonly revoked: Emitter<string>;
  readonly #store: Pick<Store, 'bots' | 'desk'>;
  readonly #now: () => number;

  constructor(store: Pick<Store, 'bots' | 'desk'>, now: () => number, onError: (error: unknown) => void) {
    this.#store = store;
    this.#now = now;
    this.revoked = new Emitter(onError);
  }

  /** The token is told this once. */
  async make({ id: owner }: Person, name: string, games: readonly string[]): Promise<{ token: string } | BotRefusal> {
    if (!hasLetters(name) || mixesAlphabets(name) || name.length > LONGEST_NAME) return 'name';
    if ((await this.#store.bots.botsOf(owner)).length >= MOST_BOTS) return 'too-many';
    const token = freshSecret();
    const bot = {
      id: randomBytes(12).toString('hex'),
      owner,
      name,
      skeleton: skeletonOf(name),
      games: JSON.stringify(games),
      token: hashOf(token),
      since: this.#now(),
    };
    return (await this.#store.bots.add(bot)) ? { token } : 'taken';
  }

  async of({ id }: Person): Promise<readonly OwnBotInfo[]> {
    const bots = await this.#store.bots.botsOf(id);
    return bots.map(bot => ({
      id: bot.id,
      name: bot.name,
      games: gamesOf(bot),
      since: bot.since,
      ...(this.#isHere(bot) && { here: true as const }),
    }));
  }

  async revoke(owner: Person, id: string): Promise<boolean> {
    const dropped = await this.#store.bots.drop(owner.id, id);
    if (dropped) this.revoked.emit(id);
    return dropped;
  }

  /** Undefined too for the bot of somebody who is let in no longer. */
  async known(token: string): Promise<KnownBot | undefined> {
    const bot = await this.#store.bots.botWith(hashOf(token));
    return bot && (await this.isWelcome(bot)) ? bot : undefined;
  }

  async isWelcome({ owner }: KnownBot): Promise<boolean> {
    return !(await this.#store.desk.measuresOf(owner, this.#now())).some(({ kind }) => kind === 'ban');
  }

  /** The owner is let in no longer: their bots are sent away. */
  async sendAwayOf(owner: string): Promise<void> {
    for (const { id } of await this.#store.bots.botsOf(owner)) this.revoked.emit(id);
  }

  /** The names of those that are connected and play a game. */
  async here(game: string): Promise<readonly string[]> {
    const bots = await this.#store.bots.botsHere(this.#now(), MOST_TOLD);
    return bots.filter(bot => gamesOf(bot).includes(game)).map(({ name }) => name);
  }

  async ready(name: string, game: string): Promise<SeatedBot> {
    const bot = await this.#store.bots.botNamed(skeletonOf(name));
    if (!bot) throw new RefusedRequest('no-such-bot');
    if (!this.#isHere(bot)) throw new RefusedRequest('bot-not-here');
    return this.willing(bot, game);
  }

  /** The same for a bot that has come by itself. */
  async willing(bot: KnownBot, game: string): Promise<SeatedBot> {
    const { id, name } = bot;
    if (!gamesOf(bot).includes(game)) throw new RefusedRequest('no-such-bot', 'this bot does not play this game');
    if ((await this.#store.bots.countMatches(id)) >= MOST_MATCHES)
      throw new RefusedRequest('bot-busy', `this bot plays ${MOST_MATCHES} games already`);
    return { id, name };
  }

  #isHere({ here }: KnownBot): boolean {
    return here !== undefined && here > this.#now();
  }
}

function gamesOf({ games }: KnownBot): readonly string[] {
  return JSON.parse(games) as string[];
}
