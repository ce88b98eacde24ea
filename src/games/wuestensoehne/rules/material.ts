/**
 * What lies in the box, as far as nobody can work it out from the rules. Tiles, lines of the cross, heights of the
 * figures, values of the rumours and what a water field gives are reconstructed or our own design: whoever owns the
 * printed game can correct them here, and nothing else has to change.
 *
 * A tile is written unturned: its oasis parts parted by `|`, each with its sides (N E S W) and, after a colon, what
 * its action field offers. Sides that are not named are desert; a tile without any oasis is `desert`.
 */
const firstStacks: readonly string[] = [
  `desert desert N N:rumour NE:salt NE:salt NE:camel NE:camel N:water|E NS:rumour NS:incense NS:myrrh N:myrrh|S
   NES:incense NES:gem NESW:myrrh NE:water|SW`,
  `desert desert N:rumour N:rumour NE:rumour NE:salt NE:water NE:myrrh N:camel|E NS:water NS:gem NS:incense
   N:incense|S NES:myrrh NES:gem NE:camel|S NE:gem|SW`,
  `desert desert N N:rumour N:rumour NE:camel NE:camel NE:salt NE:water N:myrrh|E NS:myrrh NS:incense NS:water
   N:rumour|S NES:gem NES:salt N|ES:gem`,
  `desert desert N:water N:water N:rumour NE:gem NE:salt NE:incense NE:camel N:salt|E NS:camel NS:myrrh NS:incense
   N:incense|S NES:salt NE:gem|S N:rumour|E|S`,
  `desert desert N N N:camel N:rumour N:water NE:incense NE:gem NE:rumour N:gem|E NS:incense NS:salt N:salt|S
   NES:myrrh N|ES:myrrh N:camel|E|S`,
];

/** Tried out in play: large oases in which several wait are common (docs/games.md has the figures). */
const secondStacks: readonly string[] = [
  `desert desert N N N NE:water NE:salt NE:myrrh NE:incense NE:gem NE:rumour NS:camel NS:water NS:salt NS:myrrh
   NS:incense NESW:gem`,
  `desert desert N N N NE:rumour NE:water NE:salt NE:myrrh NE:incense NE:gem NS:camel NS:water NS:rumour NS:salt
   NS:myrrh NES:incense`,
  `desert desert N N N NE:gem NE:water NE:camel NE:rumour NE:salt NE:water NS:myrrh NS:incense NS:gem NS:water
   NES:salt NE:myrrh|SW`,
  `desert desert N N N NE:incense NE:gem NE:rumour NE:water NE:camel NE:salt NS:myrrh NS:incense NS:gem NS:water
   NES:rumour NE:salt|S`,
  `desert desert N N N NE:myrrh NE:incense NE:gem NE:water NE:camel NS:rumour NS:salt NS:myrrh NS:incense NES:gem
   NES:water N|S`,
];

/** The lines at one side of an arm of the start cross, from the field beside the middle outwards. */
type Lines = readonly ('brown' | 'white')[];

/** All that is our own in one edition of the game. */
export interface Edition {
  readonly stacks: readonly string[];
  /**
   * The free sides of the start cross, as seen by somebody who walks outwards; the same on all four arms. All other lines
   * of the cross are brown, and each white side is an oasis part of its own.
   */
  readonly arm: { readonly left: Lines; readonly right: Lines };
  /** The water stones that a water field gives. */
  readonly waterField: number;
}

/** Matches that began with an edition are played to their end with it, so none of these is ever changed. */
export const editions: readonly [Edition, ...Edition[]] = [
  {
    stacks: firstStacks,
    arm: {
      left: ['brown', 'white', 'brown', 'white', 'brown'],
      right: ['white', 'brown', 'brown', 'white', 'brown'],
    },
    waterField: 2,
  },
  {
    stacks: secondStacks,
    arm: {
      left: ['brown', 'brown', 'brown', 'brown', 'brown'],
      right: ['brown', 'brown', 'white', 'brown', 'brown'],
    },
    waterField: 4,
  },
];

/** Where the caravans stand at the beginning, in the order of seats, and where those of two. */
export const starts: readonly string[] = ['f1', 'k6', 'f11', 'a6'];
export const opposites: readonly string[] = ['f1', 'f11'];

/** The stacks, from 1, that are used. Two seats leave the first one out, unless they want them all. */
export function stacksUsed(seats: number, allStacks: boolean): readonly number[] {
  return seats === 2 && !allStacks ? [2, 3, 4, 5] : [1, 2, 3, 4, 5];
}

/** The heights of each seat's four figures. All differ, and each seat's add up to the same. */
export const heights: readonly (readonly number[])[] = [
  [16, 11, 6, 1],
  [15, 12, 5, 2],
  [14, 9, 8, 3],
  [13, 10, 7, 4],
];

/** The values of the rumour tokens. */
export const rumours: readonly number[] = [3, 2, 1, -1, -1, -2];

/** What a good is worth before any rumour. */
export const WORTH = 4;
/** Water stones in the box, and those a seat begins with. */
export const WATER = 20;
export const FIRST_WATER = 2;
/** Tokens of each good, camels a caravan begins with, camel cards, and goods that one camel carries. */
export const GOODS_OF_A_KIND = 10;
export const FIRST_CAMELS = 2;
export const CAMEL_CARDS = 10;
export const LOAD = 2;
/** Tiles that a display holds. */
export const DISPLAY = 3;
/** Places for rumours beside each good. */
export const SLOTS_OF_A_GOOD = 2;
/** The game ends after this many rounds in which nobody draws, lays or discards a tile. */
export const IDLE_ROUNDS = 5;
