import type { JSX } from 'preact';
import { gameCard } from '../../games/registry.ts';
import type { LobbyEntry } from '../../protocol/replies.ts';
import { Vignette } from '../catalogue/vignette.tsx';
import { together } from '../match/names.ts';
import { lobbyAddress, tableAddress } from '../page/route.ts';
import { language } from '../page/settings.ts';
import { runningTables, waitingTables } from '../page/waiting-tables.ts';
import type { Words } from '../words/words.ts';
import { isMyTurn, isWaiting } from './lobby-entries.ts';
import { Sitters, sitterAt, TableState } from './table-row.tsx';

interface Props {
  readonly words: Words;
}

/** Others wait: that comes before everything else. A game in which one waits for others is not lost from sight, either. */
export function OwnTables({ words }: Props): JSX.Element | undefined {
  const [waiting, running] = [waitingTables.value, runningTables.value];
  const first = waiting[0] ?? running[0];
  if (!first) return undefined;
  const { lobby } = words;
  const [isMoreWaiting, isMoreRunning] = [waiting.length > 1, running.length > (waiting.length > 0 ? 0 : 1)];
  return (
    <>
      <FirstTable table={first} words={words} />
      {(isMoreWaiting || isMoreRunning) && (
        <p class="waiting-tables">
          {isMoreWaiting && <More tables={waiting} text={lobby.waitingTables(waiting.length)} words={words} />}
          {isMoreRunning && <More tables={running} text={lobby.runningTables(running.length)} words={words} />}
        </p>
      )}
    </>
  );
}

/** The game, who plays it, and whose turn it is. */
function FirstTable({ table, words }: Props & { table: LobbyEntry }): JSX.Element {
  const game = gameCard(table.game);
  const { lobby } = words;
  const way = isMyTurn(table) ? lobby.playTurn : isWaiting(table) ? lobby.waitingTables(1) : lobby.runningTables(1);
  return (
    <section class={`latest-match paper mood-${table.game}`} aria-label={lobby.mine}>
      {game && <Vignette id={game.id} />}
      <div class="latest-text">
        <h2 lang={game?.titleLanguage}>{game?.title ?? table.game}</h2>
        <Sitters table={table} words={words} />
        <p class="small">
          <TableState table={table} words={words} />
        </p>
      </div>
      <a class="button" href={tableAddress(table.match)} aria-label={wayTo(table, way, words)}>
        {way}
      </a>
    </section>
  );
}

/** The one table, which is named, or where all of them are listed. */
function More({ tables, text, words }: Props & { tables: readonly LobbyEntry[]; text: string }): JSX.Element {
  const [first, ...others] = tables;
  const only = others.length === 0 ? first : undefined;
  return (
    <a class="button plain" href={only ? tableAddress(only.match) : lobbyAddress()}>
      {only ? wayTo(only, text, words) : text}
    </a>
  );
}

/** "Play your turn: Nomadi with Ben": whoever hears the way alone knows where it leads. */
function wayTo(table: LobbyEntry, way: string, words: Words): string {
  const others = table.chairs.flatMap((_, seat) => (seat === table.seat ? [] : [sitterAt(table, seat, words)]));
  const title = gameCard(table.game)?.title ?? table.game;
  return words.lobby.tableWith(way, title, together(others, language.value));
}
