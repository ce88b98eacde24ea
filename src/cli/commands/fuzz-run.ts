import { setImmediate } from 'node:timers/promises';
import type { Game, Move } from '../../engine/game.ts';
import { attempt, type Breach } from '../../engine/laws/law.ts';
import { type CheckCounts, checkGame, checkPlanOf, newCheckCounts } from '../../engine/laws/law-run.ts';
import { randomOptions, walkOf } from '../../engine/laws/walk.ts';
import { logLines } from '../../engine/logs/transcript.ts';
import type { Options } from '../../engine/options.ts';
import { seeded } from '../../engine/random.ts';
import type { Io } from '../common/command.ts';
import type { ProgressLine } from '../common/progress.ts';

/** One game with one number of seats, and what has been tried of it. */
export interface Lane {
  readonly game: Game;
  readonly seats: number;
  readonly tally: CheckCounts;
  breaches: number;
}

export interface FuzzPlan {
  readonly lanes: readonly Lane[];
  /** Of the first game in each lane; the next ones count up, so that any game can be played again by itself. */
  readonly seed: number;
  /** All laws at about one position in this many. */
  readonly every: number;
  readonly games: number;
  /** Wanted in each lane. */
  readonly positions: number;
  readonly milliseconds: number;
}

/** What a run needs of the process it is in. */
export interface FuzzDeps {
  readonly io: Io;
  readonly progress: ProgressLine;
  readonly save: (file: string, text: string) => void;
  readonly stopped: () => boolean;
}

export function lanesOf(game: Game, seats: readonly number[] = game.seats): Lane[] {
  return seats.map(count => ({ game, seats: count, tally: newCheckCounts(), breaches: 0 }));
}

/** Plays the lanes in turn until the plan is fulfilled or a law is broken. Returns the exit code. */
export async function fuzz(plan: FuzzPlan, deps: FuzzDeps): Promise<number> {
  const started = performance.now();
  const elapsed = () => performance.now() - started;
  let broken = false;
  for (let round = 0; !broken && !isFulfilled(plan, elapsed()) && !deps.stopped(); round++) {
    for (const lane of plan.lanes) {
      if (broken || isFulfilled(plan, elapsed()) || deps.stopped()) break;
      if (lane.tally.positions >= plan.positions) continue;
      broken = playOne(lane, plan, plan.seed + round, deps);
      deps.progress.tick(() => progressLine(plan, elapsed()));
      await setImmediate();
    }
  }
  deps.progress.done();
  deps.io.err(`${sumOf(plan, 'games')} games from seed ${plan.seed} in ${clock(elapsed())}`);
  for (const line of summary(plan)) deps.io.out(line);
  return broken ? 1 : 0;
}

function isFulfilled(plan: FuzzPlan, elapsed: number): boolean {
  if (elapsed >= plan.milliseconds || sumOf(plan, 'games') >= plan.games) return true;
  return plan.lanes.every(({ tally }) => tally.positions >= plan.positions);
}

function sumOf(plan: FuzzPlan, key: keyof CheckCounts): number {
  return plan.lanes.reduce((sum, { tally }) => sum + tally[key], 0);
}

/** True when a law was broken. */
function playOne(lane: Lane, plan: FuzzPlan, seed: number, deps: FuzzDeps): boolean {
  const { game, seats, tally } = lane;
  const luck = (what: string) => seeded(`${game.id} ${seats} ${seed} ${what}`);
  const options = randomOptions(game.options, luck('options'));
  let breach: Breach | undefined;
  const failure = attempt(() => {
    breach = checkGame(
      walkOf(game, seats, options),
      checkPlanOf(plan.every),
      { play: luck('play'), check: luck('watch') },
      tally,
    );
  });
  if (failure !== undefined) breach = { law: 'play', detail: failure, at: 0, log: [] };
  if (!breach) return false;
  lane.breaches++;
  report(lane, options, breach, seed, plan, deps);
  return true;
}

function report(lane: Lane, options: Options, breach: Breach, seed: number, plan: FuzzPlan, deps: FuzzDeps): void {
  const { game, seats } = lane;
  const file = `fuzz-${game.id}-${seed}.jsonl`;
  deps.save(file, logOf(game, seats, options, breach.log).join('\n').concat('\n'));
  deps.progress.done();
  deps.io.err(`the law "${breach.law}" is broken in ${game.id} with ${seats} seats after ${breach.at} entries:`);
  deps.io.err(`  ${breach.detail}`);
  deps.io.err(`the log is in ${file}; replay it with`);
  deps.io.err(`  npm run --silent cli -- replay ${file}`);
  deps.io.err('see the law break again with');
  const again = `fuzz ${game.id} --seats ${seats} --seed ${seed} --every ${plan.every} --games 1`;
  deps.io.err(`  npm run --silent cli -- ${again}`);
}

/** The entries as `playthrough` writes them. A game that is broken may not get to the end of its own log. */
function logOf(game: Game, seats: number, options: Options, log: readonly Move[]): string[] {
  const lines: string[] = [];
  attempt(() => {
    for (const line of logLines(game, seats, options, log)) lines.push(JSON.stringify(line));
  });
  return lines;
}

function progressLine(plan: FuzzPlan, elapsed: number): string {
  const [games, entries, positions] = [sumOf(plan, 'games'), sumOf(plan, 'entries'), sumOf(plan, 'positions')];
  const speed = Math.round((entries * 1000) / elapsed);
  const left = timeLeft(plan, elapsed);
  const rest = Number.isFinite(left) ? `${clock(left)} left` : 'Ctrl-C ends it';
  return `${games} games, ${entries} entries, all laws at ${positions} positions, ${speed} entries/s, ${rest}`;
}

/** By whichever bound comes first at the present speed. */
function timeLeft(plan: FuzzPlan, elapsed: number): number {
  const slowest = Math.min(...plan.lanes.map(({ tally }) => tally.positions));
  const bounds = [plan.milliseconds - elapsed, (elapsed * plan.games) / sumOf(plan, 'games') - elapsed];
  return Math.max(0, Math.min(...bounds, (elapsed * plan.positions) / slowest - elapsed));
}

function clock(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function summary(plan: FuzzPlan): string[] {
  const rows = plan.lanes.map(({ game, seats, tally, breaches }) => [game.id, seats, ...counts(tally), breaches]);
  const total = plan.lanes.reduce((sum, { breaches }) => sum + breaches, 0);
  const sums = [sumOf(plan, 'games'), sumOf(plan, 'entries'), sumOf(plan, 'positions')];
  const heads = ['game', 'seats', 'games', 'entries', 'all laws at', 'breaches'];
  return [heads, ...rows, ['all', '', ...sums, total]].map(rowOf);
}

function counts({ games, entries, positions }: CheckCounts): number[] {
  return [games, entries, positions];
}

function rowOf([name, ...cells]: readonly (string | number)[]): string {
  return String(name).padEnd(18) + cells.map(cell => String(cell).padStart(12)).join('');
}
