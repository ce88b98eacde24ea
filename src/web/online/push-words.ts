import { effect } from '@preact/signals';
import { catalogue } from '../catalogue/game-catalogue.ts';
import { pageWords } from '../page/settings.ts';

/** What the service worker says when the page is closed: it can read neither settings nor words. */
const PLACE = 'told.caravanserai';

let following: (() => void) | undefined;

/** Leaves the words in the chosen language where the worker finds them, and again when another is chosen. */
export function keepPushWords(): void {
  following ??= effect(() => void (pageWords.value && tell(pageWords.value.lobby.yourTurn).catch(() => undefined)));
}

async function tell(yourTurn: string): Promise<void> {
  const games = Object.fromEntries(catalogue.map(({ id, title }) => [id, title]));
  const cache = await caches.open(PLACE);
  await cache.put('told.json', new Response(JSON.stringify({ yourTurn, games })));
}

export async function forgetPushWords(): Promise<void> {
  await caches.delete(PLACE);
}
