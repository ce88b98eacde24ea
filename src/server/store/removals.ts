import { ownedTables, peopleColumns } from './inventory.ts';
import type { SqlStatement } from './sql-engine.ts';

/** The statements that find and remove what nobody has needed for long; each goes by an index. */

export const QUIET_MATCHES = `SELECT match, summary, touched FROM lobby
  WHERE touched < $1 AND (touched, match) > ($2, $3) ORDER BY touched, match LIMIT $4`;

export const OLD_LINES = `DELETE FROM chat WHERE id IN (SELECT id FROM chat WHERE at < $1 ORDER BY at LIMIT $2)
  RETURNING id`;

export const QUIET_GUESTS = `SELECT id FROM people
  WHERE seen < $1 AND NOT EXISTS (SELECT 1 FROM sitters WHERE sitters.person = people.id)
  AND NOT EXISTS (SELECT 1 FROM accounts WHERE accounts.person = people.id) ORDER BY seen LIMIT $2`;

/** Where everything of a match lies beside its own row and that of the lobby. */
const partsOfMatch = ['entries', 'documents', 'sitters', 'origins', 'chat', 'watches', 'invitations'];

/**
 * The row of the lobby is written to first, and decides: it is locked until all is done, so that nobody can change the
 * match in between. Gone from there, the match is gone.
 */
export function matchRemovals(match: string, touched: number): SqlStatement[] {
  const still = `EXISTS (SELECT 1 FROM lobby WHERE match = $1 AND touched = $2)
    AND NOT EXISTS (SELECT 1 FROM attendance WHERE match = $1)`;
  const values = [match, touched];
  return [
    { text: 'UPDATE lobby SET touched = touched WHERE match = $1 AND touched = $2', values },
    ...partsOfMatch.map(part => ({ text: `DELETE FROM ${part} WHERE match = $1 AND ${still}`, values })),
    { text: `DELETE FROM matches WHERE id = $1 AND ${still}`, values },
    { text: `DELETE FROM lobby WHERE match = $1 AND ${still} RETURNING match`, values },
  ];
}

/** What stays of guests who are forgotten has a time of its own, or decides whether they are. */
const ownTime: readonly string[] = [
  'people',
  'accounts',
  'sitters',
  'chat',
  'rated_seats',
  'events',
  'event_people',
  'deeds',
  'reports',
];

/** A person who has come back meanwhile, or has an account, stays. */
export function personRemovals(person: string, before: number): SqlStatement[] {
  const still = `EXISTS (SELECT 1 FROM people WHERE id = $1 AND seen < $2)
    AND NOT EXISTS (SELECT 1 FROM sitters WHERE person = $1)
    AND NOT EXISTS (SELECT 1 FROM accounts WHERE person = $1)`;
  const values = [person, before];
  return [
    { text: 'UPDATE people SET seen = seen WHERE id = $1 AND seen < $2', values },
    ...ownedTables
      .filter(({ table }) => !ownTime.includes(table))
      .flatMap(owned => peopleColumns(owned).map(column => `DELETE FROM ${owned.table} WHERE ${column} = $1`))
      .map(text => ({ text: `${text} AND ${still}`, values })),
    { text: `DELETE FROM people WHERE id = $1 AND ${still}`, values },
  ];
}
