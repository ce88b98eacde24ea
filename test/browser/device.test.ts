import type { BrowserContext, Page } from 'playwright-core';
import { quickOrLong } from '../../src/engine/testing/samples.ts';
import { engine } from './engines/chosen.ts';
import { judge } from './judge.ts';
import { longTest } from './long.ts';
import { goOutside, keepMatch, playedMatch } from './matches.ts';
import { expect, phone, test, type Visit, type Visitor } from './visitor.ts';

/** Opens the page as a browser would that the script makes of this one. */
async function openAs(visitor: Visitor, disguise: () => void, visit: Visit = {}): Promise<Page> {
  const context = await visitor.arrive(visit);
  await context.addInitScript(disguise);
  const page = await context.newPage();
  await page.goto(visitor.home);
  return page;
}

async function openGuide(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Install Caravanserai' }).click();
  await page.getByRole('dialog', { name: 'Install Caravanserai' }).waitFor();
}

const asPhoneOfApple = () => Object.defineProperty(Navigator.prototype, 'standalone', { value: false });
const asMac = () => {
  Object.defineProperty(Navigator.prototype, 'vendor', { value: 'Apple Computer, Inc.' });
  Object.defineProperty(Navigator.prototype, 'platform', { value: 'MacIntel' });
};
const asOtherPhone = () => {
  const { matchMedia } = window;
  const coarse = (query: string) => (query === '(pointer: coarse)' ? '(min-width: 0px)' : query);
  window.matchMedia = query => matchMedia.call(window, coarse(query));
};
/** Where nothing can be installed: neither offline nor by finger. */
const asOldComputer = () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');

const installers = [
  ['an iPhone', asPhoneOfApple, 'tap “Add to Home Screen”'],
  ['a Mac', asMac, 'Choose “Add to Dock…”'],
  ['another phone', asOtherPhone, 'Open the browser’s menu'],
] as const;
test.for(installers.slice(0, quickOrLong(1, installers.length)))(
  'the guide shows how %s installs the page, step by step',
  async ([, disguise, step], { visitor }) => {
    const page = await openAs(visitor, disguise, phone);
    await openGuide(page);
    await page.getByText(step).first().waitFor();
    expect(await page.locator('.install-picture').count()).toBe(3);
    await judge(page);
  },
);

longTest('where nothing can be installed the guide says so, and how others do it', async ({ visitor }) => {
  const page = await openAs(visitor, asOldComputer);
  await openGuide(page);
  await page.getByText('This browser can’t install pages.').waitFor();
  expect(await page.locator('.install-picture').count()).toBe(0);
  await page.getByText('In another browser').click();
  await page.getByRole('heading', { name: 'iPhone and iPad' }).waitFor();
});

/** What a browser lends a page that may install itself, and what it says once that is done. */
async function lendPrompt(page: Page): Promise<void> {
  await page.evaluate(() => {
    const prompt = async () => void dispatchEvent(new Event('appinstalled'));
    const userChoice = Promise.resolve({ outcome: 'accepted' });
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt, userChoice }));
  });
}

longTest(
  'where the browser lends a prompt one press installs the page, and then it is offered no more',
  async ({ visitor }) => {
    const page = await visitor.open('#/');
    await page.getByRole('button', { name: 'Menu' }).waitFor();
    await lendPrompt(page);
    await openGuide(page);
    await page.getByRole('button', { name: 'Install', exact: true }).click();
    await page.getByText('Thank you, and good journeys!').waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Settings' }).waitFor();
    expect(await page.getByRole('button', { name: 'Install Caravanserai' }).count()).toBe(0);
  },
);

longTest('a page that runs in its own window does not offer to be installed', async ({ visitor }) => {
  const page = await openAs(visitor, () => Object.defineProperty(Navigator.prototype, 'standalone', { value: true }));
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Settings' }).waitFor();
  expect(await page.getByRole('button', { name: 'Install Caravanserai' }).count()).toBe(0);
});

async function withGames(visitor: Visitor, ...disguises: readonly (() => void)[]): Promise<Page> {
  const context = await visitor.arrive();
  for (const disguise of disguises) await context.addInitScript(disguise);
  const page = await context.newPage();
  await goOutside(page, visitor.home);
  await keepMatch(page, await playedMatch({ seats: 3, played: 0.4 }));
  await keepMatch(page, await playedMatch({ seats: 4, played: 1 }));
  await page.goto(visitor.home);
  return page;
}

/** A browser that grants lasting storage to whoever asks for it. An empty window has no storage at all. */
const generous = () => {
  if (!isSecureContext) return;
  let lasting = false;
  navigator.storage.persisted = async () => lasting;
  navigator.storage.persist = async () => (lasting = true);
};
const strict = () => {
  if (!isSecureContext) return;
  navigator.storage.persisted = async () => false;
  navigator.storage.persist = async () => false;
};

test('under the games it is said how long they last, and a press makes them last', async ({ visitor }) => {
  const page = await withGames(visitor, generous);
  await page.getByText('If the device runs out of room').waitFor();
  await page.getByRole('button', { name: 'Keep them for good' }).click();
  await page.getByText('until you delete them').waitFor();
  expect(await page.getByRole('button', { name: 'Keep them for good' }).count()).toBe(0);
});

longTest('where games go after a week it is said, and what helps', async ({ visitor }) => {
  const page = await withGames(visitor, strict, asMac);
  await page.getByText('if you don’t come by for a week').waitFor();
  await page.getByRole('button', { name: 'Keep them for good' }).click();
  await page.getByText('a file is always safe').waitFor();
});

