import { expect, test } from 'vitest';
import { Syncing } from './syncing.ts';

/** A disk that is at work until it is told to have finished. */
function slowDisk() {
  const turns: { done(): void; fail(): void }[] = [];
  const sync = () =>
    new Promise<void>((resolve, reject) => {
      turns.push({ done: resolve, fail: () => reject(new Error('the disk is full')) });
    });
  return { turns, syncing: new Syncing(sync) };
}

async function settle(): Promise<void> {
  await new Promise(resolve => setImmediate(resolve));
}

test('who asks while the disk is at work waits for its next turn, together with all others', async () => {
  const { turns, syncing } = slowDisk();
  const safe: string[] = [];
  const ask = (who: string) => void syncing.safe().then(() => safe.push(who));
  ask('Anna');
  await settle();
  for (const who of ['Ben', 'Carl']) ask(who);
  await settle();
  expect(turns.length).toBe(1);
  turns[0].done();
  await settle();
  expect([safe, turns.length]).toEqual([['Anna'], 2]);
  turns[1].done();
  await settle();
  expect([safe, turns.length]).toEqual([['Anna', 'Ben', 'Carl'], 2]);
});

test('a turn that fails is told to those who waited for it, and the next one is tried all the same', async () => {
  const { turns, syncing } = slowDisk();
  const first = syncing.safe();
  await settle();
  const second = syncing.safe();
  turns[0].fail();
  await expect(first).rejects.toThrow('the disk is full');
  await settle();
  turns[1].done();
  await expect(second).resolves.toBeUndefined();
});
