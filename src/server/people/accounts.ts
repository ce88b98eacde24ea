import { limits } from '../../protocol/limits.ts';
import type { Person, Store } from '../store/port.ts';
import { freshCode, hashOf, hashOfTyped } from './codes.ts';
import { hasLetters, mixesAlphabets, skeletonOf } from './name-skeleton.ts';
import type { Admission, Browser, People } from './people.ts';

/** How many codes a recovery sheet has. */
const SHEET = 10;
/** They work for years, so there are 31¹⁶ of them: even who steals their hashes can't try them all. */
const CODE_LENGTH = 16;

/** Why a name is not given for good: it can't be anybody's, is somebody's, or the person has one. */
export type NameRefusal = 'name' | 'taken' | 'has-account';

/** The accounts of people who want to stay. */
export class Accounts {
  readonly #store: Pick<Store, 'accounts'>;
  readonly #people: Pick<People, 'letIn' | 'rename'>;
  readonly #now: () => number;

  constructor(store: Pick<Store, 'accounts'>, people: Pick<People, 'letIn' | 'rename'>, now: () => number) {
    this.#store = store;
    this.#people = people;
    this.#now = now;
  }

  /** Does the name, or one that looks like it, belong to somebody else? */
  async isTaken(name: string, person?: Person): Promise<boolean> {
    const holder = await this.#store.accounts.holderOf(skeletonOf(name));
    return holder !== undefined && holder !== person?.id;
  }

  /** A guest whose name has become somebody else's for good has another one from now on: nobody goes on under it. */
  async withOwnName<P extends Person>(person: P): Promise<P> {
    if (person.account || !(await this.isTaken(person.name, person))) return person;
    const name = await this.#freeName(person);
    await this.#people.rename(person, name);
    return { ...person, name };
  }

  /** The same with a number, the first that nobody has for good. */
  async #freeName(person: Person): Promise<string> {
    for (let number = 2; ; number++) {
      const ending = ` ${number}`;
      const name = [...person.name].slice(0, limits.name - ending.length).join('') + ending;
      if (!(await this.isTaken(name, person))) return name;
    }
  }

  /** Gives a person their name for good, and a recovery sheet with it: who has a name has a way back. */
  async open({ id: person }: Person, name: string): Promise<readonly string[] | NameRefusal> {
    if (!hasLetters(name) || mixesAlphabets(name)) return 'name';
    const account = { person, name, skeleton: skeletonOf(name), since: this.#now() };
    if (await this.#store.accounts.claim(account)) return this.newSheet({ id: person });
    return (await this.#store.accounts.accountOf(person)) === undefined ? 'taken' : 'has-account';
  }

  /** The codes are told this once; the sheet before is worth nothing from now on. */
  async newSheet({ id }: Pick<Person, 'id'>): Promise<readonly string[]> {
    const codes = Array.from({ length: SHEET }, () => freshCode(CODE_LENGTH));
    await this.#store.accounts.setRecoveryCodes(id, codes.map(hashOf));
    return codes;
  }

  codesLeft({ id }: Person): Promise<number> {
    return this.#store.accounts.countRecoveryCodes(id);
  }

  async since({ id }: Person): Promise<number | undefined> {
    return (await this.#store.accounts.accountOf(id))?.since;
  }

  /** Lets somebody in with a code of their sheet, which is used up by it. */
  async recover(code: string, browser: Browser): Promise<Admission | undefined> {
    const person = await this.#store.accounts.redeemRecoveryCode(hashOfTyped(code));
    return person && this.#people.letIn(person, browser);
  }
}
