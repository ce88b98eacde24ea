import './lobby.css';
import '../catalogue/catalogue.css';
import type { JSX } from 'preact';
import { isGameId } from '../../games/registry.ts';
import type { LobbyEntry } from '../../protocol/replies.ts';
import { catalogue } from '../catalogue/game-catalogue.ts';
import { openDialog } from '../page/open-dialog.ts';
import { keepAddress, type LobbyRoute, lobbyAddress, openAddress } from '../page/route.ts';
import { Header } from '../ui/header.tsx';
import type { Words } from '../words/words.ts';
import { Absence } from './absence.tsx';
import { myName } from './identity.ts';
import { sortedMine, sortedOpen } from './lobby-entries.ts';
import { serverConnection } from './server-connection.ts';
import { useNow, useServerStatus, useTables } from './server-hooks.ts';
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
        {status === 'here' ? (
          <>
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
      <button type="button" class="button plain" onClick={() => void (openDialog.value = 'name')}>
        {lobby.changeName}
      </button>
    </p>
  );
}

interface PartProps {
  readonly game: string | undefined;
  readonly words: Words;
}

/** Which game one looks for, and the way to a table of one's own. */
function Choosing({ game, words }: PartProps): JSX.Element {
  const { lobby } = words;
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
      <a class="button" href={openAddress(game ?? catalogue[0]!.id)}>
        {lobby.openTable}
      </a>
    </div>
  );
}

function Tables({ game, words }: PartProps): JSX.Element {
  const open = useTables('lobby', true);
  const mine = useTables('mine', myName.value !== undefined) ?? [];
  const wanted = (table: LobbyEntry) => game === undefined || table.game === game;
  const lost = serverConnection().state.value === 'lost';
  const { lobby } = words;
  return (
    <>
      <p class="lobby-lost" role="status">
        {lost && lobby.lost}
      </p>
      {mine.length > 0 && <TableList name={lobby.mine} tables={sortedMine(mine).filter(wanted)} words={words} />}
      <TableList name={lobby.open} tables={sortedOpen(open ?? []).filter(wanted)} words={words}>
        <p class="lobby-none">{open ? lobby.none : lobby.seeking}</p>
      </TableList>
    </>
  );
}

interface ListProps {
  readonly name: string;
  readonly tables: readonly LobbyEntry[];
  readonly words: Words;
  /** The text where there is none. */
  readonly children?: JSX.Element;
}

function TableList({ name, tables, words, children }: ListProps): JSX.Element {
  const now = useNow();
  return (
    <section class="lobby-tables" aria-label={name}>
      <h2>{name}</h2>
      {tables.length === 0 && children}
      <ul>
        {tables.map(table => (
          <TableRow key={table.match} table={table} now={now} words={words} />
        ))}
      </ul>
    </section>
  );
}
