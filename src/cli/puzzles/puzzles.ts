import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import type { Game } from '../../engine/game.ts';
import { seeded } from '../../engine/random.ts';
import { type PuzzleLine, readPuzzles } from '../../table/puzzle.ts';
import { amount, expectWords, gameNamed, readArguments, wholeNumber } from '../common/arguments.ts';
import { BadInput, type CliCommand, type Io } from '../common/command.ts';
import { untilInterrupted } from '../common/interruption.ts';
import { progressLineOn } from '../common/progress.ts';
import { openRunRecord, type RecordForm, type RunRecord } from '../common/run-record.ts';
import type { CheckResult } from './checking.ts';
import type { MiningPlan, MiningResult } from './mining.ts';
import { carryOut } from './threads.ts';

const help = `usage: puzzles mine GAME [--wanted N] [--threads N] [--seed S] [--resume FILE] [--file FILE]
       puzzles check GAME [--sample N] [--factor N] [--threads N] [--seed S] [--file FILE] [--json]

\`mine\` lets bots play, and keeps the positions in which one turn is clearly better than every other one that a search can
think of, measured with 16 times the rollouts of the first look. A position is what its seat may see, and a turn is worth
the mean over the worlds that the seat may suppose. It goes on where it was stopped, by Ctrl-C too.

\`check\` measures puzzles again with many times the rollouts, and tells whether the stated turn is still the best.

  --wanted N      how many puzzles there are to be (default: 300)
  --sample N      how many of them are measured, drawn by the seed (default: 200)
  --factor N      how many times the rollouts of the first look (default: 64)
  --threads N     how many threads work (default: one for each processor)
  --seed S        any text (default: 1)
  --resume FILE   where every game that was searched is written down (default: dist/puzzles/GAME.jsonl)
  --file FILE     the puzzles (default: those of the page, src/web/catalogue/puzzle-files/GAME.jsonl)
  --json          print one JSON object instead of lines

example: puzzles check durch-die-wueste --sample 20`;

const flags = {
  wanted: 'text',
  sample: 'text',
  factor: 'text',
  threads: 'text',
  seed: 'text',
  resume: 'text',
  file: 'text',
  json: 'switch',
} as const;

const MOST = 100_000;

export const puzzlesCommand: CliCommand = {
  name: 'puzzles',
  summary: 'mine puzzles from games of bots, or measure them again',
  help,
  async run(args, io) {
    const { words, values } = readArguments(args, flags);
    expectWords(words, 'mine or check', 'GAME');
    const game = await gameNamed(words[1] ?? '');
    const work: Work = {
      game,
      io,
      threads: wholeNumber('threads', values.threads ?? String(availableParallelism()), 1, 64),
      seed: values.seed ?? '1',
      file: values.file ?? `src/web/catalogue/puzzle-files/${game.id}.jsonl`,
    };
    if (words[0] === 'mine') {
      const wanted = wholeNumber('wanted', values.wanted ?? '300', 1, MOST);
      return await mine(work, wanted, values.resume ?? `dist/puzzles/${game.id}.jsonl`);
    }
    if (words[0] !== 'check') throw new BadInput(`don't know how to "${words[0]}" puzzles; known: mine, check`);
    const sample = wholeNumber('sample', values.sample ?? '200', 1, MOST);
    return await check(work, sample, amount('factor', values.factor ?? '64', 4096), values.json === 'on');
  },
};

interface Work {
  readonly game: Game;
  readonly io: Io;
  readonly threads: number;
  readonly seed: string;
  readonly file: string;
}

// ------------------------------------------------------------------------------------------------------------ mining

const form: RecordForm<MiningResult> = { keyOf: planKey, isResult, what: 'game that was searched for puzzles' };

function planKey({ game, version, seed, number }: MiningPlan): string {
  return JSON.stringify([game, version, seed, number]);
}

function isResult(value: unknown): value is MiningResult {
  const { number, log, puzzles } = Object(value) as { [key in keyof MiningResult]: unknown };
  return Number.isInteger(number) && typeof log === 'string' && Array.isArray(puzzles);
}

