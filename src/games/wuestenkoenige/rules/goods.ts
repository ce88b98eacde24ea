/** The goods, by number in this order. Each comes from the oasis of its name. */
export const goods = ['fire', 'vegetation', 'water'] as const;
export type Good = (typeof goods)[number];
export const GOODS = goods.length;

/** A load is how many of each good, 5 bits each: a camel carries as many as it finds. */
const WIDE = 5;
const MOST = (1 << WIDE) - 1;
/** In a camel's load, above the goods: it has attacked in this turn. */
export const ATTACKED = 1 << (GOODS * WIDE);
const ALL_GOODS = ATTACKED - 1;

export const NO_LOAD = 0;

/** A load of one good. */
export function oneOf(good: number): number {
  return 1 << (good * WIDE);
}
export function countOf(load: number, good: number): number {
  return (load >> (good * WIDE)) & MOST;
}
export function goodsIn(load: number): number {
  return load & ALL_GOODS;
}
export function totalOf(load: number): number {
  return countOf(load, 0) + countOf(load, 1) + countOf(load, 2);
}
export function hasAttacked(load: number): boolean {
  return (load & ATTACKED) !== 0;
}

const letters = goods.map(good => good[0]);

export function formatGood(good: number): string {
  return letters[good] ?? '';
}
/** The good of a letter, or -1. */
export function parseGood(letter: string): number {
  return letters.indexOf(letter);
}

/** `ffw` for two fires and a water, `-` for nothing, and `*` behind it for a camel that has attacked. */
export function formatLoad(load: number): string {
  const text = letters.map((letter, good) => letter.repeat(countOf(load, good))).join('');
  return (text || '-') + (hasAttacked(load) ? '*' : '');
}

/** The load of such a text, or -1. */
export function parseLoad(text: string): number {
  const match = /^(-|[fvw]+)(\*?)$/.exec(text);
  if (!match) return -1;
  const counts = letters.map(letter => match[1].split(letter).length - 1);
  if (counts.some(count => count > MOST)) return -1;
  return counts.reduce((load, count, good) => load + count * oneOf(good), match[2] ? ATTACKED : 0);
}
