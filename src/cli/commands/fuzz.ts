import { randomInt } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { gameIds } from '../../games/registry.ts';
import { type Arguments, gameNamed, readArguments, seatsFor, wholeNumber } from '../common/arguments.ts';
import { BadInput, type CliCommand } from '../common/command.ts';
import { progressLineOn } from '../common/progress.ts';
import { type FuzzPlan, fuzz, type Lane, lanesOf } from './fuzz-run.ts';

const help = `usage: fuzz [GAME] [--seats N] [--minutes N] [--games N] [--positions N] [--every N] [--seed S]

Plays random games with random options, of every game and with every number of seats in turn, until one of the
bounds is reached or Ctrl-C is pressed. The invariants are checked after every entry, all laws at a sample of the
positions. The first broken law ends the run with exit code 1; the game's log is written to fuzz-GAME-SEED.jsonl.
The same seed plays the same games.

  --seats N      only this number of seats; needs GAME
  --minutes N    stop after N minutes (2.5 is fine)
  --games N      stop after N games altogether
  --positions N  stop after all laws were checked at N positions for each number of seats; one of them says
                 that moves and rules agree about everything a player could say
  --every N      check all laws at about one position in N (default 500; with --positions 20)
  --seed S       a whole number (default: a fresh one, told on stderr)

example: fuzz durch-die-wueste --seats 4 --games 1000`;

/** Seeds count up from the first one, so it is kept far from where whole numbers end. */
const HIGHEST_SEED = 2 ** 47;

const flags = {
  seats: 'text',
  minutes: 'text',
  games: 'text',
  positions: 'text',
  every: 'text',
  seed: 'text',
} as const;

export const fuzzCommand: CliCommand = {
  name: 'fuzz',
  summary: 'play random games until a law breaks',
  help,
  async run(args, io) {
    const given = readArguments(args, flags);
    const plan = await planOf(given);
    if (given.values.seed === undefined) io.err(`seed ${plan.seed}`);
    let stopped = false;
    const stop = () => {
      stopped = true;
    };
    process.once('SIGINT', stop);
    const save = (file: string, text: string) => writeFileSync(file, text);
    try {
      return await fuzz(plan, { io, progress: progressLineOn(io), save, stopped: () => stopped });
    } finally {
      process.off('SIGINT', stop);
    }
  },
};

async function planOf({ words, values }: Arguments): Promise<FuzzPlan> {
  const count = (name: string) => wholeNumber(name, values[name] ?? '', 1);
  const bound = (name: string) => (values[name] === undefined ? Number.POSITIVE_INFINITY : count(name));
  const usual = values.positions === undefined ? 500 : 20;
  return {
    lanes: await lanesFor(words, values.seats),
    seed: values.seed === undefined ? randomInt(2 ** 32) : wholeNumber('seed', values.seed, 0, HIGHEST_SEED),
    every: values.every === undefined ? usual : wholeNumber('every', values.every, 1, 2 ** 31),
    games: bound('games'),
    positions: bound('positions'),
    milliseconds: minutesOf(values.minutes) * 60_000,
  };
}

async function lanesFor(words: readonly string[], seats: string | undefined): Promise<Lane[]> {
  if (words.length > 1) throw new BadInput(`don't know what to do with "${words[1]}"`);
  if (words.length === 0 && seats !== undefined) throw new BadInput('--seats needs a GAME before it can be used');
  const games = await Promise.all((words.length === 0 ? gameIds : words).map(gameNamed));
  return games.flatMap(game => lanesOf(game, seats === undefined ? game.seats : [seatsFor(game, seats)]));
}

function minutesOf(text: string | undefined): number {
  if (text === undefined) return Number.POSITIVE_INFINITY;
  const minutes = Number(text);
  if (/^\d*\.?\d+$/.test(text) && minutes > 0) return minutes;
  throw new BadInput(`--minutes must be a number above 0, not "${text}"`);
}
