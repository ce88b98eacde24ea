import type { Game } from '../../engine/game.ts';
import { gameIds } from '../../games/registry.ts';
import { type Arguments, amount, expectWords, gameNamed, readArguments, wholeNumber } from '../common/arguments.ts';
import { BadInput, type CliCommand } from '../common/command.ts';
import type { AiFigures } from './ai.ts';
import type { BotFigures } from './bots.ts';
import type { BoundsFigures } from './bounds.ts';
import { aligned } from './columns.ts';
import type { EngineFigures } from './engine.ts';
import type { ScaleFigures } from './scale.ts';
import type { ServerFigures } from './server.ts';

const help = `usage: bench engine [--game GAME] [--seats N] [--seconds N] [--cpu] [--alone] [--json]
       bench ai [--game GAME] [--seconds N] [--json]
       bench server [--matches N] [--servers LIST] [--rounds N] [--json]
       bench bounds [--pages N] [--json]
       bench scale [--matches LIST] [--store STORE] [--json]
       bench bots [--tables N] [--turns N] [--json]

engine plays random games of every registered game with every number of seats, on one thread, side by side with two
toys: four players filling 187 cells, through boardgame.io's own client, and in a few lines of plain JavaScript that copy
the state for every move. Every legal move is equally likely; a game that can pick one without listing them all does so,
and the toy on boardgame.io gets its choices for nothing.

All take turns in five rounds after a warm-up; the figures are medians. A move is an entry of the log, so what chance
does counts as well: about 50 of the 180 moves in Durch die Wüste. Bytes per move is the growth of the heap, divided by
the moves, over a stretch of warm play in which no garbage was collected, again the median of five; below one second, the
stretches are shorter too. NODE_ENV is left as it is: with NODE_ENV=production boardgame.io is about a quarter faster.

ai lets every level search positions of every registered game, with the fewest seats and with four, in a thread as
at a table, within the level's own rollouts and time, but without what it knew from the move before. Then one thread
and two think in turn about the same positions at level strong: the last table tells how much faster two are. All
is by the clock but rollouts a second of the processor's time, which is the same however busy the machine is.

server lets two clients at each of many tables play a match of Durch die Wüste over real sockets, each move a message,
the next one sent as soon as the one before has arrived. Our server answers when a move is on the disk: in SQLite, and in
a PostgreSQL that is started for it. Beside it, in memory alone: Colyseus, which tells every change of its state at once,
and boardgame.io, both with the same rules; and a relay on ws that knows nothing, the least that any server costs.
All clients are equally simple: they know their moves beforehand, and decode nothing that they are told. Every server
and its clients are processes of their own, and all take turns in rounds after a warm-up. Moves a second are the median
of the rounds, from the first move of all matches to the last; the time is that from sending a move until the opponent
has it. Memory is that of the server's process, without PostgreSQL. NODE_ENV is left as it is here too.

bounds tells what our server, with its usual limits, spends on what others send and want: on a page that sends texts of
one letter or empty pings without end, with the time that somebody else's requests take meanwhile; on a change of the
lobby with many pages that follow it, told of changes or sent whole lists as older pages are; and on one reading of
/metrics with all these sockets open. All is time of the processors, in the server's own process, but the requests.

scale starts our server with ever more matches behind it: forty are played over sockets to about the middle of Durch die
Wüste, with a week for each turn, one table in twenty still waits for people, and all others are copies of them, made in the
store. It tells how long the server takes from the start of its process until it answers, what memory it has after all
questions, and the time from a question to its answer, one after the other, five hundred of each: the lobby, the tables of
a person who sits at eleven, and a match that is not in memory. PostgreSQL is started for it, and its memory not counted.

bots lets one person play against an easy bot on our server, alone at first, then while somebody else has opened many
tables with four masters at each, has resigned there and looks on. The time is that from a move until the bot's answer.

  --game GAME  this game alone (engine and ai)
  --seats N    tables with N seats alone (engine)
  --matches N  N tables for two (server; default: 200), or how many matches there are (scale; 1000,10000,100000)
  --store S    sqlite or postgres alone (scale)
  --servers L  some of sqlite,postgresql,ws,colyseus,boardgame.io (server; default: all)
  --rounds N   N rounds, an odd number (server; default: 5)
  --pages N    N pages that follow the lobby (bounds; default: 2000)
  --tables N   N tables that are left to masters (bots; default: 50)
  --turns N    N turns of the easy bot, alone and beside them (bots; default: 100)
  --seconds N  how long each one plays or searches in all rounds together (engine and ai; default: 3);
               what is begun is searched to its end
  --cpu        count the time of the processors, not that of the clock: for a busy machine (engine)
  --alone      without the toy on boardgame.io (engine)
  --json       print one JSON object instead of the table

Progress goes to stderr. Ctrl-C ends it.

example: bench engine --seconds 5`;

