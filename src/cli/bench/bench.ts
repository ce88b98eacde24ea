import { amount, expectWords, readArguments } from '../arguments.ts';
import { BadInput, type Command } from '../command.ts';
import type { EngineFigures } from './engine.ts';

const help = `usage: bench engine [--seconds N] [--json]

Plays random games of every registered game with every number of seats, on one thread, side by side with a toy on
boardgame.io: four players filling 187 cells through its own client. Every legal move is equally likely; a game that
can pick one without listing them all does so, and the toy gets its choices for nothing.

All take turns in five rounds after a warm-up; the figures are medians. A move is an entry of the log, so what chance
does counts as well: about 50 of the 180 moves in Durch die Wüste. Bytes per move is the growth of the heap, divided by the moves, over a stretch
of warm play in which no garbage was collected, again the median of five. Progress goes to stderr.
NODE_ENV is left as it is: with NODE_ENV=production boardgame.io is about a quarter faster.

  --seconds N  how long each one plays in all rounds together (default: 3)
  --json       print one JSON object instead of the table

example: bench engine --seconds 5`;

export const command: Command = {
  name: 'bench',
  summary: 'measure how fast the rules are',
  help,
  async run(args, io) {
    const { words, values } = readArguments(args, { json: 'switch', seconds: 'text' });
    expectWords(words, 'WHAT (engine)');
    if (words[0] !== 'engine') throw new BadInput(`can't bench "${words[0]}"; known: engine`);
    const seconds = amount('seconds', values.seconds ?? '3', 3600);
    const { benchEngine } = await import('./engine.ts');
    const figures = await benchEngine(seconds, io.err);
    for (const line of values.json ? [JSON.stringify(figures)] : table(figures)) io.out(line);
    return 0;
  },
};

const heads = ['game', 'seats', 'moves/s', '× toy', 'games/s', 'bytes/move'];

/** The figures for people, the toy first. */
export function table({ toy, games }: EngineFigures): string[] {
  const rows = games.map(({ game, seats, moves_per_s, games_per_s, bytes_per_move }) =>
    [game, seats, moves_per_s, Math.round(moves_per_s / toy.moves_per_s), games_per_s, bytes_per_move].map(String),
  );
  const all = [heads, ['boardgame.io toy', '4', String(toy.moves_per_s), '1', '', ''], ...rows];
  const widths = heads.map((_, i) => Math.max(...all.map(row => row[i]?.length ?? 0)));
  return all.map(row =>
    row
      .map((cell, i) => pad(cell, widths[i] ?? 0, i > 0))
      .join('  ')
      .trimEnd(),
  );
}

function pad(text: string, width: number, right: boolean): string {
  return right ? text.padStart(width) : text.padEnd(width);
}
