import type { Seat } from '../../engine/game.ts';
import { type FairChance, sealOf } from '../../table/chance.ts';
import type { Chair, TableRecord } from './record.ts';
import { RefusedRequest } from './refusals.ts';

/**
 * What seats add to chance. Everybody seals a nonce while people gather; when the game is to begin all are opened, and
 * only then does anybody see one. So nobody can choose theirs by those of the others, not even who knows the seed.
 */

/** What a person gives when sitting down: a seal, or an open nonce from a page that knows no seals. */
export type GivenNumber = { readonly seal: string } | { readonly nonce: string };

export function givenNumber(seal: string | undefined, nonce: string | undefined): GivenNumber {
  if (seal !== undefined) return { seal };
  if (nonce !== undefined) return { nonce };
  throw new RefusedRequest('unreadable', 'seal: there is none');
}

/** Has the person said that they play? Their number is the proof. */
export function hasAgreed({ nonce, seal }: Chair): boolean {
  return nonce !== undefined || seal !== undefined;
}

/** How long pages may take to open what they have sealed, in milliseconds. */
const OPENING_TIME = 15_000;

function isSealed({ seal, nonce }: Chair): boolean {
  return seal !== undefined && nonce === undefined;
}

export function isAnySealed({ chairs }: TableRecord): boolean {
  return chairs.some(isSealed);
}

/**
 * From now on the numbers are opened. Those of people who are not here are left out before any is seen: whether they
 * count must not depend on what the others have.
 */
export function withOpening(record: TableRecord, now: number): TableRecord {
  const chairs = record.chairs.map(chair =>
    isSealed(chair) && chair.absent !== undefined ? unnumbered(chair) : chair,
  );
  return { ...record, chairs, opening: true, until: now + OPENING_TIME };
}

function unnumbered({ seal: _seal, nonce: _nonce, ...chair }: Chair): Chair {
  return chair;
}

export function unsealed(record: TableRecord, match: string, person: string, seat: Seat, nonce: string): TableRecord {
  const chair = record.chairs[seat];
  if (chair?.person !== person) throw new RefusedRequest('not-seated');
  // Asked again because the answer was lost.
  if (chair.nonce === nonce) return record;
  if (!record.opening) throw new RefusedRequest('not-gathering');
  if (!isSealed(chair) || sealOf(match, seat, nonce) !== chair.seal)
    throw new RefusedRequest('unreadable', 'nonce: it is not the one that was sealed');
  return { ...record, chairs: record.chairs.with(seat, { ...chair, nonce }) };
}

/** Somebody went, or did not open their number. What was opened can't be used again: all who sealed do so anew. */
export function withoutOpening(record: TableRecord): TableRecord {
  const { opening, ...gathering } = record;
  if (!opening) return record;
  const wasOpened = record.chairs.some(({ seal, nonce }) => seal !== undefined && nonce !== undefined);
  const chairs = record.chairs.map(chair => (chair.seal === undefined ? chair : unnumbered(chair)));
  return { ...gathering, chairs, ...(wasOpened && { spoilt: (record.spoilt ?? 0) + 1 }) };
}

/** So often somebody may keep everybody else waiting for their number; then their chair is free again. */
const MOST_MISSED = 2;

/** The time to open is up, and those who have not are remembered. */
export function withMissed(record: TableRecord): TableRecord {
  const chairs = record.chairs.map(chair => (isSealed(chair) ? { ...chair, missed: (chair.missed ?? 0) + 1 } : chair));
  return { ...record, chairs };
}

/** The people whom the others have waited for often enough. */
export function stubbornAt({ chairs }: TableRecord): string[] {
  return chairs.flatMap(({ person, missed = 0 }) => (person !== undefined && missed >= MOST_MISSED ? [person] : []));
}

/** What is shown of the numbers: while people gather nothing that was sealed. */
export function shownNumbers({ stage, chairs }: TableRecord): string[] {
  return chairs.map(({ nonce, seal }) => (stage === 'gathering' ? (seal ?? nonce) : nonce) ?? '');
}

export function sealsOf({ chairs }: TableRecord): string[] {
  return chairs.map(({ seal }) => seal ?? '');
}

/** What seats have added to chance, as the match keeps it. */
export function addedToChance(record: TableRecord): Pick<FairChance, 'nonces' | 'seals' | 'spoilt'> {
  const { chairs, spoilt } = record;
  return {
    nonces: chairs.map(({ nonce }) => nonce ?? ''),
    ...(chairs.some(({ seal }) => seal !== undefined) && { seals: sealsOf(record) }),
    ...(spoilt !== undefined && { spoilt }),
  };
}
