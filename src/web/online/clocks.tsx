import type { JSX } from 'preact';
import { NOBODY, type Seat } from '../../engine/game.ts';
import type { TableInfo } from '../../protocol/replies.ts';
import type { TableController } from '../table/table-controller.ts';
import { Icon } from '../ui/icon.tsx';
import type { OnlineContext } from './online-context.ts';
import { absenceText, spanText } from './presence-text.ts';
import { useNow } from './server-hooks.ts';
import { isShort, timeLeft, timeText } from './time-left.ts';

interface Props extends OnlineContext {
  readonly controller: TableController;
}

function useTimeLeft({ remote, controller }: Props, seat: Seat): number | undefined {
  const now = useNow(1000) + remote.clockOffset;
  const table = remote.table.value;
  return table && table.stage === 'playing' ? timeLeft(table, seat, moverIn(controller), now) : undefined;
}

function moverIn({ host, snapshot }: TableController): Seat {
  return snapshot.value.over ? NOBODY : host.game.actor(snapshot.value.state);
}

/** The clock of the seat that is to move. */
export function RunningClock(props: Props): JSX.Element | undefined {
  const { controller, onlineWords } = props;
  const mover = moverIn(controller);
  const left = useTimeLeft(props, mover);
  if (left === undefined) return undefined;
  const name = onlineWords.clock(controller.host.match.players[mover]?.name ?? '');
  return (
    <span class={isShort(left) ? 'clock short' : 'clock'} role="timer" aria-label={name} title={name}>
      <Icon name="clock" />
      {timeText(left, onlineWords)}
    </span>
  );
}

/** Beside a name: whether somebody is away or played for, and how much of the game's time is left for them. */
export function BesideName(props: Props & { seat: Seat }): JSX.Element | undefined {
  const { remote, seat, onlineWords } = props;
  const table = remote.table.value;
  const left = useTimeLeft(props, seat);
  const hasBank = left !== undefined && table?.clock && table.clock.left.length > 0;
  return (
    <>
      {table?.stage === 'playing' && <Whereabouts {...props} table={table} />}
      {hasBank && <span class="bank">{timeText(left, onlineWords)}</span>}
    </>
  );
}

function Whereabouts(props: Props & { seat: Seat; table: TableInfo }): JSX.Element | undefined {
  const { remote, seat, table, onlineWords } = props;
  const now = useNow(15_000) + remote.clockOffset;
  const { name = '', away, absent } = table.chairs[seat] ?? {};
  const { presence } = onlineWords;
  if (away)
    return (
      <em class="away" title={onlineWords.awayNote(name)}>
        <Icon name="bot" />
        <span>{presence.botShort}</span>
      </em>
    );
  if (absent === undefined) return undefined;
  const time = spanText(now - absent, onlineWords);
  return (
    <em class="away" title={absenceText(table.pace, name, now - absent, onlineWords)}>
      <Icon name="dark" />
      <span>{time === undefined ? onlineWords.away : presence.awayShort(time)}</span>
    </em>
  );
}

/** How many look on, for those who play. */
export function WatcherCount({ remote, onlineWords }: OnlineContext): JSX.Element | undefined {
  const { watchers = 0 } = remote.table.value ?? {};
  if (watchers === 0) return undefined;
  const name = onlineWords.presence.watchers(watchers);
  return (
    <span class="watchers" role="img" aria-label={name} title={name}>
      <Icon name="eye" />
      {watchers}
    </span>
  );
}
