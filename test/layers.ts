/**
 * The layers of src/ and the folders inside them, with what each may import. The walls test reads every import against
 * this, and `npm run walls` writes the tables and the picture of the docs from it.
 */
export interface Layer {
  /** Which files belong to it: a pattern for paths under src/. A file belongs to the first layer that fits. */
  readonly files: RegExp;
  /** As the docs write it. */
  readonly path: string;
  /** The layers it may import besides itself. For a game "itself" is the one game. */
  readonly layers: readonly LayerName[];
  /** What it may import from outside: these packages, whatever runs in a browser, or Node's modules too. */
  readonly packages: readonly string[] | 'browser' | 'node';
  readonly what: string;
  /** Where a reader begins. */
  readonly begin: readonly string[];
}

export type LayerName =
  | 'engine'
  | 'game'
  | 'words'
  | 'view'
  | 'registry'
  | 'ai'
  | 'table'
  | 'protocol'
  | 'ratings'
  | 'events'
  | 'server'
  | 'kit'
  | 'web'
  | 'cli';

export const layers: Readonly<Record<LayerName, Layer>> = {
  engine: {
    files: /^engine\//,
    path: 'engine',
    layers: [],
    packages: [],
    what: 'the contract of a game, states as bytes, boards, the laws that every game keeps, logs',
    begin: ['game.ts', 'laws/laws.ts'],
  },
  registry: {
    files: /^games\/(testing\/)?[^/]+\.ts$/,
    path: 'games/registry.ts',
    layers: ['engine', 'game'],
    packages: [],
    what: 'one line for each game',
    begin: ['registry.ts'],
  },
  view: {
    files: /^games\/[^/]+\/view\//,
    path: 'games/X/view',
    layers: ['engine', 'game', 'words', 'kit'],
    packages: 'browser',
    what: 'how a game is shown: board, side panel, rule book',
    begin: ['view.tsx'],
  },
  words: {
    files: /^games\/[^/]+\/(words\/|text\/(guide|coach))/,
    path: 'games/X/words',
    layers: ['engine', 'game'],
    packages: [],
    what: 'what a game says, in each of its languages',
    begin: ['en.ts'],
  },
  game: {
    files: /^games\/[^/]+\//,
    path: 'games/X',
    layers: ['engine'],
    packages: [],
    what: 'one game: rules, notation, heuristics for bots, the script of its guided game',
    begin: ['RULES.md', 'game.ts'],
  },
  ai: {
    files: /^ai\//,
    path: 'ai',
    layers: ['engine', 'registry'],
    packages: [],
    what: 'tree search for any game, levels, the worker that searches',
    begin: ['search.ts', 'levels.ts'],
  },
  table: {
    files: /^table\//,
    path: 'table',
    layers: ['engine', 'registry'],
    // Fair chance is worked out at once, in the page as on the server; neither has hashes that do that alike.
    packages: ['@noble/hashes'],
    what: 'one match: who may do what when, drafts, chance, and what each viewer may know',
    begin: ['table.ts'],
  },
  protocol: {
    files: /^protocol\//,
    path: 'protocol',
    // Messages carry a table's commands and entries and people's ratings, and are checked on both sides by the same words.
    layers: ['engine', 'table', 'ratings', 'events'],
    packages: ['valibot'],
    what: 'what pages and server say to each other, and bots and their hosts',
    begin: ['requests.ts', 'replies.ts', 'bot-messages.ts'],
  },
  events: {
    files: /^events\//,
    path: 'events',
    layers: [],
    packages: [],
    what: 'who meets whom',
    begin: ['event.ts', 'pairing.ts'],
  },
  ratings: {
    files: /^ratings\//,
    path: 'ratings',
    layers: [],
    packages: [],
    what: 'strength by results',
    begin: ['rating-list.ts', 'plackett-luce.ts'],
  },
  server: {
    files: /^server\//,
    path: 'server',
    layers: ['engine', 'registry', 'ai', 'table', 'protocol', 'ratings', 'events'],
    packages: 'node',
    what: 'sockets, live matches, clocks, bots’ seats, people, the store',
    begin: ['matches/live-match.ts', 'store/port.ts'],
  },
  kit: {
    files: /^web\/kit\//,
    path: 'web/kit',
    layers: ['engine'],
    packages: 'browser',
    what: 'what views are made of: drawing, input, viewport, motion; and the contract of a view',
    begin: ['view.ts'],
  },
  web: {
    files: /^web\//,
    path: 'web',
    layers: ['engine', 'registry', 'ai', 'table', 'protocol', 'ratings', 'events', 'view', 'words', 'kit'],
    packages: 'browser',
    what: 'the page',
    begin: ['table/table-layout.tsx', 'app/app.tsx'],
  },
  cli: {
    files: /^cli\//,
    path: 'cli',
    // The benchmark opens servers, each in a process of its own.
    layers: ['engine', 'registry', 'ai', 'table', 'protocol', 'ratings', 'events', 'server'],
    packages: 'node',
    what: 'the commands: playthrough, replay, perft, arena, bench and others',
    begin: ['dispatch.ts'],
  },
};

