import { recall } from '../browser/local-storage.ts';
import { callApi } from './api.ts';
import { forgetPushWords } from './push-words.ts';
import { unsubscribeDevice } from './turn-notifications.ts';

/** This device forgets its person at tables online. A failure here must not keep anything else from being forgotten. */
export async function signOut(): Promise<void> {
  if (recall('online') === undefined) return;
  await Promise.allSettled([unsubscribeDevice(), forgetPushWords(), callApi('leave', {})]);
}
