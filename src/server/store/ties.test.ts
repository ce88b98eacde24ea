import { afterAll, expect, test } from 'vitest';
import { endGrounds, engines, matchNamed, on } from './testing/grounds.ts';

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

test.each(engines)('%s: invitations are kept, the latest of them; they go with their table', async name => {
  const { store } = await on(name);
  await store.addPerson({ id: 'wim', name: 'Wim' }, { secret: 'secret of wim', since: 1, guarded: false });
  for (const match of ['tableone', 'tabletwo', 'tablesix']) await store.create(matchNamed(match));
  const { ties } = store;
  for (const [at, match] of ['tableone', 'tabletwo', 'tablesix', 'tableone'].entries())
    await ties.invite({ person: 'xena', match, sender: 'wim', at }, 2);
  expect((await ties.invitationsOf('xena', 9)).map(({ name: who, listing }) => [who, listing.match])).toEqual([
    ['Wim', 'tableone'],
    ['Wim', 'tablesix'],
  ]);
  expect(await ties.countInvited('tableone')).toBe(1);
  expect(await ties.countInvited('tabletwo')).toBe(0);
  await ties.dropInvitation('xena', 'tableone');
  expect(await store.forgetMatch('tablesix', 1000)).toBe(true);
  expect(await ties.invitationsOf('xena', 9)).toEqual([]);
  expect(await ties.countInvited('tablesix')).toBe(0);
  const device = { match: 'tableone', person: 'xena', endpoint: 'there', subscription: '{}' };
  await store.addSubscription(device);
  expect(await ties.subscriptionsOfPerson('xena', 9)).toMatchObject([device]);
});