longTest(
  'the second game of a device has the browser asked for lasting storage, the first does not',
  async ({ visitor }) => {
    const context = await visitor.arrive();
    await context.addInitScript(() => {
      if (!isSecureContext) return;
      navigator.storage.persist = async () => {
        localStorage.setItem('asked', 'yes');
        return true;
      };
    });
    const page = await context.newPage();
    const asked = () => page.evaluate(() => localStorage.getItem('asked'));
    for (const expected of [undefined, 'yes']) {
      await page.goto(visitor.home);
      await page
        .getByRole('button', { name: /^Play / })
        .first()
        .click();
      await page.locator('[data-lit]').first().waitFor();
      if (expected) await page.waitForFunction(() => localStorage.getItem('asked') === 'yes');
      else expect(await asked()).toBeFalsy();
      await goOutside(page, visitor.home);
    }
  },
);

longTest('to install is offered under the games, and whoever declines is not asked again', async ({ visitor }) => {
  const page = await withGames(visitor, asPhoneOfApple);
  const offer = page.getByRole('region', { name: 'Install Caravanserai' });
  await offer.getByRole('button', { name: 'Install Caravanserai' }).click();
  await page.getByRole('dialog', { name: 'Install Caravanserai' }).waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await offer.getByRole('button', { name: 'Not now' }).click();
  await offer.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText('Your games are kept').waitFor();
  expect(await offer.count()).toBe(0);
});

async function saveAll(page: Page): Promise<Buffer> {
  const press = () => page.getByRole('button', { name: 'Save all games as a file' }).click();
  const { name, content } = await engine.save(page, press);
  expect(name).toMatch(/^caravanserai-games-\d{4}-\d\d-\d\d\.jsonl$/);
  return content;
}

async function bring(page: Page, content: Buffer): Promise<void> {
  const file = { name: 'games.jsonl', mimeType: 'application/jsonl', buffer: content };
  await page.locator('input[type=file]').setInputFiles(file);
}

test('all games go into one file, and come back on a device that has none', async ({ visitor }) => {
  const file = await saveAll(await withGames(visitor));
  const page = await visitor.open('#/');
  await bring(page, file);
  await page.getByText('2 games came in.').waitFor();
  await page.getByRole('heading', { name: 'Your games' }).waitFor();
  await bring(page, file);
  await page.getByText('0 games came in. 2 were here already.').waitFor();
  // Its name is that of the game, too: links are also read one by one, out of their places.
  await page
    .getByRole('region', { name: 'Continue' })
    .getByRole('link', { name: /^Continue: / })
    .click();
  await page.locator('[data-lit]').first().waitFor();
});

longTest('an installed page gives a file to the system, which may keep it or not', async ({ visitor }) => {
  const page = await withGames(visitor, () => {
    Object.defineProperty(Navigator.prototype, 'standalone', { value: true });
    const name = ({ files }: ShareData) => files?.[0]?.name ?? '';
    navigator.canShare = data => name(data ?? {}).endsWith('.jsonl');
    navigator.share = async data => localStorage.setItem('shared', name(data ?? {}));
  });
  await page.getByRole('button', { name: 'Save all games as a file' }).click();
  await page.getByText(/^Saved as caravanserai-games-/).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('shared'))).toMatch(/^caravanserai-games-/);
});

async function openSharing(context: BrowserContext, home: string): Promise<Page> {
  const page = await context.newPage();
  await goOutside(page, home);
  const kept = await playedMatch({ seats: 2, played: 1 });
  await keepMatch(page, kept);
  await page.goto(`${home}/#/replay/${kept.id}?at=70`);
  await page.getByRole('button', { name: 'Share and save' }).click();
  return page;
}

test('the clipboard is asked within the click, before the game is packed into a link', async ({ visitor }) => {
  const context = await visitor.arrive();
  await context.addInitScript(() => {
    if (!isSecureContext) return;
    let clicking = false;
    addEventListener('click', () => void (clicking = true), true);
    addEventListener('click', () => void (clicking = false));
    navigator.clipboard.write = async ([item]) => {
      // Like Safari: whoever comes after the click is sent away.
      if (!clicking) throw new Error('not in a click');
      localStorage.setItem('copied', await (await item.getType('text/plain')).text());
    };
    navigator.clipboard.writeText = () => Promise.reject(new Error('not in a click'));
  });
  const page = await openSharing(context, visitor.home);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('The link is copied.').waitFor();
  const link = await page.evaluate(() => localStorage.getItem('copied'));
  const friend = await visitor.open(link ?? '');
  await friend.getByRole('slider', { name: 'Position in the game' }).waitFor();
});

longTest('where the clipboard takes nothing the link can be copied by hand', async ({ visitor }) => {
  const context = await visitor.arrive();
  await context.addInitScript(() => {
    if (!isSecureContext) return;
    Reflect.deleteProperty(window, 'ClipboardItem');
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
  });
  const page = await openSharing(context, visitor.home);
  await page.getByRole('button', { name: 'Copy link' }).click();
  const link = page.getByRole('textbox', { name: 'Copy this link:' });
  expect(await link.inputValue()).toMatch(/^http.*#\//);
});

longTest('on a phone the system passes the link on, and to think better of it is no trouble', async ({ visitor }) => {
  const context = await visitor.arrive(phone);
  await context.addInitScript(() => {
    navigator.share = async data => {
      localStorage.setItem('shared', data?.url ?? '');
      throw new DOMException('closed', 'AbortError');
    };
  });
  const page = await openSharing(context, visitor.home);
  await page.getByRole('button', { name: 'Share link' }).click();
  await page.waitForFunction(() => localStorage.getItem('shared')?.startsWith('http'));
  expect(await page.getByRole('textbox').count()).toBe(0);
});
