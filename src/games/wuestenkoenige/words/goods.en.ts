import type { Good } from '../rules/goods.ts';
import type { Side } from '../rules/state.ts';

/** Words that every part of the game uses: goods, grounds, places, and how things are put together. */
export const goodNames: Readonly<Record<Good, string>> = { fire: 'fire', vegetation: 'vegetation', water: 'water' };

export const groundNames: Readonly<Record<Side | 'valley', string>> = {
  dune: 'dune',
  plain: 'plain',
  valley: 'valley',
};

const places: Readonly<Record<string, string>> = {
  palace: 'the palace',
  fire: 'the fire oasis',
  vegetation: 'the vegetation oasis',
  water: 'the water oasis',
};
/** A field by its word in the notation: hexes are named as they are written. */
export const place = (field: string | number): string => places[field] ?? String(field);

export const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

const byLetter: Readonly<Record<string, Good>> = { f: 'fire', v: 'vegetation', w: 'water' };

/** A good by its letter. */
export const good = (letter: string | number): string => goodNames[byLetter[letter] ?? 'fire'];

/** A load as it is written, in words: “2 fire and water”; nothing for an empty one. */
export const load = (written: string | number): string => {
  const letters = [...String(written)];
  const parts = Object.keys(byLetter).flatMap(letter => {
    const number = letters.filter(one => one === letter).length;
    return number === 0 ? [] : [number === 1 ? good(letter) : `${number} ${good(letter)}`];
  });
  return listed(parts);
};

/** What a camel carries, behind the word for it. */
export const laden = (written: string | number): string =>
  load(written) === '' ? 'without a load' : `with ${load(written)}`;

/** The same in few words, behind the word for a camel: a load that is none is not told. */
export const carrying = (written: string | number): string => (load(written) === '' ? '' : ` with ${load(written)}`);
