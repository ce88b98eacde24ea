import type { RatedMatch, RatedSeat } from '../../ratings/rated-match.ts';
import type { Commit } from './port.ts';
import type { RatingStore } from './rating-port.ts';
import type { SqlEngine, SqlRow, SqlStatement } from './sql-engine.ts';

const RATED_AFTER = `SELECT page.match, ended, game, anchors, player, bot, score, won, gone
  FROM (SELECT match, ended, game, anchors FROM rated WHERE ended > $1 ORDER BY ended LIMIT $2) AS page
  JOIN rated_seats ON rated_seats.match = page.match ORDER BY ended, seat`;

/** Ratings in SQL: the same statements on every engine. */
export class SqlRatings implements RatingStore {
  readonly #engine: Pick<SqlEngine, 'query'>;

  constructor(engine: Pick<SqlEngine, 'query'>) {
    this.#engine = engine;
  }

  async after(ended: number, most: number): Promise<readonly RatedMatch[]> {
    return matchesIn(await this.#engine.query(RATED_AFTER, [ended, most]));
  }

  namesOf(people: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return this.#textsOf(people, 'SELECT person, name AS said FROM accounts');
  }

  profilesOf(people: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return this.#textsOf(people, 'SELECT person, address AS said FROM profiles');
  }

  async #textsOf(people: readonly string[], select: string): Promise<ReadonlyMap<string, string>> {
    if (people.length === 0) return new Map();
    const places = people.map((_, i) => `$${i + 1}`).join(', ');
    const rows = await this.#engine.query(`${select} WHERE person IN (${places})`, people);
    return new Map(rows.map(({ person, said }) => [person as string, said as string]));
  }
}

/** One row for each seat, those of a match one after the other. */
function matchesIn(rows: readonly SqlRow[]): RatedMatch[] {
  const matches = new Map<string, Omit<RatedMatch, 'seats'> & { readonly seats: RatedSeat[] }>();
  for (const row of rows) {
    const match = row.match as string;
    const { game, anchors, ended } = row as unknown as Pick<RatedMatch, 'game' | 'anchors' | 'ended'>;
    const found = matches.get(match) ?? { match, game, ended, anchors, seats: [] };
    found.seats.push(seatFrom(row));
    matches.set(match, found);
  }
  return [...matches.values()];
}

function seatFrom({ player, bot, score, won, gone }: SqlRow): RatedSeat {
  return {
    player: player as string,
    ...(bot === 1 && { isBot: true }),
    score: score as number,
    ...(won === 1 && { won: true }),
    ...(gone === 1 && { left: true }),
  };
}

/**
 * When the last one has ended: later than all before, whatever the clocks of several processes say. Until whoever writes
 * it is done, others wait; so whoever reads on from one of them misses nothing.
 */
const LATEST_RATED = `INSERT INTO keepsakes (name, value) VALUES ('rated', CAST(CAST($1 AS bigint) AS text))
  ON CONFLICT (name) DO UPDATE SET value = CAST(CASE WHEN CAST($1 AS bigint) > CAST(keepsakes.value AS bigint)
    THEN CAST($1 AS bigint) ELSE CAST(keepsakes.value AS bigint) + 1 END AS text)`;

const RATED_INSERT = `INSERT INTO rated (match, ended, game, anchors)
  SELECT $1, CAST(value AS bigint), $2, $3 FROM keepsakes WHERE name = 'rated'`;

export function ratedInserts({ match, rated, now }: Commit): SqlStatement[] {
  if (!rated) return [];
  const { game, anchors, seats } = rated;
  return [
    { text: LATEST_RATED, values: [Math.round(now)] },
    { text: RATED_INSERT, values: [match, game, anchors] },
    ...seats.map(({ player, isBot, score, won, left }, seat) => ({
      text: `INSERT INTO rated_seats (match, seat, player, bot, score, won, gone) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      values: [match, seat, player, isBot ? 1 : 0, score, won ? 1 : 0, left ? 1 : 0],
    })),
  ];
}
