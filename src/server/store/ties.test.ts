import { afterAll, expect, test } from 'vitest';
import { endGrounds, engines, on } from './testing/grounds.ts';

afterAll(endGrounds);

test.each(engines)('%s: somebody mutes and blocks others, and changes their mind', async name => {
  const { store } = await on(name);
  for (const id of ['tom', 'uta', 'vera'])
    await store.addPerson({ id, name: id }, { secret: `secret of ${id}`, since: 1, guarded: false });
  await store.ties.setTie('tom', 'uta', 'mute', 10);
  await store.ties.setTie('tom', 'vera', 'block', 20);
  await store.ties.setTie('tom', 'gone', 'mute', 5);
  expect(await store.ties.tiesOf('tom', 9)).toEqual([
    { other: 'vera', tie: 'block', name: 'vera' },
    { other: 'uta', tie: 'mute', name: 'uta' },
    { other: 'gone', tie: 'mute', name: '' },
  ]);
  expect(await store.ties.tiesOf('tom', 1)).toHaveLength(1);
  expect(await store.ties.tiesOf('uta', 9)).toEqual([]);
  await store.ties.setTie('tom', 'uta', 'block', 30);
  expect(await store.ties.tieBetween('tom', 'uta')).toBe('block');
  expect(await store.ties.tieBetween('uta', 'tom')).toBeUndefined();
  await store.ties.setTie('tom', 'uta', undefined, 40);
  expect(await store.ties.tieBetween('tom', 'uta')).toBeUndefined();
  // A name for good is what they are called.
  await store.accounts.claim({ person: 'vera', name: 'Vera B', skeleton: 'verab', since: 1 });
  expect((await store.ties.tiesOf('tom', 9))[0]).toMatchObject({ name: 'Vera B' });
});
