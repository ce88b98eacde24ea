import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { levelNames } from '../src/ai/levels.ts';
import type { TableSnapshot } from '../src/protocol/replies.ts';
import { begun, logOf, opened, someMove, stateOf } from '../src/server/app/testing/desert.ts';
import { introduce, Visitor } from '../src/server/app/testing/visitor.ts';
import { textOf } from './tree.ts';

const script = fileURLToPath(new URL('./torture/server.mjs', import.meta.url));
const data = mkdtempSync(join(tmpdir(), 'caravanserai-shutdown-'));
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(data, { recursive: true });
});

interface Process {
  readonly child: ChildProcess;
  /** The exit code; a death by a signal has none. */
  readonly ended: Promise<number | undefined>;
  readonly said: () => string;
}

function started(args: readonly string[], env: Readonly<Record<string, string>> = {}): Process {
  return watched(spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] }));
}

function watched(child: ChildProcess): Process {
  children.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => (said += text.toString()));
  const ended = new Promise<number | undefined>(resolve => child.once('exit', code => resolve(code ?? undefined)));
  return { child, ended, said: () => said };
}

async function server(): Promise<Process & { readonly address: string }> {
  const process = started([script], { HOST: '127.0.0.1', PORT: '0', DATA: data, MESSAGES_PER_SECOND: '0' });
  return { ...process, address: (await output(process, /http:\S+/)).trim() };
}

/** Waits until the process has said something. */
async function output({ said, ended }: Process, wanted: RegExp): Promise<string> {
  let over = false;
  void ended.then(() => (over = true));
  for (;;) {
    const found = wanted.exec(said());
    if (found) return found[0];
    if (over) throw new Error(`it ended and said: ${said()}`);
    await pause(10);
  }
}

test('a server that gets a signal finishes what it has begun, drains its sessions, and ends well', async () => {
  const first = await server();
  const cookie = await introduce(first.address, 'Carl');
  const carl = await Visitor.come(first.address, cookie);
  const tables = await Promise.all([1, 2, 3, 4, 5, 6].map(() => begun(first.address)));
  const idle = new WebSocket(`${first.address.replace('http', 'ws')}/socket`);
  await new Promise(resolve => idle.once('open', resolve));
  const code = new Promise<number>(resolve => idle.once('close', resolve));
  const changing = await opened(carl);
  // Moves are on their way when the signal comes; some are in time, some may not be.
  for (const { anna, match } of tables) {
    const wish = { match, seat: 0, base: logOf(anna, match).length, moves: [someMove(stateOf(anna, match))] };
    anna.send(JSON.stringify({ type: 'play', id: 'last', ...wish }));
  }
  // Somebody who can't decide on a bot has a long line of requests waiting.
  for (let i = 0; i < 50; i++)
    carl.send(JSON.stringify({ type: 'bot', id: `b${i}`, match: changing, seat: 1, level: levelNames[i % 5] }));
  await Promise.race(tables.map(({ anna }) => anna.until(isLast)));
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  expect(await code).toBe(1012);
  for (const { anna, ben } of tables)
    for (const visitor of [anna, ben]) expect(await visitor.next('bye')).toMatchObject({ again: expect.any(Number) });
  expect(first.said()).toBe(`${first.address}\n`);

  const second = await server();
  const back = await Visitor.come(second.address, cookie);
  const answered = carl.replies.filter(reply => reply.type === 'done' && /^b\d/.test(reply.id)).length;
  const shown = (await back.ask({ type: 'watch', match: changing })) as TableSnapshot;
  expect(shown.table.chairs[1]?.bot).toBe(answered === 0 ? undefined : levelNames[(answered - 1) % 5]);
  for (const { anna, match } of tables) {
    await back.ask({ type: 'watch', match });
    const played = logOf(back, match).filter(entry => entry.includes('"command":"0:last"')).length;
    expect(played).toBe(anna.replies.some(isLast) ? 1 : 0);
  }
  second.child.kill('SIGINT');
  expect(await second.ended).toBe(0);
});

function isLast(reply: object): boolean {
  return 'id' in reply && reply.id === 'last';
}

/** A program whose closing never ends, with a few seconds to do it in. Its clock stands still until it is told that a second has passed. */
function stubborn(seconds: number): Process {
  const signals = new URL('../dist/node/server/app/signals.js', import.meta.url).href;
  const program = `import { closeOnSignals } from ${JSON.stringify(signals)};
    let now = 0;
    performance.now = () => now;
    process.on('SIGUSR2', () => console.log('later', now += 1000));
    closeOnSignals(() => { console.log('closing'); return new Promise(() => {}); }, ${seconds});
    process.on('SIGINT', () => console.log('heard'));
    setInterval(() => {}, 1000);
    console.log('ready');`;
  return started(['--input-type=module', '-e', program]);
}

test('a second signal ends it at once, but not one that is merely handed on twice', async () => {
  const process = stubborn(600);
  await output(process, /ready/);
  process.child.kill('SIGINT');
  await output(process, /heard/);
  process.child.kill('SIGINT');
  // Two signals that wait at the same time may come in either order.
  await output(process, /heard\s+heard/);
  process.child.kill('SIGUSR2');
  await output(process, /later/);
  expect(process.child.exitCode).toBeNull();
  process.child.kill('SIGINT');
  expect(await process.ended).toBe(1);
  expect(process.said()).toContain('told to end a second time');
});

test('the level of the log is changed by a signal, and changed back', async () => {
  const signals = new URL('../dist/node/server/app/signals.js', import.meta.url).href;
  const program = `import { changeLevelOnSignal } from ${JSON.stringify(signals)};
    changeLevelOnSignal({ level: 'warn' }, text => console.log(text));
    setInterval(() => {}, 1000);
    console.log('ready');`;
  const process = started(['--input-type=module', '-e', program]);
  await output(process, /ready/);
  process.child.kill('SIGUSR2');
  await output(process, /Log level: debug/);
  process.child.kill('SIGUSR2');
  await output(process, /Log level: warn/);
  process.child.kill('SIGKILL');
});

test('closing that takes too long is cut short', async () => {
  const process = stubborn(1);
  await output(process, /ready/);
  process.child.kill('SIGTERM');
  expect(await process.ended).toBe(1);
  expect(process.said()).toContain('has not come to an end in 1 seconds');
});

/** A folder where `npm start` does what it does here, with a program that tells what it hears. */
function packageWith(program: string): string {
  const folder = join(data, 'package');
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: { start: string } };
  mkdirSync(join(folder, 'tools'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'started', scripts: { start: scripts.start } }));
  writeFileSync(join(folder, 'tools/start.mjs'), program);
  return folder;
}

test('a signal to npm start reaches the server, and npm ends with it and with its code', async () => {
  const cwd = packageWith(`process.on('SIGTERM', () => { console.log('closed well'); process.exit(0); });
    setInterval(() => {}, 1000);
    console.log('server', process.pid);`);
  const npm = watched(spawn('npm', ['start'], { cwd, stdio: ['ignore', 'pipe', 'pipe'] }));
  const [, pid] = (await output(npm, /server \d+/)).split(' ');
  npm.child.kill('SIGTERM');
  const code = await npm.ended;
  const left = isAlive(Number(pid));
  if (left) process.kill(Number(pid), 'SIGKILL');
  expect({ code, left }).toEqual({ code: 0, left: false });
  expect(npm.said()).toContain('closed well');
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