export const benchCommand: CliCommand = {
  name: 'bench',
  summary: 'measure how fast the rules, the computer players and the server are',
  help,
  async run(args, io) {
    const { words, values } = readArguments(args, flags);
    expectWords(words, 'WHAT (engine, ai, server, bounds, scale or bots)');
    const [what = ''] = words;
    const bench = Object.hasOwn(benches, what) ? benches[what] : undefined;
    if (!bench) throw new BadInput(`can't bench "${what}"; known: ${Object.keys(benches).join(', ')}`);
    const foreign = Object.keys(values).find(name => isForeign(name, what));
    if (foreign) throw new BadInput(`--${foreign} is not for bench ${what}; try help bench`);
    const { figures, lines } = await bench(values, io.err);
    for (const line of values.json ? [JSON.stringify(figures)] : lines) io.out(line);
    return 0;
  },
};

const flags = {
  json: 'switch',
  cpu: 'switch',
  alone: 'switch',
  seconds: 'text',
  game: 'text',
  seats: 'text',
  matches: 'text',
  servers: 'text',
  rounds: 'text',
  pages: 'text',
  store: 'text',
  tables: 'text',
  turns: 'text',
} as const;

/** What not every bench understands. */
const owners: Readonly<Record<string, readonly string[]>> = {
  cpu: ['engine'],
  alone: ['engine'],
  seconds: ['engine', 'ai'],
  game: ['engine', 'ai'],
  seats: ['engine'],
  matches: ['server', 'scale'],
  servers: ['server'],
  rounds: ['server'],
  pages: ['bounds'],
  store: ['scale'],
  tables: ['bots'],
  turns: ['bots'],
};

function isForeign(flag: string, what: string): boolean {
  return owners[flag]?.includes(what) === false;
}

type Report = (line: string) => void;
type Values = Arguments['values'];
type Bench = (values: Values, report: Report) => Promise<{ figures: object; lines: string[] }>;

/** Loaded one at a time: the first needs boardgame.io, the second threads, the others processes. */
const benches: Readonly<Record<string, Bench>> = {
  async engine(values, report) {
    const games = await gamesIn(values);
    const [processor, alone] = [values.cpu !== undefined, values.alone !== undefined];
    const plan = { games, seconds: secondsIn(values), processor, alone, ...seatsIn(values, games) };
    const figures = await (await import('./engine.ts')).benchEngine(plan, report);
    return { figures, lines: engineTable(figures) };
  },
  async ai(values, report) {
    const figures = await (await import('./ai.ts')).benchAi(await gamesIn(values), secondsIn(values), report);
    return { figures, lines: aiTables(figures) };
  },
  async server(values, report) {
    const { benchServer, contenderNamesIn } = await import('./server.ts');
    const matches = wholeNumber('matches', values.matches ?? '200', 1, 5000);
    const plan = {
      names: contenderNamesIn(values.servers),
      matches,
      rounds: oddNumber('rounds', values.rounds ?? '5'),
    };
    const figures = await untilInterrupted(stop => benchServer(plan, report, stop));
    return { figures, lines: serverTable(figures) };
  },
  async bounds({ pages = '2000' }, report) {
    const { benchBounds } = await import('./bounds.ts');
    const count = wholeNumber('pages', pages, 1, 20_000);
    const figures = await untilInterrupted(stop => benchBounds(count, report, stop));
    return { figures, lines: boundsTables(figures) };
  },
  async scale(values, report) {
    const { benchScale, scaleStores } = await import('./scale.ts');
    const stores = values.store === undefined ? scaleStores : [oneOf('store', values.store, scaleStores)];
    const counts = (values.matches ?? '1000,10000,100000').split(',');
    const matches = counts.map(count => wholeNumber('matches', count, 1, 1_000_000));
    const figures = await untilInterrupted(stop => benchScale({ stores, matches }, report, stop));
    return { figures, lines: scaleTable(figures) };
  },
  async bots(values, report) {
    const tables = wholeNumber('tables', values.tables ?? '50', 1, 1000);
    const turns = wholeNumber('turns', values.turns ?? '100', 1, 10_000);
    const figures = await (await import('./bots.ts')).benchBots({ tables, turns }, report);
    return { figures, lines: botTable(figures) };
  },
};

function secondsIn({ seconds = '3' }: Values): number {
  return amount('seconds', seconds, 3600);
}

function oddNumber(name: string, text: string): number {
  const number = wholeNumber(name, text, 1, 99);
  if (number % 2 === 0) throw new BadInput(`--${name} must be odd, not ${number}: the figures are medians`);
  return number;
}

