import { useMemo } from 'preact/hooks';
import type { PlayedLine } from '../../engine/reasons.ts';
import type { AnyState } from '../../engine/state.ts';
import type { GameId } from '../../games/registry.ts';
import { stateOf } from '../../table/draft.ts';
import type { Hint } from '../advice/hints.ts';
import { playLine } from '../advice/lines.ts';
import { linesInWords } from '../advice/move-text.ts';
import { reasonTold, type ToldHint } from '../advice/told-hint.ts';
import { loadReasoning } from '../catalogue/game-words.ts';
import type { BoardHint } from '../kit/view.ts';
import { useLocalized } from '../page/localized.ts';
import type { TableContext } from './table-context.ts';

/** By what a hint is known in the list and on the board: numbers count the steps of a line. */
export function hintName(place: number): string {
  return String.fromCharCode(65 + place);
}

function playedLines({ controller }: TableContext, hints: readonly Hint[]): readonly PlayedLine<AnyState>[] {
  const draft = controller.draft.value;
  return draft ? hints.map(({ line }) => playLine(draft.game, stateOf(draft), draft.seat, line)) : [];
}

/** A line changes while the search goes on, and with it all that is told of it. */
function keyOf(hints: readonly Hint[]): string {
  return hints.map(({ line }) => line.join(' ')).join('; ');
}

export function useToldHints(context: TableContext): readonly ToldHint[] {
  const { hintController, controller, game, gameWords, who, words } = context;
  const id = controller.host.match.game as GameId;
  const { found } = useLocalized(id, async spoken => ({ reasoning: await loadReasoning(id, spoken) }));
  const hints = hintController.hints.value;
  const told = useMemo(() => {
    const lines = playedLines(context, hints);
    const texts = linesInWords(context, lines);
    return lines.map((line, i) => ({
      text: texts[i]!,
      // Until the reasons are there nothing is said: what a line brings alone would be said of any game.
      reason: found ? reasonTold({ game, gameWords, who, ...found }, line, words.advice) : '',
    }));
  }, [keyOf(hints), found, context, controller.draft.value]);
  return hints.map((hint, i) => ({ hint, text: hint.move, reason: '', ...told[i] }));
}

/** What the board shows of the hints. */
export function useBoardHints(context: TableContext): readonly BoardHint[] {
  const { hintController, controller } = context;
  const hints = hintController.hints.value;
  const lit = hintController.lit();
  return useMemo(() => {
    return playedLines(context, hints).map((line, i) => ({
      name: hintName(i),
      lit: hints[i] === lit,
      steps: stepsOf(context, line),
    }));
  }, [keyOf(hints), lit?.move, context, controller.draft.value]);
}

function stepsOf({ game }: TableContext, { moves, states }: PlayedLine<AnyState>): BoardHint['steps'] {
  return moves.map((move, i) => {
    const { at, via } = game.describe(states[i]!, move);
    return { tokens: game.format(states[i]!, move).split(' '), at, via };
  });
}
