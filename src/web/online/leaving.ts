import { recall } from '../memory.ts';
import { ask } from './api.ts';
import { takeDownAllBells } from './bells.ts';
import { forgetTold } from './told.ts';

/** This device forgets who one is at tables online. What fails here must not keep anything else from being forgotten. */
export async function leaveHouse(): Promise<void> {
  if (recall('online') === undefined) return;
  await Promise.allSettled([takeDownAllBells(), forgetTold(), ask('leave', {})]);
}
