import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { poolSizeFor } from '../../ai/pool.ts';
import type { DeskSetting } from '../../protocol/desk.ts';

/** All settings in one table: `docs/hosting.md`, `--help` and this file name the same settings. */
interface Setting<T> {
  /** The variable of the environment. */
  readonly name: string;
  /** The text that counts when it is left out; empty for none. */
  readonly standard: string;
  readonly meaning: string;
  /** Throws with what the text must be. */
  read(text: string): T;
  /** Nobody is shown it, not even at the desk. */
  readonly isSecret?: true;
}

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const table = {
  host: text('HOST', 'localhost', 'the address to listen on; 0.0.0.0 for all of this machine'),
  port: whole('PORT', 8080, 65_535, 'the port to listen on; 0 lets the system choose'),
  data: text('DATA', 'data', 'the folder where everything is kept, unless there is a DATABASE_URL'),
  database: {
    ...optional(
      'DATABASE_URL',
      database,
      'a PostgreSQL database to keep everything in instead; processes can share it',
    ),
    isSecret: true,
  },
  databaseConnections: whole(
    'DATABASE_CONNECTIONS',
    8,
    500,
    'connections to that database, beside the one that listens',
    1,
  ),
  publicUrl: optional(
    'PUBLIC_URL',
    origin,
    'where people open the page, such as https://games.example.org; only that page may then ask',
  ),
  passkeyDomain: optional(
    'PASSKEY_DOMAIN',
    domain,
    'the domain that passkeys are for, if it is not the whole host of the page: example.org for games.example.org',
  ),
  trustedProxies: optional(
    'TRUSTED_PROXIES',
    proxies,
    'proxies whose word about who calls is believed: addresses, networks, loopback, uniquelocal',
  ),
  botThreads: {
    name: 'BOT_THREADS',
    standard: 'auto',
    meaning: 'threads for computer players; auto leaves a core to everything else, and takes 4 at most',
    read: threads,
  },
  logLevel: oneOf('LOG_LEVEL', 'warn', levels, 'what is worth a line on standard error'),
  metricsPort: optional(
    'METRICS_PORT',
    portOf,
    'a port of its own for /metrics, on the same HOST; by default it is on PORT, for callers from this machine',
  ),
  metricsToken: {
    ...optional('METRICS_TOKEN', token, 'lets in whoever sends it to /metrics as a bearer token, from anywhere'),
    isSecret: true,
  },
  shutdownSeconds: whole(
    'SHUTDOWN_SECONDS',
    10,
    600,
    'how long the running commands may take when the server is told to end',
    1,
  ),
  awayAfterSeconds: whole(
    'AWAY_AFTER_SECONDS',
    10,
    600,
    'how long a page can be closed before the others at the table are told that somebody is away',
  ),
  messagesPerSecond: whole(
    'MESSAGES_PER_SECOND',
    20,
    1_000_000,
    'messages from one open page; three times as many at once',
  ),
  addressMessagesPerSecond: whole(
    'ADDRESS_MESSAGES_PER_SECOND',
    200,
    1_000_000,
    'messages from one address; three times as many at once',
  ),
  sockets: whole('SOCKETS', 20_000, 1_000_000, 'open pages in all; each takes about 12 kB'),
  addressSockets: whole('ADDRESS_SOCKETS', 100, 1_000_000, 'open pages from one address'),
  addressRequestsPerSecond: whole(
    'ADDRESS_REQUESTS_PER_SECOND',
    500,
    1_000_000,
    'files of the page, requests and new sockets from one address; ten times as many at once',
  ),
  addressPostsPerMinute: whole('ADDRESS_POSTS_PER_MINUTE', 60, 1_000_000, 'names and codes given from one address'),
  addressSignInsPerHour: whole(
    'ADDRESS_SIGN_INS_PER_HOUR',
    60,
    1_000_000,
    'codes and passkeys from one address that were wrong',
  ),
  addressAccountsPerHour: whole('ADDRESS_ACCOUNTS_PER_HOUR', 60, 1_000_000, 'accounts made from one address'),
  accountChangesPerHour: whole(
    'ACCOUNT_CHANGES_PER_HOUR',
    60,
    1_000_000,
    'names tried for an account, passkeys and recovery sheets made by one person',
  ),
  tablesPerHour: whole('TABLES_PER_HOUR', 60, 1_000_000, 'tables opened by one person'),
  addressTablesPerHour: whole('ADDRESS_TABLES_PER_HOUR', 300, 1_000_000, 'tables opened from one address'),
  listedTables: whole(
    'LISTED_TABLES',
    10,
    1_000_000,
    'tables in the lobby where one person sits and waits for players',
  ),
  addressListedTables: whole(
    'ADDRESS_LISTED_TABLES',
    30,
    1_000_000,
    'tables in the lobby that were opened from one address and wait for players',
  ),
  seatsPerHour: whole(
    'SEATS_PER_HOUR',
    60,
    1_000_000,
    'seats taken by one person at tables where people gather; five times as many from one address',
  ),
  linesPerMinute: whole(
    'LINES_PER_MINUTE',
    30,
    1_000_000,
    'lines of chat by one person; ten times as many from one address; a third of them at once',
  ),
  eventOrganisers: {
    name: 'EVENT_ORGANISERS',
    standard: 'accounts',
    meaning: 'who may open tournaments, leagues and arenas: accounts for everybody with an account, nobody, or names',
    read: organisers,
  },
  eventsPerAccount: whole('EVENTS_PER_ACCOUNT', 5, 1000, 'events that are not over, opened by one person', 1),
  invitationsPerHour: whole('INVITATIONS_PER_HOUR', 60, 1_000_000, 'people invited to tables by one person'),
  reportsPerDay: whole(
    'REPORTS_PER_DAY',
    20,
    1_000_000,
    'reports to the hosts by one person; three times as many from one address',
  ),
  mailUrl: {
    ...optional(
      'MAIL_URL',
      mailServer,
      'a server that sends mail to those who want it, such as smtp://name:password@mail.example.org:587',
    ),
    isSecret: true,
  },
  mailFrom: optional('MAIL_FROM', sender, 'who that mail is from, such as Games <games@example.org>'),
  mailsPerHour: whole('MAILS_PER_HOUR', 300, 1_000_000, 'letters sent in all; one person gets far fewer', 1),
  hosts: optional(
    'HOSTS',
    names,
    'the accounts that may sit at the desk in the browser, by their names with commas between them',
  ),
  hostLink: oneOf(
    'HOST_LINK',
    'auto',
    ['auto', 'always', 'never'],
    'whether a link is printed at the start that makes an account a host, once and within an hour; auto does while there is none',
  ),
  keepGuestsDays: whole(
    'KEEP_GUESTS_DAYS',
    400,
    36_500,
    'how long people without an account are known who sit at no table and have not come back',
  ),
  keepChatDays: whole('KEEP_CHAT_DAYS', 365, 36_500, 'how long lines of chat are kept'),
  keepUnfinishedDays: whole(
    'KEEP_UNFINISHED_DAYS',
    365,
    36_500,
    'how long tables and matches are kept that nobody goes on with',
  ),
  keepFinishedDays: whole('KEEP_FINISHED_DAYS', 1095, 36_500, 'how long matches are kept that are over'),
  keepBackupsDays: whole(
    'KEEP_BACKUPS_DAYS',
    30,
    36_500,
    'how long backups are kept, as people are told; those that were made at the desk are then removed',
  ),
} as const satisfies Record<string, Setting<unknown>>;

