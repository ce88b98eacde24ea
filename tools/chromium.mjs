import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Failed, run, step } from './shell.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];

/** Where systems that do not put programs on the PATH keep them. */
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  `${process.env['PROGRAMFILES']}\\Google\\Chrome\\Application\\chrome.exe`,
  `${process.env['PROGRAMFILES(X86)']}\\Microsoft\\Edge\\Application\\msedge.exe`,
];

/** What the tests need on a Debian system: the browser, and letters to draw with. */
const debianPackages = ['chromium', 'fonts-liberation', 'fonts-noto-core'];

/** The Chromium named by CHROME_PATH, else one that is installed. */
export function findChromium() {
  const named = process.env['CHROME_PATH'];
  if (named && !existsSync(named)) throw new Failed(`CHROME_PATH is "${named}", and there is no such file.`);
  if (named) return named;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = names.flatMap(name => folders.map(folder => join(folder, name)));
  return [...candidates, ...places].find(path => existsSync(path));
}

/**
 * Makes sure that there is a Chromium, and says where. Installs one only where that is a matter of one command that
 * this user may give.
 */
export async function ensureChromium() {
  const found = findChromium() ?? (mayInstall() ? await step('Installing Chromium with apt-get', install) : undefined);
  if (found !== undefined) return found;
  throw new Failed(
    'The browser tests need Chromium or Chrome, and none was found.\n' +
      `Install one (on Debian and Ubuntu: sudo apt-get install -y ${debianPackages.join(' ')}),\n` +
      'or set CHROME_PATH to the program, and run the command again.',
  );
}

function mayInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

async function install() {
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...debianPackages]]) {
    const { code, output } = await run('apt-get', args);
    if (code !== 0) throw new Failed(`${output.trim()}\n\nChromium could not be installed with apt-get.`);
  }
  return findChromium();
}
