import { type BrowserName, browserNames } from '../../../tools/browsers.mjs';
import { chromium } from './chromium.ts';
import type { Engine } from './engine.ts';
import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

const engines: Readonly<Record<BrowserName, Engine>> = { chromium, firefox, webkit };

/** The engine that these tests run in: the one that ENGINE names, and Chromium unless told. */
export const engine: Engine = chosen(process.env.ENGINE ?? 'chromium');

function chosen(name: string): Engine {
  const found = Object.values(engines).find(one => one.name === name);
  if (!found) throw new Error(`ENGINE is "${name}", and has to be one of ${browserNames.join(', ')}`);
  return found;
}
