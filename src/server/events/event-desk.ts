import { createHash } from 'node:crypto';
import type { Game } from '../../engine/game.ts';
import { eventAfter } from '../../events/event.ts';
import { eventLimits } from '../../protocol/event-limits.ts';
import type { EventRequest } from '../../protocol/event-requests.ts';
import type { Reply } from '../../protocol/replies.ts';
import type { EventAsker, EventRequests } from '../matches/event-requests.ts';
import type { MatchServices } from '../matches/match-services.ts';
import { needAccount } from '../matches/rated-table.ts';
import { RefusedRequest } from '../matches/refusals.ts';
import type { Subscriber } from '../matches/subscribers.ts';
import type { EventStore } from '../store/event-port.ts';
import type { Person } from '../store/port.ts';
import type { EventDirectory } from './event-directory.ts';
import type { EventFeed } from './event-feed.ts';
import { withMe } from './event-feed.ts';
import { EventLists } from './event-lists.ts';
import { EventOrganiser, type OrganiserRequest } from './event-organiser.ts';
import { eventRowOf } from './event-row.ts';
import type { EventTables } from './event-tables.ts';
import { eventInfoOf, tablesBefore } from './event-view.ts';
import { settingsFrom } from './event-wishes.ts';
import {
  type EventChange,
  freeNumber,
  isIn,
  isSentAway,
  LONGEST_LOG,
  type LoadedEvent,
  labelOf,
  numberOfPerson,
} from './live-event.ts';
import type { Organisers } from './organisers.ts';

export interface EventDeskSettings {
  readonly store: EventStore;
  readonly directory: EventDirectory;
  /** Reads an event for those who look at it. */
  readonly read: (event: string) => Promise<LoadedEvent>;
  readonly feed: EventFeed;
  readonly tables: EventTables;
  readonly ties: MatchServices['ties'];
  readonly organisers: Organisers;
  /** How many events that are not over somebody may have opened. */
  readonly eventsPerAccount: number;
  readonly loadGame: (id: string) => Promise<Game>;
  readonly now: () => number;
}

/** In how many events that are not over somebody can be. */
const MOST_ENTERED = 30;

/** Carries out what people ask about events. */
export class EventDesk implements EventRequests {
  readonly #settings: EventDeskSettings;
  readonly #lists: EventLists;
  readonly #organiser: EventOrganiser;

  constructor(settings: EventDeskSettings) {
    this.#settings = settings;
    this.#lists = new EventLists(settings.store);
    this.#organiser = new EventOrganiser(settings);
  }

