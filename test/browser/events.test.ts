import type { Page } from 'playwright-core';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import type { EventInfo } from '../../src/protocol/event-replies.ts';
import {
  comeTo,
  enterAll,
  follow,
  openEvent,
  type Player,
  player,
  resignFrom,
  tablesOf,
  untilEvent,
} from '../../src/server/app/testing/tournament.ts';
import { Visitor as Caller } from '../../src/server/app/testing/visitor.ts';
import { signIn } from './event-screens.ts';
import { judge } from './judge.ts';
import { longTest } from './long.ts';
import { comeAs, type Guest } from './online.ts';
import { type House, openHouse } from './server.ts';
import { expect, phone, test, type Visit, type Visitor } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

async function comeWithAccount(visitor: Visitor, name: string): Promise<Guest> {
  const guest = await comeAs({ visitor, house }, name);
  await guest.page.context().request.post(`${house.home}/api/account`, { data: { name } });
  return guest;
}

test('an event is opened, found from the lobby and joined; it begins, and leads to the table and back', async ({
  visitor,
}) => {
  const { page: anna } = await comeWithAccount(visitor, 'Anna');
  const { page: ben } = await comeAs({ visitor, house }, 'Ben', phone);
  await anna.goto(`${house.home}/#/lobby`);
  await anna.getByRole('link', { name: 'Events' }).click();
  await anna.getByText('There are no events here yet.').waitFor();
  await anna.getByRole('link', { name: 'Open an event' }).click();
  await anna.getByLabel('What is it called?').fill(' ');
  await anna.getByRole('button', { name: 'Open the event' }).click();
  await anna.getByText('Give it a name first.').waitFor();
  await anna.getByLabel('What is it called?').fill('Summer');
  await anna.getByRole('radio', { name: '2', exact: true }).check();
  await judge(anna);
  await anna.getByRole('button', { name: 'Open the event' }).click();
  await anna.getByRole('heading', { name: 'Summer' }).waitFor();
  await anna.getByRole('button', { name: 'Name and time …' }).click();
  await judge(anna);
  await anna.getByLabel('What is it called?').fill('Summer cup');
  await anna.getByRole('button', { name: 'Save', exact: true }).click();
  await anna.getByRole('heading', { name: 'Summer cup' }).waitFor();
  await anna.getByRole('button', { name: 'Join' }).click();
  await anna.getByText('It begins when you say so.').waitFor();
  expect(await anna.title()).toBe('Summer cup · Caravanserai');

  await ben.goto(`${house.home}/#/lobby`);
  await ben.getByRole('link', { name: 'Events' }).click();
  await ben.getByRole('link', { name: 'To the event: Summer cup' }).click();
  await ben.getByRole('button', { name: 'Join' }).click();
  await ben.getByRole('button', { name: 'Leave the event' }).waitFor();
  await judge(ben);
  await ben.getByRole('link', { name: 'Caravanserai' }).click();
  await anna.getByRole('button', { name: 'Begin now', disabled: false }).click();
  // Wherever one is in the page, one is told.
  await ben.getByText('Your table in the event is ready').waitFor();
  await ben.getByRole('link', { name: 'A table is waiting for you' }).click();
  await ben.getByRole('heading', { name: 'Who’s playing?' }).waitFor();
  await anna.getByRole('link', { name: 'Your table is ready' }).click();
  await anna.getByRole('region', { name: 'Your turn' }).or(anna.getByText('Ben is thinking …')).first().waitFor();
  await anna.getByRole('link', { name: 'Summer cup' }).click();
  await anna.getByRole('table').getByRole('row', { name: /Anna/ }).waitFor();
  await anna.getByRole('link', { name: 'To your table: Table 1' }).waitFor();
  await judge(anna);
  await resignOn(ben);
  await anna
    .getByRole('heading', { name: /^Round 2/ })
    .first()
    .waitFor();
  await anna.locator('summary', { hasText: 'Round 1' }).click();
  await anna.getByRole('link', { name: 'Replay: Table 1' }).click();
  await anna.waitForURL('**/#/replay/*');
  await anna.getByRole('slider').first().waitFor();
});

/** Somebody who plays through a real page. */
interface Seated {
  readonly player: Player;
  readonly page: Page;
}

async function comeToPage(visitor: Visitor, home: House, name: string, visit?: Visit): Promise<Seated> {
  const context = await visitor.arrive({ ...visit, cutOff: true });
  const someone = await player(home.home, name);
  await signIn(context, home, someone);
  return { player: someone, page: await context.newPage() };
}

const LOST = /^The connection is lost/;
const names = ['Anna', 'Ben', 'Carl', 'Dora', 'Emil', 'Fay', 'Gus', 'Hedi'];

/** A tournament as it is played here: three at pages, five over sockets of their own. */
interface Played {
  readonly house: House;
  readonly event: string;
  readonly seated: readonly Seated[];
  readonly players: readonly Player[];
}

interface Table {
  readonly match: string;
  readonly sitters: readonly Player[];
}

/** Everybody comes to their table, by the link on the event's page or over the socket, and it begins. */
async function begin(played: Played, { match, sitters }: Table): Promise<void> {
  await Promise.all(sitters.map(sitter => arriveAt(played, sitter, match)));
  const [sitter] = sitters as [Player];
  const page = pageOf(played, sitter);
  if (page) await page.locator('[data-place]').first().waitFor();
  else await untilPlaying(sitter, match);
}

async function untilPlaying({ visitor }: Player, match: string): Promise<void> {
  const answer = await visitor.ask({ type: 'watch', match });
  if (answer.type === 'table' && answer.table.stage === 'playing') return;
  await visitor.until(
    reply => reply.type === 'table' && reply.table.match === match && reply.table.stage === 'playing',
  );
}

