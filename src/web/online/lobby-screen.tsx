import './lobby.css';
import '../catalogue/catalogue.css';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { type GameId, isGameId } from '../../games/registry.ts';
import type { LobbyEntry } from '../../protocol/replies.ts';
import { recall, remember } from '../browser/local-storage.ts';
import { catalogue } from '../catalogue/game-catalogue.ts';
import { openDialog } from '../page/open-dialog.ts';
import { ownInvitations } from '../page/own-invitations.ts';
import {
  accountAddress,
  archiveAddress,
  eventsAddress,
  keepAddress,
  type LobbyRoute,
  lobbyAddress,
  openAddress,
  ratingsAddress,
} from '../page/route.ts';
import { Header } from '../ui/header.tsx';
import type { Words } from '../words/words.ts';
import { Absence } from './absence.tsx';
import { EmptyLobby } from './empty-lobby.tsx';
import { hasAccount, myName } from './identity.ts';
import { Invited } from './invited.tsx';
import { sortedMine, sortedOpen, sortedRunning } from './lobby-entries.ts';
import { serverConnection } from './server-connection.ts';
import { useLobby, useMyTables, useNow, useServerStatus } from './server-hooks.ts';
import { TableRow } from './table-row.tsx';

interface Props {
  readonly route: LobbyRoute;
  readonly words: Words;
}

/** Where people find each other: the tables one sits at, and those that others have opened. */
export function LobbyScreen({ route, words }: Props): JSX.Element {
  const status = useServerStatus();
  const game = isGameId(route.game) ? route.game : undefined;
  return (
    <div class="screen">
      <Header words={words} />
      <main class="lobby">
        <div class="lobby-head">
          <h1>{words.lobby.title}</h1>
          {status === 'here' && <Name words={words} />}
        </div>
        {route.game !== '' && game === undefined && <p role="alert">{words.common.lostGame(route.game)}</p>}
        {status === 'here' ? (
          <>
            {ownInvitations.value.length > 0 && <Invited words={words} />}
            <Choosing game={game} words={words} />
            <Tables game={game} words={words} />
          </>
        ) : (
          <Absence status={status} words={words} />
        )}
      </main>
    </div>
  );
}

function Name({ words }: { words: Words }): JSX.Element | undefined {
  const { lobby } = words;
  if (myName.value === undefined) return undefined;
  return (
    <p class="lobby-name">
      {lobby.youAre(myName.value)}{' '}
      {hasAccount.value ? (
        <a class="button plain" href={accountAddress}>
          {lobby.yourAccount}
        </a>
      ) : (
        <button type="button" class="button plain" onClick={() => void (openDialog.value = 'name')}>
          {lobby.changeName}
        </button>
      )}
    </p>
  );
}

interface PartProps {
  readonly game: GameId | undefined;
  readonly words: Words;
}

const LOOKED_AT = 'lobby.game';

/** The game that is looked for; among all games the one that was last. */
function useLookedAt(game: GameId | undefined): GameId {
  useEffect(() => {
    if (game) remember(LOOKED_AT, game);
  }, [game]);
  const last = recall(LOOKED_AT) ?? '';
  return game ?? (isGameId(last) ? last : catalogue[0]!.id);
}

/** Which game one looks for, and the way to a table of one's own. */
function Choosing({ game, words }: PartProps): JSX.Element {
  const { lobby } = words;
  const lookedAt = useLookedAt(game);
  return (
    <div class="lobby-choosing">
      <select
        class="field"
        value={game ?? ''}
        aria-label={lobby.whichGame}
        onChange={event => keepAddress(lobbyAddress(event.currentTarget.value))}
      >
        <option value="">{lobby.allGames}</option>
        {catalogue.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
      <div class="lobby-ways">
        <a class="button plain" href={eventsAddress}>
          {lobby.events}
        </a>
        <a class="button plain" href={ratingsAddress(game)}>
          {lobby.ratings}
        </a>
        <a class="button plain" href={archiveAddress}>
          {words.start.archive}
        </a>
        <a class="button" href={openAddress(lookedAt)}>
          {lobby.openTable}
        </a>
      </div>
    </div>
  );
}

function Tables({ game, words }: PartProps): JSX.Element {
  const found = useLobby();
  const mine = sortedMine(useMyTables(myName.value !== undefined));
  const lookedAt = useLookedAt(game);
  const wanted = (table: LobbyEntry) => game === undefined || table.game === game;
  const lost = serverConnection().state.value === 'lost';
  const { lobby } = words;
  const running = sortedRunning(found?.tables ?? []).filter(wanted);
  return (
    <>
      <p class="lobby-lost" role="status">
        {lost && lobby.lost}
      </p>
      {found?.here !== undefined && <p class="lobby-here">{lobby.others(found.here - 1)}</p>}
      {mine.length > 0 && <TableList name={lobby.mine} tables={mine.filter(wanted)} words={words} />}
      <TableList name={lobby.open} tables={sortedOpen(found?.tables ?? []).filter(wanted)} words={words}>
        {found ? (
          <EmptyLobby game={lookedAt} running={running.length > 0} of={game} words={words} />
        ) : (
          <p class="lobby-none">{lobby.seeking}</p>
        )}
      </TableList>
      {running.length > 0 && <TableList name={lobby.running} tables={running} words={words} />}
    </>
  );
}

interface ListProps {
  readonly name: string;
  readonly tables: readonly LobbyEntry[];
  readonly words: Words;
  /** What is there where there is none. */
  readonly children?: JSX.Element;
}

function TableList({ name, tables, words, children }: ListProps): JSX.Element {
  const now = useNow();
  return (
    <section class="lobby-tables" aria-label={name}>
      <h2>{name}</h2>
      {tables.length === 0 ? (
        children
      ) : (
        <ul>
          {tables.map(table => (
            <TableRow key={table.match} table={table} now={now} words={words} />
          ))}
        </ul>
      )}
    </section>
  );
}
