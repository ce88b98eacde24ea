import { effect } from '@preact/signals';
import { catalogue } from '../catalogue/game-catalogue.ts';
import { pageWords } from '../page/settings.ts';
import type { LobbyWords } from '../words/lobby.en.ts';

/** The texts of notifications while the page is closed: the service worker can read neither settings nor words. */
const CACHE = 'told.caravanserai';

let following: (() => void) | undefined;

/** Leaves the words in the chosen language where the worker finds them, and again when another is chosen. */
export function keepPushWords(): void {
  following ??= effect(() => void (pageWords.value && keep(pageWords.value.lobby).catch(() => undefined)));
}

async function keep({
  yourTurn,
  invited,
  tableReady,
}: Pick<LobbyWords, 'yourTurn' | 'invited' | 'tableReady'>): Promise<void> {
  const games = Object.fromEntries(catalogue.map(({ id, title }) => [id, title]));
  const cache = await caches.open(CACHE);
  await cache.put('told.json', new Response(JSON.stringify({ yourTurn, invited, tableReady, games })));
}

export async function forgetPushWords(): Promise<void> {
  await caches.delete(CACHE);
}
