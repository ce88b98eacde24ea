import type { BrowserContext, Page } from 'playwright-core';
import {
  beginTable,
  enterAll,
  follow,
  openEvent,
  type Player,
  player,
  playRound,
  resignFrom,
  tablesOf,
  untilEvent,
} from '../../src/server/app/testing/tournament.ts';
import { GAME } from './matches.ts';
import { type House, openHouse } from './server.ts';

/** A server with events in every stage, as Anna sees them, who has opened all of them. */
export interface EventHouse {
  readonly house: House;
  readonly anna: Player;
  readonly screens: readonly EventScreen[];
}

export interface EventScreen {
  readonly name: EventScreenName;
  readonly address: string;
  readonly ready: (page: Page) => Promise<void>;
}

export const eventScreens = [
  'events',
  'event-coming',
  'event-running',
  'event-over',
  'event-table',
  'open-event',
  'no-events',
] as const;
type EventScreenName = (typeof eventScreens)[number];

const names = ['Anna', 'Ben', 'Carla', 'Dirk', 'Elif', 'Finn', 'Greta', 'Hugo'];
const HOUR = 3_600_000;

const heading = (name: string) => (page: Page) => page.getByRole('heading', { name }).first().waitFor();
const button = (name: string) => (page: Page) => page.getByRole('button', { name }).waitFor();

export async function openEventHouse(): Promise<EventHouse> {
  const house = await openHouse({ SEATS_PER_HOUR: '1000' });
  const players: Player[] = [];
  for (const name of names) players.push(await player(house.home, name));
  const [anna, ...others] = players as [Player, ...Player[]];
  const over = await playedEvent(players, 2);
  const running = await runningEvent(players);
  const startsAt = Math.ceil(Date.now() / HOUR) * HOUR + 5 * HOUR;
  const coming = await openEvent(anna, {
    name: 'Spring league',
    format: 'league',
    pace: 'day',
    roundTime: 168 * HOUR,
    startsAt,
  });
  await enterAll(coming, others.slice(0, 4));
  const screens: readonly EventScreen[] = [
    { name: 'events', address: '#/events', ready: heading('Autumn cup') },
    { name: 'event-coming', address: `#/event/${coming}`, ready: heading('Who has come') },
    { name: 'event-running', address: `#/event/${running.event}`, ready: heading('Standings') },
    { name: 'event-over', address: `#/event/${over}`, ready: heading('won') },
    { name: 'event-table', address: `#/table/${running.match}`, ready: heading('Who’s playing?') },
    { name: 'open-event', address: `#/open-event/${GAME}`, ready: button('Open the event') },
    { name: 'no-events', address: '#/event/nosuchevent', ready: heading('This path leads into the sand') },
  ];
  return { house, anna, screens };
}

/** All rounds, in which the last seats give up one after the other. */
async function playedEvent(players: readonly Player[], rounds: number): Promise<string> {
  const [anna] = players as [Player];
  const event = await beganEvent(players, {
    name: 'Autumn cup',
    rounds,
    tableSize: 3,
    points: [5, 3, 1],
    byePoints: 3,
  });
  for (let round = 1; round <= rounds; round++)
    await playRound(await untilEvent(anna, event, info => info.rounds === round), players);
  await untilEvent(anna, event, ({ stage }) => stage === 'closed');
  return event;
}

/** The second round: one table is over, one is played, and Anna's waits for her. */
async function runningEvent(players: readonly Player[]): Promise<{ event: string; match: string }> {
  const [anna] = players as [Player];
  const event = await beganEvent(players, { name: 'Thursday evening', rounds: 3 });
  await playRound(await untilEvent(anna, event, ({ rounds }) => rounds === 1), players);
  const second = await untilEvent(anna, event, ({ rounds }) => rounds === 2);
  const tables = tablesOf(second, players);
  const own = tables.find(({ sitters }) => sitters.includes(anna))!;
  const [over, playing] = tables.filter(table => table !== own);
  await beginTable(over.match, over.sitters);
  await resignFrom(over.sitters[1], over.match);
  await beginTable(playing.match, playing.sitters);
  await untilEvent(anna, event, ({ tables: all }) => all.some(one => one.match === over.match && one.ranks));
  return { event, match: own.match };
}

async function beganEvent(players: readonly Player[], wishes: object): Promise<string> {
  const [anna] = players as [Player];
  const event = await openEvent(anna, wishes);
  await follow(anna, event);
  await enterAll(event, players);
  await anna.visitor.ask({ type: 'event-begin', event });
  return event;
}

/** A browser becomes this person. */
export async function signIn(context: BrowserContext, { home }: House, { cookie }: Player): Promise<void> {
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: home }]);
}
