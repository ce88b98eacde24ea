import type { OwnMeasures } from '../../protocol/measures.ts';
import type { OwnBots } from '../bots/own-bots.ts';
import { Announcements } from '../desk/announcements.ts';
import { Desk, type DeskParts } from '../desk/desk.ts';
import { type HostSettings, Hosts } from '../desk/hosts.ts';
import { LoadHistory } from '../desk/load-history.ts';
import { Measures } from '../desk/measures.ts';
import { Reports } from '../desk/reports.ts';
import type { Events } from '../events/events.ts';
import type { Bus, Notice } from '../matches/bus.ts';
import { leaveTables } from '../matches/departures.ts';
import type { MatchServices } from '../matches/match-services.ts';
import type { Sessions } from '../matches/sessions.ts';
import type { Store } from '../store/port.ts';
import type { Metrics } from './metrics.ts';

/** All that belongs to the desk of the hosts. */
export interface DeskServices {
  readonly hosts: Hosts;
  readonly measures: Measures;
  readonly reports: Reports;
  readonly announcements: Announcements;
  readonly load: LoadHistory;
  readonly desk: Desk;
}

export interface DeskSettings {
  readonly store: Store;
  readonly matches: MatchServices;
  readonly sessions: Sessions;
  readonly events: Pick<Events, 'leaveAll'>;
  readonly metrics: Metrics;
  readonly hosts?: HostSettings | undefined;
  readonly backUp?: DeskParts['backUp'];
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

const nobody: HostSettings = { names: [], link: 'never' };

export async function openDesk(settings: DeskSettings): Promise<DeskServices> {
  const { store, matches, events, sessions, metrics, hosts: named = nobody, backUp, now, onError } = settings;
  const hosts = new Hosts(store, named, now);
  const measures = new Measures(store, now, onError);
  const announcements = new Announcements(store, now);
  await announcements.refresh();
  const read = async () => ({
    ...(await metrics.totals()),
    pages: sessions.size,
    tables: Object.values(matches.directory.census.matches).reduce((sum, count) => sum + count, 0),
  });
  const leave = async (person: string) => {
    await events.leaveAll(person);
    await leaveTables({ store, directory: matches.directory, now }, person);
  };
  return {
    hosts,
    measures,
    announcements,
    reports: new Reports(store, matches.ties, now),
    load: new LoadHistory(read, now, onError),
    desk: new Desk({ store, matches, sessions, hosts, measures, now, onError, backUp, leaveTables: leave }),
  };
}

interface Listeners extends Pick<DeskServices, 'measures' | 'announcements'> {
  readonly sessions: Sessions;
  readonly ownBots: OwnBots;
}

/** What is decided at the desk holds at once, by way of this process and of all others. */
export function connectDesk(
  { desk, ...parts }: Listeners & Pick<DeskServices, 'desk'>,
  bus: Bus,
  onError: (error: unknown) => void,
): void {
  parts.measures.changed.subscribe(person => {
    enforce(parts, person).catch(onError);
    bus.publish({ about: 'person', person });
  });
  desk.announced.subscribe(() => {
    spread(parts).catch(onError);
    bus.publish({ about: 'announcement' });
  });
}

/** Another process has something to tell; after a silence, perhaps anything. */
export async function receiveFromDesk(parts: Listeners, notice: Notice): Promise<void> {
  if (notice.about === 'person') return void (await enforce(parts, notice.person));
  if (notice.about === 'announcement') return spread(parts);
  if (notice.about !== 'anything') return;
  const here = [...parts.sessions.present.keys()];
  for (const person of here) await enforce(parts, person);
  await spread(parts);
}

/** Tells somebody what was decided about them. Who is banned is sent away, with their bots. */
async function enforce(
  { measures, sessions, ownBots }: Omit<Listeners, 'announcements'>,
  person: string,
): Promise<OwnMeasures> {
  const held = await measures.of(person);
  sessions.tell({ type: 'measures', measures: held }, person);
  if (!held.ban) return held;
  sessions.ban(person);
  await ownBots.sendAwayOf(person);
  return held;
}

async function spread({ announcements, sessions }: Pick<Listeners, 'announcements' | 'sessions'>): Promise<void> {
  await announcements.refresh();
  const { current } = announcements;
  sessions.tell({ type: 'announcement', ...(current && { announcement: current }) });
}
