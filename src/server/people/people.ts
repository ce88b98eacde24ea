import { createHash, randomBytes } from 'node:crypto';
import type { Person, Store } from '../store/port.ts';

/**
 * A person is known by a secret. It comes from the system's secure source, lives in a cookie that no script can read, and
 * is stored as a hash only.
 */
function freshSecret(): string {
  return randomBytes(32).toString('base64url');
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Letters and digits that can't be taken for one another when they are read aloud or typed. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const CODE_LENGTH = 10;
/** How long a code for another device works, in milliseconds. */
export const CODE_TIME = 10 * 60_000;

function freshCode(): string {
  const letter = (byte: number) => ALPHABET[byte % ALPHABET.length];
  // Bytes past the last whole alphabet would make some letters likelier.
  const fair = [...randomBytes(CODE_LENGTH * 4)].filter(byte => byte < 256 - (256 % ALPHABET.length));
  return fair.slice(0, CODE_LENGTH).map(letter).join('');
}

/** The people a store knows. */
export class People {
  readonly #store: Store;
  readonly #now: () => number;

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  async welcome(name: string): Promise<{ person: Person; secret: string }> {
    const person = { id: randomBytes(12).toString('hex'), name };
    const secret = freshSecret();
    await this.#store.addPerson(person, hashOf(secret));
    return { person, secret };
  }

  async known(secret: string | undefined): Promise<Person | undefined> {
    return secret ? this.#store.personWith(hashOf(secret)) : undefined;
  }

  rename({ id }: Person, name: string): Promise<void> {
    return this.#store.rename(id, name);
  }

  /** From now on the secret is nobody's, wherever it was copied to. */
  async forget(secret: string | undefined): Promise<void> {
    if (secret) await this.#store.dropSecret(hashOf(secret));
  }

  /** A code that makes another device the same person, once and for a few minutes. */
  async transferCode({ id }: Person): Promise<string> {
    const code = freshCode();
    await this.#store.addTransfer(id, hashOf(code), this.#now() + CODE_TIME);
    return code;
  }

  async redeem(code: string): Promise<{ person: Person; secret: string } | undefined> {
    const person = await this.#store.redeem(hashOf(code.toLowerCase().replace(/[^a-z0-9]/g, '')), this.#now());
    if (!person) return undefined;
    const secret = freshSecret();
    await this.#store.addSecret(person.id, hashOf(secret));
    return { person, secret };
  }
}
