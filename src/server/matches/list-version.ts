import type { Listing } from '../store/port.ts';
import { lobbyEntryOf, peopleOn } from './disclosure.ts';

/** A table on a list, written once for all who have no seat there. */
interface WrittenEntry {
  readonly listing: Listing;
  readonly text: string;
  readonly people: ReadonlySet<string>;
}

/** What is new in a list, written once for each kind of reader. */
export interface ListChanges {
  readonly isEmpty: boolean;
  /** Parts of a message, each with a comma before it. */
  textFor(person: string | undefined): string;
}

/** A list of tables as it was at one moment. What is the same as in the version before is not written anew. */
export class ListVersion {
  /** When it was read, in milliseconds of this process. */
  readonly readAt: number;
  readonly #entries: ReadonlyMap<string, WrittenEntry>;
  readonly #changes = new WeakMap<ListVersion, ListChanges>();
  #text: string | undefined;

  constructor(listings: readonly Listing[], readAt: number, before?: ListVersion) {
    this.readAt = readAt;
    const entryOf = (listing: Listing) => (before ? before.#entryLike(listing) : undefined) ?? written(listing);
    this.#entries = new Map(listings.map(listing => [listing.match, entryOf(listing)]));
  }

  #entryLike({ match, summary, touched }: Listing): WrittenEntry | undefined {
    const known = this.#entries.get(match);
    return known?.listing.summary === summary && known.listing.touched === touched ? known : undefined;
  }

  /** All tables, as this person sees them. */
  textFor(person: string | undefined): string {
    const entries = [...this.#entries.values()];
    if (entries.some(entry => isSeated(entry, person))) return arrayOf(entries, person);
    this.#text ??= arrayOf(entries, undefined);
    return this.#text;
  }

  /** What has to be said to those who know another version. */
  changesFrom(before: ListVersion): ListChanges {
    const known = this.#changes.get(before) ?? this.#compared(before);
    this.#changes.set(before, known);
    return known;
  }

  #compared(before: ListVersion): ListChanges {
    const changed = [...this.#entries.values()].filter(({ listing }) => !before.#entryLike(listing));
    const gone = [...before.#entries.keys()].filter(match => !this.#entries.has(match));
    return changesOf(changed, gone);
  }
}

function written(listing: Listing): WrittenEntry {
  return { listing, text: JSON.stringify(lobbyEntryOf(listing, undefined)), people: new Set(peopleOn(listing)) };
}

function changesOf(changed: readonly WrittenEntry[], gone: readonly string[]): ListChanges {
  const left = gone.length > 0 ? `,"gone":${JSON.stringify(gone)}` : '';
  const write = (person: string | undefined) =>
    (changed.length > 0 ? `,"changed":${arrayOf(changed, person)}` : '') + left;
  const shared = write(undefined);
  return {
    isEmpty: shared === '',
    textFor: person => (changed.some(entry => isSeated(entry, person)) ? write(person) : shared),
  };
}

function isSeated({ people }: WrittenEntry, person: string | undefined): boolean {
  return person !== undefined && people.has(person);
}

function arrayOf(entries: readonly WrittenEntry[], person: string | undefined): string {
  const texts = entries.map(entry =>
    isSeated(entry, person) ? JSON.stringify(lobbyEntryOf(entry.listing, person)) : entry.text,
  );
  return `[${texts.join(',')}]`;
}
