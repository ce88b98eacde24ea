import { freshSecret, hashOf } from '../people/codes.ts';
import { skeletonOf } from '../people/name-skeleton.ts';
import type { Person, Store } from '../store/port.ts';

/** How long a link that makes somebody a host works, in milliseconds. */
const LINK_TIME = 3600_000;

/** When a link is printed at the start: while nobody is a host yet, always, or never. */
export type HostLinkChoice = 'auto' | 'always' | 'never';

export interface HostSettings {
  /** The names of accounts. */
  readonly names: readonly string[];
  readonly link: HostLinkChoice;
}

/** Who may sit at the desk: accounts that the settings name, and those who came by a link. */
export class Hosts {
  readonly #store: Pick<Store, 'desk' | 'accounts'>;
  readonly #settings: HostSettings;
  readonly #named: ReadonlySet<string>;
  readonly #now: () => number;

  constructor(store: Pick<Store, 'desk' | 'accounts'>, settings: HostSettings, now: () => number) {
    this.#store = store;
    this.#settings = settings;
    this.#named = new Set(settings.names.map(skeletonOf));
    this.#now = now;
  }

  async isHost(person: Person): Promise<boolean> {
    // A name is somebody's only with an account: a guest could call themselves anything.
    if (!person.account) return false;
    return (await this.isNamed(person.id)) || this.#store.desk.isHost(person.id);
  }

  /** Is it the settings that say so? Nobody at the desk can change that. */
  async isNamed(person: string): Promise<boolean> {
    if (this.#named.size === 0) return false;
    const account = await this.#store.accounts.accountOf(person);
    return account !== undefined && this.#named.has(account.skeleton);
  }

  /** The secret of a fresh link, where one is wanted. */
  async offerLink(): Promise<string | undefined> {
    const { link, names } = this.#settings;
    if (link === 'never') return undefined;
    if (link === 'auto' && (names.length > 0 || (await this.#store.desk.hasHosts()))) return undefined;
    const secret = freshSecret();
    await this.#store.desk.addHostLink(hashOf(secret), this.#now() + LINK_TIME);
    return secret;
  }

  /** Makes an account a host, once for each link. */
  async redeem(person: Person, secret: string): Promise<boolean> {
    if (!person.account || !(await this.#store.desk.takeHostLink(hashOf(secret), this.#now()))) return false;
    await this.#store.desk.addHost(person.id, this.#now());
    return true;
  }
}
