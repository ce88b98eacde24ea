import { seeded } from '../../engine/random.ts';
import type { RatedMatch } from '../../ratings/rated-match.ts';
import { isSettled, type RatingLists, ratingLists, shownRating } from '../../ratings/rating-list.ts';
import { simulated } from '../../ratings/simulation.ts';
import { isDatabase, type RatedArchive, readRatedArchive } from '../../server/store/rated-archive.ts';
import { expectWords, readArguments, wholeNumber } from '../common/arguments.ts';
import { BadInput, type CliCommand, type Io } from '../common/command.ts';

const help = `usage: ratings FILE|DATABASE [--json]
       ratings --simulate [--people N] [--seats N] [--games N] [--seed S]

Computes the ratings of all rated matches of a host again, and prints the list of each game and number of seats, the
same to the last digit as the host shows it. DATABASE is the file of one (.db; a server may be using it, and a backup
does as well), or its address, postgres://…. FILE has one match a line as a JSON object (- reads standard input).
Those with a ~ have not met enough others to have a place. With --simulate people of known strength play each other, and it is told how soon the list has them in order.

  --json      print numbers as they are, one JSON object
  --people N  how many play in the simulation (default: 100)
  --seats N   at how many seats (default: 2)
  --games N   how many games each (default: 128)
  --seed S    any text (default: 1)

examples: ratings data/caravanserai.db
          ratings rated.jsonl`;

const flags = {
  json: 'switch',
  simulate: 'switch',
  people: 'text',
  seats: 'text',
  games: 'text',
  seed: 'text',
} as const;

export const ratingsCommand: CliCommand = {
  name: 'ratings',
  summary: 'compute the ratings of rated matches again',
  help,
  async run(args, io) {
    const { words, values } = readArguments(args, flags);
    if (values.simulate) {
      expectWords(words);
      printSimulation(values, io);
      return 0;
    }
    expectWords(words, 'FILE');
    const { matches, names } = await readArchive(words[0]!, io);
    const lists = ratingLists(matches);
    const nameOf = (player: string) => names.get(player) ?? player;
    if (values.json)
      io.out(JSON.stringify(Object.fromEntries(lists.names.map(name => [name, numbersOf(lists, name, nameOf)]))));
    else for (const name of lists.names) printList(name, lists, nameOf, io);
    return 0;
  },
};

type Naming = (player: string) => string;

function numbersOf(lists: RatingLists, name: string, nameOf: Naming): readonly object[] {
  return lists
    .named(name)
    .map(rated => ({ ...rated, player: nameOf(rated.player), curve: lists.curve(name, rated.player) }));
}

function printList(name: string, lists: RatingLists, nameOf: Naming, io: Io): void {
  io.out(name);
  for (const [i, rated] of lists.named(name).entries()) {
    const { points, give } = shownRating(rated);
    const { player, games } = rated;
    const place = isSettled(rated) ? `${i + 1}` : '~';
    io.out(
      `${place.padStart(5)}  ${nameOf(player).padEnd(30)} ${points} ± ${give}  ${games} ${games === 1 ? 'game' : 'games'}`,
    );
  }
}

async function readArchive(name: string, io: Io): Promise<RatedArchive> {
  if (!isDatabase(name)) return { matches: await readMatches(name, io), names: new Map() };
  return readRatedArchive(name).catch((error: unknown) => {
    throw new BadInput(`${name}: ${(error as Error).message}`);
  });
}

async function readMatches(file: string, io: Io): Promise<RatedMatch[]> {
  const matches: RatedMatch[] = [];
  let number = 0;
  for await (const line of io.lines(file)) {
    number++;
    if (line.trim() === '') continue;
    matches.push(readMatch(line, `${file === '-' ? 'standard input' : file} line ${number}`));
  }
  return matches;
}

function readMatch(line: string, where: string): RatedMatch {
  const found = parsed(line, where) as Partial<RatedMatch>;
  const { match, game, ended, anchors, seats } = found;
  const isWhole =
    typeof match === 'string' &&
    typeof game === 'string' &&
    Number.isFinite(ended) &&
    Number.isInteger(anchors) &&
    Array.isArray(seats) &&
    seats.length >= 2 &&
    seats.every(seat => typeof seat?.player === 'string' && Number.isFinite(seat?.score));
  if (!isWhole)
    throw new BadInput(
      `${where}: expected {"match":…,"game":…,"ended":…,"anchors":…,"seats":[{"player":…,"score":…},…]}`,
    );
  return found as RatedMatch;
}

function parsed(line: string, where: string): object {
  try {
    const value: unknown = JSON.parse(line);
    return Object(value) === value ? (value as object) : {};
  } catch (error) {
    throw new BadInput(`${where}: broken JSON: ${(error as Error).message.split('\n')[0]}`);
  }
}

function printSimulation(values: Readonly<Record<string, string | undefined>>, io: Io): void {
  const seats = wholeNumber('seats', values['seats'] ?? '2', 2, 5);
  const people = wholeNumber('people', values['people'] ?? '100', seats, 10_000);
  const games = wholeNumber('games', values['games'] ?? '128', 1, 100_000);
  io.out(`${people} people, tables of ${seats}`);
  io.out('games each   pairs in order   clear pairs in order   sigma');
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  for (const report of simulated({ people, seats, games, random: seeded(values['seed'] ?? '1') }))
    io.out(
      [
        `${report.games}`.padStart(10),
        percent(report.pairs).padStart(16),
        percent(report.clearPairs).padStart(22),
        report.sigma.toFixed(2).padStart(7),
      ].join(' '),
    );
}
