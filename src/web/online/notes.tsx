import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Seat } from '../../engine/game.ts';
import type { RefusalReply, TableInfo } from '../../protocol/replies.ts';
import { outsideName } from '../../table/players.ts';
import { tableAddress } from '../page/route.ts';
import { Icon } from '../ui/icon.tsx';
import type { OnlineContext } from './online-context.ts';
import { spanText, useComings } from './presence-text.ts';
import { OfferButtons, openOffer } from './rematch.tsx';
import { stoodInSince } from './standing-in.ts';

interface Props extends OnlineContext {
  /** Plays a part of the log; not where nothing has been played yet. */
  readonly playThrough?: (stops: readonly number[]) => void;
}

/** Notes above everything else: the connection is lost, a bot plays for you, somebody wants to play again. */
export function Notes(props: Props): JSX.Element {
  const { remote, onlineWords } = props;
  const table = remote.table.value;
  const comings = useComings(table, onlineWords);
  // The region is there before anything stands in it: only what changes in it is read aloud.
  return (
    <>
      <div class="notes" role="status">
        {remote.connection.state.value === 'lost' && <Note look="lost">{onlineWords.lost}</Note>}
        {remote.refusal.value && <RefusalNote {...props} refusal={remote.refusal.value} />}
        {table?.stage === 'playing' && <PlayNotes {...props} table={table} />}
        {table?.next !== undefined && <NextNote {...props} next={table.next} />}
      </div>
      <p class="unseen" role="status" data-comings>
        {comings}
      </p>
    </>
  );
}

/** Who plays for whom, and whether anybody does. */
function PlayNotes(props: Props & { table: TableInfo }): JSX.Element {
  const { remote, onlineWords, table } = props;
  const { paused, rested = 0 } = table.clock ?? {};
  const mine = remote.seat.value;
  const isAway = mine !== undefined && table.chairs[mine]?.away === true;
  const rest = spanText(rested, onlineWords);
  const failed = table.chairs.flatMap(({ outside }) => (outside?.lost === undefined ? [] : [outsideName(outside)]));
  return (
    <>
      {failed.map(name => (
        <Note key={name} look="quiet">
          {onlineWords.manners.botLost(name)}
        </Note>
      ))}
      {mine !== undefined && <StandInNote {...props} seat={mine} isAway={isAway} isPaused={paused !== undefined} />}
      {paused !== undefined && !isAway && <Note look="quiet">{onlineWords.presence.paused}</Note>}
      {paused === undefined && rest !== undefined && <Note look="quiet">{onlineWords.presence.wasPaused(rest)}</Note>}
      {mine === undefined && paused === undefined && <Note look="quiet">{onlineWords.watching}</Note>}
    </>
  );
}

interface StandInProps extends Props {
  readonly seat: Seat;
  readonly isAway: boolean;
  readonly isPaused: boolean;
}

/** What a stand-in does or did in the reader's name, to be looked at, and to be ended with one press. */
function StandInNote(props: StandInProps): JSX.Element | undefined {
  const { remote, onlineWords, seat, isAway, isPaused, playThrough } = props;
  const { presence } = onlineWords;
  const [seen, setSeen] = useState(0);
  const { turns: made, stops } = stoodInSince(remote.log.value.entries, seat);
  // What was looked at has been told.
  const turns = made === seen ? 0 : made;
  if (!isAway && turns === 0) return undefined;
  // On a phone there is room for one thing: that moves were made says why.
  const why = isPaused ? presence.pausedForYou : turns === 0 && onlineWords.youAreAway;
  const said = [isAway && why, turns > 0 && presence.madeForYou(turns)];
  const actions = (
    <>
      {turns > 0 && playThrough && (
        <button
          type="button"
          class="button plain"
          onClick={() => {
            setSeen(made);
            playThrough(stops);
          }}
        >
          {presence.lookAtThem}
        </button>
      )}
      {isAway && (
        <button type="button" class="button" onClick={() => void remote.ask({ type: 'return', match: remote.match })}>
          {onlineWords.back}
        </button>
      )}
    </>
  );
  return <Note action={actions}>{said.filter(Boolean).join(' ')}</Note>;
}

function NextNote(props: Props & { next: string }): JSX.Element {
  const { onlineWords, next } = props;
  const offer = openOffer(props);
  if (offer)
    return (
      <Note action={<OfferButtons {...props} next={offer.next} />}>
        {onlineWords.presence.wantsRematch(offer.name)}
      </Note>
    );
  return <Note action={<a href={tableAddress(next)}>{onlineWords.nextTable}</a>}>{onlineWords.nextNote}</Note>;
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
  const said: Readonly<Record<string, string>> = { ...words.play.refused, ...onlineWords.refused };
  // A newer server may have reasons that this page has no words for yet.
  return said[code] ?? onlineWords.refused.unreadable;
}
