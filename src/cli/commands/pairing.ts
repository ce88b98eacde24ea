import { seeded } from '../../engine/random.ts';
import { type EventFormat, eventFormats } from '../../events/event-log.ts';
import { simulatedEvent } from '../../events/simulation.ts';
import { expectWords, readArguments, wholeNumber } from '../common/arguments.ts';
import { BadInput, type CliCommand } from '../common/command.ts';

const help = `usage: pairing [--people N,N] [--seats N,N] [--rounds N] [--format F] [--drop PERCENT] [--seed S] [--json]

Plays whole events of people of known strength and tells how well they were brought together: how many pairs met more
than once, how evenly the seats went round, how often somebody sat out at most, how long pairing a round took, and how
many of the strongest quarter ended in the first quarter.

  --people N,N    how many take part, one row each (default: 8,20,50,100,200)
  --seats N,N     how many sit at a table, one row each (default: 3,4)
  --rounds N      how many rounds (default: 5)
  --format F      ${eventFormats.join(', ')} (default: swiss)
  --drop PERCENT  how many drop out after each round, and are followed by others (default: 0)
  --seed S        any text (default: 1)
  --json          print one JSON object

example: pairing --people 40 --seats 4 --drop 10`;

const flags = {
  people: 'text',
  seats: 'text',
  rounds: 'text',
  format: 'text',
  drop: 'text',
  seed: 'text',
  json: 'switch',
} as const;

export const pairingCommand: CliCommand = {
  name: 'pairing',
  summary: 'try out how events bring people together',
  help,
  async run(args, io) {
    const { words, values } = readArguments(args, flags);
    expectWords(words);
    const rounds = wholeNumber('rounds', values.rounds ?? '5', 1, 100);
    const dropOuts = wholeNumber('drop', values.drop ?? '0', 0, 90) / 100;
    const format = formatNamed(values.format ?? 'swiss');
    const rows = wholeNumbers('seats', values.seats ?? '3,4', 2, 5).flatMap(tableSize =>
      wholeNumbers('people', values.people ?? '8,20,50,100,200', 2, 2000).map(people => {
        const draw = seeded(values.seed ?? '1');
        const now = () => performance.now();
        return { people, tableSize, ...simulatedEvent({ people, tableSize, rounds, format, dropOuts, draw, now }) };
      }),
    );
    if (values.json) io.out(JSON.stringify({ format, rounds, dropOuts, rows }));
    else for (const line of tableOf(rows)) io.out(line);
    return 0;
  },
};

type Row = ReturnType<typeof simulatedEvent> & { readonly people: number; readonly tableSize: number };

function tableOf(rows: readonly Row[]): string[] {
  const head = ['people', 'seats', 'tables', 'met again', 'seat spread', 'byes', 'slowest round', 'strong found'];
  const lines = rows.map(row => [
    `${row.people}`,
    `${row.tableSize}`,
    `${row.tables}`,
    `${row.rematches}`,
    `${row.seatSpread}`,
    `${row.mostByes}`,
    `${row.slowest.toFixed(1)} ms`,
    `${Math.round(100 * row.foundStrong)} %`,
  ]);
  return [head, ...lines].map(cells => cells.map((cell, i) => cell.padStart(head[i]!.length)).join('  '));
}

function formatNamed(text: string): EventFormat {
  const format = eventFormats.find(name => name === text);
  if (!format) throw new BadInput(`--format must be one of ${eventFormats.join(', ')}, not "${text}"`);
  return format;
}

function wholeNumbers(name: string, text: string, least: number, most: number): number[] {
  return text.split(',').map(part => wholeNumber(name, part, least, most));
}
