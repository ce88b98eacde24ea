import { type BrowserName, findBrowser, howToGet } from '../../../tools/browsers.mjs';

/** Where the program is, which the command that runs the tests has seen to. */
export function programOf(name: BrowserName): string {
  const found = findBrowser(name);
  if (found === undefined) throw new Error(howToGet(name));
  return found;
}
