import { gameCard } from '../../games/registry.ts';
import type { LobbyEntry } from '../../protocol/replies.ts';
import { abilities } from '../browser/abilities.ts';
import { pageWords } from '../page/settings.ts';
import { tableNews } from '../page/table-news.ts';
import { runningTables, waitingTables } from '../page/waiting-tables.ts';
import { runningAmong, waitingAmong } from './lobby-entries.ts';
import { newsOfMine } from './news-of-tables.ts';
import { serverConnection } from './server-connection.ts';
import { isNotified } from './turn-notifications.ts';

let leave: (() => void) | undefined;
/** The list as it last came; undefined before the first time. */
let known: readonly LobbyEntry[] | undefined;

/** Counts the tables that wait for this person, and tells who came there, from now on and on every screen. */
export function watchTurns(): void {
  leave ??= serverConnection().watchMine(update);
}

function update(tables: readonly LobbyEntry[]): void {
  const waiting = waitingAmong(tables);
  const before = new Set(waitingAmong(known ?? tables).map(({ match }) => match));
  const fresh = waiting.filter(({ match }) => !before.has(match));
  tableNews.value = newsOfMine(known ?? tables, tables) ?? tableNews.peek();
  known = tables;
  waitingTables.value = waiting;
  runningTables.value = runningAmong(tables);
  showCount(waiting.length);
  if (document.hidden) for (const table of fresh) if (isCalled(table)) void notify(table);
}

/** A bell may have been pressed at the table, or at its event. */
function isCalled({ match, event }: LobbyEntry): boolean {
  return isNotified(match) || (event !== undefined && isNotified(event));
}

/** On the icon of the tab, and on that of the installed page. */
function showCount(count: number): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = count > 0 ? './icon-waiting.svg' : './icon.svg';
  // Where it may not be used nothing is lost.
  if (abilities.badge) navigator.setAppBadge(count).catch(() => undefined);
}

/** The page is open, but nobody sees it. A message of the push service about the same table takes the same place. */
async function notify(table: LobbyEntry): Promise<void> {
  const { match, game, awaited, chairs, seat } = table;
  if (!abilities.notifications || Notification.permission !== 'granted') return;
  const { yourTurn = '', tableReady = '' } = pageWords.value?.lobby ?? {};
  const title = awaited ? tableReady : yourTurn;
  const names = chairs.flatMap(({ name }, other) => (name === undefined || other === seat ? [] : [name]));
  const body = [gameCard(game)?.title ?? game, ...names].join(' · ');
  const options = { body, tag: match, icon: './icon-192.png', data: { match } };
  const registration = abilities.serviceWorker ? await navigator.serviceWorker.getRegistration() : undefined;
  if (registration) return registration.showNotification(title, options);
  const shown = new Notification(title, options);
  shown.addEventListener('click', () => window.focus());
}
