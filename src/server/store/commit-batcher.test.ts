import { expect, test } from 'vitest';
import { CommitBatcher } from './commit-batcher.ts';

/** Writes that end when the test says so. */
function desk(settings: { most: number; inFlight: number }) {
  const batches: string[] = [];
  const ends: ((won: boolean[] | Error) => void)[] = [];
  const gathering = new CommitBatcher<string>({
    ...settings,
    key: item => item[0] ?? '',
    write: items =>
      new Promise((resolve, reject) => {
        batches.push(items.join(' '));
        ends.push(won => (won instanceof Error ? reject(won) : resolve(won)));
      }),
  });
  return { gathering, batches, ends };
}

const round = () => new Promise(resolve => setImmediate(resolve));

test('what comes in one round of the event loop shares a batch, and later ones wait for it', async () => {
  const { gathering, batches, ends } = desk({ most: 9, inFlight: 1 });
  const done = [gathering.add('a1'), gathering.add('b1'), gathering.add('a2')];
  expect(batches).toEqual([]);
  await round();
  done.push(gathering.add('c1'));
  await round();
  expect([batches, gathering.waiting]).toEqual([['a1 b1'], 2]);
  ends[0]?.([true, false]);
  await round();
  expect(batches).toEqual(['a1 b1', 'a2 c1']);
  ends[1]?.([true, true]);
  expect(await Promise.all(done)).toEqual([true, false, true, true]);
});

test('a full batch goes at once, and others may follow while it is under way', async () => {
  const { gathering, batches, ends } = desk({ most: 2, inFlight: 2 });
  const done = ['a1', 'b1', 'c1', 'd1', 'e1'].map(item => gathering.add(item));
  expect(batches).toEqual(['a1 b1', 'c1 d1']);
  await round();
  expect(batches).toHaveLength(2);
  ends[1]?.([true, true]);
  await round();
  expect(batches).toEqual(['a1 b1', 'c1 d1', 'e1']);
  let settled = false;
  const end = gathering.settled().then(() => (settled = true));
  ends[2]?.([true]);
  await round();
  expect(settled).toBe(false);
  ends[0]?.([true, true]);
  await end;
  expect(await Promise.all(done)).toEqual([true, true, true, true, true]);
});

test('a batch that fails fails those in it, and nobody else', async () => {
  const { gathering, ends } = desk({ most: 1, inFlight: 1 });
  const first = gathering.add('a1');
  const second = gathering.add('b1');
  ends[0]?.(new Error('no disk'));
  await expect(first).rejects.toThrow('no disk');
  await round();
  ends[1]?.([true]);
  expect(await second).toBe(true);
  await gathering.settled();
});
