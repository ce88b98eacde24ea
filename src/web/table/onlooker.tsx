import type { JSX } from 'preact';
import { startAddress } from '../page/route.ts';
import type { TableContext } from './table-context.ts';

/** Has the one person at this device nothing more to do in a game that goes on? */
export function isOnlooker({ controller, game, me }: Pick<TableContext, 'controller' | 'game' | 'me'>): boolean {
  const { state, over } = controller.snapshot.value;
  return me !== undefined && !over && game.isOut?.(state, me) === true;
}

/** The way on for whoever need not stay. */
export function LeaveLink({ context: { words, slots } }: { context: TableContext }): JSX.Element {
  return (
    <a class="button plain" href={slots.exit ?? startAddress}>
      {words.play.leave}
    </a>
  );
}
