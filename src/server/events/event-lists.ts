import { eventLimits } from '../../protocol/event-limits.ts';
import type { EventListReply, EventSummary } from '../../protocol/event-replies.ts';
import type { EventListName } from '../../protocol/event-requests.ts';
import { RefusedRequest } from '../matches/refusals.ts';
import { type EventListing, type EventListPlace, type EventStore, eventPlaces } from '../store/event-port.ts';
import type { Person } from '../store/port.ts';

/** Before all events that there can be. */
const FIRST: EventListPlace = { moment: Number.MAX_SAFE_INTEGER, event: '~' };

/** So many of those who share the first place are named: after a short event it can be half of all who came. */
const NAMED = 5;

/** Pages of the lists of events. */
export class EventLists {
  readonly #store: EventStore;

  constructor(store: EventStore) {
    this.#store = store;
  }

  async page(
    { list, before }: { readonly list: EventListName; readonly before?: string | undefined },
    person: Person | undefined,
  ): Promise<Pick<EventListReply, 'events' | 'before'>> {
    const listings = await this.#listings(list, before === undefined ? FIRST : placeFrom(before), person?.id);
    const events = await Promise.all(listings.map(listing => this.#told(listing)));
    const last = listings.at(-1);
    const isWhole = listings.length < eventLimits.page || last === undefined;
    return { events, ...(!isWhole && { before: `${last.moment}-${last.event}` }) };
  }

  async #listings(list: EventListName, before: EventListPlace, person?: string): Promise<readonly EventListing[]> {
    if (list !== 'mine') return this.#store.list(eventPlaces[list], before, eventLimits.page);
    return person === undefined ? [] : this.#store.listOf(person, before, eventLimits.page);
  }

  /** Winners have numbers in the store, and are named as they are called now. */
  async #told({ event, summary }: EventListing): Promise<EventSummary> {
    const told = JSON.parse(summary) as EventSummary;
    if (!told.winners || told.winners.length === 0) return told;
    const guests = await this.#store.guests(event, told.winners.slice(0, NAMED));
    return { ...told, winnerNames: guests.flatMap(({ name }) => name ?? []) };
  }
}

function placeFrom(text: string): EventListPlace {
  const [, moment, event] = /^(\d{1,16}(?:\.\d+)?)-([a-z0-9]{6,24})$/.exec(text) ?? [];
  if (moment === undefined || event === undefined) throw new RefusedRequest('unreadable', 'before: no such place');
  return { moment: Number(moment), event };
}
