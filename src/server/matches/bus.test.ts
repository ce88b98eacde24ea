import { EventEmitter, once } from 'node:events';
import pg from 'pg';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { emptyDatabase } from '../store/testing/empty-database.ts';
import { Gate } from '../store/testing/gate.ts';
import { type Bus, postgresBus } from './bus.ts';

const open: Bus[] = [];
afterAll(() => Promise.all(open.map(bus => bus.close())));

/** In milliseconds: no heart beats by itself before a test is over. */
const NEVER = 3600_000;
/** Until a bus that is being closed gives up on a database that says nothing. */
const SOON = 3000;

/** A bus, what was received on it, an event for each time it was lost or came back, and its heart in the test's hand. */
async function listening(address: string, beat = NEVER) {
  const timers = vi.spyOn(globalThis, 'setInterval');
  const received: string[] = [];
  const events = new EventEmitter();
  const bus = await postgresBus({
    address,
    received: ({ about }) => void received.push(about),
    missed: () => events.emit('back'),
    onError: error => events.emit('lost', error),
    beat,
  });
  const begun = timers.mock.calls.findIndex(([, pause]) => pause === beat);
  const [beatHeart] = timers.mock.calls[begun];
  clearInterval(timers.mock.results[begun].value as NodeJS.Timeout);
  timers.mockRestore();
  open.push(bus);
  return { bus, received, events, beatHeart };
}

test('a process that does not hear the others for a moment knows it, and catches up', async () => {
  const address = await emptyDatabase();
  const [{ bus, received, events }, other] = [await listening(address), await listening(address)];
  expect(bus.isListening).toBe(true);
  const [lost, back] = [once(events, 'lost'), once(events, 'back')];
  const admin = new pg.Client({ connectionString: address });
  await admin.connect();
  const [first] = (
    await admin.query(`SELECT pid FROM pg_stat_activity WHERE application_name = 'caravanserai bus'
    AND datname = current_database() ORDER BY backend_start LIMIT 1`)
  ).rows as { pid: number }[];
  await admin.query('SELECT pg_terminate_backend($1)', [first.pid]);
  await lost;
  expect(bus.isListening).toBe(false);
  await back;
  expect(bus.isListening).toBe(true);
  other.bus.publish({ about: 'lobby' });
  await expect.poll(() => received).toEqual(['lobby']);
  await admin.end();
});

test('a connection that went dead without a word is noticed, and what could not be published meanwhile is made up for', async () => {
  const address = await emptyDatabase();
  const gate = await Gate.before(address);
  const [one, two] = [await listening(gate.address, SOON), await listening(address)];
  const [lost, back] = [once(one.events, 'lost'), once(one.events, 'back')];
  gate.block();
  one.beatHeart();
  one.beatHeart();
  const [error] = (await lost) as [Error];
  expect(error.message).toBe('the database has said nothing for 3 seconds');
  expect(one.bus.isListening).toBe(false);
  one.bus.publish({ about: 'lobby' });
  gate.unblock();
  await back;
  expect(one.bus.isListening).toBe(true);
  await expect.poll(() => two.received).toContain('anything');
  two.bus.publish({ about: 'lobby' });
  await expect.poll(() => one.received).toContain('lobby');
  gate.block();
  await one.bus.close();
  await gate.close();
});

test('a connection that is well is left alone, however little there is to publish', async () => {
  const { bus, events, beatHeart } = await listening(await emptyDatabase());
  let losses = 0;
  events.on('lost', () => losses++);
  const emitted = vi.spyOn(pg.Client.prototype, 'emit');
  onTestFinished(() => emitted.mockRestore());
  for (let beats = 1; beats <= 3; beats++) {
    beatHeart();
    await expect.poll(() => emitted.mock.calls.filter(([name]) => name === 'notification')).toHaveLength(beats);
  }
  expect([bus.isListening, losses]).toEqual([true, 0]);
});
