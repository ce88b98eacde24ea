import { setTimeout as pause } from 'node:timers/promises';
import { logFor, tableInfoFor, viewerOf } from '../matches/disclosure.ts';
import type { MatchServices } from '../matches/match-services.ts';
import type { Person, Store } from '../store/port.ts';

const BATCH = 100;

/**
 * Work that nobody waits for by the second: one piece after the other, whoever asks for it, and after each a rest as long as
 * it took. So it never takes more than half of the time of those who play.
 */
export class Ration {
  readonly #rest: (milliseconds: number) => Promise<unknown>;
  #last: Promise<unknown> = Promise.resolve();

  constructor(rest: (milliseconds: number) => Promise<unknown> = milliseconds => pause(milliseconds)) {
    this.#rest = rest;
  }

  take<T>(work: () => Promise<T>): Promise<T> {
    let began = 0;
    const done = this.#last.then(() => {
      began = performance.now();
      return work();
    });
    const rest = () => this.#rest(performance.now() - began);
    this.#last = done.then(rest, rest);
    return done;
  }
}

/** All that are handed over by this process share it. */
const ration = new Ration();

/**
 * Everything that is known about a person, as the text of one JSON file, piece by piece: however many matches they have
 * played, no more than one of them is in memory. Of matches it has what the person may know.
 */
export async function* everythingAbout(
  person: Person,
  { store, matches }: { readonly store: Pick<Store, 'personal'>; readonly matches: Pick<MatchServices, 'directory'> },
  now: number,
): AsyncGenerator<string> {
  const about = { format: 'caravanserai-personal-data', version: 1, written: new Date(now).toISOString() };
  const kept = await store.personal.rowsOf(person.id);
  yield `${JSON.stringify({ ...about, kept }).slice(0, -1)},"matches":[`;
  let isFirst = true;
  for (let after = ''; ; ) {
    const ids = await store.personal.matchesFrom(person.id, after, BATCH);
    for (const match of ids) {
      yield `${isFirst ? '' : ','}\n${await ration.take(() => matchText(match, person.id, matches))}`;
      isFirst = false;
    }
    const last = ids.at(-1);
    if (last === undefined) return yield ']}\n';
    after = last;
  }
}

function matchText(match: string, person: string, { directory }: Pick<MatchServices, 'directory'>): Promise<string> {
  return directory.liveMatch(match).read(({ record, table }) => {
    const log = logFor(table, viewerOf(record, person), 0);
    return JSON.stringify({ table: tableInfoFor(match, record, person), ...log });
  });
}
