import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { type Description, type Game, moveArray, moveList, type Seat } from '../../engine/game.ts';
import type { AnyState } from '../../engine/state.ts';
import type { Draft } from '../../table/draft.ts';
import { legalCandidates } from '../kit/input/move-builder.ts';
import { fieldNames, magnifier, moving } from '../page/settings.ts';
import { focusBoard } from './board-focus.ts';
import { useBoardInput } from './board-input.ts';
import { placeOfLine, type TableContext } from './table-context.ts';
import { useBoardOrientation } from './table-orientation.ts';
import { traceOf } from './trace.ts';

interface Props {
  readonly context: TableContext;
}

export function BoardArea({ context, turned }: Props & { turned: boolean }): JSX.Element {
  const { controller, view, gameWords, hues, who } = context;
  const state = context.laying.value?.sketch.value ?? controller.shown.value;
  useEffect(focusBoard, []);
  return (
    <view.Board
      state={state}
      before={useBefore(state)}
      news={useNews(context)}
      words={gameWords}
      turned={turned}
      latest={latestPlace(context)}
      trace={traceOf(controller)}
      hints={context.hintController.onBoard.value ?? context.slots.marks?.value}
      hues={hues}
      who={who}
      motion={moving.value}
      magnifier={magnifier.value}
      named={fieldNames.value === 'on'}
      orientation={useBoardOrientation(context, turned)}
      input={useBoardInput(context)}
      spotlight={controller.spotlight.value}
    />
  );
}

export function StockPlace({ context }: Props): JSX.Element | undefined {
  const { game, controller, view, gameWords, hues, who } = context;
  const input = useBoardInput(context);
  if (!view.SidePanel) return undefined;
  const [state, viewer] = [controller.shown.value, controller.playingSeat()];
  return (
    <div class="stock-place">
      <view.SidePanel
        state={state}
        words={gameWords}
        hues={hues}
        who={who}
        input={input}
        legal={() => input?.legal ?? legalCandidates(game, state)}
        spotlight={controller.spotlight.value}
        onSpotlight={lit => void (controller.spotlight.value = lit)}
        viewer={viewer}
        asides={() => asidesOf(game, state, viewer)}
        onAside={move => void controller.sayAside(move)}
      />
    </div>
  );
}

function asidesOf(game: Game, state: AnyState, seat: Seat | undefined): readonly string[] {
  if (!game.asides || seat === undefined) return [];
  const list = moveList();
  game.asides.moves(state, seat, list);
  return moveArray(list).map(move => game.format(state, move));
}

/** The state that was on the screen before this one. */
function useBefore(state: AnyState): AnyState | undefined {
  const shown = useRef<{ now: AnyState; before: AnyState | undefined }>({ now: state, before: undefined });
  if (shown.current.now !== state) shown.current = { now: state, before: shown.current.now };
  return shown.current.before;
}

/** More entries than this are a leap in time, which nobody wants to see line by line. */
const MOST_NEWS = 40;

/** What happened since the board was last drawn anew, whether at the table or while stepping through the past. */
function useNews({ controller }: TableContext): readonly Description[] {
  const lines = controller.lines.value;
  const at = controller.past.value ?? lines.length;
  const seen = useRef<{ at: number; news: readonly Description[] }>({ at, news: [] });
  const since = seen.current.at;
  if (at !== since) {
    const fresh = at > since && at - since <= MOST_NEWS ? lines.slice(since, at) : [];
    seen.current = { at, news: fresh.flatMap(({ what }) => (typeof what === 'object' ? [what] : [])) };
  }
  return seen.current.news;
}

function latestPlace({ controller }: TableContext): string | undefined {
  const draft = controller.draft.value;
  const past = controller.past.value;
  if (past === undefined && draft && draft.moves.length > 0) return placeInDraft(draft);
  const lines = controller.lines.value;
  return placeOfLine(lines.slice(0, past ?? lines.length).findLast(({ actor }) => typeof actor === 'number'));
}

function placeInDraft({ game, states, moves }: Draft): string | undefined {
  const before = states.at(-2)!;
  return game.describe(before, game.parse(before, moves.at(-1)!)).at;
}
