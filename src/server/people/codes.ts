import { createHash, randomBytes } from 'node:crypto';

/** Whatever proves who somebody is comes from the system's secure source, and is stored as a hash only. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

export function freshSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Letters and digits that can't be taken for one another when they are read aloud or typed. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

export function freshCode(length: number): string {
  const letter = (byte: number) => ALPHABET[byte % ALPHABET.length];
  // Bytes past the last whole alphabet would make some letters likelier.
  const fair = [...randomBytes(length * 4)].filter(byte => byte < 256 - (256 % ALPHABET.length));
  return fair.slice(0, length).map(letter).join('');
}

/** As it was given, however it was typed. */
export function hashOfTyped(code: string): string {
  return hashOf(code.toLowerCase().replace(/[^a-z0-9]/g, ''));
}
