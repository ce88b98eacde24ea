import { existsSync } from 'node:fs';
import { type MinedPuzzle, type PuzzleLine, puzzleId } from '../../table/puzzle.ts';
import { untilInterrupted } from '../common/interruption.ts';
import { progressLineOn } from '../common/progress.ts';
import { openRunRecord, type RecordForm, type RunRecord } from '../common/run-record.ts';
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
  const { finished } = await search(work, [...plansFor(work, next)], resume, wanted - countIn(kept));
  const retired = retiredIds(work.file);
  const lines = [...ofBots];
  let count = countIn(kept);
  for (const game of finished.toSorted((a, b) => a.number - b.number)) {
    if (count >= wanted) break;
    const puzzles = game.puzzles.filter(({ at }) => !retired.has(puzzleId(game.number, at)));
    lines.push({ ...game, puzzles });
    count += puzzles.length;
  }
  writeLines(work, [...lines, ...kept.filter(line => !ofBots.includes(line))]);
  return 0;
}

/** Looks through games that were played, and adds what is found to the file. */
export async function mineFiles(work: Work, from: string, resume: string): Promise<number> {
  const { finished } = await search(work, await plansFrom(work, from), resume, MOST);
  const fresh = new Set(finished.map(({ number }) => number));
  const kept = existsSync(work.file) ? readLines(work.file).filter(({ number }) => !fresh.has(number)) : [];
  writeLines(work, [...kept, ...finished.toSorted((a, b) => a.number - b.number)]);
  return 0;
}

async function search(
  { io, threads }: Work,
  plans: readonly MiningPlan[],
  resume: string,
  wanted: number,
): Promise<RunRecord<MiningResult>> {
  makeRoomFor(resume);
  const record = await openRunRecord(resume, form, new Set(plans.map(planKey)), io);
  const { finished } = record;
  const known = new Set(finished.map(planKey));
  if (known.size > 0) io.err(`${known.size} games are searched already, with ${countIn(finished)} puzzles`);
  const progress = progressLineOn(io);
  const keep = (result: MiningResult) => {
    record.add(result);
    progress.tick(() => `${countIn(finished)} puzzles, from ${finished.length} games`);
  };
  const open = plansLeft(plans, known, () => countIn(finished) >= wanted);
  await untilInterrupted(stopped => carryOut('mine', open, threads, keep, stopped));
  progress.done();
  return record;
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
  keyOf: ({ id }) => id,
  isResult: (value): value is Deepened => typeof (Object(value) as Partial<Deepened>).id === 'string',
  what: 'puzzle that was looked at',
};

/** Looks at each puzzle of one turn whether the next turn is clear too. */
export async function deepen(work: Work, resume: string): Promise<number> {
  const { game, io, threads, file } = work;
  const lines = readLines(file);
  const orders = lines.flatMap(line =>
    line.puzzles
      .filter(({ further }) => !further)
      .map(mined => ({ game: game.id, line: { ...line, puzzles: [mined] } })),
  );
  const idOf = ({ line }: (typeof orders)[number]) => puzzleId(line.number, line.puzzles[0]!.at);
  makeRoomFor(resume);
  const record = await openRunRecord(resume, deepenedForm, new Set(orders.map(idOf)), io);
  const known = new Set(record.finished.map(({ id }) => id));
  const progress = progressLineOn(io);
  const keep = (result: Deepened) => {
    record.add(result);
    progress.tick(() => `${record.finished.length} of ${orders.length} puzzles`);
  };
  const open = orders.filter(order => !known.has(idOf(order)));
  await untilInterrupted(stopped => carryOut('deepen', open, threads, keep, stopped));
  progress.done();
  const found = new Map(record.finished.map(({ id, mined }) => [id, mined]));
  const deeper = (line: PuzzleLine, mined: MinedPuzzle) => found.get(puzzleId(line.number, mined.at)) ?? mined;
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
