/** A source of chance. Rules ask nothing else, so a seeded generator and a verifiable one are exchangeable. */
export interface Random {
  /** A whole number from 0 to n - 1, each exactly equally likely. */
  below(n: number): number;
}

/** 32 random bits at a time. */
export type Bits = () => number;

/** Draws until the bits fall below n: no remainder, so no bias. */
export function randomFrom(bits: Bits): Random {
  return {
    below(n) {
      if (n <= 1) return 0;
      const mask = 0xffffffff >>> Math.clz32(n - 1);
      for (;;) {
        const drawn = (bits() & mask) >>> 0;
        if (drawn < n) return drawn;
      }
    },
  };
}

/** sfc32, a small fast generator for search, tests and tools; never for what players must be able to trust. */
export function seeded(seed: string | number): Random {
  let [a, b, c, counter] = fourWords(String(seed));
  const bits = () => {
    const out = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + out;
    c |= 0;
    return out;
  };
  for (let i = 0; i < 12; i++) bits();
  return randomFrom(bits);
}

/** Four words from a text by FNV-1a with different starts, so that seeds that look alike play differently. */
function fourWords(text: string): [number, number, number, number] {
  const word = (start: number) => {
    let hash = 0x811c9dc5 ^ start;
    for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    return (hash ^ (hash >>> 13)) | 0;
  };
  return [word(0), word(0x9e3779b9), word(0x3c6ef372), 1];
}

/** One index, likely in proportion to its weight. The weights must be whole numbers. */
export function weightedIndex(random: Random, weights: ArrayLike<number>): number {
  let total = 0;
  for (let i = 0; i < weights.length; i++) total += weights[i];
  let rest = random.below(total);
  for (let i = 0; i < weights.length; i++) {
    rest -= weights[i];
    if (rest < 0) return i;
  }
  throw new Error('weighted: all weights are zero');
}
