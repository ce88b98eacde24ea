import { skeletonOf } from '../people/name-skeleton.ts';
import type { Person } from '../store/port.ts';

/** Who may open events: nobody, everybody with an account, or those with these names. */
export type OrganiserSetting = 'nobody' | 'accounts' | readonly string[];

export class Organisers {
  readonly #setting: OrganiserSetting;
  readonly #skeletons: ReadonlySet<string>;

  constructor(setting: OrganiserSetting) {
    this.#setting = setting;
    this.#skeletons = new Set(typeof setting === 'string' ? [] : setting.map(skeletonOf));
  }

  /** Only the name of an account is one that nobody else can have. */
  mayOpen(person: Person | undefined): true | undefined {
    if (!person?.account || this.#setting === 'nobody') return undefined;
    return this.#setting === 'accounts' || this.#skeletons.has(skeletonOf(person.name)) || undefined;
  }
}
