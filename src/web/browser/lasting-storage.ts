import { abilities } from './abilities.ts';
import { recall, remember } from './local-storage.ts';

/** How long the browser keeps what lies here: until somebody deletes it, while there is room, or for a week unvisited. */
export type StorageTerm = 'lasting' | 'room' | 'week';

type Question = 'persisted' | 'persist';

async function answerTo(question: Question): Promise<StorageTerm> {
  const lasting = abilities.lastingStorage && (await navigator.storage[question]().catch(() => false));
  if (lasting) return 'lasting';
  return abilities.clearsAfterWeek ? 'week' : 'room';
}

export function storageTerm(): Promise<StorageTerm> {
  return answerTo('persisted');
}

/** Asks the browser to keep everything for good. Some ask the person in turn, so this follows something they did. */
export function askForLasting(): Promise<StorageTerm> {
  return answerTo('persist');
}

/** The same without having been told to: once is enough to ask by oneself, and only if it is worth it. */
export async function askForLastingOnce(isWorth: () => Promise<boolean>): Promise<void> {
  if (recall('lasting-asked') !== undefined || !(await isWorth())) return;
  remember('lasting-asked', 'yes');
  await askForLasting();
}
