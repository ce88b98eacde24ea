import { botNames } from '../../ai/bot.ts';
import { type Fixture, sideAt } from '../../ai/duel.ts';
import {
  type Arguments,
  amount,
  expectWords,
  gameNamed,
  readArguments,
  seatsFor,
  seedFor,
  wholeNumber,
} from '../common/arguments.ts';
import { BadInput, type CliCommand, type Io } from '../common/command.ts';
import { untilInterrupted } from '../common/interruption.ts';
import { progressLineOn } from '../common/progress.ts';
import { playFixtures } from './duel-threads.ts';
import type { ArenaResult, Forfeit } from './outside-duel.ts';
import type { BotTimes } from './outside-seat.ts';
import { playersIn } from './players.ts';
import { fixtureKey, openArenaRecord, readResults } from './record.ts';
import { reportOn, tableOf } from './report.ts';

const MOVE_SECONDS = 10;
const START_SECONDS = 30;
const MOST_SECONDS = 86_400;

const help = `usage: arena GAME --players A,B[,…] [--games N] [--seats N] [--seed S] [--resume FILE] [--threads N]
                  [--move-time S] [--start-time S] [--json]
       arena GAME --resume FILE [--seats N] [--json]

Lets bots play against each other, each pair the same number of games. Every set-up is played twice, with the seats
exchanged; at a table for more than two the players of a pair share the seats in turn. Prints for each pair the share of
wins (a shared win counts in part) with its 95 % interval, the lead in points and the time per move, and a rating list.

Search is bounded by rollouts alone, not by the levels' time caps, so the same seed gives the same games on any
machine, however busy. Without --players nothing is played: the figures are those of all games in the file.

A program of yours plays along as exec:"COMMAND": it is started for each game and each seat, and speaks JSON over its
standard input and output, as docs/bots.md tells. Whatever it does wrong costs it that game; the reason is told on stderr.

  --players A,B  two or more of ${botNames.join(', ')},
                 master@N for the best level with N rollouts a move,
                 or exec:"COMMAND" for a program
  --games N      games of each pair, an even number (default: 20)
  --seats N      seats at the table (default: the fewest the game allows)
  --seed S       any text (default: a fresh one, told on stderr)
  --resume FILE  keep finished games in this file, and play only those that it does not hold yet; start a new file
                 when the players have changed
  --threads N    how many games are played at the same time (default: 1)
  --move-time S  seconds that a program may take for each move (default: ${MOVE_SECONDS})
  --start-time S seconds that it may take to start and say hello (default: ${START_SECONDS})
  --json         print one JSON object instead of the tables

example: arena durch-die-wueste --players fair,easy --games 100 --seed 1
         arena nomadi --players 'easy,exec:python3 mybot.py' --seed 1`;

const flags = {
  players: 'text',
  games: 'text',
  seats: 'text',
  seed: 'text',
  resume: 'text',
  threads: 'text',
  'move-time': 'text',
  'start-time': 'text',
  json: 'switch',
} as const;

const MOST_GAMES = 1_000_000;
const MOST_THREADS = 64;

export const arenaCommand: CliCommand = {
  name: 'arena',
  summary: 'let computer players play against each other',
  help,
  async run(args, io) {
    const given = readArguments(args, flags);
    const report = reportOn(await resultsFor(given, io));
    for (const line of given.values.json ? [JSON.stringify(report)] : tableOf(report)) io.out(line);
    return 0;
  },
};

/** Plays what is asked for. Without players nothing is played: the file tells what was. */
async function resultsFor(given: Arguments, io: Io): Promise<readonly ArenaResult[]> {
  const { players, resume } = given.values;
  const pace: Pace = {
    threads: wholeNumber('threads', given.values.threads ?? '1', 1, MOST_THREADS),
    times: {
      move: milliseconds('move-time', given, MOVE_SECONDS),
      start: milliseconds('start-time', given, START_SECONDS),
    },
  };
  if (players === undefined && resume !== undefined) return await pastResults(given, resume, io);
  return await playOn(await fixturesFor(given, io), resume, pace, io);
}

/** How many games at a time, and how long programs may take. */
interface Pace {
  readonly threads: number;
  readonly times: BotTimes;
}

function milliseconds(name: string, { values }: Arguments, usual: number): number {
  return 1000 * amount(name, values[name] ?? String(usual), MOST_SECONDS);
}

async function pastResults({ words, values }: Arguments, file: string, io: Io): Promise<readonly ArenaResult[]> {
  expectWords(words, 'GAME');
  const game = await gameNamed(words[0] ?? '');
  const seats = seatsFor(game, values.seats);
  const results = await readResults(file, io);
  return results.filter(result => result.game === game.id && result.seats === seats);
}

async function fixturesFor({ words, values }: Arguments, io: Io): Promise<Fixture<string>[]> {
  expectWords(words, 'GAME');
  const game = await gameNamed(words[0] ?? '');
  const seats = seatsFor(game, values.seats);
  const pairs = pairsOf(playersIn(values.players));
  const games = evenNumber(values.games ?? '20');
  const seed = seedFor(values.seed, io);
  const numbers = Array.from({ length: games }, (_, number) => number);
  return numbers.flatMap(number => pairs.map(([a, b]) => ({ game: game.id, seats, seed, a, b, number })));
}

function pairsOf(players: readonly string[]): [string, string][] {
  return players.flatMap((a, i) => players.slice(i + 1).map((b): [string, string] => [a, b]));
}

function evenNumber(text: string): number {
  const games = wholeNumber('games', text, 2, MOST_GAMES);
  if (games % 2 === 0) return games;
  throw new BadInput(`--games must be even, because every set-up is played twice, not "${text}"`);
}

/** Plays what the record does not hold yet; after Ctrl-C gives what there is. */
async function playOn(
  fixtures: readonly Fixture<string>[],
  file: string | undefined,
  { threads, times }: Pace,
  io: Io,
): Promise<readonly ArenaResult[]> {
  const record = await openArenaRecord(file, fixtures, io);
  const known = new Set(record.finished.map(fixtureKey));
  const rest = fixtures.filter(fixture => !known.has(fixtureKey(fixture)));
  if (known.size > 0) io.err(`${known.size} of ${fixtures.length} games are played already`);
  const progress = progressLineOn(io);
  const onResult = (result: ArenaResult) => {
    record.add(result);
    if (result.forfeit) io.err(lossOf(result, result.forfeit));
    progress.tick(() => `${record.finished.length} of ${fixtures.length} games`);
  };
  await untilInterrupted(stopped => playFixtures(rest, { threads, times }, onResult, stopped));
  progress.done();
  return record.finished;
}

function lossOf(result: ArenaResult, { seat, code, why }: Forfeit): string {
  return `game ${result.number + 1}: ${result[sideAt(result, seat)]} has lost (${code}): ${why}`;
}
