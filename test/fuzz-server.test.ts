import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { seeded } from '../src/engine/random.ts';
import { quickOrLong } from '../src/engine/testing/samples.ts';
import { LONGEST_TEST } from '../src/engine/testing/waiting.ts';
import { requestRefusalCodes as serverCodes } from '../src/protocol/replies.ts';
import { member } from '../src/server/app/testing/bot.ts';
import { introduce } from '../src/server/app/testing/visitor.ts';
import { refusalCodes as tableCodes } from '../src/table/match.ts';
import { call, hostileCall, loiter } from './fuzz/calls.ts';
import { hostileFrames, sendFrames } from './fuzz/frames.ts';
import { closings, Stranger } from './fuzz/stranger.ts';
import { hostileText, type Target } from './fuzz/texts.ts';
import { Pair } from './torture/pair.ts';
import { Victim } from './torture/process.ts';

/** `npm run fuzz-server` asks for many more, and may name the seed of an earlier run. */
const MESSAGES = Number(process.env['MESSAGES'] ?? quickOrLong(1000, 30_000));
const SEED = process.env['SEED'] ?? 'a quiet day';
/** A file whose coming says that somebody has had enough. */
const STOP_FILE = process.env['STOP_FILE'];
const STRANGERS = 12;
/** How much more memory may be in use afterwards, in bytes: matches are kept for a while, and so is what was compiled. */
const SLACK = 24 * 2 ** 20;

const codes = new Set<string>([...serverCodes, ...tableCodes, 'done', 'news', 'table', 'lobby', 'mine']);

/** What came of everything that was sent. */
type Tally = Map<string, number>;

function count(tally: Tally, what: string): void {
  tally.set(what, (tally.get(what) ?? 0) + 1);
}

/** Two people who play one game after the other while all this happens, and remember what they did. */
class Witnesses {
  readonly #address: string;
  readonly pairs: Pair[] = [];
  #stopped = false;
  #playing: Promise<void> = Promise.resolve();

  constructor(address: string) {
    this.#address = address;
  }

  async begin(): Promise<void> {
    await this.#next();
    this.#playing = this.#playOn();
    // Told when it is waited for.
    this.#playing.catch(() => undefined);
  }

