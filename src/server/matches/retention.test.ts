import { afterAll, expect, test } from 'vitest';
import { places } from '../store/port.ts';
import { OLD_LINES, QUIET_GUESTS, QUIET_MATCHES } from '../store/removals.ts';
import { openSqlite } from '../store/sqlite.ts';
import { connect } from '../store/sqlite-driver.ts';
import { freshFile } from '../store/testing/fresh-file.ts';
import { Retention, type RetentionSettings } from './retention.ts';

const { file, remove } = freshFile();
const store = openSqlite(file);
afterAll(async () => {
  await store.close();
  remove();
});

const DAY = 86_400_000;
const NOW = 1000 * DAY;
const keep: RetentionSettings = {
  keepGuestsDays: 400,
  keepChatDays: 50,
  keepUnfinishedDays: 100,
  keepFinishedDays: 300,
  keepBackupsDays: 30,
};

/** A table with a person of its own who was last here on the same day, and a line of chat. */
async function tableOf(id: string, stage: 'playing' | 'over', daysAgo: number): Promise<void> {
  const now = NOW - daysAgo * DAY;
  const listing = { place: places.nowhere, summary: JSON.stringify({ stage }) };
  await store.addPerson({ id: `p ${id}`, name: 'P' }, { secret: `secret of ${id}`, since: 0, guarded: false });
  await store.setSeen(`p ${id}`, now);
  await store.create({ id, document: '{}', listing, people: [`p ${id}`], entries: ['a'], now });
  await store.say({ id: `line of ${id}`, match: id, at: now, body: '{}' });
}

const all = ['playing 99', 'playing 101', 'playing 450', 'over 101', 'over 299', 'over 301', 'over 450', 'used 450'];

async function left(): Promise<string[]> {
  const found = await Promise.all(all.map(id => store.load(id)));
  return all.filter((_, i) => found[i] !== undefined);
}

/** One sweep, with what it says it has forgotten. */
async function swept(settings: RetentionSettings): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const errors: unknown[] = [];
  const retention = new Retention({
    store,
    keep: settings,
    isInUse: match => match.startsWith('used'),
    now: () => NOW,
    forgotten: (what, count) => void (counts[what] = (counts[what] ?? 0) + count),
    onError: error => void errors.push(error),
  });
  await retention.sweep();
  await retention.close();
  expect(errors).toEqual([]);
  return counts;
}

test('what nobody has needed for long is forgotten, each kind after its own time, and what is in use is not', async () => {
  for (const id of all) await tableOf(id, id.startsWith('over') ? 'over' : 'playing', Number(id.split(' ')[1]));
  const forEver: RetentionSettings = {
    keepGuestsDays: 0,
    keepChatDays: 0,
    keepUnfinishedDays: 0,
    keepFinishedDays: 0,
    keepBackupsDays: 0,
  };
  expect(await swept(forEver)).toEqual({});
  expect(await left()).toEqual(all);
  // Each line is older than fifty days; those of matches that are gone went with them.
  expect(await swept(keep)).toEqual({ match: 4, line: 4, event: 0, report: 0, person: 2 });
  expect(await left()).toEqual(['playing 99', 'over 101', 'over 299', 'used 450']);
  expect(await store.deviceWith('secret of over 450')).toBeUndefined();
  // Who has no match any more, but was here not so long ago, is still known.
  expect(await store.deviceWith('secret of over 301')).toBeDefined();
  expect(await store.deviceWith('secret of used 450')).toBeDefined();
  expect(await swept(keep)).toEqual({ line: 0, event: 0, report: 0, person: 0 });
});

test('more than are taken at once are all forgotten', async () => {
  for (let i = 0; i < 230; i++) await tableOf(`many ${i}`, 'playing', 200 + (i % 3));
  expect(await swept(keep)).toMatchObject({ match: 230, line: 0, person: 0 });
});

test('backups are removed once they are older than people are told', async () => {
  const asked: number[] = [];
  const sweepWith = async (keepBackupsDays: number) => {
    const counts: [string, number][] = [];
    const retention = new Retention({
      store,
      keep: { ...keep, keepBackupsDays },
      isInUse: () => false,
      forgetBackups: before => asked.push(before),
      now: () => NOW,
      forgotten: (what, count) => void counts.push([what, count]),
      onError: error => expect.unreachable(String(error)),
    });
    await retention.sweep();
    await retention.close();
    return counts.filter(([what]) => what === 'backup');
  };
  expect(await sweepWith(0)).toEqual([]);
  expect(await sweepWith(30)).toEqual([['backup', 1]]);
  expect(asked).toEqual([NOW - 30 * DAY]);
});

test('old things are found by an index', () => {
  const database = connect(file, { readOnly: true });
  for (const [text, values] of [
    [QUIET_MATCHES, [1, 0, '', 9]],
    [QUIET_GUESTS, [1, 9]],
    [OLD_LINES, [1, 9]],
  ] as const) {
    const plan = database.prepare(`EXPLAIN QUERY PLAN ${text.replace(/\$(\d)/g, '?$1')}`).all(...values);
    const steps = plan.map(row => (row as { detail: string }).detail);
    expect(steps.filter(step => step.startsWith('SCAN') || step.includes('TEMP B-TREE'))).toEqual([]);
  }
  database.close();
});
