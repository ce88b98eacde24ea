import { gameCard } from '../../games/registry.ts';
import type { LobbyEntry } from '../../protocol/replies.ts';
import { pageWords } from '../page/settings.ts';
import { waitingTables } from '../page/waiting-tables.ts';
import { waitingAmong } from './lobby-entries.ts';
import { serverConnection } from './server-connection.ts';
import { isNotified } from './turn-notifications.ts';

let leave: (() => void) | undefined;
/** The tables that waited when the list last came; undefined before the first time. */
let known: ReadonlySet<string> | undefined;

/** Counts the tables that wait for this person, from now on and on every screen. */
export function watchTurns(): void {
  leave ??= serverConnection().watchMine(tables => update(waitingAmong(tables)));
}

function update(tables: readonly LobbyEntry[]): void {
  const fresh = tables.filter(({ match }) => known && !known.has(match));
  known = new Set(tables.map(({ match }) => match));
  waitingTables.value = tables.length;
  showCount(tables.length);
  if (document.hidden) for (const table of fresh) if (isNotified(table.match)) void notify(table);
}

/** On the icon of the tab, and on that of the installed page. */
function showCount(count: number): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = count > 0 ? './icon-waiting.svg' : './icon.svg';
  // Not every browser has such a thing, and where it may not be used nothing is lost.
  void navigator.setAppBadge?.(count).catch(() => undefined);
}

/** The page is open, but nobody sees it. A message of the push service about the same table takes the same place. */
async function notify({ match, game }: LobbyEntry): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const title = pageWords.value?.lobby.yourTurn ?? '';
  const body = gameCard(game)?.title ?? game;
  const options = { body, tag: match, icon: './icon-192.png', data: { match } };
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration) return registration.showNotification(title, options);
  const shown = new Notification(title, options);
  shown.addEventListener('click', () => window.focus());
}
