import { availableParallelism } from 'node:os';
import { amount, expectWords, gameNamed, readArguments, wholeNumber } from '../common/arguments.ts';
import { BadInput, type CliCommand } from '../common/command.ts';
import { checkPuzzles } from './check-run.ts';
import { deepen, mine, mineFiles } from './mine-run.ts';
import { MOST, type Work } from './work.ts';

const help = `usage: puzzles mine GAME [--wanted N] [--from FILE] [--threads N] [--seed S] [--resume FILE] [--file FILE]
       puzzles deepen GAME [--threads N] [--resume FILE] [--file FILE]
       puzzles check GAME [--sample N] [--factor N] [--least N] [--drop] [--threads N] [--seed S] [--resume FILE]
                     [--file FILE] [--json]

\`mine\` lets bots play, and keeps the positions in which one turn is clearly better than every other one that a search can
think of, measured with 16 and at last with 64 times the rollouts of the first look. A position is what its seat may see,
and a turn is worth the mean over the worlds that the seat may suppose. Where the turn after it is as clear, the puzzle has
two turns. What is in the file stays, and more is added. It goes on where it was stopped, by Ctrl-C too. With --from it
looks through games that people have played, as the page saves them, and adds what it finds: no name is kept, but ask the
players first.

\`deepen\` looks at puzzles of one turn whether the next turn is clear too.

\`check\` measures puzzles again with many times the rollouts, and tells whether the stated turns are still the best. With
--resume it goes on where it was stopped.

  --wanted N      how many puzzles there are to be (default: 300)
  --from FILE     a game file, or a folder of them
  --sample N      how many of them are measured, drawn by the seed (default: 200)
  --factor N      how many times the rollouts of the first look (default: 64)
  --least N       by how many percent of the wins a turn has to be ahead to have held (default: 0)
  --drop          moves the puzzles that did not hold into the folder retired: links to them stay good
  --threads N     how many threads work (default: one for each processor)
  --seed S        any text (default: 1)
  --resume FILE   where whatever was looked at is written down (default: in dist/puzzles; check: nowhere)
  --file FILE     the puzzles (default: those of the page, src/web/catalogue/puzzle-files/GAME.jsonl)
  --json          print one JSON object instead of lines

example: puzzles check durch-die-wueste --sample 20`;

const flags = {
  wanted: 'text',
  from: 'text',
  sample: 'text',
  factor: 'text',
  least: 'text',
  drop: 'switch',
  threads: 'text',
  seed: 'text',
  resume: 'text',
  file: 'text',
  json: 'switch',
} as const;

export const puzzlesCommand: CliCommand = {
  name: 'puzzles',
  summary: 'mine puzzles from games, or measure them again',
  help,
  async run(args, io) {
    const { words, values } = readArguments(args, flags);
    expectWords(words, 'mine, deepen or check', 'GAME');
    const [verb = '', id = ''] = words;
    const game = await gameNamed(id);
    const work: Work = {
      game,
      io,
      threads: wholeNumber('threads', values.threads ?? String(availableParallelism()), 1, 64),
      seed: values.seed ?? '1',
      file: values.file ?? `src/web/catalogue/puzzle-files/${game.id}.jsonl`,
    };
    const record = (kind: string) => values.resume ?? `dist/puzzles/${game.id}${kind}.jsonl`;
    if (verb === 'mine' && values.from !== undefined) return mineFiles(work, values.from, record('.people'));
    if (verb === 'mine') return mine(work, wholeNumber('wanted', values.wanted ?? '300', 1, MOST), record(''));
    if (verb === 'deepen') return deepen(work, record('.second'));
    if (verb !== 'check') throw new BadInput(`don't know how to "${verb}" puzzles; known: mine, deepen, check`);
    return checkPuzzles(work, values.resume, {
      sample: wholeNumber('sample', values.sample ?? '200', 1, MOST),
      factor: amount('factor', values.factor ?? '64', 4096),
      least: values.least === undefined ? 0 : amount('least', values.least, 100) / 100,
      drop: values.drop === 'on',
      json: values.json === 'on',
    });
  },
};
