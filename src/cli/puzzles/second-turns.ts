import { botNamed, STOPPED_CLOCK } from '../../ai/bot.ts';
import { type Game, isSeat } from '../../engine/game.ts';
import { everySeat } from '../../engine/kit.ts';
import type { ReasonFinder } from '../../engine/reasons.ts';
import type { AnyState } from '../../engine/state.ts';
import { joinedMoves, type KnownPuzzle, type MinedPuzzle, playAt, tableBehind } from '../../table/puzzle.ts';
import { isOver, snapshotFor, type Table } from '../../table/table.ts';
import { PositionMiner } from './position-miner.ts';

/** Who answers the first turn. */
const ANSWERING = 'strong';
/** With more moves in between, nobody sees how the two turns belong together. */
const MOST_ANSWERS = 24;

/** A puzzle that was looked at, with its second turn if it has one. */
export interface Deepened {
  readonly id: string;
  readonly mined: MinedPuzzle;
}

/** The puzzle with what follows it, if the next turn of its seat is clear too. */
export function furtherTurn(
  game: Game,
  find: ReasonFinder<AnyState> | undefined,
  mined: MinedPuzzle,
  puzzle: KnownPuzzle,
): MinedPuzzle {
  const { table, seat } = tableBehind(game, puzzle);
  const name = `${game.id} ${puzzle.id} then`;
  const answers = answersAt(table, seat, name);
  if (!answers) return mined;
  const miner = new PositionMiner(game, snapshotFor(table, seat).state, seat, name);
  const next = miner.seems() ? miner.clearTurn(find) : undefined;
  if (!next) return mined;
  const { best, rivals, level } = next;
  return { ...mined, level: Math.max(mined.level, level), further: { answers: joinedMoves(answers), best, rivals } };
}

/** Lets the others play until the seat is to move again; undefined where that is never, or too late. */
function answersAt(table: Table, seat: number, name: string): readonly string[] | undefined {
  const { game, match } = table;
  const bots = everySeat(match.players.length).map(other => botNamed(ANSWERING, game, other, name, STOPPED_CLOCK));
  const answers: string[] = [];
  for (let actor = game.actor(table.state); actor !== seat; actor = game.actor(table.state)) {
    if (isOver(table) || !isSeat(actor) || answers.length === MOST_ANSWERS) return undefined;
    const view = snapshotFor(table, actor).state;
    const text = game.format(view, bots[actor]!.choose(view));
    if (!playAt(table, actor, [text])) return undefined;
    answers.push(text);
  }
  return answers;
}