export type ServerSettings = { readonly [K in keyof typeof table]: ReturnType<(typeof table)[K]['read']> } & {
  /** All of them as hosts may see them at the desk. */
  readonly shown: readonly DeskSetting[];
};

export type Env = Readonly<Record<string, string | undefined>>;

/** Every setting by its name, what it means and what it is when left out. */
export const settingsTable: readonly Omit<Setting<unknown>, 'read'>[] = Object.values(table);

/** An empty variable counts as left out. */
export function readSettings(env: Env): ServerSettings {
  const read = Object.entries(table).map(([key, { name, standard, read: of }]) => [key, of(env[name] || standard)]);
  const settings = { ...Object.fromEntries(read), shown: shownSettings(env) } as ServerSettings;
  if (settings.mailUrl && !(settings.mailFrom && settings.publicUrl))
    throw new Error('MAIL_URL needs MAIL_FROM, for who it is from, and PUBLIC_URL, for the links in it');
  return settings;
}

/** Of what is secret only whether it is there. */
function shownSettings(env: Env): readonly DeskSetting[] {
  return Object.values<Setting<unknown>>(table).map(({ name, standard, meaning, isSecret }) => ({
    name,
    meaning,
    isSet: (env[name] || standard) !== standard,
    value: isSecret ? '' : env[name] || standard,
    ...(isSecret && { isSecret }),
  }));
}

/** Where the embedded database is, in its folder. */
export function databaseFile(data: string): string {
  return join(data, 'caravanserai.db');
}

