import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { NOBODY } from '../../engine/game.ts';
import { backUp } from '../store/backup.ts';
import { connect } from '../store/sqlite-driver.ts';
import { freshFile } from '../store/testing/fresh-file.ts';
import { begun, carriedOut, desert, logOf, someMove, stateOf } from './testing/desert.ts';
import { openTestServer } from './testing/test-server.ts';
import { introduce, nonce, Visitor } from './testing/visitor.ts';

const folder = mkdtempSync(join(tmpdir(), 'caravanserai-backup-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Two = Awaited<ReturnType<typeof begun>>;

async function play({ anna, ben, match }: Two, goesOn: (moves: number) => boolean): Promise<void> {
  for (let moves = 0; goesOn(moves); moves++) {
    const state = stateOf(anna, match);
    const seat = desert.actor(state);
    if (seat === NOBODY) return;
    const base = logOf(anna, match).length;
    const reply = await [anna, ben][seat].ask({ type: 'play', match, seat, base, moves: [someMove(state)] });
    expect(reply).toMatchObject(carriedOut);
    await anna.until(() => logOf(anna, match).length > base);
  }
}

/** As people make one, in a process of its own; answers with what it says. */
async function backUpAside(file: string, to: string): Promise<string> {
  const script = fileURLToPath(new URL('../../../dist/node/server/backup.js', import.meta.url));
  const env = { ...process.env, DATA: dirname(file), DATABASE_URL: '' };
  return (await promisify(execFile)(process.execPath, [script, to], { env })).stdout;
}

test('a backup that is made while people play is whole, and can be played on from', async () => {
  const { file, remove } = freshFile();
  const server = await openTestServer({ file }, { env: { MESSAGES_PER_SECOND: '0' } });
  const cookie = await introduce(server.address, 'Carl');
  const tables = await Promise.all([1, 2, 3, 4].map(() => begun(server.address)));
  await Promise.all(tables.map(table => play(table, moves => moves < 4)));
  const before = tables.map(({ anna, match }) => logOf(anna, match));
  const copies: string[] = [];
  const playing = Promise.all(tables.map(table => play(table, () => copies.length < 3)));
  for (let i = 0; i < 3; i++) {
    const to = join(folder, `backup-${i}.db`);
    expect(await backUpAside(file, to)).toMatch(/ holds 4 matches with \d+ entries\n$/);
    copies.push(to);
  }
  await playing;
  const after = tables.map(({ anna, match }) => logOf(anna, match));
  await server.close();
  remove();

  for (const to of copies) {
    const restored = freshFile();
    copyFileSync(to, restored.file);
    const again = await openTestServer({ file: restored.file });
    const carl = await Visitor.come(again.address, cookie);
    for (const [i, { match }] of tables.entries()) {
      await carl.ask({ type: 'watch', match });
      const log = logOf(carl, match);
      // Every move that was acknowledged before it was made is there, and nothing that never happened.
      expect(log.slice(0, before[i].length)).toEqual(before[i]);
      expect(after[i].slice(0, log.length)).toEqual(log);
    }
    await again.close();
    restored.remove();
  }
});

test('people and tables are there after a backup is restored, and play goes on', async () => {
  const first = freshFile();
  const server = await openTestServer({ file: first.file });
  const cookie = await introduce(server.address, 'Anna');
  const anna = await Visitor.come(server.address, cookie);
  const chairs = [{ for: 'me' }, { for: 'bot', level: 'learning' }];
  const open = { type: 'open', game: 'durch-die-wueste', options: {}, chairs, listed: false, pace: 'relaxed' };
  const { match } = (await anna.ask(open)) as { match: string };
  await anna.ask({ type: 'sit', match, seat: 0, nonce: nonce() });
  await anna.ask({ type: 'start', match });
  const to = join(folder, 'kept.db');
  backUp(first.file, to);
  await server.close();
  first.remove();

  const second = freshFile();
  copyFileSync(to, second.file);
  const again = await openTestServer({ file: second.file });
  const back = await Visitor.come(again.address, cookie);
  expect(JSON.stringify(await back.ask({ type: 'mine' }))).toContain(match);
  await back.ask({ type: 'watch', match });
  const base = logOf(back, match).length;
  const wish = { type: 'play', match, seat: 0, base, moves: [someMove(stateOf(back, match))] };
  expect(await back.ask(wish)).toMatchObject(carriedOut);
  await back.until(() => logOf(back, match).length >= base + 2);
  await again.close();
  second.remove();
});

test('no backup is better than a bad one', () => {
  const source = join(folder, 'source.db');
  expect(() => backUp(source, join(folder, 'a.db'))).toThrow('there is no database at');
  const database = connect(source);
  database.exec('CREATE TABLE matches (id text, length integer); CREATE TABLE entries (match text, seq integer)');
  database.exec("INSERT INTO matches VALUES ('a', 2); INSERT INTO entries VALUES ('a', 0)");
  expect(() => backUp(source, join(folder, 'a.db'))).toThrow('do not fit together');
  database.exec("INSERT INTO entries VALUES ('a', 1), ('b', 0)");
  expect(() => backUp(source, join(folder, 'a.db'))).toThrow('do not fit together');
  database.exec("DELETE FROM entries WHERE match = 'b'");
  expect(backUp(source, join(folder, 'a.db'))).toEqual({ matches: 1, entries: 2 });
  // It holds secrets: nobody else on this machine may read it.
  expect(statSync(join(folder, 'a.db')).mode & 0o077).toBe(0);
  expect(() => backUp(source, join(folder, 'a.db'))).toThrow('is there already');
  database.close();
  writeFileSync(source, 'this is no database at all');
  expect(() => backUp(source, join(folder, 'b.db'))).toThrow('not a database');
  expect(existsSync(join(folder, 'b.db'))).toBe(false);
  expect(readdirSync(folder).filter(name => name.endsWith('.part'))).toEqual([]);
});
