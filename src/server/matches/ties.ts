import { createHash } from 'node:crypto';
import type { Acquaintance, Tie } from '../../protocol/acquaintances.ts';
import { Emitter } from '../net/emitter.ts';
import type { Store } from '../store/port.ts';
import type { StoredBlock } from '../store/tie-port.ts';
import type { MatchSummary } from './disclosure.ts';
import type { MatchDirectory } from './match-directory.ts';
import { RefusedRequest } from './refusals.ts';

/** How many matches are looked through for people whom one has met, and how many of those are told. */
const LOOKED_BACK = 200;
const MOST = 100;
/** How many lines back somebody who only watched can be pointed at. */
const LINES = 100;

/** Somebody else, as a page can point at them: by their seat at a table, a line they said there, or a mark on a list. */
export type Pointer =
  | { readonly match: string; readonly seat: number }
  | { readonly match: string; readonly line: string }
  | { readonly mark: string };

type Parts = Pick<Store, 'ties' | 'matchesOf' | 'chat' | 'desk'>;

/** Whom people have met, and what they want of each other. */
export class Ties {
  /** Somebody is blocked by somebody else. */
  readonly blocked: Emitter<string>;
  readonly #store: Parts;
  readonly #directory: Pick<MatchDirectory, 'liveMatch'>;
  readonly #now: () => number;

  constructor(
    store: Parts,
    directory: Pick<MatchDirectory, 'liveMatch'>,
    now: () => number,
    onError: (error: unknown) => void,
  ) {
    this.blocked = new Emitter(onError);
    this.#store = store;
    this.#directory = directory;
    this.#now = now;
  }

  /** Has any of these people blocked somebody? */
  async blocks(people: readonly string[], other: string): Promise<boolean> {
    return (await this.blockersOf(other, people)).size > 0;
  }

  /** Those of these people who have blocked somebody. */
  async blockersOf(other: string, people: readonly string[]): Promise<ReadonlySet<string>> {
    const others = new Set(people.filter(person => person !== other && person !== ''));
    return new Set(await this.#store.ties.blockersOf(other, [...others]));
  }

  /** Who of these people has blocked whom of them. */
  blocksAmong(people: readonly string[]): Promise<readonly StoredBlock[]> {
    return this.#store.ties.blocksAmong(people);
  }

  /** Have the hosts decided that a person may not chat? */
  async isSilenced(person: string): Promise<boolean> {
    const measures = await this.#store.desk.measuresOf(person, this.#now());
    return measures.some(({ kind }) => kind === 'mute');
  }

  /** The last match at which both sat. */
  async lastTogether(person: string, other: string): Promise<string | undefined> {
    const listings = await this.#store.matchesOf(person, LOOKED_BACK);
    return listings.find(({ summary }) => (JSON.parse(summary) as MatchSummary).people.includes(other))?.match;
  }

  /** Those whom a person does not want to hear. */
  async hiddenTo(person: string): Promise<ReadonlySet<string>> {
    return new Set((await this.#store.ties.tiesOf(person, MOST)).map(({ other }) => other));
  }

  /** Everybody a person has sat at a table with, the latest first, and whoever else they have blocked or muted. */
  async acquaintances(person: string): Promise<readonly Acquaintance[]> {
    return [...(await this.#known(person)).values()].slice(0, MOST);
  }

  async #known(person: string): Promise<Map<string, Acquaintance>> {
    const tied = await this.#store.ties.tiesOf(person, MOST);
    const known = metIn(await this.#store.matchesOf(person, LOOKED_BACK), person);
    for (const { other, tie, name } of tied) {
      const met = known.get(other) ?? { mark: markFor(person, other), name, games: 0 };
      known.set(other, { ...met, tie });
    }
    return known;
  }

  /** False where nobody is pointed at, or oneself. */
  async set(person: string, pointer: Pointer, tie: Tie | undefined): Promise<boolean> {
    const other = await this.personAt(person, pointer);
    if (other === undefined || other === person) return false;
    const { ties } = this.#store;
    const before = await ties.tieBetween(person, other);
    if (before === tie) return true;
    if (before === undefined && (await ties.tiesOf(person, MOST)).length >= MOST) return false;
    await ties.setTie(person, other, tie, this.#now());
    // Every page of theirs looks at all its tables then.
    if (tie === 'block') this.blocked.emit(other);
    return true;
  }

  async personAt(person: string, pointer: Pointer): Promise<string | undefined> {
    if ('mark' in pointer) return [...(await this.#known(person))].find(([, { mark }]) => mark === pointer.mark)?.[0];
    if ('line' in pointer)
      return (await this.#store.chat(pointer.match, LINES)).find(({ id }) => id === pointer.line)?.person;
    const seated = this.#directory.liveMatch(pointer.match).read(({ record }) => record.chairs[pointer.seat]?.person);
    return seated.catch(nobodyWithoutTable);
  }
}

function nobodyWithoutTable(error: unknown): undefined {
  if (!(error instanceof RefusedRequest)) throw error;
}

/** Who they are stays with the server: to each reader another mark stands for them. */
function markFor(person: string, other: string): string {
  return createHash('sha256').update(`met ${person} ${other}`).digest('hex').slice(0, 16);
}

function metIn(
  listings: readonly { readonly summary: string; readonly touched: number }[],
  person: string,
): Map<string, Acquaintance> {
  const met = new Map<string, Acquaintance>();
  for (const { summary, touched } of listings) {
    const { people, chairs, stage } = JSON.parse(summary) as MatchSummary;
    for (const [seat, other] of people.entries()) {
      const name = chairs[seat]?.name;
      if (typeof other !== 'string' || other === person || name === undefined || stage === 'closed') continue;
      const before = met.get(other) ?? { mark: markFor(person, other), name, games: 0, last: touched };
      met.set(other, { ...before, games: before.games + (stage === 'gathering' ? 0 : 1) });
    }
  }
  return met;
}
