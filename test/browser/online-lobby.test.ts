import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { judge } from './judge.ts';
import { longTest } from './long.ts';
import { GAME } from './matches.ts';
import { beginTable, comeAs, forTwo, goToTable, myTurn, takeTurn } from './online.ts';
import { type House, openHouse } from './server.ts';
import { expect, phone, test } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const openTables = (page: Page) => page.getByRole('region', { name: 'Open tables' });
const myTables = (page: Page) => page.getByRole('region', { name: 'Your tables' });

async function untilTitled(page: Page, title: string): Promise<void> {
  await page.waitForFunction(wanted => document.title === wanted, title);
}

async function giveName(page: Page, name: string): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'What is your name?' });
  await sheet.getByRole('textbox', { name: 'Your name' }).fill(name);
  await sheet.getByRole('button', { name: 'That’s me' }).click();
}

test('a table that one opens stands in the lobby of others at once, and they sit down', async ({ visitor }) => {
  const ben = await visitor.open(`${house.home}/#/lobby`);
  await openTables(ben).getByText('Nobody is waiting at the moment.').waitFor();

  const anna = await visitor.open(house.home);
  await anna.locator('summary').filter({ hasText: 'More' }).first().click();
  await anna.getByRole('link', { name: 'With others: Durch die Wüste' }).click();
  await anna.getByRole('link', { name: 'Open a table' }).click();
  await anna.getByRole('radio', { name: '3' }).check({ force: true });
  await anna.getByLabel('Seat 3: Played by').selectOption('easy');
  await anna.getByLabel('Time').selectOption('A day a turn');
  await anna.getByRole('button', { name: 'Open the table' }).click();
  await giveName(anna, 'Anna');
  await anna.getByRole('heading', { name: 'Who’s playing?' }).waitFor();

  const row = openTables(ben).getByRole('listitem').filter({ hasText: 'Anna' });
  await row.getByText('2 of 3 seats taken · A day a turn').waitFor();
  await judge(ben);
  await row.getByRole('link', { name: 'Join: Durch die Wüste, Anna, free, Leila (Computer, easy)' }).click();
  await ben.getByRole('button', { name: 'Sit down here' }).click();
  await giveName(ben, 'Ben');
  await anna.getByText('All seats are taken.').waitFor();

  await anna.goto(`${house.home}/#/lobby`);
  await myTables(anna).getByText('3 of 3 seats taken').waitFor();
  await openTables(anna).getByText('Nobody is waiting at the moment.').waitFor();
});

longTest(
  'a table for those with the link alone is in nobody’s lobby, and a game can be chosen there',
  async ({ visitor }) => {
    const { page, caller } = await comeAs({ visitor, house }, 'Dora', phone);
    const ben = await visitor.open(`${house.home}/#/lobby?game=nomadi`);
    await openTables(ben).waitFor();
    await caller.ask(forTwo);
    await caller.ask({ ...forTwo, game: 'nomadi', listed: true });
    await openTables(ben).getByText('Dora').waitFor();
    await ben.getByLabel('Which game?').selectOption('wuestenkoenige');
    await openTables(ben).getByText('Nobody is waiting').waitFor();
    await ben.getByLabel('Which game?').selectOption('All games');
    await expect.poll(() => openTables(ben).getByText('Dora').count()).toBe(1);
    await page.goto(`${house.home}/#/lobby`);
    await myTables(page).getByRole('listitem').nth(1).waitFor();
    await judge(page);
    await page.goto(`${house.home}/#/open/nomadi`);
    await page.getByRole('button', { name: 'Open the table' }).waitFor();
    await judge(page);
  },
);

