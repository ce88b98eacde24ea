import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { TableInfo } from '../../protocol/replies.ts';
import type { OpenedGame } from '../catalogue/opened-game.ts';
import { lobbyAddress } from '../page/route.ts';
import { endTurn } from '../page/settings.ts';
import { TableController } from '../table/table-controller.ts';
import { TableLayout } from '../table/table-layout.tsx';
import type { TableSlots } from '../table/table-slots.ts';
import { MenuLink } from '../ui/header.tsx';
import { NoticeScreen } from '../ui/notice-screen.tsx';
import { AfterGame, saveMatch } from './after-game.tsx';
import { ChatButton, ChatFold } from './chat.tsx';
import type { ChatController } from './chat-controller.ts';
import { BesideName, RunningClock } from './clocks.tsx';
import { Notes } from './notes.tsx';
import { NotifyButton, NotifyItem, NotifyStatus } from './notify-button.tsx';
import type { OnlineContext } from './online-context.ts';
import { RemoteHost } from './remote-host.ts';

interface Props extends OnlineContext {
  readonly table: TableInfo;
  readonly opened: OpenedGame;
  readonly chatting: ChatController;
}

/** A match that is on, or over: the same room as on one's own device, with what a table online adds. */
export function PlayingTable(props: Props): JSX.Element {
  const { visit, table, opened, words, said, chatting } = props;
  const sitting = useMemo(
    () => new TableController(new RemoteHost(opened.game, visit, table), () => endTurn.peek() === 'on'),
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
  return <TableLayout sitting={sitting} opened={opened} words={words} extras={extras} />;
}

interface Parts extends OnlineContext {
  readonly chatting: ChatController;
  readonly sitting: TableController<RemoteHost>;
}

function extrasFor({ sitting, ...props }: Parts): TableSlots {
  const { said, words, visit } = props;
  const bell = sitting.host.viewer >= 0 && { match: visit.match, words };
  return {
    notes: (
      <>
        <Notes {...props} />
        {bell && <NotifyStatus {...bell} />}
      </>
    ),
    menu: (
      <>
        {bell && <NotifyItem {...bell} />}
        <MenuLink icon="cast" to={lobbyAddress()}>
          {said.leave}
        </MenuLink>
      </>
    ),
    buttons: tight => (
      <>
        <RunningClock {...props} sitting={sitting} />
        {bell && !tight && <NotifyButton {...bell} />}
        {tight && <ChatButton {...props} />}
      </>
    ),
    fold: <ChatFold {...props} />,
    beside: seat => <BesideName {...props} sitting={sitting} seat={seat} />,
    after: close => <AfterGame {...props} guest={sitting.host} close={close} />,
  };
}

/** Who played has the finished game on their device; who watched can put it there. */
function useKeeping({ whole, viewer }: RemoteHost): void {
  const table = whole.value;
  useEffect(() => {
    if (table && viewer >= 0) void saveMatch(table);
  }, [table, viewer]);
}

function OtherRules({ why, words, said }: Pick<OnlineContext, 'words' | 'said'> & { why: string }): JSX.Element {
  return (
    <NoticeScreen words={words}>
      <p role="alert">{said.otherRules(why)}</p>
      <button type="button" class="button" onClick={() => location.reload()}>
        {said.reload}
      </button>
    </NoticeScreen>
  );
}
