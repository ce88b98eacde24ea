import type { Store } from '../store/port.ts';
import type { MatchSummary } from './disclosure.ts';
import type { MatchDirectory } from './match-directory.ts';
import { RefusedCommand, RefusedRequest } from './refusals.ts';
import { roseFrom, seatOfPerson, withFreshDeadline } from './table-record.ts';

/** How often a resignation is tried again where others move meanwhile. */
const TRIES = 20;
/** More tables than one person sits at that are not over. */
const MOST = 200;

type Directory = Pick<MatchDirectory, 'liveMatch'>;

/** A person resigns where they play; the others go on with a stand-in, as after any resignation. */
export async function resignFor(directory: Directory, match: string, person: string, why: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const { seat, resigned, base } = await directory.liveMatch(match).read(({ record, table }) => ({
      seat: record.stage === 'playing' ? seatOfPerson(record, person) : undefined,
      resigned: table?.resigned,
      base: table?.entries.length ?? 0,
    }));
    if (seat === undefined || resigned?.has(seat)) return;
    try {
      await directory.liveMatch(match).play({ type: 'resign', id: `${seat}:${why}`, seat, base }, person);
      return;
    } catch (error) {
      if (!(error instanceof RefusedCommand)) throw error;
    }
  }
}

/** Somebody is let in no longer: they get up where people gather, and resign where they play. */
export async function leaveTables(
  { store, directory, now }: { store: Pick<Store, 'matchesOf'>; directory: Directory; now: () => number },
  person: string,
): Promise<void> {
  for (const { match, summary } of await store.matchesOf(person, MOST)) {
    const { stage } = JSON.parse(summary) as MatchSummary;
    if (stage === 'playing') await resignFor(directory, match, person, 'banned');
    if (stage === 'gathering') await getUp(directory, match, person, now);
  }
}

async function getUp(directory: Directory, match: string, person: string, now: () => number): Promise<void> {
  const rise = directory.liveMatch(match).change(({ record }) => {
    if (record.stage !== 'gathering' || seatOfPerson(record, person) === undefined) return undefined;
    return { record: withFreshDeadline(roseFrom(record, person), now()) };
  });
  await rise.catch((error: unknown) => {
    // It has begun, or is gone, meanwhile.
    if (!(error instanceof RefusedRequest)) throw error;
  });
}
