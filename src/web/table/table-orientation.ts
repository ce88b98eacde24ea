import { useEffect, useMemo } from 'preact/hooks';
import { CHANCE, isSeat } from '../../engine/game.ts';
import type { GameId } from '../../games/registry.ts';
import { boardOrientationOf, standpointAt } from '../catalogue/board-orientation.ts';
import { openOrientation } from '../catalogue/orientation-loader.ts';
import type { BoardOrientation } from '../kit/landmarks.ts';
import type { Standpoint } from '../kit/orientation/orientation.ts';
import { furtherSaidAt } from '../match/addressed-words.ts';
import type { TableContext } from './table-context.ts';

/** Fetches how the game tells where one is, once its board is there. */
export function useOrientation(context: TableContext): void {
  useEffect(() => {
    const { language } = context.gameWords;
    const { players } = context.controller.host.match;
    openOrientation(context.game.id as GameId, language).then(
      opened =>
        void (context.orientation.value = { ...opened, told: furtherSaidAt(players, opened.told, context.words) }),
      // Without them the board is told as before.
      () => undefined,
    );
  }, [context]);
}

/** What is on the screen, as the viewer may know it. */
export function standpointOf(context: TableContext, turned: boolean): Standpoint {
  const { controller, game, gameWords, who } = context;
  const { viewer } = controller.snapshot.value;
  const past = controller.past.value !== undefined;
  const seen = {
    game,
    state: controller.shown.value,
    gameWords,
    who,
    viewer: isSeat(viewer) ? viewer : undefined,
    turned,
    legal: (past ? undefined : controller.builder.value?.legal) ?? [],
  };
  return standpointAt(seen, context.orientation.value?.told);
}

/** What the board is told: a new object for each position, and for no other reason. */
export function useBoardOrientation(context: TableContext, turned: boolean): BoardOrientation | undefined {
  const { controller, words } = context;
  const opened = context.orientation.value;
  const look = standpointOf(context, turned);
  return useMemo(
    () => opened && boardOrientationOf(opened, look, words),
    [context, opened, look.s, look.viewer, look.legal, turned, controller.past.value],
  );
}

/** What is told beside what is asked, to those who do not see it. */
export function toldTask(context: TableContext, turned: boolean): string {
  const opened = context.orientation.value;
  const seat = context.controller.draft.value?.seat;
  if (!opened || seat === undefined || seat === CHANCE) return '';
  return opened.orientation.task?.(standpointOf(context, turned)) ?? '';
}
