import { existsSync } from 'node:fs';
import pg from 'pg';
import type { RatedMatch } from '../../ratings/rated-match.ts';
import type { RatingStore } from './rating-port.ts';
import { SqlRatings } from './sql-ratings.ts';
import { connect } from './sqlite-driver.ts';
import { StatementRunner } from './sqlite-file.ts';

/** How much is asked for at once. */
const PAGE = 1000;

/** All rated matches of a host, and the names of those who have played them. */
export interface RatedArchive {
  readonly matches: readonly RatedMatch[];
  readonly names: ReadonlyMap<string, string>;
}

/** All rated matches after a moment, in order; `most` of them are asked for at once. */
export async function* ratedMatches(ratings: RatingStore, after = 0, most = PAGE): AsyncGenerator<RatedMatch> {
  for (let ended = after; ; ) {
    const page = await ratings.after(ended, most);
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < most) return;
    ended = last.ended;
  }
}

/** A name that says which database is meant: an address, or the file of one. */
export function isDatabase(name: string): boolean {
  return isAddress(name) || /\.(db|sqlite)$/.test(name);
}

function isAddress(name: string): boolean {
  return /^postgres(ql)?:\/\//.test(name);
}

/** Reads what is in a database, also while a server uses it. Nothing is written. */
export function readRatedArchive(database: string): Promise<RatedArchive> {
  return isAddress(database) ? archiveOnServer(database) : archiveInFile(database);
}

async function archiveIn(ratings: RatingStore): Promise<RatedArchive> {
  const matches: RatedMatch[] = [];
  for await (const match of ratedMatches(ratings)) matches.push(match);
  const people = matches.flatMap(({ seats }) => seats.filter(({ isBot }) => !isBot).map(({ player }) => player));
  const names = new Map<string, string>();
  const asked = [...new Set(people)];
  for (let at = 0; at < asked.length; at += PAGE)
    for (const [person, name] of await ratings.namesOf(asked.slice(at, at + PAGE))) names.set(person, name);
  return { matches, names };
}

async function archiveInFile(file: string): Promise<RatedArchive> {
  if (!existsSync(file)) throw new Error(`there is no database at ${file}`);
  const database = connect(file, { readOnly: true });
  try {
    const runner = new StatementRunner(database);
    return await archiveIn(new SqlRatings({ query: async (text, values) => runner.rows(text, values) }));
  } finally {
    database.close();
  }
}

async function archiveOnServer(address: string): Promise<RatedArchive> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    await client.query('SET default_transaction_read_only = on');
    const query = async (text: string, values: readonly unknown[] = []) => (await client.query(text, [...values])).rows;
    return await archiveIn(new SqlRatings({ query }));
  } finally {
    await client.end();
  }
}
