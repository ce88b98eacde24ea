import { type Commit, places } from './port.ts';
import type { SqlStatement } from './sql-engine.ts';
import { ratedInserts } from './sql-ratings.ts';

/** What a commit writes, for an engine that is asked one statement after the other. */

/** Changes a row only if the match is still what the commit was made on. */
export function matchUpdate({ match, revision, length, clock, entries, dueAt }: Commit): SqlStatement {
  return {
    text: `UPDATE matches SET revision = revision + 1, length = $4, clock = $5, wake = $6, held = 0
      WHERE id = $1 AND revision = $2 AND length = $3`,
    values: [match, revision, length, length + entries.length, clock, dueAt],
  };
}

/** All that follows where the match was changed. */
export function restOf(commit: Commit): readonly SqlStatement[] {
  return [...entryInserts(commit), ...documentUpdates(commit), ...listingUpdates(commit), ...rareStatements(commit)];
}

/** What few commits have: most are moves, after which the same people go on. */
export function rareStatements(commit: Commit): readonly SqlStatement[] {
  return [...originDeletes(commit), ...endings(commit), ...reseating(commit), ...ratedInserts(commit)];
}

function entryInserts({ match, length, entries }: Commit): SqlStatement[] {
  const text = 'INSERT INTO entries (match, seq, body) VALUES ($1, $2, $3)';
  return entries.map((body, i) => ({ text, values: [match, length + i, body] }));
}

function documentUpdates({ match, document }: Commit): SqlStatement[] {
  if (document === undefined) return [];
  return [{ text: 'UPDATE documents SET body = $2 WHERE match = $1', values: [match, document] }];
}

function listingUpdates({ match, listing, now }: Commit): SqlStatement[] {
  if (!listing) return [];
  const text = 'UPDATE lobby SET listed = $2, summary = $3, touched = $4 WHERE match = $1';
  return [{ text, values: [match, listing.place, listing.summary, now] }];
}

/** Where a table was opened is forgotten when nobody gathers there any more; that is never without another document. */
function originDeletes({ match, listing, document }: Commit): SqlStatement[] {
  if (!listing || document === undefined) return [];
  if (listing.place === places.gathering || listing.place === places.shut) return [];
  return [{ text: 'DELETE FROM origins WHERE match = $1', values: [match] }];
}

function endings({ match, listing, now }: Commit): SqlStatement[] {
  if (!listing?.past) return [];
  return [{ text: 'UPDATE sitters SET ended = $2 WHERE match = $1', values: [match, now] }];
}

/** Everybody who sits there now. */
function reseating({ match, people, listing, now }: Commit): SqlStatement[] {
  if (!people) return [];
  const ended = listing?.past ? now : undefined;
  return [
    { text: 'DELETE FROM sitters WHERE match = $1', values: [match] },
    ...people.map(person => ({
      text: 'INSERT INTO sitters (person, match, ended) VALUES ($1, $2, $3)',
      values: [person, match, ended],
    })),
  ];
}
