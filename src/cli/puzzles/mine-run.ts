import { existsSync } from 'node:fs';
import { type MinedPuzzle, type PuzzleLine, puzzleId } from '../../table/puzzle.ts';
import { untilInterrupted } from '../common/interruption.ts';
import { progressLineOn } from '../common/progress.ts';
import { openRunRecord, type RecordForm } from '../common/run-record.ts';
import { plansFrom } from './game-files.ts';
import type { MiningPlan, MiningResult } from './mining.ts';
import type { Deepened } from './second-turns.ts';
import { carryOut } from './threads.ts';
import { MOST, makeRoomFor, readLines, retiredIds, type Work, writeLines } from './work.ts';

const form: RecordForm<MiningResult> = { keyOf: planKey, isResult, what: 'game that was searched for puzzles' };

function planKey({ game, version, seed, number }: Omit<MiningPlan, 'played'>): string {
  return JSON.stringify([game, version, seed, number]);
}

function isResult(value: unknown): value is MiningResult {
  const { number, log, puzzles } = Object(value) as { [key in keyof MiningResult]: unknown };
  return Number.isInteger(number) && typeof log === 'string' && Array.isArray(puzzles);
}

/** A game for each number from this one on; the record tells which are done. */
function* plansFor({ game, seed }: Work, from: number): Generator<MiningPlan> {
  for (let number = from; number < MOST; number++) yield { game: game.id, version: game.version, seed, number };
}

/**
 * Lets bots play until there are enough puzzles. In the order of their games: the same games make the same file. What is in
 * the file stays, since its puzzles have been passed on by their ids: the games go on behind it.
 */
export async function mine(work: Work, wanted: number, resume: string): Promise<number> {
  const kept = existsSync(work.file) ? readLines(work.file) : [];
  const ofBots = kept.filter(({ number }) => number < MOST);
  const next = 1 + Math.max(-1, ...ofBots.map(({ number }) => number));
  const found = await search(work, [...plansFor(work, next)], resume, wanted - countIn(kept));
  const lines = [...ofBots];
  let count = countIn(kept);
  for (const game of found) {
    if (count >= wanted) break;
    lines.push(game);
    count += game.puzzles.length;
  }
  writeLines(work, [...lines, ...kept.filter(line => !ofBots.includes(line))]);
  return 0;
}

/** Looks through games that were played, and adds what is found to the file. */
export async function mineFiles(work: Work, from: string, resume: string): Promise<number> {
  const found = await search(work, await plansFrom(work, from), resume, MOST);
  const fresh = new Set(found.map(({ number }) => number));
  const kept = existsSync(work.file) ? readLines(work.file).filter(({ number }) => !fresh.has(number)) : [];
  writeLines(work, [...kept, ...found]);
  return 0;
}

/** Searches games until there are enough puzzles, and gives them in their order. What was retired does not come back. */
async function search(
  { io, threads, file }: Work,
  plans: readonly MiningPlan[],
  resume: string,
  wanted: number,
): Promise<readonly MiningResult[]> {
  const retired = retiredIds(file);
  const offered = (game: MiningResult): MiningResult => ({
    ...game,
    puzzles: game.puzzles.filter(({ at }) => !retired.has(puzzleId(game.number, at))),
  });
  makeRoomFor(resume);
  const record = await openRunRecord(resume, form, new Set(plans.map(planKey)), io);
  const found = record.finished.map(offered);
  const known = new Set(found.map(planKey));
  if (known.size > 0) io.err(`${known.size} games are searched already, with ${countIn(found)} puzzles`);
  const progress = progressLineOn(io);
  const keep = (result: MiningResult) => {
    record.add(result);
    found.push(offered(result));
    progress.tick(() => `${countIn(found)} puzzles, from ${found.length} games`);
  };
  const open = plansLeft(plans, known, () => countIn(found) >= wanted);
  await untilInterrupted(stopped => carryOut('mine', open, threads, keep, stopped));
  progress.done();
  return found.toSorted((a, b) => a.number - b.number);
}

function* plansLeft(
  plans: readonly MiningPlan[],
  known: ReadonlySet<string>,
  enough: () => boolean,
): Generator<MiningPlan> {
  for (const plan of plans) {
    if (enough()) return;
    if (!known.has(planKey(plan))) yield plan;
  }
}

function countIn(lines: readonly Pick<PuzzleLine, 'puzzles'>[]): number {
  return lines.reduce((sum, { puzzles }) => sum + puzzles.length, 0);
}

// ------------------------------------------------------------------------------------------------------ second turns

const deepenedForm: RecordForm<Deepened> = {
  keyOf: ({ id, mined }) => turnKey(id, mined),
  isResult: (value): value is Deepened => {
    const { id, mined } = Object(value) as Partial<Deepened>;
    return typeof id === 'string' && mined?.best !== undefined;
  },
  what: 'puzzle that was looked at',
};

/** A game that is mined anew may ask for another turn at the same place. */
function turnKey(id: string, { best }: MinedPuzzle): string {
  return JSON.stringify([id, best]);
}

/** Looks at each puzzle of one turn whether the next turn is clear too. */
export async function deepen(work: Work, resume: string): Promise<number> {
  const { game, io, threads, file } = work;
  const lines = readLines(file);
  const orders = lines.flatMap(line =>
    line.puzzles
      .filter(({ further }) => !further)
      .map(mined => ({ game: game.id, line: { ...line, puzzles: [mined] } })),
  );
  const keyOf = ({ number }: PuzzleLine, mined: MinedPuzzle) => turnKey(puzzleId(number, mined.at), mined);
  const orderKey = ({ line }: (typeof orders)[number]) => keyOf(line, line.puzzles[0]!);
  makeRoomFor(resume);
  const record = await openRunRecord(resume, deepenedForm, new Set(orders.map(orderKey)), io);
  const known = new Set(record.finished.map(deepenedForm.keyOf));
  const progress = progressLineOn(io);
  const keep = (result: Deepened) => {
    record.add(result);
    progress.tick(() => `${record.finished.length} of ${orders.length} puzzles`);
  };
  const open = orders.filter(order => !known.has(orderKey(order)));
  await untilInterrupted(stopped => carryOut('deepen', open, threads, keep, stopped));
  progress.done();
  const found = new Map(record.finished.map(result => [deepenedForm.keyOf(result), result.mined]));
  const deeper = (line: PuzzleLine, mined: MinedPuzzle) => found.get(keyOf(line, mined)) ?? mined;
  writeLines(
    work,
    lines.map(line => ({ ...line, puzzles: line.puzzles.map(mined => deeper(line, mined)) })),
  );
  const twofold = lines
    .flatMap(line => line.puzzles.map(mined => deeper(line, mined)))
    .filter(({ further }) => further);
  io.out(`${twofold.length} of them have two turns`);
  return 0;
}
