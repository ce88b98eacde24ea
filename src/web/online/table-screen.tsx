import './online.css';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { type GameId, isGameId } from '../../games/registry.ts';
import type { TableView } from '../../protocol/replies.ts';
import { useGame } from '../opening.ts';
import type { TableRoute } from '../route.ts';
import { LoadingScreen } from '../screens/loading.tsx';
import { LostScreen } from '../screens/lost.tsx';
import { NoticeScreen } from '../screens/notice.tsx';
import { useSpoken } from '../spoken.ts';
import type { OnlineWords } from '../words/online.en.ts';
import { onlineWordsIn } from '../words/online.ts';
import type { Words } from '../words/words.ts';
import { Absence } from './absence.tsx';
import { Chatting } from './chatting.ts';
import { connection } from './connection.ts';
import { Gathering } from './gathering.tsx';
import { usePresence } from './house.ts';
import { refusalText } from './notes.tsx';
import { Playing } from './playing.tsx';
import type { AtTable } from './table-mates.ts';
import { Visit } from './visit.ts';

/** A table is visited anew for every address: nothing of one stays on the next. */
export function OnlineTableScreen({ route, words }: { route: TableRoute; words: Words }): JSX.Element {
  const { found: said, problem } = useSpoken('online', onlineWordsIn);
  const presence = usePresence();
  const found = useRef(false);
  // Once the server was found, a line that is lost comes back by itself.
  found.current ||= presence === 'here';
  if (!found.current)
    return (
      <NoticeScreen words={words}>
        <Absence presence={presence} words={words} />
      </NoticeScreen>
    );
  if (!said) return <LoadingScreen words={words} problem={problem} />;
  return <Visiting key={route.match} match={route.match} words={words} said={said} />;
}

function Visiting({ match, words, said }: { match: string; words: Words; said: OnlineWords }): JSX.Element {
  const visit = useMemo(() => new Visit(connection(), match), [match]);
  useEffect(() => () => visit.leave(), [visit]);
  const table = visit.table.value;
  if (visit.shut.value !== undefined)
    return <LostScreen words={words} why={refusalText({ words, said }, { code: visit.shut.value })} />;
  if (!table) return <Coming words={words} text={visit.line.state.value === 'lost' ? said.lost : said.coming} />;
  if (table.stage === 'closed') return <LostScreen words={words} why={said.closed} />;
  if (!isGameId(table.game)) return <LostScreen words={words} why={words.common.lostGame(table.game)} />;
  return <AtGame {...{ visit, table, words, said, id: table.game }} />;
}

function Coming({ words, text }: { words: Words; text: string }): JSX.Element {
  return (
    <NoticeScreen words={words}>
      <p role="status">{text}</p>
    </NoticeScreen>
  );
}

function AtGame({ id, ...props }: AtTable & { table: TableView; id: GameId }): JSX.Element {
  const { visit, table, words } = props;
  const { opened, problem } = useGame(id);
  const chatting = useMemo(() => new Chatting(visit), [visit]);
  if (!opened) return <LoadingScreen words={words} problem={problem} />;
  if (table.stage === 'gathering') return <Gathering {...props} opened={opened} chatting={chatting} />;
  // Who becomes somebody else sees with other eyes.
  return <Playing key={visit.viewer} {...props} opened={opened} chatting={chatting} />;
}
