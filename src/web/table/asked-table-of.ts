import { isSeat } from '../../engine/game.ts';
import type { GameId } from '../../games/registry.ts';
import { stateOf } from '../../table/draft.ts';
import { moveText } from '../advice/move-text.ts';
import type { AskedTable } from '../asking/asked-table.ts';
import { loadRuleTexts } from '../catalogue/game-words.ts';
import { whyNot } from '../kit/input/move-builder.ts';
import { unheardLines } from './own-moves.ts';
import { scoreText } from './scores.tsx';
import { effectsSeen, effectsText, lineText, moverOf, type TableContext } from './table-context.ts';
import { standpointOf } from './table-orientation.ts';
import { buttonsOf, haltOf } from './turn-task.ts';

/** The table as it may be asked about: all of it is what the viewer sees. */
export function askedTableOf(context: TableContext, turned: boolean, task: string): AskedTable {
  const { controller, game, gameWords } = context;
  const look = standpointOf(context, turned);
  const { state, over, viewer } = controller.snapshot.value;
  const actor = game.actor(state);
  const draft = controller.draft.value;
  const builder = controller.past.value === undefined ? controller.builder.value : undefined;
  return {
    game,
    gameWords,
    orientation: context.orientation.value!.orientation,
    look,
    seats: state.seats,
    actor: over || !isSeat(actor) ? undefined : actor,
    mine: draft !== undefined && controller.past.value === undefined && draft.seat === viewer,
    task,
    score: seat => scoreText(context, seat),
    latest: count => latestLines(context, count),
    gains: (effects, mover) => effectsText(context, effects, mover),
    moveText: (s, move) => moveText(context, s, move),
    whyNot: token => (draft && builder ? whyNot(game, stateOf(draft), builder, token) : []),
    ruleText: async rule => (await loadRuleTexts(game.id as GameId, gameWords.language))[rule] ?? rule,
    buttons: buttonsOf(context, new Map()),
    pause: haltOf(context),
    goesOn: draft !== undefined && game.actor(stateOf(draft)) === draft.seat,
    canEnd: controller.canEnd(),
    canUndo: controller.canUndo(),
    ...actsOf(context),
  };
}

function actsOf({ controller, hintController }: TableContext): Pick<AskedTable, 'play' | 'end' | 'undo' | 'hint'> {
  return {
    play(moves) {
      controller.playMoves(moves);
      return controller.refusal.peek() === undefined;
    },
    end() {
      const can = controller.canEnd();
      if (can) void controller.end();
      return can;
    },
    undo() {
      const can = controller.canUndo();
      if (can) controller.undo();
      return can;
    },
    hint() {
      if (!hintController.isOffered()) return false;
      if (hintController.shown.peek()) hintController.isToTell.value = true;
      else hintController.toggle('pointer');
      return true;
    },
  };
}

function latestLines(context: TableContext, count: number): readonly string[] {
  const { lines, draft } = context.controller;
  const told = lines.value.filter(({ actor, effects }) => typeof actor === 'number' || effects.length > 0);
  // What is tried out comes last, though the log does not hold it yet.
  const tried = draft.value ? unheardLines(draft.value, undefined) : [];
  return [...told, ...tried].slice(-count).map(line => {
    const gains = effectsText(context, effectsSeen(context, line), moverOf(line));
    return gains === '' ? lineText(context, line) : `${lineText(context, line)} ${gains}.`;
  });
}
