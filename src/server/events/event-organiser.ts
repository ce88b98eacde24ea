import { openTables } from '../../events/event.ts';
import { type Avoidance, beginning, canPair, lateTables } from '../../events/progress.ts';
import type { EventRequest } from '../../protocol/event-requests.ts';
import type { MatchServices } from '../matches/match-services.ts';
import { RefusedRequest } from '../matches/refusals.ts';
import type { Person } from '../store/port.ts';
import { avoidanceIn } from './event-avoidance.ts';
import type { EventDirectory } from './event-directory.ts';
import { progressOf } from './event-scheduler.ts';
import type { EventTables } from './event-tables.ts';
import { headingFrom } from './event-wishes.ts';
import { type EventChange, isIn, LONGEST_LOG, type LoadedEvent, labelOf, numberOfPerson } from './live-event.ts';

const deeds = ['event-change', 'event-begin', 'event-close', 'event-pair', 'event-person', 'event-correct'] as const;
export type OrganiserRequest = Extract<EventRequest, { type: (typeof deeds)[number] }>;
type Deed<T extends OrganiserRequest['type']> = Extract<OrganiserRequest, { type: T }>;

export interface EventOrganiserSettings {
  readonly directory: EventDirectory;
  readonly tables: EventTables;
  readonly ties: MatchServices['ties'];
  readonly now: () => number;
}

const noAvoidance: Avoidance = new Map();

/** What whoever opened an event may do about it. */
export class EventOrganiser {
  readonly #settings: EventOrganiserSettings;

  constructor(settings: EventOrganiserSettings) {
    this.#settings = settings;
  }

  async act(person: Person, request: OrganiserRequest): Promise<void> {
    const { directory, ties, now } = this.#settings;
    // Names are read by everybody.
    if (request.type === 'event-change' && (await ties.isSilenced(person.id)))
      throw new RefusedRequest('silenced', 'the hosts have muted you');
    const pairs = request.type === 'event-begin' || request.type === 'event-pair';
    const avoidance = pairs ? await avoidanceIn(await directory.read(request.event), ties) : noAvoidance;
    await directory.change(request.event, loaded => {
      const by = needOrganiser(loaded, person);
      if (loaded.length >= LONGEST_LOG && request.type !== 'event-close') throw new RefusedRequest('event-full');
      return changeFor(request, loaded, { by, now: now(), avoidance });
    });
    if (request.type === 'event-person' && request.out) await this.#leaveTables(request);
  }

  /** At the tables of whoever was sent away a stand-in goes on. */
  async #leaveTables({ event, number }: Deed<'event-person'>): Promise<void> {
    const { directory, tables } = this.#settings;
    const loaded = await directory.read(event);
    const guest = loaded.guests.find(one => one.number === number);
    if (guest) await tables.leave(loaded, number, guest.person);
  }
}

function needOrganiser(loaded: LoadedEvent, person: Person): string {
  const number = numberOfPerson(loaded, person.id);
  if (number === undefined || labelOf(number) !== loaded.state.by) throw new RefusedRequest('not-organiser');
  return labelOf(number);
}

interface Act {
  readonly by: string;
  readonly now: number;
  readonly avoidance: Avoidance;
}

function changeFor(request: OrganiserRequest, loaded: LoadedEvent, act: Act): EventChange | undefined {
  switch (request.type) {
    case 'event-change':
      return headingChanged(loaded, request, act);
    case 'event-begin':
      return begun(loaded, act);
    case 'event-close':
      return closed(loaded, act);
    case 'event-pair':
      return pairedLate(loaded, act);
    case 'event-person':
      return request.out ? sentAway(loaded, request.number, act) : letIn(loaded, request.number, act);
    case 'event-correct':
      return corrected(loaded, request, act);
  }
}

function headingChanged({ state }: LoadedEvent, wish: Deed<'event-change'>, { by, now }: Act): EventChange | undefined {
  if (state.stage === 'closed') throw new RefusedRequest('event-over');
  if (state.stage === 'running') throw new RefusedRequest('event-begun');
  const said = headingFrom(wish, now);
  const { name, startsAt } = state.settings;
  if (said.name === name && said.startsAt === startsAt) return undefined;
  return { entries: [{ type: 'changed', at: now, ...said, by }] };
}

function begun(loaded: LoadedEvent, { by, now, avoidance }: Act): EventChange | undefined {
  const { id, state } = loaded;
  if (state.stage === 'closed') throw new RefusedRequest('event-over');
  // Asked again because the answer was lost.
  if (state.stage === 'running') return undefined;
  if (!canPair(state)) throw new RefusedRequest('too-few');
  return { entries: beginning(state, progressOf(id, state, now, avoidance), by) };
}

/** Called off before its end; what is still being played is played out, and counts for nothing here. */
function closed({ state }: LoadedEvent, { by, now }: Act): EventChange | undefined {
  if (state.stage === 'closed') return undefined;
  return { entries: [{ type: 'closed', at: now, why: 'called-off', by }] };
}

function pairedLate({ id, state }: LoadedEvent, { by, now, avoidance }: Act): EventChange {
  if (state.stage === 'closed') throw new RefusedRequest('event-over');
  const entries = lateTables(state, progressOf(id, state, now, avoidance), by);
  if (entries.length === 0) throw new RefusedRequest('too-few');
  return { entries };
}

function sentAway(loaded: LoadedEvent, number: number, { by, now }: Act): EventChange | undefined {
  if (loaded.state.stage === 'closed') throw new RefusedRequest('event-over');
  if (!isIn(loaded, number)) return undefined;
  return { entries: [{ type: 'dropped', at: now, person: labelOf(number), by }] };
}

/** Only whoever was in before, and is known here still: nobody can be made to come, and nobody has to wait in vain. */
function letIn({ state, guests }: LoadedEvent, number: number, { now }: Act): EventChange | undefined {
  if (state.stage === 'closed') throw new RefusedRequest('event-over');
  const member = state.people.find(({ person }) => person === labelOf(number));
  const isKnown = guests.some(guest => guest.number === number && guest.name !== undefined);
  if (!member?.sentAway || !isKnown) return undefined;
  return { entries: [{ type: 'joined', at: now, person: labelOf(number) }] };
}

function corrected({ state }: LoadedEvent, request: Deed<'event-correct'>, { by, now }: Act): EventChange | undefined {
  const { match, ranks } = request;
  const tables = state.rounds.flatMap(round => round.tables);
  const table = tables.find(one => one.match === match);
  if (!table) throw new RefusedRequest('no-such-table');
  if (openTables(state).some(one => one.match === match)) throw new RefusedRequest('not-over');
  if (ranks && !areRanks(ranks, table.people.length)) throw new RefusedRequest('bad-event', 'ranks: one for each seat');
  // Asked again because the answer was lost.
  if (table.corrected && String(table.ranks) === String(ranks)) return undefined;
  return { entries: [{ type: 'corrected', at: now, match, ...(ranks && { ranks }), by }] };
}

/** Whoever shares a rank takes the ones below it too: 1, 1, 3. */
function areRanks(ranks: readonly number[], seats: number): boolean {
  const better = (rank: number) => ranks.filter(other => other < rank).length;
  return ranks.length === seats && ranks.every(rank => rank === better(rank) + 1);
}