  async serve(request: EventRequest, asker: EventAsker): Promise<Reply> {
    const { id } = request;
    switch (request.type) {
      case 'events': {
        const mayOpen = this.#settings.organisers.mayOpen(asker.person);
        return { type: 'events', id, ...(await this.#lists.page(request, asker.person)), ...(mayOpen && { mayOpen }) };
      }
      case 'event':
        return { type: 'event', id, info: await this.#show(request.event, request.watch, asker.subscriber) };
      case 'event-tables': {
        const tables = tablesBefore(await this.#settings.directory.read(request.event), request.before);
        return { type: 'event-tables', id, event: request.event, tables };
      }
      case 'event-open':
        return { type: 'done', id, event: await this.#open(request, asker) };
      default:
        await this.#act(request, asker);
        return { type: 'done', id };
    }
  }

  unfollow(subscriber: Subscriber): void {
    this.#settings.feed.unfollow(subscriber);
  }

  async #show(event: string, watch: boolean, subscriber: Subscriber) {
    const { read, feed } = this.#settings;
    const loaded = await read(event);
    if (watch) return feed.follow(subscriber, loaded);
    feed.unfollow(subscriber, event);
    return withMe(eventInfoOf(loaded), numberOfPerson(loaded, subscriber.person?.id));
  }

  #act(request: ActRequest, asker: EventAsker): Promise<void> {
    const person = somebody(asker);
    switch (request.type) {
      case 'event-enter':
        return this.#enter(person, request, asker);
      case 'event-leave':
        return this.leave(request.event, person.id);
      default:
        return this.#organiser.act(person, request);
    }
  }

  /** Made from the request, so that one that is sent again opens no second event. */
  async #open(request: OpenRequest, asker: EventAsker): Promise<string> {
    const { store, organisers, ties, loadGame, now, eventsPerAccount } = this.#settings;
    const person = somebody(asker);
    if (!organisers.mayOpen(person)) throw new RefusedRequest('not-organiser');
    // Its name is read by everybody.
    if (await ties.isSilenced(person.id)) throw new RefusedRequest('silenced', 'the hosts have muted you');
    const id = createHash('sha256')
      .update(`event ${person.id} ${JSON.stringify(request)}`)
      .digest('hex')
      .slice(0, 20);
    if (await store.load(id)) return id;
    if (!asker.rateLimit.table(person.id)) throw new RefusedRequest('too-fast', 'events');
    const settings = settingsFrom(request.wishes, await loadGame(request.wishes.game), now());
    if ((await store.countUnfinished(person.id)).opened >= eventsPerAccount)
      throw new RefusedRequest('too-many-events', `${eventsPerAccount} that are not over`);
    const opened = { type: 'opened', at: now(), by: labelOf(0), settings } as const;
    const row = eventRowOf(id, eventAfter([opened]), now());
    const people = [{ number: 0, person: person.id }];
    await store.create({ id, owner: person.id, entries: [JSON.stringify(opened)], people, ...row });
    return id;
  }

  async #enter(person: Person, { event, rated = false }: EnterRequest, { rateLimit }: EventAsker): Promise<void> {
    const { store, directory, now } = this.#settings;
    const loaded = await directory.read(event);
    if (isIn(loaded, numberOfPerson(loaded, person.id))) return;
    if (!rateLimit.seat(person.id)) throw new RefusedRequest('too-fast', 'seats');
    if ((await store.countUnfinished(person.id)).entered >= MOST_ENTERED)
      throw new RefusedRequest('too-many-events', `${MOST_ENTERED} that are not over`);
    await directory.change(event, current => entering(current, person, { agrees: rated, now: now() }));
  }

  /** Drops out. At tables that are being played a stand-in goes on. */
  async leave(event: string, person: string): Promise<void> {
    const { directory, tables, now } = this.#settings;
    const loaded = await directory.read(event);
    const number = numberOfPerson(loaded, person);
    if (number === undefined) return;
    const dropped = { type: 'dropped', at: now(), person: labelOf(number) } as const;
    await directory.change(event, current =>
      isIn(current, number) && current.state.stage !== 'closed' ? { entries: [dropped] } : undefined,
    );
    await tables.leave(await directory.read(event), number, person);
  }
}

type RequestNamed<T extends EventRequest['type']> = Extract<EventRequest, { type: T }>;
type ActRequest = RequestNamed<'event-enter' | 'event-leave'> | OrganiserRequest;
type OpenRequest = RequestNamed<'event-open'>;
type EnterRequest = RequestNamed<'event-enter'>;

function somebody({ person }: EventAsker): Person {
  if (!person) throw new RefusedRequest('nobody');
  return person;
}

function entering(
  loaded: LoadedEvent,
  person: Person,
  { agrees, now }: { readonly agrees: boolean; readonly now: number },
): EventChange | undefined {
  const { state, guests, length } = loaded;
  const { rated, noLateEntry } = state.settings;
  const known = numberOfPerson(loaded, person.id);
  if (isIn(loaded, known)) return undefined;
  if (state.stage === 'closed') throw new RefusedRequest('event-over');
  if (known !== undefined && isSentAway(loaded, known)) throw new RefusedRequest('sent-away');
  if (state.stage === 'running' && noLateEntry) throw new RefusedRequest('event-begun');
  if (rated) needAccount(person);
  if (rated && !agrees) throw new RefusedRequest('rated');
  const staying = state.people.filter(({ dropped }) => !dropped).length;
  if (staying >= eventLimits.people || length >= LONGEST_LOG || guests.length >= 2 * eventLimits.people)
    throw new RefusedRequest('event-full');
  const entry = { type: 'joined', at: now, person: labelOf(known ?? freeNumber(loaded)) } as const;
  const { id, name, account } = person;
  return known === undefined
    ? { entries: [entry], guest: { person: id, name, ...(account && { account }) } }
    : { entries: [entry] };
}
