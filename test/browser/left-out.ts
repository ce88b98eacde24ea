import type { BrowserName } from '../../tools/browsers.mjs';

/** A test that can't be run in an engine, for a reason that lies with the engine or its driver, never with the page. */
export interface LeftOut {
  readonly engine: BrowserName;
  /** The file, without `.test.ts`. */
  readonly file: string;
  readonly title: string;
  readonly reason: string;
}

const unanswered =
  'WebKitGTK can’t be told how to answer for scripts that the page loads, only for what it fetches by itself';

/** Only the line to Chromium can give a browser a place for passkeys that asks nobody. */
const keyless = 'only Chromium can be given an authenticator that answers by itself';
const withPasskey =
  'somebody makes a passkey, leaves, comes back on another device, loses it, and recovers by a code, once';

const screenOnly = 'only Chromium’s driver can show a page as it will be printed';
const onePage = 'rules, score sheet and board each fit on one page, with nothing but the page on it';

export const leftOut: readonly LeftOut[] = [
  { engine: 'firefox', file: 'printed', title: onePage, reason: screenOnly },
  { engine: 'webkit', file: 'printed', title: onePage, reason: screenOnly },
  { engine: 'firefox', file: 'account', title: withPasskey, reason: keyless },
  { engine: 'webkit', file: 'account', title: withPasskey, reason: keyless },
  {
    engine: 'firefox',
    file: 'online-lobby',
    title: 'a push message is shown by the worker in the language of the page',
    reason: 'only Chromium can be told to deliver a push message that no push service has sent',
  },
  {
    engine: 'webkit',
    file: 'arrival',
    title: 'a board whose files do not come says so, and a press fetches it',
    reason: unanswered,
  },
  {
    engine: 'webkit',
    file: 'compression',
    title: 'the page, its scripts and its styles arrive compressed',
    reason: 'WebKitGTK unpacks what arrives, and does not tell how it was packed',
  },
  {
    engine: 'webkit',
    file: 'start',
    title: 'a tap on Play asks for the files of its game in one go',
    reason: unanswered,
  },
  {
    engine: 'webkit',
    file: 'touch',
    title: 'a tap reaches the page as a finger, not as a mouse',
    reason: 'WebKitGTK tells of a finger in real touch events, but its pointer events always speak of a mouse',
  },
  {
    engine: 'webkit',
    file: 'device',
    title: 'under the games it is said how long they last, and a press makes them last',
    reason: 'WebKit forgets after a week: there the page rightly says so, as the test after this one sees',
  },
  {
    engine: 'webkit',
    file: 'online-lobby',
    title: 'a push message is shown by the worker in the language of the page',
    reason: 'only Chromium can be told to deliver a push message that no push service has sent',
  },
  {
    engine: 'webkit',
    file: 'online-lobby',
    title: 'the bell of a table asks first, and then tells of a turn while nobody looks',
    reason: 'WebKitGTK that was once refused notifications can’t be allowed them as long as it runs',
  },
  {
    engine: 'webkit',
    file: 'zoom',
    title: 'two fingers bring the board closer on a phone, pick nothing, and one finger still does',
    reason: 'WebKitGTK tells the page of touches by all fingers, but makes pointer events of the first one alone',
  },
];