test('the title counts the tables that wait, on every screen, and the lobby shows them first', async ({ visitor }) => {
  const [anna, ben] = [await comeAs({ visitor, house }, 'Anna'), await comeAs({ visitor, house }, 'Ben')];
  const { page } = anna;
  const match = await beginTable([anna, ben]);
  await anna.caller.ask({ ...forTwo, chairs: [{ for: 'me' }, { for: 'anybody' }] });
  await page.goto(`${house.home}/#/lobby`);
  const first = myTables(page).getByRole('listitem').first();
  await first.getByText('Your turn').waitFor();
  await untilTitled(page, '(1) Play with others · Caravanserai');
  await expect.poll(() => page.locator('link[rel="icon"]').getAttribute('href')).toBe('./icon-waiting.svg');
  await first.getByRole('link').click();
  await takeTurn(page);
  await untilTitled(page, 'Durch die Wüste · Caravanserai');
  expect(page.url()).toContain(match);
  // Known from the last visit, without anything online on the screen.
  await ben.page.goto(`${house.home}/#/lobby`);
  await myTables(ben.page).getByText('Your turn').waitFor();
  await ben.page.goto(`${house.home}/#/`);
  await ben.page.reload();
  await untilTitled(ben.page, '(1) Caravanserai');
  const waiting = ben.page.getByRole('region', { name: 'Your tables' });
  await expect.poll(() => waiting.innerText()).toMatch(/Durch die Wüste[^]*Anna[^]*Ben[^]*Your turn/);
  await waiting.getByRole('link', { name: 'Play your turn: Durch die Wüste with Anna' }).click();
  await ben.page.waitForURL(new RegExp(`#/table/${match}$`));
  // Where somebody else is to move, the game is not lost from sight, either.
  await page.goto(`${house.home}/#/`);
  const myTable = page.getByRole('region', { name: 'Your tables' });
  await myTable.getByText('Ben to move').waitFor();
  await myTable.getByRole('link', { name: 'Back to your table: Durch die Wüste with Ben' }).click();
  await page.waitForURL(new RegExp(`#/table/${match}$`));
});

longTest('a code makes another device the same person, once', async ({ visitor }) => {
  const { page: laptop, caller } = await comeAs({ visitor, house }, 'Emil');
  await caller.ask(forTwo);
  await laptop.goto(`${house.home}/#/lobby`);
  await myTables(laptop).waitFor();
  await laptop.goto(`${house.home}/#/settings`);
  await laptop.getByRole('button', { name: 'Show a code' }).click();
  await laptop.getByText('It works once, for 10 minutes.').waitFor();
  const code = await laptop.locator('output').innerText();
  await judge(laptop);

  const other = await visitor.open(`${house.home}/#/settings`, phone);
  await other.getByText('You have no name yet.').waitFor();
  await enterCode(other, code.toUpperCase());
  await other.getByText('This device is Emil now.').waitFor();
  await other.goto(`${house.home}/#/lobby`);
  await myTables(other).getByText('Emil').waitFor();
  expect(laptop.url() + other.url()).not.toContain(code.replace(' ', ''));

  const third = await visitor.open(`${house.home}/#/settings`, { expected: /status of 404/ });
  await enterCode(third, code);
  await third.getByText('This code has been used').waitFor();
});

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('A code from another device').fill(code);
  await page.getByRole('button', { name: 'Use the code' }).click();
}

longTest('a name can be changed, in the lobby and in the settings', async ({ visitor }) => {
  const { page } = await comeAs({ visitor, house }, 'Fred');
  await page.goto(`${house.home}/#/lobby`);
  await page.getByRole('button', { name: 'Change name' }).click();
  await giveName(page, 'Frida');
  await page.getByText('You are Frida').waitFor();
  await page.goto(`${house.home}/#/settings`);
  await page.getByRole('textbox', { name: 'Your name' }).fill('  ');
  await page.getByRole('button', { name: 'That’s me' }).click();
  await page.getByText('A name has 1 to 24 letters.').waitFor();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Frieda');
  await page.getByRole('button', { name: 'That’s me' }).click();
  await page.getByText('From now on you are Frieda.').waitFor();
});

test('a page without its server says so, and so does one that can’t reach it', async ({ visitor }) => {
  const context = await visitor.arrive();
  await context.route('**/api/me', route => route.fulfill({ contentType: 'text/html', body: '<title>A page</title>' }));
  const page = await context.newPage();
  await page.goto(`${visitor.home}/#/lobby`);
  await page.getByText('this page runs without a server').waitFor();
  await page.getByRole('link', { name: 'Home' }).last().click();
  await page
    .getByRole('button', { name: /^Play / })
    .first()
    .waitFor();

  const far = await visitor.arrive({ cutOff: true });
  await far.route('**/api/me', route => route.abort());
  const lonely = await far.newPage();
  await lonely.goto(`${house.home}/#/lobby`);
  await lonely.getByText('You are offline, or the server can’t be reached.').waitFor();
  await far.unroute('**/api/me');
  await lonely.getByRole('button', { name: 'Try again' }).click();
  await openTables(lonely).waitFor();
});

