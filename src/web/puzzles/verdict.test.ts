import { expect, test } from 'vitest';
import type { SearchRequest, SearchResult } from '../../ai/messages.ts';
import { movesOf, NOBODY } from '../../engine/game.ts';
import { randomLog } from '../../engine/logs/transcript.ts';
import { newMatchOptions } from '../../engine/options.ts';
import { seeded } from '../../engine/random.ts';
import { movesLogged, type Puzzle, playAt, secondPart, tableBehind } from '../../table/puzzle.ts';
import { desert } from '../recording/testing/played.ts';
import { localPool } from '../table/testing/bot.ts';
import { PuzzleSession } from './puzzle-session.ts';
import { verdictOn } from './verdict.ts';

const game = desert;

/** A position in the middle of a game, at the beginning of a turn, with two turns that are known. */
function puzzleOf(): Puzzle {
  const options = newMatchOptions(game.options);
  const log = randomLog(game, 2, options, seeded('puzzle'));
  const at = log.findIndex(({ actor }, i) => i > 90 && actor === 0 && log[i - 1].actor === 1);
  const moves = log.map(entry => ('move' in entry ? entry.move : ''));
  const rated = (turn: readonly string[], share: number) => ({ moves: turn, share, points: 40 });
  const best = rated(moves.slice(at, at + 2), 0.7);
  return { id: '1-2', game: game.id, seats: 2, options, log: moves.slice(0, at), best, rivals: [] };
}

class Thinker {
  readonly asked: SearchRequest[] = [];
  readonly search = async (request: SearchRequest): Promise<SearchResult> => {
    this.asked.push(request);
    const expectation = { shares: [0.5, 0.5], points: [40, 40] };
    return { move: '', advice: [], expectation, rollouts: 1, stopped: false };
  };
}

const puzzle = puzzleOf();
const none = () => undefined;

/** Another turn than the best one. */
function otherTurn(session: PuzzleSession): readonly string[] {
  const { controller } = session;
  const [first] = puzzle.best.moves;
  for (const { text } of controller.builder.peek()!.legal) {
    if (text === first) continue;
    controller.playMoves([text]);
    const second = controller.builder.peek()?.legal.find(each => !puzzle.best.moves.includes(each.text));
    if (second) return [text, second.text];
    controller.undo();
  }
  throw new Error('there is no other turn');
}

test('the stated turn is the best, in whatever order it is played, and nothing is searched for that', async () => {
  const thinker = new Thinker();
  const session = new PuzzleSession(game, puzzle, thinker.search, none);
  const verdict = await verdictOn(session.open, puzzle.best.moves, thinker.search);
  expect(verdict).toMatchObject({ grade: 'best', loss: 0, share: 0.7 });
  expect(thinker.asked).toEqual([]);
  session.leave();
});

test('any other turn is measured from where it ends, and loses what it is worth less', async () => {
  const thinker = new Thinker();
  const session = new PuzzleSession(game, puzzle, thinker.search, none);
  const moves = otherTurn(session);
  const verdict = await verdictOn(session.open, moves, thinker.search);
  expect(verdict).toMatchObject({ grade: 'blunder', share: 0.5 });
  expect(verdict.loss).toBeCloseTo(0.2);
  expect(thinker.asked.map(({ after }) => after)).toEqual([moves[1]]);
  session.leave();
});

test('a turn that is ended is graded; found, it is remembered, and nobody answers', async () => {
  const thinker = new Thinker();
  let solved = 0;
  const session = new PuzzleSession(game, puzzle, thinker.search, found => (solved += found ? 1 : 0));
  session.controller.playMoves(puzzle.best.moves);
  expect(session.stage.value.kind).toBe('trying');
  await session.controller.end();
  await expect.poll(() => session.stage.value.kind).toBe('graded');
  expect(solved).toBe(1);
  expect(session.controller.host.length.value).toBe(puzzle.log.length + 2);
  expect(session.controller.draft.value).toBeUndefined();
  session.leave();
});

test('a turn that loses is answered on the board, and then nobody moves any more', async () => {
  const thinker = new Thinker();
  const search = (request: SearchRequest) =>
    request.after === undefined
      ? localPool.search({ ...request, budget: { rollouts: 32, milliseconds: 5000 } })
      : thinker.search(request);
  let solved = 0;
  const session = new PuzzleSession(game, puzzle, search, found => (solved += found ? 1 : 0));
  const { controller } = session;
  otherTurn(session);
  controller.playMoves([controller.builder.peek()!.legal.at(-1)!.text]);
  await controller.end();
  await expect.poll(() => session.stage.value.kind).toBe('graded');
  await expect.poll(() => game.actor(controller.host.table.state)).toBe(0);
  expect(controller.host.length.value).toBeGreaterThan(puzzle.log.length + 2);
  expect(solved).toBe(0);
  expect(controller.draft.value).toBeUndefined();
  expect(game.actor(controller.host.table.state)).not.toBe(NOBODY);
  session.leave();
});

/** The same puzzle with answers that are known, and the turn behind them. */
function twofold(): Puzzle {
  const { table, seat } = tableBehind(game, puzzle);
  const answers: string[] = [];
  while (game.actor(table.state) !== seat) {
    const answer = game.format(table.state, movesOf(game, table.state)[0]);
    answers.push(answer);
    playAt(table, game.actor(table.state), [answer]);
  }
  const texts: string[] = [];
  while (game.actor(table.state) === seat) {
    texts.push(game.format(table.state, movesOf(game, table.state)[0]));
    playAt(table, seat, texts.slice(-1));
  }
  return { ...puzzle, further: { answers, best: { moves: texts, share: 0.8, points: 44 }, rivals: [] } };
}

test('the first of two turns is answered as it is known, and only the second one solves the puzzle', async () => {
  const two = twofold();
  let solved = 0;
  const session = new PuzzleSession(game, two, new Thinker().search, found => (solved += found ? 1 : 0));
  const { controller } = session;
  controller.playMoves(two.best.moves);
  await controller.end();
  await expect.poll(() => session.stage.value).toMatchObject({ kind: 'graded', more: true });
  expect(solved).toBe(0);
  session.goOn();
  expect(session.stage.value.kind).toBe('answering');
  await expect.poll(() => session.stage.value.kind).toBe('trying');
  const second = secondPart(game, two)!;
  expect(session.open.puzzle).toEqual(second);
  expect(movesLogged(controller.host.table.entries)).toEqual(second.log);
  controller.playMoves(two.further!.best.moves);
  await controller.end();
  await expect.poll(() => session.stage.value).toMatchObject({ kind: 'graded', more: false, verdict: { loss: 0 } });
  expect(solved).toBe(1);
  session.leave();
});

test('a solution lies on the board as a turn about to be ended', () => {
  const session = new PuzzleSession(game, puzzle, new Thinker().search, none);
  session.showSolution();
  expect(session.controller.draft.value?.moves).toEqual(puzzle.best.moves);
  expect(session.stage.value.kind).toBe('solution');
  session.leave();
});
