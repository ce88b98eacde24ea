import { type BotName, botNames, isBotName } from '../../ai/bot.ts';
import type { Game } from '../../engine/game.ts';
import { type GameId, loadSense } from '../../games/registry.ts';
import {
  type Arguments,
  expectWords,
  gameNamed,
  optionsFor,
  readArguments,
  seatsFor,
  seedFor,
  wholeNumber,
} from '../common/arguments.ts';
import { BadInput, type CliCommand, type Io } from '../common/command.ts';
import { untilInterrupted } from '../common/interruption.ts';
import { progressLineOn } from '../common/progress.ts';
import { openRunRecord, type RecordForm, type RunRecord } from '../common/run-record.ts';
import { reportLines } from './lines.ts';
import { playAndCount, type SensePlan, type SenseResult } from './play.ts';
import { senseReportOn } from './report.ts';

const help = `usage: sense GAME [--seats N] [--policy WORD] [--games N] [--options JSON] [--seed S] [--blunders]
             [--resume FILE] [--json]

Tells how a game plays: lets the same bot play whole games on every seat, and prints how long they are, how they end, who
wins, how points are spread, and what the game itself counts. Of a figure it gives the mean, how far single games are
from it, and the least and the most.

Search is bounded by rollouts alone, so the same seed gives the same games on any machine, however busy.

  --seats N       how many play (default: the fewest the game allows)
  --policy WORD   who plays: one of ${botNames.join(', ')}
                  (default: fair)
  --games N       how many games (default: 100)
  --options JSON  options of the game, such as {"name":"value"}
  --seed S        any text (default: a fresh one, told on stderr)
  --blunders      also look for turns that make a person laugh: that lose a quarter of a decisive lead against plain play,
                  which takes what each single move seems to bring
  --resume FILE   keep finished games in this file, and play only those that it does not hold yet; start a new file
                  when the game has changed
  --json          print one JSON object instead of lines

example: sense durch-die-wueste --seats 3 --policy fair --games 20 --seed 1`;

const flags = {
  seats: 'text',
  policy: 'text',
  games: 'text',
  options: 'text',
  seed: 'text',
  blunders: 'switch',
  resume: 'text',
  json: 'switch',
} as const;

const MOST_GAMES = 1_000_000;

export const senseCommand: CliCommand = {
  name: 'sense',
  summary: 'tell how a game plays, in figures from whole games',
  help,
  async run(args, io) {
    const given = readArguments(args, flags);
    expectWords(given.words, 'GAME');
    const game = await gameNamed(given.words[0] ?? '');
    const plans = plansFor(game, given, io);
    const results = await playOn(game, plans, given.values.resume, io);
    if (results.length === 0) return 1;
    const report = senseReportOn(results);
    for (const line of given.values.json ? [JSON.stringify(report)] : reportLines(report)) io.out(line);
    return 0;
  },
};

function plansFor(game: Game, { values }: Arguments, io: Io): SensePlan[] {
  const seats = seatsFor(game, values.seats);
  const policy = policyNamed(values.policy ?? 'fair');
  const options = optionsFor(game, values.options);
  const games = wholeNumber('games', values.games ?? '100', 1, MOST_GAMES);
  const seed = seedFor(values.seed, io);
  const { id, version } = game;
  const plan = { game: id, version, seats, options, policy, seed, ...(values.blunders && { blunders: true as const }) };
  return Array.from({ length: games }, (_, number) => ({ ...plan, number }));
}

function policyNamed(name: string): BotName {
  if (isBotName(name)) return name;
  throw new BadInput(`unknown policy "${name}"; known: ${botNames.join(', ')}`);
}

const form: RecordForm<SenseResult> = { keyOf: planKey, isResult, what: 'game that was counted' };

function planKey({ game, version, seats, options, policy, seed, number, blunders }: SensePlan): string {
  const named = Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([game, version, seats, named, policy, seed, number, ...(blunders ? ['blunders'] : [])]);
}

function isResult(value: unknown): value is SenseResult {
  const { turns, moves, decisions, ended, scores, counts } = Object(value) as { [key in keyof SenseResult]: unknown };
  return (
    Number.isFinite(turns) &&
    [moves, decisions, scores].every(Array.isArray) &&
    typeof ended === 'string' &&
    Object(counts) === counts
  );
}

/** Plays what the record does not hold yet; after Ctrl-C gives what there is. */
async function playOn(
  game: Game,
  plans: readonly SensePlan[],
  file: string | undefined,
  io: Io,
): Promise<readonly SenseResult[]> {
  const record = await openRunRecord(file, form, new Set(plans.map(planKey)), io);
  const known = new Set(record.finished.map(planKey));
  if (known.size > 0) io.err(`${known.size} of ${plans.length} games are played already`);
  const rest = plans.filter(plan => !known.has(planKey(plan)));
  await untilInterrupted(stopped => playRest(game, rest, record, io, stopped));
  return record.finished;
}

async function playRest(
  game: Game,
  rest: readonly SensePlan[],
  record: RunRecord<SenseResult>,
  io: Io,
  stopped: () => boolean,
): Promise<void> {
  const sense = await loadSense(game.id as GameId);
  const progress = progressLineOn(io);
  const all = record.finished.length + rest.length;
  for (const plan of rest) {
    if (stopped()) break;
    record.add(playAndCount(game, sense, plan));
    progress.tick(() => `${record.finished.length} of ${all} games`);
    // Ctrl-C is heard between two games only.
    await new Promise(resolve => setImmediate(resolve));
  }
  progress.done();
}
