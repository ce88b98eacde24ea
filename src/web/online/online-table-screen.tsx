import './online.css';
import './lobby.css';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { type GameId, isGameId } from '../../games/registry.ts';
import { matchPattern } from '../../protocol/limits.ts';
import type { TableInfo } from '../../protocol/replies.ts';
import { useGame } from '../catalogue/opened-game.ts';
import { useLocalized } from '../page/localized.ts';
import { lobbyAddress, type TableRoute } from '../page/route.ts';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { LostScreen } from '../ui/lost-screen.tsx';
import { NoticeScreen } from '../ui/notice-screen.tsx';
import type { OnlineWords } from '../words/online.en.ts';
import { onlineWordsIn } from '../words/online.ts';
import type { Words } from '../words/words.ts';
import { ChatController } from './chat-controller.ts';
import { FoundServer } from './found-server.tsx';
import { GatheringTable } from './gathering-table.tsx';
import { refusalText } from './notes.tsx';
import type { OnlineContext } from './online-context.ts';
import { PlayingTable } from './playing-table.tsx';
import { RemoteTable } from './remote-table.ts';
import { serverConnection } from './server-connection.ts';

/** Every address gets a remote table of its own: nothing of one stays on the next. */
export function OnlineTableScreen({ route, words }: { route: TableRoute; words: Words }): JSX.Element {
  const { found: onlineWords, problem } = useLocalized('online', onlineWordsIn);
  const view = () => {
    if (!onlineWords) return <LoadingScreen words={words} problem={problem} />;
    // No table was ever called so: there is nothing to ask the server.
    if (!matchPattern.test(route.match)) return <NoTable words={words} why={onlineWords.refused['no-such-table']} />;
    return <RemoteTableView key={route.match} match={route.match} words={words} onlineWords={onlineWords} />;
  };
  return <FoundServer words={words}>{view}</FoundServer>;
}

function RemoteTableView({
  match,
  words,
  onlineWords,
}: {
  match: string;
  words: Words;
  onlineWords: OnlineWords;
}): JSX.Element {
  const { somebody } = words.lobby;
  const remote = useMemo(() => new RemoteTable(serverConnection(), match, () => somebody), [match]);
  useEffect(() => () => remote.leave(), [remote]);
  const table = remote.table.value;
  if (remote.shut.value !== undefined)
    return <NoTable words={words} why={refusalText({ words, onlineWords }, { code: remote.shut.value })} />;
  if (!table)
    return (
      <Coming words={words} text={remote.connection.state.value === 'lost' ? onlineWords.lost : onlineWords.coming} />
    );
  if (table.stage === 'closed') {
    const { closedFor } = table;
    const why = closedFor === undefined ? onlineWords.closed : onlineWords.closedFor(closedFor);
    return <NoTable words={words} why={why} />;
  }
  if (!isGameId(table.game)) return <LostScreen words={words} why={words.common.lostGame(table.game)} />;
  return <TableOfGame {...{ remote, table, words, onlineWords, id: table.game }} />;
}

/** There may be others. */
function NoTable({ words, why }: { words: Words; why: string }): JSX.Element {
  return <LostScreen words={words} why={why} onward={{ to: lobbyAddress(), text: words.lobby.title }} />;
}

function Coming({ words, text }: { words: Words; text: string }): JSX.Element {
  return (
    <NoticeScreen words={words}>
      <p role="status">{text}</p>
    </NoticeScreen>
  );
}

function TableOfGame({ id, ...props }: OnlineContext & { table: TableInfo; id: GameId }): JSX.Element {
  const { remote, table, words } = props;
  const { opened, problem } = useGame(id);
  const chatController = useMemo(() => new ChatController(remote), [remote]);
  if (!opened) return <LoadingScreen words={words} problem={problem} />;
  if (table.stage === 'gathering') return <GatheringTable {...props} opened={opened} chatController={chatController} />;
  // Another seat sees other things.
  return <PlayingTable key={remote.viewer} {...props} opened={opened} chatController={chatController} />;
}
