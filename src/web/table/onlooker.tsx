import type { JSX } from 'preact';
import { useTight } from '../browser/screen-shape.ts';
import { newAddress, startAddress } from '../page/route.ts';
import type { TableContext } from './table-context.ts';

/** Has the one person at this device nothing more to do in a game that goes on? */
export function isOnlooker({ controller, game, me }: Pick<TableContext, 'controller' | 'game' | 'me'>): boolean {
  const { state, over } = controller.snapshot.value;
  return me !== undefined && !over && game.isOut?.(state, me) === true;
}

/** The ways on for whoever is out: to leave, or to play something else meanwhile. */
export function OnlookerLinks({ context }: { context: TableContext }): JSX.Element {
  const { game, words, slots } = context;
  const tight = useTight();
  return (
    <>
      <a class="button plain" href={slots.exit ?? startAddress}>
        {words.play.leave}
      </a>
      {!tight && (
        <a class="button plain" href={newAddress(game.id)}>
          {words.play.newGame}
        </a>
      )}
    </>
  );
}
