import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Random, randomFrom } from '../engine/random.ts';

/**
 * Chance that everybody can check afterwards. The host fixes a secret seed and shows its hash before the first move;
 * each seat may add a nonce of its own, which it has sealed before anybody opens theirs. Outcome `k` of a match is drawn from HMAC-SHA256(seed, match · k · nonces), and
 * the seed is laid open at the end.
 */
export interface FairChance {
  /** 32 bytes, in hex. */
  readonly seed: string;
  readonly match: string;
  readonly nonces: readonly string[];
  /** What each seat had fixed its nonce to, before any was opened; empty for a seat that had not. */
  readonly seals?: readonly string[];
  /** How often nonces were opened and one was missing, so that all seats had to seal new ones. */
  readonly spoilt?: number;
}

/** What is shown of a seed before the match. */
export function commitmentTo(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}

/** What is shown of a seat's nonce until all have fixed theirs. It fits this seat of this match and nothing else. */
export function sealOf(match: string, seat: number, nonce: string): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify([match, seat, nonce]))));
}

/** A seed made from words that a person chose, to play the same desert again. */
export function seedFromWords(words: string): string {
  return bytesToHex(sha256(utf8ToBytes(words)));
}

/** The source for outcome `k`, and for this outcome only. */
export function randomForOutcome({ seed, match, nonces }: FairChance, k: number): Random {
  const keyed = keyedBy(seed);
  let block = new Uint8Array(0);
  let blocks = 0;
  let used = 0;
  return randomFrom(() => {
    if (used === block.length) {
      block = keyed
        .clone()
        .update(utf8ToBytes(JSON.stringify([match, k, blocks++, ...nonces])))
        .digest();
      used = 0;
    }
    const word = (block[used] << 24) | (block[used + 1] << 16) | (block[used + 2] << 8) | block[used + 3];
    used += 4;
    return word;
  });
}

let last: { readonly seed: string; readonly keyed: ReturnType<typeof hmac.create> } | undefined;

/** To take the key up is half of the work, and outcomes of one match are drawn in a row. */
function keyedBy(seed: string): ReturnType<typeof hmac.create> {
  if (last?.seed !== seed) last = { seed, keyed: hmac.create(sha256, hexToBytes(seed)) };
  return last.keyed;
}
