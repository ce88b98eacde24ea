import type { PastListing, PastPlace } from './port.ts';
import type { SqlEngine } from './sql-engine.ts';

const PAST_MATCHES = `SELECT lobby.match, summary, touched, ended FROM sitters JOIN lobby ON lobby.match = sitters.match
  WHERE person = $1 AND ended <= $2 AND (ended < $2 OR sitters.match < $3)
  ORDER BY ended DESC, sitters.match DESC LIMIT $4`;

/** What somebody has played to the end, the latest first: no more is read than is wanted. */
export async function pastMatches(
  engine: Pick<SqlEngine, 'query'>,
  person: string,
  { ended, match }: PastPlace,
  most: number,
): Promise<readonly PastListing[]> {
  return (await engine.query(PAST_MATCHES, [person, ended, match, most])) as unknown as PastListing[];
}
