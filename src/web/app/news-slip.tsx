import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { gameCard } from '../../games/registry.ts';
import { route, tableAddress } from '../page/route.ts';
import { type TableNews, tableNews } from '../page/table-news.ts';
import type { Words } from '../words/words.ts';

/** What happened at a table online, over whatever else is on the screen. The empty region is there first: so it is read aloud. */
export function NewsSlip({ words }: { words: Words }): JSX.Element {
  const news = tableNews.value;
  const { value: now } = route;
  // Whoever is there has seen it.
  const isThere = now.screen === 'table' && now.match === news?.match;
  useEffect(() => {
    if (isThere) forget();
  }, [isThere]);
  return (
    <div role="status">
      {news && !isThere && (
        <div class="slip news">
          <p>{newsText(news, words)}</p>
          <a class="button" href={tableAddress(news.match)} onClick={forget}>
            {words.lobby.toTable}
          </a>
          <button type="button" class="button plain" onClick={forget}>
            {words.lobby.later}
          </button>
        </div>
      )}
    </div>
  );
}

function forget(): void {
  tableNews.value = undefined;
}

function newsText({ kind, name, game }: TableNews, { lobby }: Words): string {
  return lobby.news[kind](name, gameCard(game)?.title ?? game);
}
