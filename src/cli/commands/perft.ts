import { type PerftCounter, perftFrom, playRandomEntries, playSetup } from '../../engine/laws/perft.ts';
import { seeded } from '../../engine/random.ts';
import {
  expectWords,
  gameNamed,
  optionsFor,
  readArguments,
  seatsFor,
  seedFor,
  wholeNumber,
} from '../common/arguments.ts';
import { BadInput, type CliCommand, type Io } from '../common/command.ts';

const help = `usage: perft GAME --depth D [--seats N] [--seed S] [--options JSON] [--after K] [--json]

Counts the positions exactly 1, 2, … D entries away. The position counted from is reached by drawing the set-up
from the seed; it is the one that \`playthrough\` with the same seed passes through. From there on every chance
outcome is a branch like any move. Times go to stderr.

  --depth D       how deep to count
  --seats N       how many play (default: the fewest the game allows)
  --seed S        any text (default: a fresh one, told on stderr)
  --options JSON  options of the game, such as {"name":"value"}
  --after K       play K random entries after the set-up first (default: 0)
  --json          print one JSON object at the end instead of a line per depth

example: perft durch-die-wueste --seats 2 --seed 7 --depth 2`;

const flags = { depth: 'text', seats: 'text', seed: 'text', options: 'text', after: 'text', json: 'switch' } as const;

export const perftCommand: CliCommand = {
  name: 'perft',
  summary: 'count the positions reachable in 1, 2, … entries',
  help,
  async run(args, io) {
    const { words, values } = readArguments(args, flags);
    expectWords(words, 'GAME');
    const game = await gameNamed(words[0] ?? '');
    const seats = seatsFor(game, values.seats);
    const options = optionsFor(game, values.options);
    if (values.depth === undefined) throw new BadInput('--depth is missing: how deep shall I count?');
    const depth = wholeNumber('depth', values.depth, 1, 99);
    const after = wholeNumber('after', values.after ?? '0', 0);
    const seed = seedFor(values.seed, io);
    const random = seeded(seed);
    const s = game.initial(seats, options);
    playSetup(game, s, random);
    const played = playRandomEntries(game, s, after, random);
    if (played < after) throw new BadInput(`--after ${after} is too far: with this seed the game ends after ${played}`);
    const leaves = countAll(perftFrom(game, s), depth, io, values.json !== undefined);
    if (values.json) io.out(JSON.stringify({ game: game.id, seats, seed, options, after, leaves }));
    return 0;
  },
};

function countAll(count: PerftCounter, depth: number, io: Io, quiet: boolean): number[] {
  const all: number[] = [];
  for (let d = 1; d <= depth; d++) {
    const start = performance.now();
    const leaves = count(d);
    const seconds = (performance.now() - start) / 1000;
    if (!quiet) io.out(`depth ${d}: ${leaves}`);
    io.err(`depth ${d} took ${seconds.toFixed(3)} s, ${Math.round(leaves / Math.max(seconds, 1e-6))} nodes/s`);
    all.push(leaves);
  }
  return all;
}
