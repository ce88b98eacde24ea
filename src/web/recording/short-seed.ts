/** Short enough to read aloud, long enough that nobody meets the same game twice by accident. */
export function shortSeed(): string {
  return String(crypto.getRandomValues(new Uint32Array(1))[0]! % 1_000_000);
}
