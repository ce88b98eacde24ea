import { type Attendance, nobodyThere, presentPeople } from './attendance.ts';
import type { TableRecord } from './record.ts';
import { peopleAt } from './table-record.ts';

/** Who looks at matches by way of other processes, and what they are told of those who do by way of this one. */
export interface PresenceElsewhere {
  tell(match: string, attendance: Attendance): Promise<void>;
  others(match: string): Promise<Attendance>;
}

/** For a process that is alone. */
export const nobodyElsewhere: PresenceElsewhere = {
  tell: async () => undefined,
  others: async () => nobodyThere,
};

export interface PresenceDeps {
  readonly elsewhere: PresenceElsewhere;
  readonly now: () => number;
  /** How long somebody can be gone before it is told, in milliseconds: a page that is loaded anew is back before. */
  readonly awayAfter: number;
  readonly onError: (error: unknown) => void;
}

interface PresenceListener {
  /** Nobody has seen this person since then. */
  gone(person: string, since: number): Promise<void>;
  /** More or fewer look on. */
  counted(): void;
}

/** How long comings and goings are collected before the others hear of them, in milliseconds. */
const COLLECTED_FOR = 250;
/** As much longer for each who looks on: all of them are told. */
const DELAY_PER_FOLLOWER = 0.25;

/** Who looks at one match: by way of this process, and as far as others have told, of them. */
export class MatchPresence {
  readonly #match: string;
  readonly #deps: PresenceDeps;
  readonly #listener: PresenceListener;
  /** People whom the record calls present, and who are looked for a moment later. */
  readonly #missed = new Map<string, NodeJS.Timeout>();
  #here = nobodyThere;
  #elsewhere = nobodyThere;
  #toldOthers = nobodyThere;
  #toldCount = 0;
  #settling: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(match: string, deps: PresenceDeps, listener: PresenceListener) {
    this.#match = match;
    this.#deps = deps;
    this.#listener = listener;
  }

  get isBusy(): boolean {
    return this.#missed.size > 0 || this.#settling !== undefined;
  }

  /** Who looks on by way of this process. */
  get attendance(): Attendance {
    return this.#here;
  }

  /** How many look on who have no seat. */
  get watchers(): number {
    return this.#here.watchers + this.#elsewhere.watchers;
  }

  /** Those who come and go have changed, or those who sit there. `followers` has nothing for somebody without a name. */
  update(record: TableRecord, followers: readonly (string | undefined)[]): void {
    if (this.#closed) return;
    this.#here = attendanceOf(record, followers);
    const missed = presentPeople(record).filter(person => !this.#here.people.includes(person));
    for (const [person, timer] of this.#missed) if (!missed.includes(person)) this.#forget(person, timer);
    for (const person of missed) this.#miss(person);
    // Others must not look in vain for somebody who is here; who goes, and who looks on, can wait a moment.
    if (this.#here.people.some(person => !this.#toldOthers.people.includes(person))) this.#settleSoon(0);
    else this.#settleSoon(COLLECTED_FOR + followers.length * DELAY_PER_FOLLOWER);
  }

  #forget(person: string, timer: NodeJS.Timeout): void {
    clearTimeout(timer);
    this.#missed.delete(person);
  }

  #miss(person: string): void {
    if (this.#missed.has(person)) return;
    const since = this.#deps.now();
    const look = () => void this.#lookFor(person, since).catch(this.#deps.onError);
    this.#missed.set(person, setTimeout(look, this.#deps.awayAfter).unref());
  }

  async #lookFor(person: string, since: number): Promise<void> {
    this.#missed.delete(person);
    this.#elsewhere = await this.#deps.elsewhere.others(this.#match);
    if (!this.#elsewhere.people.includes(person) && !this.#closed) await this.#listener.gone(person, since);
  }

  isHere(person: string): boolean {
    return this.#here.people.includes(person);
  }

  /** Those who sit there and look on by way of this process. */
  get peopleHere(): readonly string[] {
    return this.#here.people;
  }

  /** And by way of others. */
  async peopleElsewhere(): Promise<readonly string[]> {
    return (await this.#deps.elsewhere.others(this.#match)).people;
  }

  /** Something may be new here or elsewhere. */
  #settleSoon(wait: number): void {
    if (wait === 0) clearTimeout(this.#settling);
    else if (this.#settling) return;
    this.#settling = setTimeout(() => void this.settle().catch(this.#deps.onError), wait).unref();
  }

  async settle(): Promise<void> {
    const { elsewhere } = this.#deps;
    const here = this.#here;
    clearTimeout(this.#settling);
    this.#settling = undefined;
    const isNew = JSON.stringify(here) !== JSON.stringify(this.#toldOthers);
    this.#toldOthers = here;
    if (isNew) await elsewhere.tell(this.#match, here);
    this.#elsewhere = await elsewhere.others(this.#match);
    if (this.watchers !== this.#toldCount && !this.#closed) this.#listener.counted();
    this.#toldCount = this.watchers;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#settling);
    for (const [person, timer] of this.#missed) this.#forget(person, timer);
  }
}

/** A person with several pages counts once; of those without a name nobody knows. */
function attendanceOf(record: TableRecord, followers: readonly (string | undefined)[]): Attendance {
  const seated = peopleAt(record);
  const named = new Set(followers.filter(person => person !== undefined));
  const nameless = followers.filter(person => person === undefined).length;
  const people = seated.filter(person => named.has(person));
  return { people, watchers: named.size - people.length + nameless };
}
