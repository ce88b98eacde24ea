import type { MatchSummary } from './disclosure.ts';
import type { TableRecord } from './table-record.ts';

/** A match was opened or changed by this process, and that is stored. */
export interface CommitEvent {
  readonly match: string;
  /** How many moves of seats it brought. */
  readonly moves: number;
  /** The event that it is a table of. */
  readonly event?: string | undefined;
  /** When the scheduler has to handle the match. */
  readonly dueAt: number | undefined;
  /** What lists say of the match now, and what they said before, where that differs. */
  readonly listing?: ListingChange | undefined;
}

export interface ListingChange {
  /** Is it a table for the lobby? Otherwise it stands only on the lists of those who sit at it. */
  readonly listed: boolean;
  /** Undefined for a match that was just opened. */
  readonly before: MatchSummary | undefined;
  readonly after: MatchSummary;
}

/** It is a person's turn, and was not before. */
export interface TurnStarted {
  readonly match: string;
  readonly game: string;
  readonly person: string;
}

export function startedTurn({ match, listing }: CommitEvent): TurnStarted | undefined {
  if (!listing || listing.after.turn === listing.before?.turn) return undefined;
  const { game, people, turn } = listing.after;
  const person = turn === undefined ? undefined : people[turn];
  return person === undefined ? undefined : { match, game, person };
}

/** The stage that the match has come to, if it is another one than before. */
export function newStage({ listing }: CommitEvent): TableRecord['stage'] | undefined {
  return listing?.after.stage === listing?.before?.stage ? undefined : listing?.after.stage;
}

export function hasEnded(event: CommitEvent): boolean {
  const stage = newStage(event);
  return (stage === 'over' || stage === 'closed') && !isPast(event.listing?.before);
}

/** Is it over for good? */
export function isPast(summary: MatchSummary | undefined): boolean {
  return summary?.stage === 'over' || summary?.stage === 'closed';
}

/** Everybody who sat at the table before or does so now. */
export function peopleConcerned({ before, after }: ListingChange): string[] {
  return [...(before?.people ?? []), ...after.people].filter(person => person !== undefined);
}
