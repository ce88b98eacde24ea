import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { isGameId } from '../../games/registry.ts';
import type { TableInfo } from '../../protocol/replies.ts';
import type { SeenEntry } from '../../table/match.ts';
import type { OpenedGame } from '../catalogue/opened-game.ts';
import { lobbyAddress, tableAddress } from '../page/route.ts';
import { endTurn } from '../page/settings.ts';
import { TableController } from '../table/table-controller.ts';
import { TableLayout } from '../table/table-layout.tsx';
import type { TableSlots } from '../table/table-slots.ts';
import { Dialog } from '../ui/dialog.tsx';
import { MenuButton, MenuLink } from '../ui/header.tsx';
import { NoticeScreen } from '../ui/notice-screen.tsx';
import type { OnlineWords } from '../words/online.en.ts';
import { AfterGame, saveMatch } from './after-game.tsx';
import { ChatButton, ChatFold, ChatVoice } from './chat.tsx';
import type { ChatController } from './chat-controller.ts';
import { BesideName, RunningClock, WatcherCount } from './clocks.tsx';
import { EventItem, EventLink } from './event-link.tsx';
import { FirstGame } from './first-game.tsx';
import { Invitation } from './invitation.tsx';
import { Notes } from './notes.tsx';
import { NotifyButton, NotifyItem, NotifyStatus } from './notify-button.tsx';
import type { OnlineContext } from './online-context.ts';
import { awayNote, spanText, useTime, waitingText } from './presence-text.ts';
import { RemoteHost } from './remote-host.ts';
import { isByStandIn } from './standing-in.ts';
import { HostDialog, HostMenuItem } from './table-manners.tsx';

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
  const time = useTime();
  const slots = useMemo(
    () => slotsFor({ remote, words, onlineWords, chatController, controller, time }),
    [remote, words, onlineWords, chatController, controller, time],
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
  readonly time: ReadonlySignal<number>;
}

function slotsFor({ controller, time, ...props }: Parts): TableSlots {
  const { onlineWords, words, remote } = props;
  const inviting = signal(false);
  const hosting = signal(false);
  const { id } = controller.host.game;
  const isPlaying = controller.host.viewer >= 0 && !controller.snapshot.peek().over;
  const notify = controller.host.viewer >= 0 && { match: remote.match, words };
  return {
    notes: (
      <>
        <ChatVoice {...props} />
        <Notes {...props} playThrough={stops => controller.playThrough(stops)} />
        <InvitationDialog {...props} inviting={inviting} />
        <HostDialog {...props} asked={hosting} />
        {notify && <NotifyStatus {...notify} />}
        {isPlaying && isGameId(id) && <FirstGame id={id} words={words} />}
      </>
    ),
    menu: (
      <>
        {notify && <NotifyItem {...notify} />}
        <MenuButton icon="share" onClick={() => void (inviting.value = true)}>
          {onlineWords.invite}
        </MenuButton>
        <HostMenuItem remote={remote} onlineWords={onlineWords} asked={hosting} />
        <EventItem remote={remote} words={words} />
        <MenuLink icon="cast" to={lobbyAddress()}>
          {onlineWords.leave}
        </MenuLink>
      </>
    ),
    buttons: tight => (
      <>
        {!tight && <EventLink remote={remote} />}
        <WatcherCount {...props} />
        <RunningClock {...props} controller={controller} />
        {notify && !tight && <NotifyButton {...notify} />}
        {tight && <ChatButton {...props} />}
      </>
    ),
    fold: <ChatFold {...props} />,
    beside: seat => <BesideName {...props} controller={controller} seat={seat} />,
    exit: lobbyAddress(),
    keep: () => keepWhole(controller.host),
    waiting: seat => {
      const table = remote.table.value;
      return table && waitingText(table, seat, time.value + remote.clockOffset, onlineWords);
    },
    whatThen: seat => {
      const table = remote.table.value;
      return table && awayNote(table, seat, time.value + remote.clockOffset, onlineWords);
    },
    remark: seq => remarkOn(remote.log.peek().entries[seq], onlineWords),
    after: close => <AfterGame {...props} host={controller.host} close={close} />,
  };
}

/** Others may come and watch. */
function InvitationDialog({
  remote,
  words,
  onlineWords,
  inviting,
}: OnlineContext & { inviting: Signal<boolean> }): JSX.Element | undefined {
  if (!inviting.value) return undefined;
  return (
    <Dialog title={onlineWords.invite} words={words} close={() => void (inviting.value = false)}>
      <Invitation
        to={tableAddress(remote.match)}
        title={onlineWords.invite}
        titled
        hint={onlineWords.watchHint}
        words={words}
      />
    </Dialog>
  );
}

async function keepWhole({ whole, viewer }: RemoteHost): Promise<void> {
  const table = whole.peek();
  if (table) await saveMatch(table, viewer);
}

/** What the log tells of an entry beside what it did: that nobody was there before it, or that a bot made the move. */
function remarkOn(entry: SeenEntry | undefined, onlineWords: OnlineWords): string | undefined {
  if (!entry || !('move' in entry)) return undefined;
  const rest = spanText(entry.paused ?? 0, onlineWords);
  const remarks = [
    isByStandIn(entry) && onlineWords.presence.byBot,
    rest !== undefined && onlineWords.presence.afterPause(rest),
  ];
  return remarks.filter(Boolean).join(', ') || undefined;
}

/** Players have the finished match on their device; spectators can put it there. */
function useKeeping({ whole, viewer }: RemoteHost): void {
  const table = whole.value;
  useEffect(() => {
    if (table && viewer >= 0) void saveMatch(table, viewer);
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