  async #next(): Promise<Pair> {
    const pair = new Pair(() => [this.#address]);
    await pair.begin();
    // Only now is it known to strangers: with the link of a table they may sit down at it while a chair is free.
    this.pairs.push(pair);
    return pair;
  }

  async #playOn(): Promise<void> {
    await this.pairs[0].playOn(() => this.#stopped);
    while (!this.#stopped) await (await this.#next()).playOn(() => this.#stopped);
  }

  get target(): Target {
    const { match, played } = this.pairs.at(-1)!;
    const overheard = played.at(-1) ?? '{"base":0}';
    return { match, length: (JSON.parse(overheard) as { base: number }).base + 1, overheard };
  }

  /** Goes on for a few more moves, to show that nothing is broken. */
  async end(): Promise<void> {
    const enough = this.pairs.at(-1)!.acknowledged.length + 10;
    const before = this.pairs.length;
    const goesOn = async () => {
      while (this.pairs.length === before && this.pairs.at(-1)!.acknowledged.length < enough) await pause(5);
    };
    await Promise.race([goesOn(), this.#playing]);
    this.#stopped = true;
    await this.#playing;
  }
}

/** The log holds exactly what the two have played, in their order, and nothing of anybody else's. */
async function judge(pair: Pair): Promise<void> {
  const log = (await pair.log()).map(text => JSON.parse(text) as { actor: unknown; act?: string; command?: string });
  pair.leave();
  const commands = log.flatMap(({ command }) => (command === undefined ? [] : [command]));
  expect(commands).toEqual(pair.acknowledged);
  expect(log.filter(({ act }) => act !== undefined && act !== 'reveal')).toEqual([]);
}

/** Was it stopped early? */
let stopped = false;

async function attack(address: string, from: number, to: number, target: () => Target, tally: Tally): Promise<void> {
  const cookies = await Promise.all(['Mallory', 'Trudy', 'Eve'].map(name => introduce(address, name)));
  const owner = await member(address, `Olga the ${from ? 'second' : 'first'}`);
  let next = from;
  const strangers = Array.from({ length: STRANGERS }, (_, i) => new Stranger(address, ['', ...cookies][i % 4]));
  const keepOn = async (stranger: Stranger): Promise<void> => {
    while (next < to && !stopped) {
      const i = next++;
      if (STOP_FILE && i % 500 === 0) stopped = existsSync(STOP_FILE);
      await sendOne({ address, owner }, stranger, i, target(), tally);
      if (process.env['MESSAGES'] && i % 5000 === 0) process.stdout.write(`${i} of ${MESSAGES} sent\n`);
    }
  };
  const idlers = Array.from({ length: 30 }, (_, i) => loiter(address, i));
  await Promise.all(strangers.map(keepOn));
  for (const stranger of strangers) stranger.leave();
  for (const idler of idlers) idler.destroy();
}

/** Each message comes from its own seed, so that one alone can be sent again. */
async function sendOne(
  { address, owner }: { readonly address: string; readonly owner: string },
  stranger: Stranger,
  i: number,
  target: Target,
  tally: Tally,
): Promise<void> {
  const random = seeded(`${SEED} ${i}`);
  const kind = random.below(20);
  if (kind < 3) return hearStatus(i, await call(address, hostileCall(random, owner)), tally);
  if (kind === 3) return hearClosing(i, await sendFrames(address, hostileFrames(random)), tally);
  const answer = await stranger.send(hostileText(random, target), random);
  const known = codes.has(answer) || closings.has(Number(/^closed (\d+)$/.exec(answer)?.[1]));
  expect(known, `message ${i} was answered with "${answer}"`).toBe(true);
  expect(answer, `message ${i}`).not.toBe('trouble');
  count(tally, answer);
}

function hearStatus(i: number, status: number | undefined, tally: Tally): void {
  expect(status ?? 0, `call ${i}`).toBeLessThan(500);
  count(tally, status === undefined ? 'no status' : `HTTP ${status}`);
}

function hearClosing(i: number, code: number | undefined, tally: Tally): void {
  // A client that closes with a code of its own gets it back.
  const known = code === undefined || closings.has(code) || (code >= 3000 && code < 5000);
  expect(known, `frames ${i} were closed with ${code}`).toBe(true);
  count(tally, code === undefined ? 'frames taken' : `frames closed ${code < 3000 ? code : 'as they wished'}`);
}

function sent(tally: Tally): number {
  return [...tally.values()].reduce((sum, times) => sum + times, 0);
}

function say(tally: Tally, memory: readonly number[], pairs: readonly Pair[]): void {
  if (!process.env['MESSAGES']) return;
  const sorted = [...tally].toSorted((a, b) => b[1] - a[1]).map(([what, times]) => `${what} ${times}`);
  const megabytes = memory.map(bytes => (bytes / 2 ** 20).toFixed(1)).join(', then ');
  const moves = pairs.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  process.stdout.write(`${sent(tally)} messages\n`);
  process.stdout.write(`answers: ${sorted.join(', ')}\n`);
  process.stdout.write(`MB in use: ${megabytes}; witnesses: ${pairs.length} games, ${moves} moves, all as played\n`);
}

test('whatever is sent to a server, it answers, lives, and nobody’s match changes', {
  timeout: LONGEST_TEST + MESSAGES * 40,
}, async () => {
  const data = mkdtempSync(join(tmpdir(), 'caravanserai-fuzz-'));
  const victim = new Victim({ DATA: data });
  await victim.start();
  try {
    const { address } = victim;
    const witnesses = new Witnesses(address);
    await witnesses.begin();
    const tally: Tally = new Map();
    const target = () => witnesses.target;
    // A part of it first, so that everything has been used once when memory is looked at.
    await attack(address, 0, MESSAGES / 10, target, tally);
    const memory = [await victim.memory()];
    await attack(address, MESSAGES / 10, MESSAGES, target, tally);
    await witnesses.end();
    for (const pair of witnesses.pairs) await judge(pair);
    memory.push(await victim.memory());
    expect(victim.lives).toBe(true);
    expect(victim.complaints).toBe('');
    expect(memory[1]).toBeLessThan(memory[0] + SLACK);
    say(tally, memory, witnesses.pairs);
  } finally {
    await victim.kill();
    rmSync(data, { recursive: true });
  }
});
