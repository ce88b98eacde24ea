import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { pageServer } from '../../src/server/app/pages.ts';
import { findChromium } from '../../tools/chromium.mjs';
import { root } from '../tree.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the one browser of all tests listens. */
    browser: string;
    /** Where the built page is served. */
    page: string;
  }
}

const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** What nobody ever looks at here: it would be loaded for every window, and take longer than our page. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];
/** Only the last list of this kind counts, so it has to repeat what Playwright 1.64.1 leaves out. */
const leftOutByPlaywright = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'BlockOriginHeaderModificationOnRedirect',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'Translate',
];
const unwanted = [...addressBar, ...leftOutByPlaywright].join();

/** One server and one browser for all files; what they share is only what a busy machine would share too. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('no Chromium found; "npm test -- --only browser" gets one');
  const server = await pageServer(`${root}dist/web`);
  const page = await server.listen({ host: '127.0.0.1', port: 0 });
  const browser = await chromium.launchServer({ executablePath, args: [...quiet, `--disable-features=${unwanted}`] });
  project.provide('page', page);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await server.close();
  };
}