/** A game for each number; the record tells which are done. */
function* plansFor({ game, seed }: Work, known: ReadonlySet<string>, enough: () => boolean): Generator<MiningPlan> {
  for (let number = 0; number < MOST && !enough(); number++) {
    const plan = { game: game.id, version: game.version, seed, number };
    if (!known.has(planKey(plan))) yield plan;
  }
}

async function mine(work: Work, wanted: number, resume: string): Promise<number> {
  const { game, io, threads, seed } = work;
  mkdirSync(dirname(resume), { recursive: true });
  const all = new Set(
    Array.from({ length: MOST }, (_, number) => planKey({ game: game.id, version: game.version, seed, number })),
  );
  const record = await openRunRecord(resume, form, all, io);
  const known = new Set(record.finished.map(planKey));
  if (known.size > 0) io.err(`${known.size} games are searched already, with ${countIn(record)} puzzles`);
  const progress = progressLineOn(io);
  const plans = plansFor(work, known, () => countIn(record) >= wanted);
  const keep = (result: MiningResult) => {
    record.add(result);
    progress.tick(() => `${countIn(record)} of ${wanted} puzzles, from ${record.finished.length} games`);
  };
  await untilInterrupted(stopped => carryOut('mine', plans, threads, keep, stopped));
  progress.done();
  write(work, record, wanted);
  return 0;
}

function countIn({ finished }: RunRecord<MiningResult>): number {
  return finished.reduce((sum, { puzzles }) => sum + puzzles.length, 0);
}

/** In the order of their games, whichever thread was quicker: the same games make the same file. */
function write({ file, io }: Work, { finished }: RunRecord<MiningResult>, wanted: number): void {
  const games = finished.filter(({ puzzles }) => puzzles.length > 0).toSorted((a, b) => a.number - b.number);
  const lines: string[] = [];
  let count = 0;
  for (const { number, seats, options, log, puzzles } of games) {
    if (count >= wanted) break;
    const line: PuzzleLine = { number, seats, options, log, puzzles };
    lines.push(JSON.stringify(line));
    count += puzzles.length;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, lines.map(line => `${line}\n`).join(''));
  io.out(`${count} puzzles from ${lines.length} games in ${file}`);
}

// ---------------------------------------------------------------------------------------------------------- checking

/** Exactly what `--json` prints. */
interface CheckReport {
  readonly checked: number;
  readonly still_best: number;
  readonly share: number;
  readonly failures: readonly CheckResult[];
}

async function check(work: Work, sample: number, factor: number, json: boolean): Promise<number> {
  const { game, io, threads, seed } = work;
  const puzzles = drawn(readPuzzles(game.id, textOf(work.file)), sample, seed);
  const results: CheckResult[] = [];
  const progress = progressLineOn(io);
  const orders = puzzles.map(puzzle => ({ puzzle, factor, seed }));
  const keep = (result: CheckResult) => {
    results.push(result);
    progress.tick(() => `${results.length} of ${puzzles.length} puzzles`);
  };
  await untilInterrupted(stopped => carryOut('check', orders, threads, keep, stopped));
  progress.done();
  const report = reportOn(results);
  for (const line of json ? [JSON.stringify(report)] : linesOf(report, factor)) io.out(line);
  return 0;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new BadInput(`${file} can't be read; mine puzzles first, or name another file`);
  }
}

/** So many of them, each as likely as any other. */
function drawn<T>(list: readonly T[], count: number, seed: string): readonly T[] {
  const random = seeded(`sample ${seed}`);
  const rest = [...list];
  return Array.from({ length: Math.min(count, list.length) }, () => rest.splice(random.below(rest.length), 1)[0]!);
}

function reportOn(results: readonly CheckResult[]): CheckReport {
  const failures = results.filter(({ stillBest }) => !stillBest);
  const checked = results.length;
  const still = checked - failures.length;
  return { checked, still_best: still, share: Number((still / Math.max(1, checked)).toFixed(4)), failures };
}

function linesOf({ checked, still_best, share, failures }: CheckReport, factor: number): readonly string[] {
  return [
    `${still_best} of ${checked} puzzles (${(100 * share).toFixed(1)} %) have the same best turn with ${factor} times the rollouts`,
    ...failures.map(({ id, gap, best }) => `  ${id}: ${best.join(', ')} is better by ${-gap}`),
  ];
}
