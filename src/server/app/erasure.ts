import type { ChatLine } from '../../protocol/replies.ts';
import type { OwnBots } from '../bots/own-bots.ts';
import type { Events } from '../events/events.ts';
import { resignFor } from '../matches/departures.ts';
import type { MatchServices } from '../matches/match-services.ts';
import { withNamelessBot, withoutDeclined, withSomebody } from '../matches/somebody.ts';
import { seatOfPerson } from '../matches/table-record.ts';
import type { RateLimits } from '../net/rate-limits.ts';
import type { KnownPerson, People } from '../people/people.ts';
import type { Store } from '../store/port.ts';

/** How many matches are looked up at once. */
const BATCH = 100;

export interface ErasureParts {
  readonly store: Pick<Store, 'personal' | 'bots'>;
  readonly ownBots: Pick<OwnBots, 'revoke'>;
  readonly people: Pick<People, 'endDevices' | 'ended'>;
  readonly matches: Pick<MatchServices, 'directory'>;
  readonly events: Pick<Events, 'leaveAll'>;
  readonly limits: Pick<RateLimits, 'forget'>;
}

/**
 * Erases everything about a person, for good. First all their pages are sent away, so that nothing comes after; then they
 * resign where they play, and their seats become somebody's; the person goes last, so that they can ask again should the
 * server fail in between.
 */
export class Erasure {
  readonly #parts: ErasureParts;

  constructor(parts: ErasureParts) {
    this.#parts = parts;
  }

  async erase(person: KnownPerson): Promise<void> {
    const { store, people, limits } = this.#parts;
    await people.endDevices(person, 'others');
    people.ended.emit(person.device);
    await this.#eraseBots(person);
    await this.#parts.events.leaveAll(person.id);
    await this.#leaveMatches(person.id);
    await store.personal.erase(person.id);
    // What a page of theirs had asked for in its last moment.
    await this.#leaveMatches(person.id);
    await store.personal.erase(person.id);
    // A page that had come back while all this went on was still let in.
    people.ended.emit(person.device);
    limits.forget(person.id);
  }

  async #leaveMatches(person: string): Promise<void> {
    for await (const match of this.#matchesOf(person)) await this.#leave(match, person);
  }

  async *#matchesOf(sitter: string): AsyncGenerator<string> {
    for (let after = ''; ; ) {
      const matches = await this.#parts.store.personal.matchesFrom(sitter, after, BATCH);
      yield* matches;
      const last = matches.at(-1);
      if (last === undefined) return;
      after = last;
    }
  }

  /** Their bots go with them: what these are called and have said was theirs, too. */
  async #eraseBots(person: KnownPerson): Promise<void> {
    const { store, ownBots, matches } = this.#parts;
    for (const { id } of await store.bots.botsOf(person.id)) {
      // From now on it plays and says nothing more.
      await ownBots.revoke(person, id);
      for await (const match of this.#matchesOf(id))
        await matches.directory.liveMatch(match).change(({ record }) => {
          const after = withNamelessBot(record, id);
          return after === record ? undefined : { record: after };
        });
      await store.personal.erase(id);
    }
  }

  async #leave(match: string, person: string): Promise<void> {
    const { directory } = this.#parts.matches;
    await resignFor(directory, match, person, 'erased');
    const { seat, name, next, opened } = await directory.liveMatch(match).read(({ record }) => {
      const own = seatOfPerson(record, person);
      return { seat: own, name: record.chairs[own ?? -1]?.name, next: record.next, opened: record.host === person };
    });
    if (opened) await this.#parts.store.personal.dropOrigin(match);
    await directory.liveMatch(match).change(({ record }) => {
      const after = withSomebody(record, person);
      return after === record ? undefined : { record: after };
    });
    if (next !== undefined && name !== undefined) await this.#dropRefusal(next, name);
    if (seat !== undefined) await this.#dropUnsigned(match, seat);
  }

  /** Whoever did not want a rematch is named at its table, where they don't sit. */
  async #dropRefusal(next: string, name: string): Promise<void> {
    await this.#parts.matches.directory.liveMatch(next).change(({ record }) => {
      const after = withoutDeclined(record, name);
      return after === record ? undefined : { record: after };
    });
  }

  async #dropUnsigned(match: string, seat: number): Promise<void> {
    const { personal } = this.#parts.store;
    for (const { id, body } of await personal.unsignedLines(match))
      if ((JSON.parse(body) as ChatLine).seat === seat) await personal.dropLine(id);
  }
}
