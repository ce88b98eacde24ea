import type { Vertex } from './hexes.ts';

/** A number from 0 to 1 that looks random and is always the same for the same place: art must not flicker. */
export function hashNoise(a: number, b: number, salt = 0): number {
  let hash = Math.imul(a + 977, 0x85ebca6b) ^ Math.imul(b + 331, 0xc2b2ae35) ^ Math.imul(salt + 17, 0x27d4eb2f);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 0x100000000;
}

export function hashNoiseAt([across, down]: Vertex, salt = 0): number {
  return hashNoise(across, down, salt);
}
