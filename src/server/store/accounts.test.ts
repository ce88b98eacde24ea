import { afterAll, expect, test } from 'vitest';
import type { StoredPasskey } from './account-port.ts';
import type { Store } from './port.ts';
import { endGrounds, engines, on } from './testing/grounds.ts';

afterAll(endGrounds);

async function somebody(store: Store, id: string): Promise<void> {
  await store.addPerson({ id, name: id }, { secret: `secret of ${id}`, since: 1, guarded: false });
}

const personWith = async (store: Store, id: string) => (await store.deviceWith(`secret of ${id}`))?.person;

test.each(engines)('%s: a name is given for good, once to a person and to one person alone', async name => {
  const { store } = await on(name);
  for (const id of ['anna', 'ben']) await somebody(store, id);
  const annas = { person: 'anna', name: 'Anna', skeleton: 'anna', since: 5 };
  expect(await store.accounts.accountOf('anna')).toBeUndefined();
  expect(await store.accounts.claim(annas)).toBe(true);
  expect(await store.accounts.claim({ ...annas, person: 'ben', name: 'ANNA' })).toBe(false);
  expect(await store.accounts.claim({ ...annas, name: 'Other', skeleton: 'other' })).toBe(false);
  expect(await store.accounts.accountOf('anna')).toEqual(annas);
  expect(await store.accounts.accountOf('ben')).toBeUndefined();
  expect(await store.accounts.holderOf('anna')).toBe('anna');
  expect(await store.accounts.holderOf('other')).toBeUndefined();
});

test.each(engines)('%s: of many who want a name at once, one gets it', async name => {
  const { store } = await on(name);
  const ids = Array.from({ length: 12 }, (_, i) => `wants${i}`);
  for (const id of ids) await somebody(store, id);
  const given = await Promise.all(
    ids.map(person => store.accounts.claim({ person, name: 'Wanted', skeleton: 'wanted', since: 1 })),
  );
  expect(given.filter(Boolean)).toHaveLength(1);
  expect(await store.accounts.holderOf('wanted')).toBe(ids[given.indexOf(true)]);
});

test.each(engines)(
  '%s: the name of an account is what a person is called, whatever they were called as a guest',
  async name => {
    const { store } = await on(name);
    await somebody(store, 'carla');
    expect(await personWith(store, 'carla')).toEqual({ id: 'carla', name: 'carla' });
    await store.accounts.claim({ person: 'carla', name: 'Carla', skeleton: 'carla', since: 1 });
    // As a process of the version before may still do.
    await store.rename('carla', 'Somebody else');
    const known = { id: 'carla', name: 'Carla', account: true };
    expect(await personWith(store, 'carla')).toEqual(known);
    await store.addTransfer('carla', 'code of carla', 1000);
    expect(await store.redeem('code of carla', 1000)).toEqual(known);
  },
);

const passkey: StoredPasskey = {
  id: 'first',
  person: 'dora',
  publicKey: 'key',
  counter: 3,
  transports: '["internal"]',
  domain: 'games.example.org',
  label: 'Phone',
  since: 10,
};

test.each(engines)('%s: passkeys are kept with what they need, and belong to one person', async name => {
  const { store } = await on(name);
  for (const id of ['dora', 'emil']) await somebody(store, id);
  expect(await store.accounts.addPasskey(passkey)).toBe(true);
  expect(await store.accounts.addPasskey({ ...passkey, person: 'emil' })).toBe(false);
  const { label: _, ...unnamed } = { ...passkey, id: 'second', since: 20, counter: 0 };
  expect(await store.accounts.addPasskey(unnamed)).toBe(true);
  expect(await store.accounts.passkeysOf('dora')).toEqual([passkey, unnamed]);
  expect(await store.accounts.passkeysOf('emil')).toEqual([]);
  expect(await store.accounts.passkeyWith('first')).toEqual({ ...passkey, person: { id: 'dora', name: 'dora' } });
  expect(await store.accounts.passkeyWith('third')).toBeUndefined();
  expect(await store.accounts.dropPasskey('emil', 'first')).toBe(false);
  expect(await store.accounts.dropPasskey('dora', 'first')).toBe(true);
  expect(await store.accounts.passkeyWith('first')).toBeUndefined();
});

