import type { Page } from 'playwright-core';
import { engine } from './engines/chosen.ts';

/** How somebody does things: each way knows how to point at a hex of the board and at a button. */
export interface Hands {
  hex(page: Page, name: string): Promise<void>;
  /** A colour in the stock, by its place there. */
  colour(page: Page, place: number): Promise<void>;
  button(page: Page, name: string): Promise<void>;
  /** The first thing that the selector finds. */
  press(page: Page, selector: string): Promise<void>;
}

/** What can be chosen now, as the board and the stock show it. */
export interface Sight {
  readonly hexes: readonly string[];
  /** The colours that can be chosen, by their place in the stock, and how many camels of each are left. */
  readonly colours: readonly { readonly place: number; readonly left: number }[];
  readonly colourChosen: boolean;
}

export function look(page: Page): Promise<Sight> {
  return page.evaluate(() => {
    const hexes = [...document.querySelectorAll<SVGElement>('[data-lit]')].map(hex => hex.dataset['place'] ?? '');
    const herds = [...document.querySelectorAll('button[aria-pressed].herd')];
    const colours = herds.flatMap((herd, place) =>
      herd.getAttribute('aria-disabled') === 'true' ? [] : [{ place, left: Number.parseInt(herd.textContent, 10) }],
    );
    const pressed = herds.some(herd => herd.getAttribute('aria-pressed') === 'true');
    return { hexes, colours, colourChosen: pressed };
  });
}

/** The middle of a hex on the screen, on the board itself or in the magnifier, and how broad it is. */
function middleOf(
  page: Page,
  hex: string,
  frame: 'svg' | '.magnifier g' = 'svg',
): Promise<{ x: number; y: number; breadth: number }> {
  return page.locator(`${frame} > .targets > [data-place="${hex}"]`).evaluate(shape => {
    const { left, top, width, height } = shape.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2, breadth: Math.min(width, height) };
  });
}

/** What is smaller is seen enlarged at the first tap, and chosen by the second. */
const LEAST_TARGET = 24;

const herd = (page: Page, place: number) => page.locator('button.herd').nth(place);

export const mouse: Hands = {
  async hex(page, name) {
    const { x, y } = await middleOf(page, name);
    await page.mouse.click(x, y);
  },
  colour: (page, place) => herd(page, place).click(),
  button: (page, name) => page.getByRole('button', { name, exact: true }).click(),
  press: (page, selector) => page.locator(selector).first().click(),
};

export const finger: Hands = {
  async hex(page, name) {
    const spot = await middleOf(page, name);
    await engine.tapAt(page, spot);
    if (spot.breadth >= LEAST_TARGET) return;
    await engine.tapAt(page, await middleOf(page, name, '.magnifier g'));
    await page.locator('.magnifier').waitFor({ state: 'detached' });
  },
  colour: (page, place) => engine.tap(herd(page, place)),
  button: (page, name) => engine.tap(page.getByRole('button', { name, exact: true })),
  press: (page, selector) => engine.tap(page.locator(selector).first()),
};

/** Nothing but keys: the board is reached with Tab, hexes by jumping from one that is lit to the next. */
export const keys: Hands = {
  async hex(page, name) {
    await tabTo(page, '[role="application"]');
    const known = await page.locator('[data-lit]').count();
    for (let i = 0; i <= known; i++) {
      if (await isAt(page, name)) return page.keyboard.press('Enter');
      await page.keyboard.press('n');
    }
    throw new Error(`the keys do not lead to ${name}`);
  },
  async colour(page, place) {
    await tabTo(page, '[role="application"]');
    await page.keyboard.press(String(place + 1));
  },
  async button(page, name) {
    // A turn that is complete is ended with Enter from wherever one is.
    if (name !== 'End turn') await tabTo(page, `button:text-is("${name}"), a:text-is("${name}")`);
    await page.keyboard.press('Enter');
  },
  async press(page, selector) {
    await tabTo(page, selector);
    await page.keyboard.press('Enter');
  },
};

/** Where the cursor is, as the board says it; a place may be called otherwise in a sentence than in the notation. */
async function isAt(page: Page, name: string): Promise<boolean> {
  const cursor = page.locator('[data-cursor]');
  const at = await cursor.getAttribute('data-at');
  return at === null ? beginsWith(await cursor.innerText(), name) : at === name;
}

/** `m12` does not begin with the name `m1`. */
function beginsWith(sentence: string, name: string): boolean {
  return sentence.startsWith(name) && !/^\w/.test(sentence.slice(name.length));
}

export async function tabTo(page: Page, selector: string): Promise<void> {
  const target = page.locator(selector).first();
  // Back where that is the shorter way: a long log lies before the end of the page.
  const back = await target.evaluate(element => {
    const order = document.activeElement?.compareDocumentPosition(element) ?? 0;
    return document.activeElement !== document.body && (order & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  });
  for (let i = 0; i < 400; i++) {
    if (await target.evaluate(element => element === document.activeElement)) return;
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

/** Chooses a colour if one is to be chosen, then a hex: one from the middle of those that are lit. */
export async function choose(page: Page, hands: Hands): Promise<void> {
  const { colourChosen, colours } = await look(page);
  // The scarcest colour: the game ends with the last camel of any.
  const [scarcest] = colours.toSorted((a, b) => a.left - b.left);
  if (!colourChosen && scarcest) await hands.colour(page, scarcest.place);
  const { hexes } = await look(page);
  const hex = hexes[Math.floor(hexes.length / 2)];
  if (hex !== undefined) await hands.hex(page, hex);
}
