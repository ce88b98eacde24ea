import type { Game } from '../../engine/game.ts';
import { gameIds } from '../../games/registry.ts';
import { amount, expectWords, gameNamed, readArguments } from '../arguments.ts';
import { BadInput, type Command } from '../command.ts';
import type { AiFigures } from './ai.ts';
import { aligned } from './columns.ts';
import type { EngineFigures } from './engine.ts';

const help = `usage: bench engine [--game GAME] [--seconds N] [--json]
       bench ai [--game GAME] [--seconds N] [--json]

engine plays random games of every registered game with every number of seats, on one thread, side by side with a toy on
boardgame.io: four players filling 187 cells through its own client. Every legal move is equally likely; a game that
can pick one without listing them all does so, and the toy gets its choices for nothing.

All take turns in five rounds after a warm-up; the figures are medians. A move is an entry of the log, so what chance
does counts as well: about 50 of the 180 moves in Durch die Wüste. Bytes per move is the growth of the heap, divided by
the moves, over a stretch of warm play in which no garbage was collected, again the median of five. NODE_ENV is left as it
is: with NODE_ENV=production boardgame.io is about a quarter faster.

ai lets every level think about positions of every registered game, with the fewest seats and with four, in a thread as
at a table, within the level's own playouts and time, but without what it knew from the move before. Then one thread
and two think in turn about the same positions at level strong: the last table tells how much faster two are. All
is by the clock but playouts a second of the processor's time, which is the same however busy the machine is.

  --game GAME  this game alone
  --seconds N  how long each one plays or thinks in all rounds together (default: 3);
               what is begun is thought to its end
  --json       print one JSON object instead of the table

Progress goes to stderr.

example: bench engine --seconds 5`;

export const command: Command = {
  name: 'bench',
  summary: 'measure how fast the rules and the computer players are',
  help,
  async run(args, io) {
    const { words, values } = readArguments(args, { json: 'switch', seconds: 'text', game: 'text' });
    expectWords(words, 'WHAT (engine or ai)');
    const bench = benches[words[0] ?? ''];
    if (!bench) throw new BadInput(`can't bench "${words[0]}"; known: ${Object.keys(benches).join(', ')}`);
    const seconds = amount('seconds', values.seconds ?? '3', 3600);
    const games = await Promise.all((values.game === undefined ? gameIds : [values.game]).map(gameNamed));
    const { figures, lines } = await bench(games, seconds, io.err);
    for (const line of values.json ? [JSON.stringify(figures)] : lines) io.out(line);
    return 0;
  },
};

type Tell = (line: string) => void;
type Bench = (games: readonly Game[], seconds: number, tell: Tell) => Promise<{ figures: object; lines: string[] }>;

/** Loaded one at a time: the one needs boardgame.io, the other threads. */
const benches: Readonly<Record<string, Bench>> = {
  async engine(games, seconds, tell) {
    const figures = await (await import('./engine.ts')).benchEngine(games, seconds, tell);
    return { figures, lines: table(figures) };
  },
  async ai(games, seconds, tell) {
    const figures = await (await import('./ai.ts')).benchAi(games, seconds, tell);
    return { figures, lines: aiTables(figures) };
  },
};

const heads = ['game', 'seats', 'moves/s', '× toy', 'games/s', 'bytes/move'];

/** The figures for people, the toy first. */
export function table({ toy, games }: EngineFigures): string[] {
  const rows = games.map(({ game, seats, moves_per_s, games_per_s, bytes_per_move }) => [
    game,
    seats,
    moves_per_s,
    Math.round(moves_per_s / toy.moves_per_s),
    games_per_s,
    bytes_per_move,
  ]);
  return aligned([heads, ['boardgame.io toy', 4, toy.moves_per_s, 1, '', ''], ...rows]);
}

const levelHeads = ['game', 'level', 'seats', 'playouts/s', '/cpu s', 'ms/move'];
const workerHeads = ['game', 'seats', 'one thread', 'two threads', 'speed-up'];

export function aiTables({ levels, workers }: AiFigures): string[] {
  const speeds = levels.map(({ game, level, seats, playouts_per_s, playouts_per_cpu_s, ms_per_move }) => [
    game,
    level,
    seats,
    playouts_per_s,
    playouts_per_cpu_s,
    ms_per_move,
  ]);
  const pairs = workers.map(({ game, seats, one, two, speed_up }) => [game, seats, one, two, speed_up]);
  return [...aligned([levelHeads, ...speeds]), '', ...aligned([workerHeads, ...pairs])];
}