test.each(engines)(
  '%s: of two uses of a passkey on the same count one wins; those that don’t count always do',
  async name => {
    const { store } = await on(name);
    await somebody(store, 'fritz');
    await store.accounts.addPasskey({ ...passkey, id: 'counting', person: 'fritz' });
    await store.accounts.addPasskey({ ...passkey, id: 'not counting', person: 'fritz', counter: 0 });
    const use = { counter: 4, from: 3, at: 50 };
    expect(await store.accounts.setPasskeyUsed('counting', use)).toBe(true);
    expect(await store.accounts.setPasskeyUsed('counting', use)).toBe(false);
    expect(await store.accounts.passkeyWith('counting')).toMatchObject({ counter: 4, seen: 50 });
    for (const at of [60, 61])
      expect(await store.accounts.setPasskeyUsed('not counting', { counter: 0, from: 0, at })).toBe(true);
  },
);

test.each(engines)('%s: a recovery code works once; a new sheet ends the old one', async name => {
  const { store } = await on(name);
  for (const id of ['gerda', 'hugo']) await somebody(store, id);
  await store.accounts.setRecoveryCodes('gerda', ['g1', 'g2', 'g3']);
  await store.accounts.setRecoveryCodes('hugo', ['h1']);
  expect(await store.accounts.redeemRecoveryCode('g1')).toEqual({ id: 'gerda', name: 'gerda' });
  expect(await store.accounts.redeemRecoveryCode('g1')).toBeUndefined();
  expect(await store.accounts.countRecoveryCodes('gerda')).toBe(2);
  await store.accounts.setRecoveryCodes('gerda', ['g4']);
  expect(await store.accounts.redeemRecoveryCode('g2')).toBeUndefined();
  expect(await store.accounts.countRecoveryCodes('gerda')).toBe(1);
  expect(await store.accounts.redeemRecoveryCode('h1')).toEqual({ id: 'hugo', name: 'hugo' });
  const together = await Promise.all([1, 2, 3].map(() => store.accounts.redeemRecoveryCode('g4')));
  expect(together.filter(person => person !== undefined)).toHaveLength(1);
});

test.each(engines)('%s: a challenge is taken once, in time and by whom it was made for', async name => {
  const { store } = await on(name);
  await store.accounts.addChallenge({ hash: 'c1', person: 'anna', until: 100 });
  await store.accounts.addChallenge({ hash: 'c2', until: 100 });
  expect(await store.accounts.takeChallenge({ hash: 'c1' }, 50)).toBe(false);
  expect(await store.accounts.takeChallenge({ hash: 'c1', person: 'ben' }, 50)).toBe(false);
  expect(await store.accounts.takeChallenge({ hash: 'c1', person: 'anna' }, 101)).toBe(false);
  expect(await store.accounts.takeChallenge({ hash: 'c1', person: 'anna' }, 100)).toBe(true);
  expect(await store.accounts.takeChallenge({ hash: 'c1', person: 'anna' }, 100)).toBe(false);
  await store.forgetCodes(101);
  expect(await store.accounts.takeChallenge({ hash: 'c2' }, 50)).toBe(false);
});

test.each(engines)('%s: people with an account are not forgotten, however long they stay away', async name => {
  const { store } = await on(name);
  for (const id of ['stays', 'goes']) {
    await somebody(store, id);
    await store.setSeen(id, -1000);
  }
  await store.accounts.claim({ person: 'stays', name: 'Stays', skeleton: 'stays', since: 1 });
  expect(await store.forgetGuests(-999, 0, 9)).toBe(1);
  expect(await personWith(store, 'goes')).toBeUndefined();
  expect(await personWith(store, 'stays')).toMatchObject({ id: 'stays' });
});

test.each(engines)(
  '%s: a page about somebody is there as long as they want it, at the address it was given first',
  async name => {
    const { store } = await on(name);
    const { accounts } = store;
    await accounts.claim({ person: 'ida', name: 'Ida', skeleton: 'ida', since: 1 });
    expect(await accounts.publish('ida', 'first', 5)).toBe('first');
    expect(await accounts.publish('ida', 'second', 6)).toBe('first');
    expect(await accounts.profileOf('ida')).toBe('first');
    expect(await accounts.personAt('first')).toEqual({ id: 'ida', name: 'Ida', account: true });
    expect(await accounts.personAt('second')).toBeUndefined();
    expect(await store.ratings.profilesOf(['ida', 'guest'])).toEqual(new Map([['ida', 'first']]));
    // Of a guest there is no page, whatever stands in the table.
    await accounts.publish('guest', 'guests', 5);
    expect(await accounts.personAt('guests')).toBeUndefined();
    await accounts.withdraw('ida');
    expect(await accounts.personAt('first')).toBeUndefined();
    expect(await store.ratings.profilesOf(['ida'])).toEqual(new Map());
    expect(await accounts.publish('ida', 'third', 7)).toBe('third');
  },
);
