import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startPostgres } from '../src/server/store/testing/cluster.ts';
import { Pair } from './torture/pair.ts';
import { Victim } from './torture/process.ts';

/** `npm run torture` asks for many more. */
const KILLS = Number(process.env['KILLS'] ?? 3);
const TABLES = 8;
/** Far more than it takes: on a busy machine a server needs a while to come back. */
const LONGEST = 120_000 + KILLS * 60_000;

/** Kills one server after the other while people play, and compares what they were sent with what was stored. */
async function torture(victims: readonly Victim[]): Promise<void> {
  const pairs: Pair[] = [];
  let stopped = false;
  const keepPlaying = async (): Promise<void> => {
    while (!stopped) {
      const pair = new Pair(() => victims.map(({ address }) => address));
      pairs.push(pair);
      await pair.begin();
      await pair.playOn(() => stopped);
    }
  };
  const playing = Promise.all(Array.from({ length: TABLES }, keepPlaying));
  await Promise.race([playing, killInTurn(victims, () => movesOf(pairs))]);
  stopped = true;
  await playing;
  for (const pair of pairs) await judge(pair);
  say(summaryOf(pairs));
}

/** Counted in moves, not in time: on a busy machine as on a quiet one every kill hits people who play. */
async function killInTurn(victims: readonly Victim[], moves: () => number): Promise<void> {
  for (let kill = 0; kill < KILLS; kill++) {
    const target = moves() + 5 + Math.random() * 40;
    while (moves() < target) await pause(1 + Math.random() * 5);
    const victim = victims[kill % victims.length];
    await victim.kill();
    await victim.start();
    say(`${kill + 1} of ${KILLS} kills`);
  }
  const target = moves() + 20;
  while (moves() < target) await pause(5);
}

/** Only who waits for a long run wants to read on. */
function say(text: string): void {
  if (process.env['KILLS']) process.stdout.write(`${text}\n`);
}

function movesOf(pairs: readonly Pair[]): number {
  return pairs.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
}

function summaryOf(pairs: readonly Pair[]): string {
  const sent = pairs.reduce((sum, pair) => sum + pair.sent.size, 0);
  return `${pairs.length} games, ${movesOf(pairs)} acknowledged moves, ${sent} entries sent, none lost, none twice`;
}

async function judge(pair: Pair): Promise<void> {
  const log = await pair.log();
  pair.leave();
  const commands = log.map(text => (JSON.parse(text) as { command?: string }).command);
  const kept = pair.acknowledged.filter(command => commands.filter(other => other === command).length === 1);
  expect(kept, 'acknowledged moves that are in the log exactly once').toEqual(pair.acknowledged);
  for (const [seq, texts] of pair.sent) expect([...texts], `what was sent of entry ${seq}`).toEqual([log[seq]]);
}

test('a server that is killed again and again loses nothing that it has said', { timeout: LONGEST }, async () => {
  const data = mkdtempSync(join(tmpdir(), 'caravanserai-crash-'));
  const victim = new Victim({ DATA: data });
  await victim.start();
  try {
    await torture([victim]);
    expect(victim.complaints).toBe('');
  } finally {
    await victim.kill();
    rmSync(data, { recursive: true });
  }
});

test('two servers on one database lose nothing when one of them is killed', { timeout: LONGEST }, async () => {
  const cluster = await startPostgres();
  const DATABASE_URL = await cluster.database();
  const victims = [new Victim({ DATABASE_URL }), new Victim({ DATABASE_URL })];
  for (const victim of victims) await victim.start();
  try {
    await torture(victims);
  } finally {
    for (const victim of victims) await victim.kill();
    await cluster.stop();
  }
});
