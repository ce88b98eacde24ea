import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import type { BrowserName } from '../../../tools/browsers.mjs';

/** A browser that runs, for all files of tests. */
export interface Running {
  /** Where it can be reached, in words that only its engine has to understand. */
  readonly endpoint: string;
  close(): Promise<void>;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Two fingers left and right of a spot, going from one distance to another. */
export interface Pinch {
  readonly around: Spot;
  readonly from: number;
  readonly to: number;
}

/** A file that the page has given somebody to take along. */
export interface Saved {
  readonly name: string;
  readonly content: Buffer;
}

/** What the tests need to know of an engine. All else they do the same way everywhere, in Playwright's words. */
export interface Engine {
  readonly name: BrowserName;
  /** Starts it, once for all tests. */
  launch(): Promise<Running>;
  /** Called in each process that runs tests. */
  connect(endpoint: string): Promise<Browser>;
  /** As much of what a test wishes of a window as this engine can be told. */
  fit(wishes: BrowserContextOptions): BrowserContextOptions;
  /** Tells a new set of windows what its driver does not. */
  prepare?(context: BrowserContext, wishes: BrowserContextOptions): Promise<void>;
  /** What it says about a line to the server that was cut. */
  readonly cutOff: RegExp;
  /** What it says, or is made to say by its driver, though the page has done nothing wrong. */
  readonly chatter?: RegExp;
  /** One short touch by a finger, in the middle of something that can be touched. */
  tap(target: Locator): Promise<void>;
  tapAt(page: Page, spot: Spot): Promise<void>;
  pinch(page: Page, pinch: Pinch): Promise<void>;
  /** The file that the page saves when something is pressed. */
  save(page: Page, press: () => Promise<void>): Promise<Saved>;
  /** Any browser may lose what it has fetched before. This one loses all of it now, if it can be told to. */
  forgetFiles(page: Page): Promise<void>;
}
