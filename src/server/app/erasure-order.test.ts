import { expect, test } from 'vitest';
import { Emitter } from '../net/emitter.ts';
import { Erasure, type ErasureParts } from './erasure.ts';

/** Only in which order things happen is asked here; what is erased, `erasure.test.ts` sees on a whole server. */
test('pages are sent away before anything is erased, and once more after: one may have come back meanwhile', async () => {
  const done: string[] = [];
  const note = (what: string) => async () => void done.push(what);
  const ended = new Emitter<string>(error => expect.unreachable(String(error)));
  ended.subscribe(device => done.push(`sent away from ${device}`));
  const none = { botsOf: async () => [], matchesFrom: async () => [], erase: note('erased') };
  const parts = {
    store: { personal: none, bots: none },
    ownBots: { revoke: note('bot revoked') },
    people: { endDevices: note('others signed out'), ended },
    events: { leaveAll: note('events left') },
    limits: { forget: () => undefined },
  };
  await new Erasure(parts as unknown as ErasureParts).erase({ id: 'p', name: 'Ann', device: 'phone' });
  expect(done).toEqual([
    'others signed out',
    'sent away from phone',
    'events left',
    'erased',
    'erased',
    'sent away from phone',
  ]);
});
