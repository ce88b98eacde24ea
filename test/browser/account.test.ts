import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { judge } from './judge.ts';
import { longTest } from './long.ts';
import { type House, openHouse } from './server.ts';
import { expect, phone, test, type Visit, type Visitor } from './visitor.ts';

let house: House;
/** Browsers have passkeys for names alone, and without https for this one. */
let home: string;
beforeAll(async () => {
  house = await openHouse();
  home = house.home.replace('127.0.0.1', 'localhost');
});
afterAll(() => house.close());

/** What Chromium says of an answer that refuses. */
const refused: Visit = { expected: /status of 40[049]/ };

/** A place for passkeys, as phones have one; the browser asks nobody. */
class Keyring {
  readonly #line: CDPSession;
  readonly #id: string;

  private constructor(line: CDPSession, id: string) {
    this.#line = line;
    this.#id = id;
  }

  static async on(page: Page): Promise<Keyring> {
    const line = await page.context().newCDPSession(page);
    await line.send('WebAuthn.enable');
    const { authenticatorId } = await line.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return new Keyring(line, authenticatorId);
  }

  async keys() {
    return (await this.#line.send('WebAuthn.getCredentials', { authenticatorId: this.#id })).credentials;
  }

  /** As devices do that share their passkeys. */
  async copyTo(other: Keyring): Promise<void> {
    for (const credential of await this.keys())
      await other.#line.send('WebAuthn.addCredential', { authenticatorId: other.#id, credential });
  }
}

async function accountPage(visitor: Visitor, visit?: Visit, at = home): Promise<Page> {
  return visitor.open(`${at}/#/account`, visit);
}

/** A stranger gives a name, and makes an account of it, without a mouse; answers with the codes. */
async function makeAccount(page: Page, name: string): Promise<string[]> {
  await page.getByLabel('Your name', { exact: true }).fill(name);
  await page.keyboard.press('Enter');
  await page.getByLabel('Your name for good').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: `Recovery sheet of ${name}` }).waitFor();
  return page.locator('.sheet-codes code').allInnerTexts();
}

const accountOf = (page: Page, name: string) => page.locator('.account-name', { hasText: name }).waitFor();

async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Leave on this device' }).click();
  await page.getByRole('button', { name: 'Yes, leave' }).click();
  await page.getByRole('heading', { name: 'What would you like to be called?' }).waitFor();
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('A code from another device').fill(code);
  await page.getByRole('button', { name: 'Use the code' }).click();
}

test('somebody makes a passkey, leaves, comes back on another device, loses it, and recovers by a code, once', async ({
  visitor,
}) => {
  const laptop = await accountPage(visitor, refused);
  const keyring = await Keyring.on(laptop);
  const codes = await makeAccount(laptop, 'Rosa');
  expect(codes).toHaveLength(10);
  await judge(laptop);
  await laptop.getByRole('button', { name: 'I have kept them' }).click();
  await accountOf(laptop, 'Rosa');
  await laptop.getByLabel('Name of a new passkey').fill('Big phone');
  await laptop.getByRole('button', { name: 'Make a passkey' }).click();
  await laptop.getByText('The passkey is made.').waitFor();
  await laptop.getByText('not used yet').waitFor();
  await judge(laptop);
  await leave(laptop);
  await judge(laptop);

  const other = await accountPage(visitor, { ...phone, ...refused });
  await keyring.copyTo(await Keyring.on(other));
  await other.getByRole('button', { name: 'Come back with a passkey' }).click();
  await accountOf(other, 'Rosa');
  await other.getByText('last used').waitFor();
  await judge(other);
  await other.getByRole('button', { name: /^Remove Big phone, last used/ }).click();
  await other.getByText('The passkey is removed.').waitFor();

  await laptop.getByRole('button', { name: 'Come back with a passkey' }).click();
  await laptop.getByText('This passkey is not known here.').waitFor();
  await enterCode(laptop, codes[3]);
  await accountOf(laptop, 'Rosa');
  await laptop.getByText('9 codes are left.').waitFor();
  await leave(laptop);
  await enterCode(laptop, codes[3]);
  await laptop.getByText('This code has been used').waitFor();
  expect(laptop.url() + other.url()).not.toContain(codes[3].replaceAll(' ', ''));
});

longTest(
  'where there are no passkeys the sheet and a code for another device do; a guest’s name is not somebody’s',
  async ({ visitor }) => {
    const without = async (visit?: Visit) => {
      const context = await visitor.arrive(visit);
      // As over plain http at home.
      await context.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
      const page = await context.newPage();
      await page.goto(`${house.home}/#/account`);
      return page;
    };
    const desk = await without();
    const codes = await makeAccount(desk, 'Tilda');
    await desk.getByRole('button', { name: 'I have kept them' }).click();
    await desk.getByText('Passkeys can’t be made here').waitFor();
    expect(await desk.getByRole('button', { name: 'Make a passkey' }).count()).toBe(0);

    const tablet = await without(refused);
    await tablet.getByLabel('Your name', { exact: true }).fill('T1lda');
    await tablet.keyboard.press('Enter');
    await tablet.getByText('Somebody has this name, or one that looks like it.').waitFor();
    expect(await tablet.getByRole('button', { name: 'Come back with a passkey' }).count()).toBe(0);
    await enterCode(tablet, codes[0].toUpperCase().replaceAll(' ', '-'));
    await accountOf(tablet, 'Tilda');

    const stranger = await without();
    await desk.getByRole('button', { name: 'Show a code' }).click();
    await desk.locator('output').waitFor();
    await enterCode(stranger, await desk.locator('output').innerText());
    await accountOf(stranger, 'Tilda');
  },
);

longTest('the settings lead to the account, also from their dialog, which then is gone', async ({ visitor }) => {
  const page = await visitor.open(`${home}/#/lobby`);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Your account' }).click();
  await page.getByRole('heading', { name: 'Your account', level: 1 }).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'I have an account' }).waitFor();
});
