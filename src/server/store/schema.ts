/**
 * The tables, as migration steps that are never altered once they have been published: a database remembers how many of
 * them it has taken. A step may only add, so that the version before can work on with what the new one has made of the
 * tables; what nobody reads any more is removed by a step of a later version, which moves `OLDEST_PROGRAM` up. Times are milliseconds; both engines hold them exactly as double precision.
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
  [
    // Processes that share a database tell each other who looks at which match.
    'CREATE TABLE processes (id text PRIMARY KEY, until double precision NOT NULL)',
    `CREATE TABLE attendance (
      match text NOT NULL,
      process text NOT NULL,
      people text NOT NULL,
      watchers integer NOT NULL,
      PRIMARY KEY (match, process))`,
  ],
  [
    // What nobody has needed for long is forgotten; each kind is found by its time.
    'ALTER TABLE people ADD COLUMN seen double precision',
    'CREATE INDEX people_by_seen ON people (seen)',
    'CREATE INDEX lobby_by_touched ON lobby (touched, match)',
    'CREATE INDEX chat_by_time ON chat (at)',
    'CREATE INDEX IF NOT EXISTS secrets_by_person ON secrets (person)',
    'CREATE INDEX watches_by_person ON watches (person)',
  ],
  [
    // Lists of people who have played much, what dead processes leave, and codes that have run out are found by an index.
    'ALTER TABLE sitters ADD COLUMN ended double precision',
    `UPDATE sitters SET ended = (SELECT touched FROM lobby WHERE lobby.match = sitters.match
      AND (summary LIKE '%"stage":"over"%' OR summary LIKE '%"stage":"closed"%'))`,
    'CREATE INDEX sitters_by_end ON sitters (person, ended)',
    'CREATE INDEX attendance_by_process ON attendance (process)',
    'CREATE INDEX transfers_by_end ON transfers (until)',
  ],
  [
    // A secret is a device: since when, when it was last here, what it is, and whether only the guarded cookie counts.
    // All of it may be missing, so that the version before can write on.
    'ALTER TABLE secrets ADD COLUMN since double precision',
    'ALTER TABLE secrets ADD COLUMN seen double precision',
    'ALTER TABLE secrets ADD COLUMN label text',
    'ALTER TABLE secrets ADD COLUMN guarded integer NOT NULL DEFAULT 0',
    'CREATE INDEX IF NOT EXISTS secrets_by_person ON secrets (person)',
    'CREATE INDEX secrets_by_visit ON secrets (seen)',
    // With a device that ends, it ends that it is told of turns.
    'ALTER TABLE watches ADD COLUMN device text',
    'CREATE INDEX watches_by_device ON watches (device)',
  ],
  [
    // Who wants to stay has an account: a name that nobody else has, passkeys, and codes for when these are lost.
    `CREATE TABLE accounts (
      person text PRIMARY KEY,
      name text NOT NULL,
      skeleton text NOT NULL UNIQUE,
      since double precision NOT NULL)`,
    `CREATE TABLE passkeys (
      id text PRIMARY KEY,
      person text NOT NULL,
      public_key text NOT NULL,
      counter double precision NOT NULL,
      transports text NOT NULL,
      domain text NOT NULL,
      label text,
      since double precision NOT NULL,
      seen double precision)`,
    'CREATE INDEX passkeys_by_person ON passkeys (person)',
    'CREATE TABLE recovery_codes (hash text PRIMARY KEY, person text NOT NULL)',
    'CREATE INDEX recovery_codes_by_person ON recovery_codes (person)',
    `CREATE TABLE challenges (
      hash text PRIMARY KEY,
      person text NOT NULL,
      until double precision NOT NULL)`,
    'CREATE INDEX challenges_by_end ON challenges (until)',
  ],
  [
    // How rated matches ended: what ratings are folded from, and all that is kept of them when matches are forgotten.
    `CREATE TABLE rated (
      match text PRIMARY KEY,
      ended double precision NOT NULL UNIQUE,
      game text NOT NULL,
      anchors integer NOT NULL)`,
    `CREATE TABLE rated_seats (
      match text NOT NULL,
      seat integer NOT NULL,
      player text NOT NULL,
      bot integer NOT NULL,
      score double precision NOT NULL,
      won integer NOT NULL,
      gone integer NOT NULL,
      PRIMARY KEY (match, seat))`,
    'CREATE INDEX rated_seats_by_player ON rated_seats (player)',
  ],
  [
    // What somebody has said is found by who said it, so that it can be told to them and erased.
    'ALTER TABLE chat ADD COLUMN person text',
    'CREATE INDEX chat_by_person ON chat (person)',
    'CREATE INDEX challenges_by_person ON challenges (person)',
  ],
  [
    // Bots that people bring along, each with a token of its own.
    `CREATE TABLE outside_bots (
      id text PRIMARY KEY,
      owner text NOT NULL,
      name text NOT NULL,
      skeleton text NOT NULL UNIQUE,
      games text NOT NULL,
      token text NOT NULL UNIQUE,
      since double precision NOT NULL,
      here double precision)`,
    'CREATE INDEX outside_bots_by_owner ON outside_bots (owner)',
    'CREATE INDEX outside_bots_by_presence ON outside_bots (here)',
  ],
  [
    // Whom somebody does not want to hear, or to meet at their tables.
    `CREATE TABLE ties (
      person text NOT NULL,
      other text NOT NULL,
      tie text NOT NULL,
      since double precision NOT NULL,
      PRIMARY KEY (person, other))`,
    'CREATE INDEX ties_by_other ON ties (other)',
  ],
  [
    // Events: logs in which people have numbers, and who has which number, so that logs can stay when somebody is erased.
    `CREATE TABLE events (
      id text PRIMARY KEY,
      owner text NOT NULL,
      revision integer NOT NULL,
      length integer NOT NULL,
      place integer NOT NULL,
      moment double precision NOT NULL,
      summary text NOT NULL,
      wake double precision,
      held double precision NOT NULL DEFAULT 0)`,
    'CREATE INDEX events_by_place ON events (place, moment, id)',
    'CREATE INDEX events_by_owner ON events (owner)',
    'CREATE INDEX events_by_wake ON events (wake) WHERE wake IS NOT NULL',
    `CREATE TABLE event_entries (
      event text NOT NULL,
      seq integer NOT NULL,
      body text NOT NULL,
      PRIMARY KEY (event, seq))`,
    `CREATE TABLE event_people (
      event text NOT NULL,
      number integer NOT NULL,
      person text NOT NULL,
      PRIMARY KEY (event, number))`,
    'CREATE INDEX event_people_by_person ON event_people (person)',
  ],
  [
    // The desk of the hosts: who they are, what was reported to them, what they decided and did, and what they announce.
    'CREATE TABLE hosts (person text PRIMARY KEY, since double precision NOT NULL)',
    'CREATE INDEX hosts_by_time ON hosts (since)',
    'CREATE TABLE host_links (hash text PRIMARY KEY, until double precision NOT NULL)',
    'CREATE INDEX host_links_by_end ON host_links (until)',
    `CREATE TABLE measures (
      person text NOT NULL,
      kind text NOT NULL,
      reason text NOT NULL,
      since double precision NOT NULL,
      until double precision,
      PRIMARY KEY (person, kind))`,
    'CREATE INDEX measures_by_time ON measures (since)',
    `CREATE TABLE reports (
      id text PRIMARY KEY,
      at double precision NOT NULL,
      reporter text NOT NULL,
      about text NOT NULL,
      match text,
      body text NOT NULL,
      done integer NOT NULL)`,
    'CREATE INDEX reports_by_time ON reports (done, at)',
    'CREATE INDEX reports_by_age ON reports (at)',
    'CREATE INDEX reports_by_reporter ON reports (reporter)',
    'CREATE INDEX reports_by_about ON reports (about)',
    `CREATE TABLE deeds (
      id text PRIMARY KEY,
      at double precision NOT NULL,
      host text NOT NULL,
      deed text NOT NULL,
      other text,
      body text NOT NULL)`,
    'CREATE INDEX deeds_by_time ON deeds (at, id)',
    'CREATE INDEX deeds_by_host ON deeds (host)',
    'CREATE INDEX deeds_by_other ON deeds (other)',
    `CREATE TABLE announcements (
      id text PRIMARY KEY,
      at double precision NOT NULL,
      until double precision NOT NULL,
      text text NOT NULL)`,
    'CREATE INDEX announcements_by_time ON announcements (at)',
  ],
  [
    // People who have met invite each other to tables.
    `CREATE TABLE invitations (
      person text NOT NULL,
      match text NOT NULL,
      sender text NOT NULL,
      at double precision NOT NULL,
      PRIMARY KEY (person, match))`,
    'CREATE INDEX invitations_by_time ON invitations (person, at)',
    'CREATE INDEX invitations_by_match ON invitations (match)',
    'CREATE INDEX invitations_by_sender ON invitations (sender)',
  ],
  [
    // What people have made of the desert of a day: the better, the lower are place and behind.
    `CREATE TABLE day_tries (
      day text NOT NULL,
      game text NOT NULL,
      person text NOT NULL,
      place integer NOT NULL,
      behind double precision NOT NULL,
      score double precision NOT NULL,
      at double precision NOT NULL,
      PRIMARY KEY (day, game, person))`,
    'CREATE INDEX day_tries_by_result ON day_tries (day, game, place, behind, at)',
    'CREATE INDEX day_tries_by_person ON day_tries (person)',
    // Studies that people keep here, as they are written in a file.
    `CREATE TABLE studies (
      id text PRIMARY KEY,
      person text NOT NULL,
      name text NOT NULL,
      game text NOT NULL,
      body text NOT NULL,
      touched double precision NOT NULL)`,
    'CREATE INDEX studies_by_person ON studies (person, touched)',
  ],
  [
    // Who wants to has a page that everybody may read, at an address that nobody can guess.
    `CREATE TABLE profiles (
      person text PRIMARY KEY,
      address text NOT NULL UNIQUE,
      since double precision NOT NULL)`,
  ],
  [
    // What came of the first try of people at puzzles: solved is 1 or 0.
    `CREATE TABLE puzzle_tries (
      game text NOT NULL,
      puzzle text NOT NULL,
      person text NOT NULL,
      solved integer NOT NULL,
      at double precision NOT NULL,
      PRIMARY KEY (game, puzzle, person))`,
    'CREATE INDEX puzzle_tries_by_time ON puzzle_tries (game, at, puzzle, person)',
    'CREATE INDEX puzzle_tries_by_person ON puzzle_tries (person)',
  ],
  [
    // Where people want to get mail, if the host sends any, and about what.
    `CREATE TABLE mails (
      person text PRIMARY KEY,
      address text NOT NULL,
      language text NOT NULL,
      wants text NOT NULL,
      confirmed integer NOT NULL,
      code text,
      until double precision,
      sent double precision)`,
    'CREATE INDEX mails_by_address ON mails (address, person)',
  ],
];

/**
 * How many steps the oldest program knows that can work with the tables as they are after all of the above. Each database
 * says it too, so that an older program knows of steps that it does not know whether they concern it.
 */
export const OLDEST_PROGRAM = 5;

/** How a database says it, beside other things that are kept by name. */
export const noteOldestProgram = {
  text: `INSERT INTO keepsakes (name, value) VALUES ($1, $2)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
  values: ['oldest-program', String(OLDEST_PROGRAM)],
} as const;

/** What a database says of its tables; one that has taken no step yet can't be asked. */
export const SCHEMA_QUERY = `SELECT count(*) AS taken,
  (SELECT value FROM keepsakes WHERE name = 'oldest-program') AS oldest FROM migrations`;

/** Throws where a newer program has changed the tables in a way that this one can't work with. */
export function assertUsable(schema: Readonly<Record<string, unknown>> = {}, known = migrationSteps.length): void {
  const taken = Number(schema.taken);
  const oldest = Number(schema.oldest ?? taken);
  if (taken <= known || oldest <= known) return;
  throw new Error(
    `this database was made by a newer Caravanserai (its step ${taken}, ours ${known}); start that one instead`,
  );
}
