import { type BotName, botNames, isBotName } from '../../ai/bot.ts';
import type { DuelResult, Fixture } from '../../ai/duel.ts';
import {
  type Arguments,
  expectWords,
  gameNamed,
  readArguments,
  seatsFor,
  seedFor,
  wholeNumber,
} from '../common/arguments.ts';
import { BadInput, type CliCommand, type Io } from '../common/command.ts';
import { progressLineOn } from '../common/progress.ts';
import { playFixtures } from './duel-threads.ts';
import { fixtureKey, openArenaRecord, readResults } from './record.ts';
import { reportOn, tableOf } from './report.ts';

const help = `usage: arena GAME --players A,B[,…] [--games N] [--seats N] [--seed S] [--resume FILE] [--threads N] [--json]
       arena GAME --resume FILE [--seats N] [--json]

Lets bots play against each other, each pair the same number of games. Every set-up is played twice, with the seats
exchanged; at a table for more than two the players of a pair share the seats in turn. Prints for each pair the share of
wins (a shared win counts in part) with its 95 % interval, the lead in points and the time per move, and a rating list.

Search is bounded by rollouts alone, not by the levels' time caps, so the same seed gives the same games on any
machine, however busy. Without --players nothing is played: the figures are those of all games in the file.

  --players A,B  two or more of ${botNames.join(', ')}
  --games N      games of each pair, an even number (default: 20)
  --seats N      seats at the table (default: the fewest the game allows)
  --seed S       any text (default: a fresh one, told on stderr)
  --resume FILE  keep finished games in this file, and play only those that it does not hold yet; start a new file
                 when the players have changed
  --threads N    how many games are played at the same time (default: 1)
  --json         print one JSON object instead of the tables

example: arena durch-die-wueste --players fair,easy --games 100 --seed 1`;

const flags = {
  players: 'text',
  games: 'text',
  seats: 'text',
  seed: 'text',
  resume: 'text',
  threads: 'text',
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
    const threads = wholeNumber('threads', given.values.threads ?? '1', 1, MOST_THREADS);
    const report = reportOn(await resultsFor(given, threads, io));
    for (const line of given.values.json ? [JSON.stringify(report)] : tableOf(report)) io.out(line);
    return 0;
  },
};

/** Plays what is asked for. Without players nothing is played: the file tells what was. */
async function resultsFor(given: Arguments, threads: number, io: Io): Promise<readonly DuelResult[]> {
  const { players, resume } = given.values;
  if (players === undefined && resume !== undefined) return await pastResults(given, resume, io);
  return await playOn(await fixturesFor(given, io), resume, threads, io);
}

async function pastResults({ words, values }: Arguments, file: string, io: Io): Promise<readonly DuelResult[]> {
  expectWords(words, 'GAME');
  const game = await gameNamed(words[0] ?? '');
  const seats = seatsFor(game, values.seats);
  const results = await readResults(file, io);
  return results.filter(result => result.game === game.id && result.seats === seats);
}

async function fixturesFor({ words, values }: Arguments, io: Io): Promise<Fixture[]> {
  expectWords(words, 'GAME');
  const game = await gameNamed(words[0] ?? '');
  const seats = seatsFor(game, values.seats);
  const pairs = pairsOf(playersIn(values.players));
  const games = evenNumber(values.games ?? '20');
  const seed = seedFor(values.seed, io);
  const numbers = Array.from({ length: games }, (_, number) => number);
  return numbers.flatMap(number => pairs.map(([a, b]) => ({ game: game.id, seats, seed, a, b, number })));
}

function playersIn(text: string | undefined): BotName[] {
  if (text === undefined) throw new BadInput('--players is missing');
  const names = text.split(',').map(name => name.trim());
  const players = names.filter(isBotName);
  const stranger = names.find(name => !isBotName(name));
  if (stranger !== undefined) throw new BadInput(`unknown player "${stranger}"; known: ${botNames.join(', ')}`);
  if (new Set(players).size < names.length) throw new BadInput('--players names somebody twice');
  if (players.length < 2) throw new BadInput('--players needs at least two names, parted by commas');
  return players;
}

function pairsOf(players: readonly BotName[]): [BotName, BotName][] {
  return players.flatMap((a, i) => players.slice(i + 1).map((b): [BotName, BotName] => [a, b]));
}

function evenNumber(text: string): number {
  const games = wholeNumber('games', text, 2, MOST_GAMES);
  if (games % 2 === 0) return games;
  throw new BadInput(`--games must be even, because every set-up is played twice, not "${text}"`);
}

/** Plays what the record does not hold yet; after Ctrl-C gives what there is. */
async function playOn(
  fixtures: readonly Fixture[],
  file: string | undefined,
  threads: number,
  io: Io,
): Promise<readonly DuelResult[]> {
  const record = await openArenaRecord(file, fixtures, io);
  const known = new Set(record.finished.map(fixtureKey));
  const rest = fixtures.filter(fixture => !known.has(fixtureKey(fixture)));
  if (known.size > 0) io.err(`${known.size} of ${fixtures.length} games are played already`);
  const progress = progressLineOn(io);
  const onResult = (result: DuelResult) => {
    record.add(result);
    progress.tick(() => `${record.finished.length} of ${fixtures.length} games`);
  };
  await untilInterrupted(stopped => playFixtures(rest, threads, onResult, stopped));
  progress.done();
  return record.finished;
}

async function untilInterrupted(work: (stopped: () => boolean) => Promise<void>): Promise<void> {
  let stopped = false;
  const stop = () => {
    stopped = true;
  };
  process.once('SIGINT', stop);
  try {
    await work(() => stopped);
  } finally {
    process.off('SIGINT', stop);
  }
}
