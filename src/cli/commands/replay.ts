import { type Replayed, replayLog } from '../../engine/logs/replay.ts';
import { isGameId, loadGame } from '../../games/registry.ts';
import { expectWords, readArguments } from '../common/arguments.ts';
import { BadInput, type CliCommand } from '../common/command.ts';

const help = `usage: replay FILE

Reads a log as \`playthrough\` prints it or as the page saves a match (- reads standard input), plays it again and
checks every entry: its number, its actor, that the move is legal, the list of legal moves where there is one, and the
result at the end. Says OK, or at which line the log first goes wrong and which rule forbids the move. Exit code 2 for a
log that is wrong.

example: playthrough durch-die-wueste --seed 7 > game.jsonl, then replay game.jsonl`;

export const replayCommand: CliCommand = {
  name: 'replay',
  summary: 'check a log, entry by entry',
  help,
  async run(args, io) {
    const { words } = readArguments(args, {});
    expectWords(words, 'FILE');
    const file = words[0] ?? '-';
    const report = await replayLog(io.lines(file), async id => (isGameId(id) ? loadGame(id) : undefined));
    if (report.ok) {
      io.out(verdict(report));
      return 0;
    }
    const rule = report.rule ? ` (rule ${report.rule})` : '';
    throw new BadInput(`${file === '-' ? 'standard input' : file} line ${report.line}: ${report.what}${rule}`);
  },
};

function verdict({ game, seats, entries, over, scores, winners }: Replayed): string {
  const log = `OK: ${game}, ${seats} seats, ${entries} entries`;
  if (!over) return `${log}, the game is not over, scores so far ${scores.join(' ')}`;
  return `${log}, scores ${scores.join(' ')}, ${winners.length > 1 ? 'winners' : 'winner'} ${winners.join(' ')}`;
}