function oneOf<T extends string>(name: string, text: string, all: readonly T[]): T {
  const found = all.find(other => other === text);
  if (found === undefined) throw new BadInput(`--${name} must be one of ${all.join(', ')}, not "${text}"`);
  return found;
}

function gamesIn({ game }: Values): Promise<Game[]> {
  return Promise.all((game === undefined ? gameIds : [game]).map(gameNamed));
}

function seatsIn({ seats }: Values, games: readonly Game[]): { seats?: number } {
  if (seats === undefined) return {};
  const known = [...new Set(games.flatMap(game => game.seats))].toSorted((a, b) => a - b);
  const count = known.find(other => String(other) === seats);
  if (count === undefined) throw new BadInput(`--seats must be one of ${known.join(', ')}, not "${seats}"`);
  return { seats: count };
}

/** Ctrl-C ends what was begun before this process ends. */
async function untilInterrupted<T>(work: (stop: AbortSignal) => Promise<T>): Promise<T> {
  const stop = new AbortController();
  const abort = () => stop.abort(new BadInput('stopped'));
  process.once('SIGINT', abort);
  try {
    return await work(stop.signal);
  } finally {
    process.off('SIGINT', abort);
  }
}

const heads = ['game', 'seats', 'moves/s', '× toy', '× plain', 'games/s', 'bytes/move'];

/** The figures for people, the toys first. */
export function engineTable({ toy, plain, games }: EngineFigures): string[] {
  const ratios = (moves_per_s: number) => [
    toy ? Math.round(moves_per_s / toy.moves_per_s) : '',
    (moves_per_s / plain.moves_per_s).toFixed(2),
  ];
  const toys = [...(toy ? [['boardgame.io toy', toy] as const] : []), ['plain toy', plain] as const];
  return aligned([
    heads,
    ...toys.map(([name, { moves_per_s }]) => [name, 4, moves_per_s, ...ratios(moves_per_s), '', '']),
    ...games.map(({ game, seats, moves_per_s, games_per_s, bytes_per_move }) => [
      game,
      seats,
      moves_per_s,
      ...ratios(moves_per_s),
      games_per_s,
      bytes_per_move,
    ]),
  ]);
}

const botHeads = ['tables of masters', 'turns', 'p50 ms', 'p99 ms', 'max ms'];

function botTable({ rows }: BotFigures): string[] {
  const row = ({ tables, turns, p50_ms, p99_ms, max_ms }: BotFigures['rows'][number]) => [
    tables,
    turns,
    p50_ms,
    p99_ms,
    max_ms,
  ];
  return aligned([botHeads, ...rows.map(row)]);
}

const levelHeads = ['game', 'level', 'seats', 'rollouts/s', '/cpu s', 'ms/move'];
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

const serverHeads = ['server', 'durable', 'moves/s', 'p50 ms', 'p99 ms', 'rss MB'];

/** The figures of servers; who could not play says why in its row. */
export function serverTable({ rows }: ServerFigures): string[] {
  const cells = rows.map(row => {
    const head = [row.server, row.durable ? 'yes' : 'no'];
    if ('trouble' in row) return [...head, 'not measured', '', '', ''];
    return [...head, row.moves_per_s, row.p50_ms.toFixed(1), row.p99_ms.toFixed(1), row.rss_mb];
  });
  const troubles = rows.flatMap(row =>
    'trouble' in row ? [`${row.server} could not be measured: ${row.trouble}`] : [],
  );
  return [...aligned([serverHeads, ...cells]), ...troubles];
}

const floodHeads = ['flood', 'frames', 'cpu s', 'bytes back', 'others p99 ms', 'before'];
const listHeads = ['lobby', 'pages', 'tables', 'cpu ms/change', 'bytes/page'];

export function boundsTables({ floods, lists, scrape }: BoundsFigures): string[] {
  const flooded = floods.map(row => [
    row.flood,
    row.frames,
    row.cpu_s,
    row.bytes_back,
    row.others_p99_ms,
    row.others_before_p99_ms,
  ]);
  const told = lists.map(row => [row.following, row.pages, row.tables, row.cpu_ms_per_change, row.bytes_per_page]);
  return [
    ...aligned([floodHeads, ...flooded]),
    '',
    ...aligned([listHeads, ...told]),
    '',
    `one reading of /metrics with ${scrape.sockets} sockets: ${scrape.cpu_ms} ms of the processors`,
  ];
}

const scaleHeads = ['store', 'matches', 'start s', 'rss MB', 'lobby p99 ms', 'mine p99 ms', 'wake p99 ms'];

export function scaleTable({ rows }: ScaleFigures): string[] {
  return aligned([scaleHeads, ...rows.map(row => Object.values(row) as (string | number)[])]);
}
