import type { ComponentChildren, JSX } from 'preact';
import type { RefusalReply } from '../../protocol/replies.ts';
import { tableAddress } from '../page/route.ts';
import { Icon } from '../ui/icon.tsx';
import type { OnlineContext } from './online-context.ts';

/** What has to be known before anything else: the line is lost, a bot plays for you, something was not done. */
export function Notes(props: OnlineContext): JSX.Element {
  const { remote, said } = props;
  const table = remote.table.value;
  const mine = remote.seat.value;
  // The region is there before anything stands in it: only what changes in it is read aloud.
  return (
    <div class="notes" role="status">
      {remote.line.state.value === 'lost' && <Note look="lost">{said.lost}</Note>}
      {remote.refusal.value && <RefusalNote {...props} refusal={remote.refusal.value} />}
      {mine !== undefined && table?.stage === 'playing' && table.chairs[mine]?.away && <AwayNote {...props} />}
      {table?.next !== undefined && (
        <Note act={<a href={tableAddress(table.next)}>{said.nextTable}</a>}>{said.nextNote}</Note>
      )}
      {mine === undefined && table?.stage === 'playing' && <Note look="quiet">{said.watching}</Note>}
    </div>
  );
}

interface NoteProps {
  readonly look?: string;
  readonly act?: ComponentChildren;
  readonly children: ComponentChildren;
}

function Note({ look = '', act, children }: NoteProps): JSX.Element {
  return (
    <div class={`note ${look}`}>
      <p>{children}</p>
      {act}
    </div>
  );
}

function AwayNote({ remote, said }: OnlineContext): JSX.Element {
  const back = (
    <button type="button" class="button" onClick={() => void remote.ask({ type: 'return', match: remote.match })}>
      {said.back}
    </button>
  );
  return <Note act={back}>{said.youAreAway}</Note>;
}

function RefusalNote({ remote, words, said, refusal }: OnlineContext & { refusal: RefusalReply }): JSX.Element {
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
    <Note look="lost" act={close}>
      {refusalText({ words, said }, refusal)}
    </Note>
  );
}

export function refusalText(
  { words, said }: Pick<OnlineContext, 'words' | 'said'>,
  { code }: Pick<RefusalReply, 'code'>,
): string {
  return { ...words.play.refused, ...said.refused }[code];
}
