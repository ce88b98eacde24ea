import type { ComponentChildren, JSX } from 'preact';
import type { RefusalReply } from '../../protocol/replies.ts';
import { tableAddress } from '../page/route.ts';
import { Icon } from '../ui/icon.tsx';
import type { OnlineContext } from './online-context.ts';

/** Notes above everything else: the connection is lost, a bot plays for you, something was refused. */
export function Notes(props: OnlineContext): JSX.Element {
  const { remote, onlineWords } = props;
  const table = remote.table.value;
  const mine = remote.seat.value;
  // The region is there before anything stands in it: only what changes in it is read aloud.
  return (
    <div class="notes" role="status">
      {remote.connection.state.value === 'lost' && <Note look="lost">{onlineWords.lost}</Note>}
      {remote.refusal.value && <RefusalNote {...props} refusal={remote.refusal.value} />}
      {mine !== undefined && table?.stage === 'playing' && table.chairs[mine]?.away && <AwayNote {...props} />}
      {table?.next !== undefined && (
        <Note action={<a href={tableAddress(table.next)}>{onlineWords.nextTable}</a>}>{onlineWords.nextNote}</Note>
      )}
      {mine === undefined && table?.stage === 'playing' && <Note look="quiet">{onlineWords.watching}</Note>}
    </div>
  );
}

interface NoteProps {
  readonly look?: string;
  readonly action?: ComponentChildren;
  readonly children: ComponentChildren;
}

function Note({ look = '', action, children }: NoteProps): JSX.Element {
  return (
    <div class={`note ${look}`}>
      <p>{children}</p>
      {action}
    </div>
  );
}

function AwayNote({ remote, onlineWords }: OnlineContext): JSX.Element {
  const back = (
    <button type="button" class="button" onClick={() => void remote.ask({ type: 'return', match: remote.match })}>
      {onlineWords.back}
    </button>
  );
  return <Note action={back}>{onlineWords.youAreAway}</Note>;
}

function RefusalNote({ remote, words, onlineWords, refusal }: OnlineContext & { refusal: RefusalReply }): JSX.Element {
  const close = (
    <button
      type="button"
      class="round"
      aria-label={words.common.close}
      title={words.common.close}
      onClick={() => void (remote.refusal.value = undefined)}
    >
      <Icon name="close" />
    </button>
  );
  return (
    <Note look="lost" action={close}>
      {refusalText({ words, onlineWords }, refusal)}
    </Note>
  );
}

export function refusalText(
  { words, onlineWords }: Pick<OnlineContext, 'words' | 'onlineWords'>,
  { code }: Pick<RefusalReply, 'code'>,
): string {
  return { ...words.play.refused, ...onlineWords.refused }[code];
}
