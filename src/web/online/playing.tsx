import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { TableView } from '../../protocol/replies.ts';
import type { OpenedGame } from '../opening.ts';
import type { Extras } from '../play/extras.ts';
import { Room } from '../play/room.tsx';
import { Sitting } from '../play/sitting.ts';
import { lobbyAddress } from '../route.ts';
import { MenuLink } from '../screens/header.tsx';
import { NoticeScreen } from '../screens/notice.tsx';
import { endTurn } from '../settings.ts';
import { AfterGame, keep } from './after.tsx';
import { Bell, BellAnswer, BellItem } from './bell.tsx';
import { ChatButton, ChatFold } from './chat.tsx';
import type { Chatting } from './chatting.ts';
import { BesideName, RunningClock } from './clocks.tsx';
import { Guest } from './guest.ts';
import { Notes } from './notes.tsx';
import type { AtTable } from './table-mates.ts';

interface Props extends AtTable {
  readonly table: TableView;
  readonly opened: OpenedGame;
  readonly chatting: Chatting;
}

/** A match that is on, or over: the same room as on one's own device, with what a table online adds. */
export function Playing(props: Props): JSX.Element {
  const { visit, table, opened, words, said, chatting } = props;
  const sitting = useMemo(
    () => new Sitting(new Guest(opened.game, visit, table), () => endTurn.peek() === 'on'),
    [opened.game, visit],
  );
  const extras = useMemo(
    () => extrasFor({ visit, words, said, chatting, sitting }),
    [visit, words, said, chatting, sitting],
  );
  useEffect(() => () => sitting.leave(), [sitting]);
  useKeeping(sitting.host);
  const { broken } = sitting.host;
  if (broken.value !== undefined) return <OtherRules why={broken.value} words={words} said={said} />;
  return <Room sitting={sitting} opened={opened} words={words} extras={extras} />;
}

interface Parts extends AtTable {
  readonly chatting: Chatting;
  readonly sitting: Sitting<Guest>;
}

function extrasFor({ sitting, ...props }: Parts): Extras {
  const { said, words, visit } = props;
  const bell = sitting.host.viewer >= 0 && { match: visit.match, words };
  return {
    notes: (
      <>
        <Notes {...props} />
        {bell && <BellAnswer {...bell} />}
      </>
    ),
    menu: (
      <>
        {bell && <BellItem {...bell} />}
        <MenuLink icon="cast" to={lobbyAddress()}>
          {said.leave}
        </MenuLink>
      </>
    ),
    buttons: tight => (
      <>
        <RunningClock {...props} sitting={sitting} />
        {bell && !tight && <Bell {...bell} />}
        {tight && <ChatButton {...props} />}
      </>
    ),
    fold: <ChatFold {...props} />,
    beside: seat => <BesideName {...props} sitting={sitting} seat={seat} />,
    after: close => <AfterGame {...props} guest={sitting.host} close={close} />,
  };
}

/** Who played has the finished game on their device; who watched can put it there. */
function useKeeping({ whole, viewer }: Guest): void {
  const table = whole.value;
  useEffect(() => {
    if (table && viewer >= 0) void keep(table);
  }, [table, viewer]);
}

function OtherRules({ why, words, said }: Pick<AtTable, 'words' | 'said'> & { why: string }): JSX.Element {
  return (
    <NoticeScreen words={words}>
      <p role="alert">{said.otherRules(why)}</p>
      <button type="button" class="button" onClick={() => location.reload()}>
        {said.reload}
      </button>
    </NoticeScreen>
  );
}