export const layerNames = Object.keys(layers) as LayerName[];

/** Laws and tools are tested on every game there is, so any test may ask the registry; and it may use any package. */
export const forTests: Pick<Layer, 'layers' | 'packages'> = { layers: ['engine', 'registry'], packages: 'node' };

/**
 * What a view may read of its game, by paths inside the game: what there is to see. Which moves there are, what they do
 * and how they are written comes with the board's input; only rule books draw positions that stand in text.
 */
export const readByViews = /^rules\/(state|board|material|tiles|deck|goods|camels|paths)\.ts$/;
export const readByBooks = /^(game|text\/position)\.ts$/;

/** Packages that are measured beside ours, and built on nowhere. */
export const peers = ['boardgame.io', '@colyseus', 'express'];
/** The benchmark: like tests it may use what is made for tests, as a database that comes and goes. */
export const peerFolder = /^cli\/bench/;

/** Folders that stand beside each other and know nothing of each other, with what each is. */
export type Row = Readonly<Record<string, string>>;

/** The folders of a layer in rows from the top down: each may import those in the rows below it, and no other. */
export type Tree = readonly Row[];

/** Stands for the files that lie in no folder of their layer. */
export const OWN_FILES = '.';

export const trees: Partial<Readonly<Record<LayerName, Tree>>> = {
  web: [
    { app: 'the composition root: which address opens which screen, and what lies over all screens' },
    {
      screens: 'start, setup, settings, and the table on this device',
      study: 'the study board: variations of a position, with notes and estimates, alone or watched together',
      offline: 'the service worker, and the offer of a newer page',
      desk: 'the desk of the hosts: tables and people, load, reports, decisions',
      events: 'tournaments, leagues and arenas: their lists, their own pages, and the form that opens one',
    },
    {
      replay: 'a recording on the screen, step by step',
      online: 'the lobby and tables on a server: connection, remote host, seats, chat, clocks',
      guide: 'the guided first game',
      puzzles: 'puzzles: choosing one, trying it on the board, and what came of it',
      printed: 'the printed game: its score sheet, and what can be printed',
      findings: 'how the computer plays: what its best levels have found out about a game',
    },
    {
      table: 'the table: controller, local host, prompt, log, scores, and the board between them',
      rules: 'the rule book of a game',
    },
    {
      asking: 'the ask line: questions about a board, and moves, typed in words',
      ending: 'the end of a match: result, scene, why it came so, and what follows',
    },
    { advice: 'hints, and the review of a finished match' },
    { recording: 'a match opened for replay, as a file and as a link' },
    { match: 'matches on this device: setup, names, the store' },
    {
      catalogue: 'the games there are: cards, views, rule books and guides, loaded when wanted',
      ui: 'parts of every screen: header, dialog, icons, choices',
    },
    { page: 'what every part of the page shares: address, settings, language' },
    {
      words: 'what the page says, in each language',
      browser: 'what browsers have: storage, channels, ids, downloads',
    },
  ],
  server: [
    { [OWN_FILES]: 'the programs: serving, and writing a backup' },
    { app: 'the composition root: settings, routes, sockets, metrics, and who hears of what' },
    {
      bots: 'bots that people bring along: their tokens, their connections, and the matches they play',
      events: 'tournaments, leagues and arenas: their logs, what is due in them, and who follows them',
      mail: 'mail to people who want some: what it says, how often, and how it is ended',
      desk: 'the desk of the hosts: who they are, reports, what is decided about people, the load over time',
    },
    {
      matches: 'live matches, their directory and scheduler, the lobby, sessions of people at tables',
      push: 'Web Push: who is notified of a turn',
      people: 'who uses the server, known by a secret in a cookie',
    },
    {
      store: 'the database behind one interface: SQLite or PostgreSQL',
      net: 'rate limits, origins, cookies, logs, events',
    },
  ],
  cli: [
    { [OWN_FILES]: 'the program, and which word starts which command' },
    { commands: 'playthrough, replay, verify, perft, fuzz, ratings, pairing' },
    {
      arena: 'bots against bots, ours and programs of other people, with ratings',
      sense: 'how a game plays, in figures',
      puzzles: 'puzzles mined from games of bots, and measured again',
      bench: 'speed of rules, search and server, beside peers',
    },
    { common: 'arguments, terminal, progress, threads and child processes' },
  ],
};
