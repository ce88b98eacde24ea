import { randomBytes } from 'node:crypto';
import { LASTING, type ShownSecret } from '../net/cookies.ts';
import { Emitter } from '../net/emitter.ts';
import type { KnownDevice, NewDevice, Person, Store, StoredDevice } from '../store/port.ts';
import { freshCode, freshSecret, hashOf, hashOfTyped } from './codes.ts';

/** How many letters a code for another device has, and how long it works, in milliseconds. */
const CODE_LENGTH = 10;
export const CODE_TIME = 10 * 60_000;

/** A visit is written down once in this time, in milliseconds, and so often old ones are looked for. */
const VISIT = 24 * 3600_000;
/** And so often that a browser is another one than it said: whoever says something else each time asks for nothing new. */
const OTHER_BROWSER = 60_000;
/** How many devices of one person are told. */
const MOST_DEVICES = 50;

/** A browser that somebody comes with, as far as it says. */
export interface Browser {
  readonly label?: string | undefined;
  /** Is its cookie one that no other host can have set? */
  readonly guarded: boolean;
}

/** Somebody who is known, and the device they are known on, by the hash of its secret. */
export interface KnownPerson extends Person {
  readonly device: string;
}

/** Somebody who was let in, with the secret by which this device is known from now on. */
export interface Admission {
  readonly person: Person;
  readonly secret: string;
}

/** A device as its owner may see it. */
export interface DeviceInfo {
  readonly id: string;
  readonly label?: string;
  readonly since?: number;
  readonly seen?: number;
  /** Is it the one that asks? */
  readonly here?: true;
}

/**
 * The people a store knows. A person is known by a secret that lives in a cookie which no script can read.
 */
export class People {
  /** Devices that are nobody's any more, by the hash of their secret. */
  readonly ended: Emitter<string>;
  readonly #store: Store;
  readonly #now: () => number;
  readonly #onError: (error: unknown) => void;
  #expiry: NodeJS.Timeout | undefined;

  constructor(store: Store, now: () => number, onError: (error: unknown) => void) {
    this.#onError = onError;
    this.#store = store;
    this.#now = now;
    this.ended = new Emitter(onError);
  }

  async welcome(name: string, browser: Browser): Promise<Admission> {
    const person = { id: randomBytes(12).toString('hex'), name };
    const secret = freshSecret();
    await this.#store.addPerson(person, this.#newDevice(secret, browser));
    await this.#store.setSeen(person.id, this.#now());
    return { person, secret };
  }

  #newDevice(secret: string, { label, guarded }: Browser): NewDevice {
    return { secret: hashOf(secret), since: this.#now(), label, guarded };
  }

  /** With a label, the visit is that of a page which says what it is. */
  async known(shown: ShownSecret | undefined, label?: string): Promise<KnownPerson | undefined> {
    const found = shown && (await this.#store.deviceWith(hashOf(shown.secret)));
    if (!found || (shown.unguarded && found.guarded)) return undefined;
    const { secret: device, seen, person } = found;
    const now = this.#now();
    if (seen !== undefined && seen < now - LASTING) return undefined;
    if (isVisit(found, now, label))
      // Where nothing can be written, people are known all the same.
      await this.#visited(found, now, label).catch(this.#onError);
    return { ...person, device };
  }

  /** Both are known to have been here: the device, and who came with it. */
  async #visited({ secret, person }: KnownDevice, now: number, label: string | undefined): Promise<void> {
    await this.#store.setVisited(secret, now, label);
    await this.#store.setSeen(person.id, now);
  }

  /** Is the device still somebody's? */
  async isDevice(device: string): Promise<boolean> {
    return (await this.#store.deviceWith(device)) !== undefined;
  }

  /** The browser has the secret in its guarded cookie now; in the other one it counts no longer. */
  guard({ device }: KnownPerson): Promise<void> {
    return this.#store.guardSecret(device);
  }

  rename({ id }: Person, name: string): Promise<void> {
    return this.#store.rename(id, name);
  }

  /** From now on the device is nobody's, wherever its secret was copied to. */
  async leave({ device }: KnownPerson): Promise<void> {
    await this.#store.dropSecret(device);
    this.ended.emit(device);
  }

  async devices({ id, device }: KnownPerson): Promise<readonly DeviceInfo[]> {
    const devices = await this.#store.devicesOf(id, MOST_DEVICES);
    return devices.map(stored => deviceInfo(stored, stored.secret === device));
  }

  /** Ends a device of the person, or all others than the one that asks. The result says how many there were. */
  async endDevices(person: KnownPerson, which: { readonly id: string } | 'others'): Promise<number> {
    const isMeant = ({ secret }: StoredDevice) =>
      which === 'others' ? secret !== person.device : deviceId(secret) === which.id;
    // Whoever was there may have kept a code to come back with.
    await this.#store.dropTransfers(person.id);
    let ended = 0;
    for (;;) {
      const meant = (await this.#store.devicesOf(person.id, MOST_DEVICES)).filter(isMeant);
      for (const { secret } of meant) await this.leave({ ...person, device: secret });
      ended += meant.length;
      // There may be more of them than are told at once.
      if (meant.length === 0) return ended;
    }
  }

  /** Forgets, now and once a day, the devices that nobody has used for as long as a cookie lasts. */
  async open(): Promise<void> {
    const expire = () => this.#store.expireDevices(this.#now() - LASTING, this.#now()).catch(this.#onError);
    this.#expiry = setInterval(() => void expire(), VISIT).unref();
    await expire();
  }

  close(): void {
    clearInterval(this.#expiry);
  }

  /** A code that makes another device the same person, once and for a few minutes. */
  async transferCode({ id }: Person): Promise<string> {
    const code = freshCode(CODE_LENGTH);
    await this.#store.addTransfer(id, hashOf(code), this.#now() + CODE_TIME);
    return code;
  }

  async redeem(code: string, browser: Browser): Promise<Admission | undefined> {
    const person = await this.#store.redeem(hashOfTyped(code), this.#now());
    return person && this.letIn(person, browser);
  }

  /** One more device is this person. Its secret is always a fresh one, whatever the browser came with. */
  async letIn(person: Person, browser: Browser): Promise<Admission> {
    const secret = freshSecret();
    await this.#store.addDevice(person.id, this.#newDevice(secret, browser));
    return { person, secret };
  }
}

/** Is it worth writing down? */
function isVisit({ seen, since, label: known }: StoredDevice, now: number, label: string | undefined): boolean {
  if (seen === undefined || seen < now - VISIT) return true;
  return label !== undefined && label !== known && (seen === since || seen < now - OTHER_BROWSER);
}

/** Names a device to its owner, and is good for nothing else. */
function deviceId(device: string): string {
  return hashOf(`device ${device}`).slice(0, 16);
}

function deviceInfo({ secret, since, seen, label }: StoredDevice, here: boolean): DeviceInfo {
  return {
    id: deviceId(secret),
    ...(label !== undefined && { label }),
    ...(since !== undefined && { since }),
    ...(seen !== undefined && { seen }),
    ...(here && { here: true as const }),
  };
}
