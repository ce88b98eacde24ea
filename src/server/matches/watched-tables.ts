import type { LiveMatch } from './live-match.ts';
import type { LoadedMatch } from './loaded-match.ts';
import type { MatchServices } from './match-services.ts';
import { RefusedRequest } from './refusals.ts';
import type { Subscriber } from './subscribers.ts';
import { peopleAt, seatOfPerson } from './table-record.ts';

/** How many tables can be watched at once. */
const MAX_WATCHED = 20;

/** A table, and the request by which it was asked for. */
interface WatchedTable {
  readonly live: LiveMatch;
  readonly request: string;
}

/** The tables that one page watches, and whom it does not want to hear there. */
export class WatchedTables {
  readonly #matches: Pick<MatchServices, 'directory' | 'ties'>;
  readonly #subscriber: Subscriber;
  readonly #tables = new Map<string, WatchedTable>();
  #hidden: ReadonlySet<string> = new Set();
  #closed = false;

  constructor(matches: Pick<MatchServices, 'directory' | 'ties'>, subscriber: Subscriber) {
    this.#matches = matches;
    this.#subscriber = subscriber;
  }

  has(match: string): boolean {
    return this.#tables.has(match);
  }

  /** What is watched is never let go, so the directory need not be asked. */
  live(match: string): LiveMatch {
    return this.#tables.get(match)?.live ?? this.#matches.directory.liveMatch(match);
  }

  hides(person: string | undefined): boolean {
    return person !== undefined && this.#hidden.has(person);
  }

  async watch(match: string, from: number, request: string): Promise<void> {
    if (this.#tables.size >= MAX_WATCHED && !this.has(match)) throw new RefusedRequest('busy');
    const { person } = this.#subscriber;
    if (person) {
      const people = await this.#othersAt(match);
      if (await this.#matches.ties.blocks(people, person.id)) throw new RefusedRequest('closed', 'not for you');
      this.#hidden = await this.#matches.ties.hiddenTo(person.id);
    }
    const live = this.#matches.directory.liveMatch(match);
    await live.subscribe(this.#subscriber, from, request);
    if (this.#closed) live.unsubscribe(this.#subscriber);
    else this.#tables.set(match, { live, request });
  }

  /**
   * Somebody may not want to be watched by this person any more: those tables are shut to them. The result is the requests
   * by which they were asked for. One question to the store serves all tables.
   */
  async lookAnew(): Promise<readonly string[]> {
    const { person } = this.#subscriber;
    if (!person) return [];
    const others = new Map<string, readonly string[]>();
    for (const match of this.#tables.keys()) others.set(match, await this.#othersAt(match).catch(nobodyWhereRefused));
    const blockers = await this.#matches.ties.blockersOf(person.id, [...others.values()].flat());
    const shut = [...others].filter(([, people]) => people.some(other => blockers.has(other)));
    return shut.flatMap(([match]) => this.unwatch(match)?.request ?? []);
  }

  /** Those at a table who decide whether this person may watch: nobody, where they sit there themselves. */
  #othersAt(match: string): Promise<readonly string[]> {
    const own = this.#subscriber.person?.id ?? '';
    const others = ({ record }: LoadedMatch) =>
      seatOfPerson(record, own) === undefined ? [record.host, ...peopleAt(record)] : [];
    return this.live(match).read(others);
  }

  unwatch(match: string): WatchedTable | undefined {
    const watched = this.#tables.get(match);
    watched?.live.unsubscribe(this.#subscriber);
    this.#tables.delete(match);
    return watched;
  }

  close(): void {
    this.#closed = true;
    for (const match of this.#tables.keys()) this.unwatch(match);
  }
}

/** One table that is gone does not keep the others from being looked at. */
function nobodyWhereRefused(error: unknown): readonly string[] {
  if (error instanceof RefusedRequest) return [];
  throw error;
}