/** The last seat gives up, and those at pages go back to the event. */
async function finish(played: Played, { match, sitters }: Table): Promise<void> {
  const loser = sitters.at(-1)!;
  const page = pageOf(played, loser);
  if (page) await resignOn(page);
  else {
    await untilPlaying(loser, match);
    await resignFrom(loser, match);
  }
  for (const sitter of sitters) await pageOf(played, sitter)?.goto(`${played.house.home}/#/event/${played.event}`);
}

async function resignOn(page: Page): Promise<void> {
  await page.locator('[data-place]').first().waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Resign …' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'To the event' }).waitFor();
}

function pageOf({ seated }: Played, { name }: Player): Page | undefined {
  return seated.find(one => one.player.name === name)?.page;
}

async function arriveAt(played: Played, sitter: Player, match: string): Promise<void> {
  const page = pageOf(played, sitter);
  if (!page) return comeTo(sitter.visitor, match);
  await page.getByRole('link', { name: /^(Your table is ready|To your table)$/ }).click();
  await page.waitForURL(`**/#/table/${match}`);
}

/** Who is named with how many points, from the top. */
function standingsOn(page: Page): Promise<[string, number][]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.standings tbody tr')].map(row => [
      row.querySelector('th')!.firstChild!.textContent ?? '',
      Number(row.querySelectorAll('td')[1].textContent),
    ]),
  );
}

/** Eight have joined, three of them at pages, and the first has let it begin. */
async function openTournament(visitor: Visitor, own: House) {
  const seated = [
    await comeToPage(visitor, own, 'Anna'),
    await comeToPage(visitor, own, 'Ben', phone),
    await comeToPage(visitor, own, 'Carl', phone),
  ];
  const sockets: Player[] = [];
  for (const name of names.slice(3)) sockets.push(await player(own.home, name));
  const [{ player: anna }] = seated;
  const event = await openEvent(anna, { name: 'Eight', rounds: 3 });
  for (const { page } of seated) {
    await page.goto(`${own.home}/#/event/${event}`);
    await page.getByRole('button', { name: 'Join' }).click();
    await page.getByRole('button', { name: 'Leave the event' }).waitFor();
  }
  await enterAll(event, sockets);
  await seated[0].page.getByRole('button', { name: 'Begin now', disabled: false }).click();
  return { event, seated, sockets };
}

longTest(
  'a tournament of eight over three rounds: the server is killed in the middle of the second, and the standings are right',
  async ({ visitor }) => {
    const own = await openHouse();
    onTestFinished(() => own.close());
    const { event, seated, sockets } = await openTournament(visitor, own);
    let players = [...seated.map(one => one.player), ...sockets];

    const points = new Map(names.map(name => [name, 0]));
    const played = (): Played => ({ house: own, event, seated, players });
    const end = async (table: Table) => {
      await finish(played(), table);
      const [{ name }] = table.sitters as [Player];
      points.set(name, points.get(name)! + 2);
    };
    const playAll = async (info: EventInfo) => {
      for (const table of tablesOf(info, players)) {
        await begin(played(), table);
        await end(table);
      }
    };
    const witness = () => players.at(-1)!;
    const isRound = (round: number) => (info: EventInfo) => info.rounds === round;
    await follow(witness(), event);
    await playAll(await untilEvent(witness(), event, isRound(1)));

    // One table is over, one is being played, and two have not begun.
    const second = await untilEvent(witness(), event, isRound(2));
    const [over, playing] = tablesOf(second, players);
    await begin(played(), over);
    await end(over);
    await begin(played(), playing);
    await own.kill();
    for (const { page } of seated) await page.getByText(LOST).waitFor();
    await own.reopen();
    for (const { page } of seated) await page.getByText(LOST).waitFor({ state: 'detached' });
    players = await Promise.all(
      players.map(async one => ({ ...one, visitor: await Caller.come(own.home, one.cookie) })),
    );
    const back = (table: Table) => ({
      ...table,
      sitters: table.sitters.map(({ name }) => players.find(one => one.name === name)!),
    });
    await end(back(playing));
    await follow(witness(), event);
    const isOver = (match: string) => (info: EventInfo) => info.tables.some(one => one.match === match && one.ranks);
    await playAll(await untilEvent(witness(), event, isOver(playing.match)));
    await playAll(await untilEvent(witness(), event, isRound(3)));

    for (const { page } of seated) {
      await page.getByRole('region', { name: 'The first three' }).waitFor();
      const told = await standingsOn(page);
      expect(Object.fromEntries(told)).toEqual(Object.fromEntries(points));
      expect(told.map(([, value]) => value)).toEqual([...points.values()].toSorted((a, b) => b - a));
    }
    await judge(seated[1].page);
  },
);

longTest(
  'who may not open an event reads who may and what to do instead, with and without an account',
  async ({ visitor }) => {
    const closed = await openHouse({ EVENT_ORGANISERS: 'nobody' });
    onTestFinished(() => closed.close());
    const { page } = await comeAs({ visitor, house: closed }, 'Ida');
    await page.goto(`${closed.home}/#/events`);
    await page.getByText(/^To open one you need an account, and the host of this server decides who may\./).waitFor();
    expect(await page.getByRole('link', { name: 'Open an event' }).count()).toBe(0);
    await judge(page);
    await page.context().request.post(`${closed.home}/api/account`, { data: { name: 'Ida' } });
    await page.reload();
    await page.getByText(/^On this server its host decides who may open one, and your account may not\./).waitFor();
    await page.getByRole('link', { name: 'Open a table' }).click();
    await page.getByRole('heading', { name: 'Open a table' }).waitFor();
  },
);
