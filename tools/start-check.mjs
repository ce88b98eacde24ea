// `node tools/start-check.mjs`: opens the server as `npm start` does, plays a move there, opens it again, and looks whether
// all is well. Ends with a line `N passed, N failed`.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Guest } from './guest.mjs';
import { Failed, guarded, root, step } from './shell.mjs';
import { endOn, signalGroup, stoppedBySignals } from './signals.mjs';

/** @typedef {{ address: string, said(): string, close(): Promise<number> }} Server */

const stop = stoppedBySignals();
const data = mkdtempSync(join(tmpdir(), 'caravanserai-start-'));
/** @type {import('node:child_process').ChildProcess[]} */
const children = [];
process.on('exit', () => {
  // With all that it has started: an installation that was stopped goes on for a while otherwise.
  for (const { pid } of children) if (pid !== undefined) signalGroup(pid, 'SIGKILL');
  rmSync(data, { recursive: true, force: true });
});

/**
 * Answers when the server says where it is open.
 * @returns {Promise<Server>}
 */
function start() {
  const env = { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA: data, DATABASE_URL: '' };
  const child = spawn(process.execPath, [join(root, 'tools/start.mjs')], { env, cwd: root, detached: true });
  children.push(child);
  endOn(child, stop);
  let said = '';
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', text => {
    complaints += text;
  });
  const close = async () => {
    child.kill('SIGTERM');
    const [code] = await once(child, 'close');
    return code;
  };
  return new Promise((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', text => {
      said += text;
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
      if (address !== undefined) resolve({ address, said: () => complaints, close });
    });
    child.once('close', code => reject(new Failed(`It ended with code ${code} and said:\n${said}${complaints}`)));
  });
}

/** @param {string} address */
async function openPage(address) {
  const answer = await fetch(`${address}/`);
  const text = await answer.text();
  if (!answer.ok || !text.includes('<title>')) throw new Failed(`the page was answered with ${answer.status}: ${text}`);
}

/**
 * Sits down against a bot, makes the first move there is, and waits for the bot's: it thinks in a thread of its own.
 * @param {Guest} guest
 */
async function playMoves(guest) {
  const chairs = [{ for: 'me' }, { for: 'bot', level: 'learning' }];
  const table = { game: 'durch-die-wueste', options: {}, chairs, listed: false, pace: 'relaxed' };
  const { match } = await guest.ask('open', table);
  await guest.ask('sit', { match, seat: 0, nonce: randomBytes(16).toString('hex') });
  await guest.ask('start', { match });
  const { entries } = await guest.ask('watch', { match });
  await guest.ask('play', { match, seat: 0, base: entries.length, moves: [await firstMove(entries)] });
  await guest.until(({ type, from, entries: news }) => type === 'news' && from + news.length > entries.length + 1);
  return match;
}

/**
 * The first legal move after these entries, by the rules as they were built.
 * @param {readonly { move?: string }[]} entries
 */
async function firstMove(entries) {
  const { loadGame } = await import(pathToFileURL(join(root, 'dist/node/games/registry.js')).href);
  const { movesOf } = await import(pathToFileURL(join(root, 'dist/node/engine/game.js')).href);
  const game = await loadGame('durch-die-wueste');
  const state = game.initial(2, { chips: 'down' });
  for (const { move } of entries) if (move !== undefined) game.apply(state, game.parse(state, move));
  return game.format(state, movesOf(game, state)[0]);
}

/**
 * @param {string} address
 * @param {string} cookie
 * @param {string} match
 */
async function entriesOf(address, cookie, match) {
  const guest = await Guest.come(address, cookie);
  const { entries } = await guest.ask('watch', { match });
  guest.leave();
  return JSON.stringify(entries);
}

/** @param {Server} server */
async function closeServer(server) {
  const code = await server.close();
  if (code !== 0) throw new Failed(`it ended with code ${code}`);
  // Where this Node warns of something, everybody who starts the server reads it.
  if (server.said() !== '') throw new Failed(`it had something to say:\n${server.said()}`);
}

await guarded(async () => {
  let passed = 0;
  /**
   * @template T
   * @param {string} title
   * @param {() => Promise<T>} work
   */
  const check = async (title, work) => {
    const result = await step(title, work);
    passed++;
    return result;
  };
  try {
    const first = await check('Installing, building and starting', start);
    await check('Opening the page', () => openPage(first.address));
    const cookie = await Guest.introduce(first.address);
    const guest = await Guest.come(first.address, cookie);
    const match = await check('Playing a move, and waiting for the bot', () => playMoves(guest));
    await check('Closing it', () => closeServer(first));
    const kept = JSON.stringify(guest.log);
    const second = await check('Starting again', start);
    await check('Reading what was played', async () => {
      const entries = await entriesOf(second.address, cookie, match);
      if (!entries.startsWith(kept.slice(0, -1))) throw new Failed(`it was ${kept}, and is now ${entries}`);
    });
    await check('Closing it again', () => closeServer(second));
  } catch (error) {
    process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n${passed} passed, 1 failed\n`);
    process.exit(1);
  }
  process.stdout.write(`${passed} passed, 0 failed\n`);
});
