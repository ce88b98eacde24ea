/**
 * The tables, as migration steps that are never altered once they have been published: a database remembers how many of
 * them it has taken. Times are milliseconds; both engines hold them exactly as double precision.
 */
export const migrationSteps: readonly (readonly string[])[] = [
  [
    `CREATE TABLE matches (
      id text PRIMARY KEY,
      revision integer NOT NULL,
      length integer NOT NULL,
      document text NOT NULL,
      wake double precision,
      held double precision NOT NULL DEFAULT 0)`,
    'CREATE INDEX matches_by_wake ON matches (wake) WHERE wake IS NOT NULL',
    `CREATE TABLE entries (
      match text NOT NULL,
      seq integer NOT NULL,
      body text NOT NULL,
      PRIMARY KEY (match, seq))`,
    `CREATE TABLE lobby (
      match text PRIMARY KEY,
      listed integer NOT NULL,
      summary text NOT NULL,
      touched double precision NOT NULL)`,
    'CREATE INDEX lobby_by_time ON lobby (touched) WHERE listed = 1',
    `CREATE TABLE sitters (
      person text NOT NULL,
      match text NOT NULL,
      PRIMARY KEY (person, match))`,
    'CREATE INDEX sitters_by_match ON sitters (match)',
    'CREATE TABLE people (id text PRIMARY KEY, name text NOT NULL)',
    'CREATE TABLE secrets (hash text PRIMARY KEY, person text NOT NULL)',
    `CREATE TABLE transfers (
      hash text PRIMARY KEY,
      person text NOT NULL,
      until double precision NOT NULL)`,
    `CREATE TABLE chat (
      id text PRIMARY KEY,
      match text NOT NULL,
      at double precision NOT NULL,
      body text NOT NULL)`,
    'CREATE INDEX chat_by_match ON chat (match, at)',
    `CREATE TABLE watches (
      match text NOT NULL,
      endpoint text NOT NULL,
      person text NOT NULL,
      subscription text NOT NULL,
      PRIMARY KEY (match, endpoint))`,
    'CREATE INDEX watches_by_endpoint ON watches (endpoint)',
    'CREATE TABLE keepsakes (name text PRIMARY KEY, value text NOT NULL)',
  ],
  [
    // Tables where people gather become due too: those that wait already, a day after somebody last did something.
    `UPDATE matches SET wake = (SELECT touched + 86400000 FROM lobby WHERE lobby.match = matches.id)
      WHERE length = 0 AND wake IS NULL AND document LIKE '%"stage":"gathering"%'`,
    'CREATE INDEX transfers_by_person ON transfers (person)',
  ],
  [
    // Tables where people gather come first in the lobby, and are counted by who opened them, and where.
    'UPDATE lobby SET listed = 2 WHERE listed = 1 AND match IN (SELECT id FROM matches WHERE length = 0)',
    'DROP INDEX lobby_by_time',
    'CREATE INDEX lobby_by_place ON lobby (listed, touched) WHERE listed > 0',
    'CREATE TABLE origins (match text PRIMARY KEY, origin text NOT NULL)',
    'CREATE INDEX origins_by_origin ON origins (origin)',
  ],
  [
    // What every move changes is in short rows, many of which share a page: a trip to the disk then carries few pages.
    'CREATE TABLE documents (match text PRIMARY KEY, body text NOT NULL)',
    'INSERT INTO documents (match, body) SELECT id, document FROM matches',
    'ALTER TABLE matches DROP COLUMN document',
    'ALTER TABLE matches ADD COLUMN clock text',
  ],
];
