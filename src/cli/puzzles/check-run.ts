import { seeded } from '../../engine/random.ts';
import { type PuzzleLine, puzzleId, readPuzzles } from '../../table/puzzle.ts';
import { untilInterrupted } from '../common/interruption.ts';
import { progressLineOn } from '../common/progress.ts';
import { openRunRecord, type RecordForm } from '../common/run-record.ts';
import type { CheckResult, PuzzleCheck } from './checking.ts';
import { carryOut } from './threads.ts';
import { makeRoomFor, readLines, readRetired, retiredFile, textOf, type Work, writeLines } from './work.ts';

/** Exactly what `--json` prints. */
interface CheckReport {
  readonly checked: number;
  readonly still_best: number;
  readonly share: number;
  readonly failures: readonly CheckResult[];
}

/** How to check. */
interface CheckSettings {
  readonly sample: number;
  readonly factor: number;
  /** What is ahead by a smaller share of wins than this has not held either. */
  readonly least: number;
  /** Is what did not hold taken out of the file? */
  readonly drop: boolean;
  readonly json: boolean;
}

/** What was measured, and how: of another factor or seed, or of other turns, is another check. */
type CheckedPuzzle = CheckResult & { readonly key: string };

const form: RecordForm<CheckedPuzzle> = {
  keyOf: ({ key }) => key,
  isResult: (value): value is CheckedPuzzle => typeof (Object(value) as Partial<CheckedPuzzle>).key === 'string',
  what: 'puzzle that was measured again',
};

function checkKey(game: string, { puzzle, factor, seed }: PuzzleCheck): string {
  const { id, best, further } = puzzle;
  return JSON.stringify([game, id, best.moves, further?.best.moves, factor, seed]);
}

export async function checkPuzzles(work: Work, resume: string | undefined, settings: CheckSettings): Promise<number> {
  const { game, io, threads, seed } = work;
  const { sample, factor, least, drop, json } = settings;
  const puzzles = drawn(readPuzzles(game.id, textOf(work.file)), sample, seed);
  const orders = puzzles.map(puzzle => ({ puzzle, factor, seed }));
  const keys = new Map(orders.map(order => [order.puzzle.id, checkKey(game.id, order)]));
  if (resume !== undefined) makeRoomFor(resume);
  const record = await openRunRecord(resume, form, new Set(keys.values()), io);
  const known = new Set(record.finished.map(({ key }) => key));
  const progress = progressLineOn(io);
  const keep = (result: CheckResult) => {
    record.add({ ...result, key: keys.get(result.id)! });
    progress.tick(() => `${record.finished.length} of ${puzzles.length} puzzles`);
  };
  const open = orders.filter(({ puzzle }) => !known.has(keys.get(puzzle.id)!));
  await untilInterrupted(stopped => carryOut('check', open, threads, keep, stopped));
  progress.done();
  const report = reportOn(record.finished.map(resultIn), least);
  for (const line of json ? [JSON.stringify(report)] : linesOf(report, factor)) io.out(line);
  if (drop) dropFrom(work, new Set(report.failures.map(({ id }) => id)));
  return 0;
}

function resultIn({ id, stillBest, gap, best }: CheckedPuzzle): CheckResult {
  return { id, stillBest, gap, best };
}

function dropFrom(work: Work, failed: ReadonlySet<string>): void {
  const lines = readLines(work.file);
  const chosen = (line: PuzzleLine, dropped: boolean): PuzzleLine => ({
    ...line,
    puzzles: line.puzzles.filter(({ at }) => failed.has(puzzleId(line.number, at)) === dropped),
  });
  // What the complaints are said to stays one object.
  const io = { ...work.io, out: (line: string) => work.io.err(line) };
  const retired = [...readRetired(work.file), ...lines.map(line => chosen(line, true))];
  writeLines({ file: retiredFile(work.file), io }, retired);
  writeLines(
    { file: work.file, io },
    lines.map(line => chosen(line, false)),
  );
}

/** So many of them, each as likely as any other. */
function drawn<T>(list: readonly T[], count: number, seed: string): readonly T[] {
  const random = seeded(`sample ${seed}`);
  const rest = [...list];
  return Array.from({ length: Math.min(count, list.length) }, () => rest.splice(random.below(rest.length), 1)[0]!);
}

function reportOn(results: readonly CheckResult[], least: number): CheckReport {
  const failures = results.filter(({ stillBest, gap }) => !stillBest || gap < least);
  const checked = results.length;
  const still = results.filter(({ stillBest }) => stillBest).length;
  return { checked, still_best: still, share: Number((still / Math.max(1, checked)).toFixed(4)), failures };
}

function linesOf({ checked, still_best, share, failures }: CheckReport, factor: number): readonly string[] {
  return [
    `${still_best} of ${checked} puzzles (${(100 * share).toFixed(1)} %) have the same best turn with ${factor} times the rollouts`,
    ...failures.map(({ id, stillBest, gap, best }) =>
      stillBest ? `  ${id}: is ahead by ${gap} only` : `  ${id}: ${best.join(', ')} is better by ${-gap}`,
    ),
  ];
}
