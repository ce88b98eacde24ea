import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Failed, run, step } from './shell.mjs';

/**
 * @typedef {object} Kind One of the engines that browsers are built on, and what of it the tests need.
 * @property {string} title
 * @property {string} variable names the program, where it is not where systems keep it
 * @property {readonly string[]} names of the program, as it may be called on the PATH
 * @property {readonly string[]} places where systems that do not put programs on the PATH keep it
 * @property {readonly string[]} helpers programs on the PATH without which it can't be driven
 * @property {readonly string[]} packages what there is to install on a Debian system
 */

/** Letters to draw with. */
const fonts = ['fonts-liberation', 'fonts-noto-core'];
const programFiles = process.env['PROGRAMFILES'];

/** @satisfies {Record<string, Kind>} */
export const kinds = {
  chromium: {
    title: 'Chromium',
    variable: 'CHROME_PATH',
    names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'],
    places: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      `${programFiles}\\Google\\Chrome\\Application\\chrome.exe`,
      `${process.env['PROGRAMFILES(X86)']}\\Microsoft\\Edge\\Application\\msedge.exe`,
    ],
    helpers: [],
    packages: ['chromium', ...fonts],
  },
  firefox: {
    title: 'Firefox',
    variable: 'FIREFOX_PATH',
    names: ['firefox-esr', 'firefox'],
    places: ['/Applications/Firefox.app/Contents/MacOS/firefox', `${programFiles}\\Mozilla Firefox\\firefox.exe`],
    helpers: [],
    packages: ['firefox-esr', ...fonts],
  },
  webkit: {
    title: 'WebKit',
    variable: 'WEBKIT_DRIVER_PATH',
    names: ['WebKitWebDriver'],
    places: [],
    helpers: ['Xvfb', 'python3'],
    packages: ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'gir1.2-gtk-3.0', 'python3-gi', 'xvfb', ...fonts],
  },
};

/** @typedef {keyof typeof kinds} BrowserName */

export const browserNames = /** @type {BrowserName[]} */ (Object.keys(kinds));

/**
 * The program that an environment variable names, else one that is installed; nothing if something is missing.
 * @param {BrowserName} name
 */
export function findBrowser(name) {
  const { variable, names, places, helpers } = kinds[name];
  const named = process.env[variable];
  if (named && !existsSync(named)) throw new Failed(`${variable} is "${named}", and there is no such file.`);
  if (!helpers.every(helper => onPath([helper]))) return;
  return named || (onPath(names) ?? places.find(path => existsSync(path)));
}

/** @param {readonly string[]} names */
function onPath(names) {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap(name => folders.map(folder => join(folder, name))).find(path => existsSync(path));
}

/**
 * Makes sure that there is such a browser, and says where. Installs one only where that is a matter of one command that
 * this user may give.
 * @param {BrowserName} name
 */
export async function ensureBrowser(name) {
  const found = findBrowser(name);
  if (found !== undefined) return found;
  const { title } = kinds[name];
  const installed = mayInstall()
    ? await step(`Installing ${title} with apt-get (once, about a minute)`, () => install(name))
    : undefined;
  if (installed !== undefined) return installed;
  throw new Failed(howToGet(name));
}

/** @param {BrowserName} name */
export function howToGet(name) {
  const { title, variable, packages } = kinds[name];
  return (
    `Tests in ${title} need it on this machine, and it was not found.\n` +
    `Install it (on Debian: sudo apt-get install -y ${packages.join(' ')}),\n` +
    `or set ${variable} to the program, and run the command again.`
  );
}

function mayInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** @param {BrowserName} name */
async function install(name) {
  const { title, packages } = kinds[name];
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const { code, output } = await run('apt-get', args);
    if (code !== 0) throw new Failed(`${output.trim()}\n\n${title} could not be installed with apt-get.`);
  }
  return findBrowser(name);
}