export function settingsHelp(): string {
  const width = Math.max(...settingsTable.map(({ name }) => name.length));
  const lines = settingsTable.map(
    ({ name, standard, meaning }) => `  ${name.padEnd(width)}  ${meaning}${standard && ` (${standard})`}`,
  );
  return [
    'usage: npm start',
    '',
    'Settings are variables of the environment, such as PORT=8081 npm start:',
    '',
    ...lines,
    '',
    'Each process counts limits for itself, but for LISTED_TABLES and ADDRESS_LISTED_TABLES, which are counted in the database.',
  ].join('\n');
}

function text(name: string, standard: string, meaning: string): Setting<string> {
  return { name, standard, meaning, read: given => given };
}

function whole(name: string, standard: number, most: number, meaning: string, least = 0): Setting<number> {
  const read = (given: string) => wholeIn(name, given, least, most, standard);
  return { name, standard: String(standard), meaning, read };
}

function wholeIn(name: string, given: string, least: number, most: number, example: number): number {
  if (/^\d{1,9}$/.test(given) && Number(given) >= least && Number(given) <= most) return Number(given);
  throw new Error(
    `${name} is "${given}"; it must be a whole number from ${least} to ${most}, for example ${name}=${example}`,
  );
}

function oneOf<const T extends string>(name: string, standard: T, values: readonly T[], meaning: string): Setting<T> {
  const read = (given: string): T => {
    const value = values.find(known => known === given);
    if (value !== undefined) return value;
    throw new Error(`${name} is "${given}"; it must be one of ${values.join(', ')}`);
  };
  return { name, standard, meaning, read };
}

function optional<T>(name: string, read: (given: string, name: string) => T, meaning: string): Setting<T | undefined> {
  return { name, standard: '', meaning, read: given => (given ? read(given, name) : undefined) };
}

/** With a password, so a wrong one is not repeated. */
function mailServer(given: string, name: string): string {
  if (URL.canParse(given) && /^smtps?:$/.test(new URL(given).protocol)) return given;
  throw new Error(`${name} is no address of a mail server, such as smtp://name:password@mail.example.org:587`);
}

function sender(given: string, name: string): string {
  if (/^[^<>@\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/.test(given)) return given;
  throw new Error(`${name} is "${given}"; it must be an address, such as Games <games@example.org>`);
}

/** The address holds a password, so a wrong one is not repeated. */
function database(given: string, name: string): string {
  if (URL.canParse(given) && /^postgres(ql)?:$/.test(new URL(given).protocol)) return given;
  throw new Error(`${name} is no address of a PostgreSQL database, such as postgres://user:password@host:5432/name`);
}

function origin(given: string, name: string): string {
  const address = URL.canParse(given) ? new URL(given) : undefined;
  if (address && /^https?:$/.test(address.protocol) && address.pathname === '/') return address.origin;
  throw new Error(
    `${name} is "${given}"; it must be the address of a site without a path, such as https://games.example.org`,
  );
}

function domain(given: string, name: string): string {
  if (/^(?=.{1,253}$)[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*$/.test(given)) return given;
  throw new Error(`${name} is "${given}"; it must be a domain in small letters, such as example.org`);
}

function names(given: string): readonly string[] {
  return given
    .split(',')
    .map(name => name.trim())
    .filter(name => name !== '');
}

const proxyNames = ['loopback', 'linklocal', 'uniquelocal'];

function proxies(given: string, name: string): readonly string[] {
  const parts = given.split(',').map(part => part.trim());
  const wrong = parts.find(part => !proxyNames.includes(part) && !/^[\da-fA-F.:]+(\/\d{1,3})?$/.test(part));
  if (wrong === undefined) return parts;
  throw new Error(
    `${name} has "${wrong}" in it; it must be a list of addresses, networks such as 10.0.0.0/8, or ${proxyNames.join(', ')}`,
  );
}

/** More threads than this help the bots of one server little, and take the machine from other programs. */
const MOST_THREADS = 4;

/** Names are separated by commas. */
function organisers(given: string): 'accounts' | 'nobody' | readonly string[] {
  if (given === 'accounts' || given === 'nobody') return given;
  return given
    .split(',')
    .map(name => name.trim())
    .filter(name => name !== '');
}

function threads(given: string): number {
  if (given === 'auto') return poolSizeFor(availableParallelism(), MOST_THREADS);
  return wholeIn('BOT_THREADS', given, 1, 64, 2);
}

function portOf(given: string, name: string): number {
  return wholeIn(name, given, 0, 65_535, 9464);
}

/** A short one could be guessed; it is not repeated, since it is meant to be secret. */
function token(given: string, name: string): string {
  if (/^[\w.~+/=-]{16,200}$/.test(given)) return given;
  throw new Error(`${name} must have 16 to 200 letters, digits or . ~ + / = _ -`);
}
