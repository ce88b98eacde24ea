/**
 * All that the database has, column by column. What people are told of it, what they are given and what is erased with
 * them follows from this; a test compares it with the tables of both engines, so nothing can be kept unsaid.
 */
export interface TableFacts {
  readonly columns: readonly string[];
  /** The column that says whose a row is. */
  readonly owner?: string;
  /** Others need the row: it stays, with a random number in place of whoever is erased, and of whom it is about. */
  readonly shared?: true;
  /** A column with another person whom a row is about: it goes with either. */
  readonly about?: string;
  /** What is said of whom a row is about, and what stands there once they are erased. */
  readonly said?: { readonly column: string; readonly emptied: string };
  /** What proves who somebody is: hashes that are of no use to their owner, and are not handed out. */
  readonly secret?: readonly string[];
}

export const inventory = {
  people: { columns: ['id', 'name', 'seen'], owner: 'id' },
  accounts: { columns: ['person', 'name', 'skeleton', 'since'], owner: 'person' },
  profiles: { columns: ['person', 'address', 'since'], owner: 'person' },
  mails: {
    columns: ['person', 'address', 'language', 'wants', 'confirmed', 'code', 'until', 'sent'],
    owner: 'person',
    secret: ['code'],
  },
  secrets: {
    columns: ['hash', 'person', 'since', 'seen', 'label', 'guarded'],
    owner: 'person',
    secret: ['hash'],
  },
  passkeys: {
    columns: ['id', 'person', 'public_key', 'counter', 'transports', 'domain', 'label', 'since', 'seen'],
    owner: 'person',
  },
  recovery_codes: { columns: ['hash', 'person'], owner: 'person', secret: ['hash'] },
  transfers: { columns: ['hash', 'person', 'until'], owner: 'person', secret: ['hash'] },
  challenges: { columns: ['hash', 'person', 'until'], owner: 'person', secret: ['hash'] },
  outside_bots: {
    columns: ['id', 'owner', 'name', 'skeleton', 'games', 'token', 'since', 'here'],
    owner: 'owner',
    secret: ['token'],
  },
  sitters: { columns: ['person', 'match', 'ended'], owner: 'person' },
  matches: { columns: ['id', 'revision', 'length', 'wake', 'held', 'clock'] },
  documents: { columns: ['match', 'body'] },
  entries: { columns: ['match', 'seq', 'body'] },
  lobby: { columns: ['match', 'listed', 'summary', 'touched'] },
  origins: { columns: ['match', 'origin'] },
  chat: { columns: ['id', 'match', 'at', 'body', 'person'], owner: 'person' },
  watches: {
    columns: ['match', 'endpoint', 'person', 'subscription', 'device'],
    owner: 'person',
    secret: ['device'],
  },
  rated: { columns: ['match', 'ended', 'game', 'anchors'] },
  rated_seats: {
    columns: ['match', 'seat', 'player', 'bot', 'score', 'won', 'gone'],
    owner: 'player',
    shared: true,
  },
  ties: { columns: ['person', 'other', 'tie', 'since'], owner: 'person', about: 'other' },
  events: {
    columns: ['id', 'owner', 'revision', 'length', 'place', 'moment', 'summary', 'wake', 'held'],
    owner: 'owner',
    shared: true,
  },
  event_people: { columns: ['event', 'number', 'person'], owner: 'person', shared: true },
  event_entries: { columns: ['event', 'seq', 'body'] },
  invitations: { columns: ['person', 'match', 'sender', 'at'], owner: 'person', about: 'sender' },
  measures: { columns: ['person', 'kind', 'reason', 'since', 'until'], owner: 'person' },
  reports: {
    columns: ['id', 'at', 'reporter', 'about', 'match', 'body', 'done'],
    owner: 'reporter',
    about: 'about',
  },
  hosts: { columns: ['person', 'since'], owner: 'person' },
  deeds: {
    columns: ['id', 'at', 'host', 'deed', 'other', 'body'],
    owner: 'host',
    about: 'other',
    shared: true,
    said: { column: 'body', emptied: '{"what":""}' },
  },
  host_links: { columns: ['hash', 'until'] },
  announcements: { columns: ['id', 'at', 'until', 'text'] },
  day_tries: {
    columns: ['day', 'game', 'person', 'place', 'behind', 'score', 'at'],
    owner: 'person',
  },
  puzzle_tries: { columns: ['game', 'puzzle', 'person', 'solved', 'at'], owner: 'person' },
  studies: { columns: ['id', 'person', 'name', 'game', 'body', 'touched'], owner: 'person' },
  attendance: { columns: ['match', 'process', 'people', 'watchers'] },
  processes: { columns: ['id', 'until'] },
  keepsakes: { columns: ['name', 'value'] },
  migrations: { columns: ['step'] },
} as const satisfies Readonly<Record<string, TableFacts>>;

export type TableName = keyof typeof inventory;

/** What people are told of each table, and of each of its columns. */
export type InventoryWords = {
  readonly [T in TableName]: {
    readonly what: string;
    readonly columns: Readonly<Record<(typeof inventory)[T]['columns'][number], string>>;
  };
};

/** A table whose rows belong to people. */
export interface OwnedTable extends TableFacts {
  readonly table: TableName;
  readonly owner: string;
}

export const ownedTables: readonly OwnedTable[] = Object.entries<TableFacts>(inventory).flatMap(([table, facts]) =>
  facts.owner === undefined ? [] : [{ ...facts, table: table as TableName, owner: facts.owner }],
);

/** The columns of a table in which people stand whose rows go with them. */
export function peopleColumns({ owner, about }: OwnedTable): readonly string[] {
  return about === undefined ? [owner] : [owner, about];
}
