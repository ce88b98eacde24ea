import type { JSX } from 'preact';
import { NOBODY, type Seat } from '../../engine/game.ts';
import type { TableController } from '../table/table-controller.ts';
import { Icon } from '../ui/icon.tsx';
import type { OnlineContext } from './online-context.ts';
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

/** Beside a name: whether somebody is away, and how much of the game's time is left for them. */
export function BesideName(props: Props & { seat: Seat }): JSX.Element | undefined {
  const { remote, seat, onlineWords } = props;
  const table = remote.table.value;
  const left = useTimeLeft(props, seat);
  const chair = table?.chairs[seat];
  if (chair?.away)
    return (
      <em class="away" title={onlineWords.awayNote(chair.name ?? '')}>
        {onlineWords.away}
      </em>
    );
  if (left === undefined || !table?.clock || table.clock.left.length === 0) return undefined;
  return <span class="bank">{timeText(left, onlineWords)}</span>;
}
