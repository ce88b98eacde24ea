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
  readonly chatController: ChatController;
}

/** A match that is on, or over: the same layout as on one's own device, with what a table online adds. */
export function PlayingTable(props: Props): JSX.Element {
  const { remote, table, opened, words, onlineWords, chatController } = props;
  const controller = useMemo(
    () => new TableController(new RemoteHost(opened.game, remote, table), () => endTurn.peek() === 'on'),
    [opened.game, remote],
  );
  const slots = useMemo(
    () => slotsFor({ remote, words, onlineWords, chatController, controller }),
    [remote, words, onlineWords, chatController, controller],
  );
  useEffect(() => () => controller.leave(), [controller]);
  useKeeping(controller.host);
  const { broken } = controller.host;
  if (broken.value !== undefined) return <OtherRules why={broken.value} words={words} onlineWords={onlineWords} />;
  return <TableLayout controller={controller} opened={opened} words={words} slots={slots} />;
}

interface Parts extends OnlineContext {
  readonly chatController: ChatController;
  readonly controller: TableController<RemoteHost>;
}

function slotsFor({ controller, ...props }: Parts): TableSlots {
  const { onlineWords, words, remote } = props;
  const notify = controller.host.viewer >= 0 && { match: remote.match, words };
  return {
    notes: (
      <>
        <Notes {...props} />
        {notify && <NotifyStatus {...notify} />}
      </>
    ),
    menu: (
      <>
        {notify && <NotifyItem {...notify} />}
        <MenuLink icon="cast" to={lobbyAddress()}>
          {onlineWords.leave}
        </MenuLink>
      </>
    ),
    buttons: tight => (
      <>
        <RunningClock {...props} controller={controller} />
        {notify && !tight && <NotifyButton {...notify} />}
        {tight && <ChatButton {...props} />}
      </>
    ),
    fold: <ChatFold {...props} />,
    beside: seat => <BesideName {...props} controller={controller} seat={seat} />,
    after: close => <AfterGame {...props} host={controller.host} close={close} />,
  };
}

/** Players have the finished match on their device; spectators can put it there. */
function useKeeping({ whole, viewer }: RemoteHost): void {
  const table = whole.value;
  useEffect(() => {
    if (table && viewer >= 0) void saveMatch(table);
  }, [table, viewer]);
}

function OtherRules({
  why,
  words,
  onlineWords,
}: Pick<OnlineContext, 'words' | 'onlineWords'> & { why: string }): JSX.Element {
  return (
    <NoticeScreen words={words}>
      <p role="alert">{onlineWords.otherRules(why)}</p>
      <button type="button" class="button" onClick={() => location.reload()}>
        {onlineWords.reload}
      </button>
    </NoticeScreen>
  );
}