const bell = (page: Page) => page.getByRole('button', { name: 'Tell me when it is my turn' });

/** The windows of tests have no push service; the page then tells as long as it is open. */
const pushable = { serviceWorkers: 'allow', expected: /Push API in incognito mode/ } as const;

/** What the page shows on the desktop, by its title and text. */
function notices(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body }) => `${title}: ${body}`);
  });
}

/** What the page has the browser show from now on: how long it then stays on the desktop is up to the browser. */
async function noticesShown(page: Page): Promise<() => Promise<string[]>> {
  const shown = await page.evaluateHandle(() => {
    const texts: string[] = [];
    const { showNotification } = ServiceWorkerRegistration.prototype;
    ServiceWorkerRegistration.prototype.showNotification = async function (title, options) {
      await showNotification.call(this, title, options);
      texts.push(`${title}: ${options?.body}`);
    };
    return texts;
  });
  return () => shown.jsonValue();
}

longTest('the bell of a table asks first, and then tells of a turn while nobody looks', async ({ visitor }) => {
  const anna = await comeAs({ visitor, house }, 'Anna');
  const ben = await comeAs({ visitor, house }, 'Ben', pushable);
  const match = await beginTable([anna, ben]);
  // Another table has waited for Ben before: that is no news, and its number says that the page knows his tables.
  await beginTable([ben, anna]);
  await goToTable(ben, house, match);
  await untilTitled(ben.page, '(1) Durch die Wüste · Caravanserai');
  await bell(ben.page).click();
  await ben.page.getByText('This browser doesn’t allow notifications').waitFor();
  await expect.poll(() => bell(ben.page).getAttribute('aria-pressed')).toBe('false');
  await ben.page.getByRole('button', { name: 'Close', exact: true }).click();

  await ben.page.context().grantPermissions(['notifications'], { origin: house.home });
  await ben.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await bell(ben.page).click();
  await ben.page.getByText(/^You are told when it is your turn at this table/).waitFor();
  await expect.poll(() => bell(ben.page).getAttribute('aria-pressed')).toBe('true');
  const shown = await noticesShown(ben.page);
  await ben.page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true }));
  await goToTable(anna, house, match);
  await takeTurn(anna.page);
  await myTurn(ben.page).waitFor();
  await untilTitled(ben.page, '(2) Durch die Wüste · Caravanserai');
  await expect.poll(shown).toEqual(['Your turn: Durch die Wüste · Anna']);
});

longTest('a push message is shown by the worker in the language of the page', async ({ visitor }) => {
  const anna = await comeAs({ visitor, house }, 'Anna', { ...pushable, locale: 'nl-NL' });
  const context = anna.page.context();
  await context.grantPermissions(['notifications'], { origin: house.home });
  const match = await beginTable([anna, await comeAs({ visitor, house }, 'Ben')]);
  await goToTable(anna, house, match);
  await anna.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await anna.page.getByRole('button', { name: 'Laat me weten wanneer ik aan de beurt ben' }).click();
  await anna.page.getByText(/^Je krijgt bericht/).waitFor();
  await anna.page.close();
  await deliverPush(context, house.home, { match, game: GAME });
  const page = await context.newPage();
  await page.goto(`${house.home}/#/`);
  await expect.poll(() => notices(page)).toEqual(['Jij bent aan de beurt: Durch die Wüste']);
});

/** As the push service of the browser would deliver it. */
async function deliverPush(context: BrowserContext, origin: string, said: object): Promise<void> {
  const empty = await context.newPage();
  const session = await context.newCDPSession(empty);
  const registration = new Promise<string>(resolve =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (ours) resolve(ours.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  const registrationId = await registration;
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(said) });
}
