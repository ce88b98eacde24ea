import { type Good, turnedBy } from '../rules/tiles.ts';
import type { Places } from './en.ts';
import { actionNames, tile, towards } from './nouns.en.ts';

type Who = (seat: number) => string;
const goodOf = (slot: string) => actionNames[slot.slice(0, -1) as Good];

/** What people are told to do with a bot's pieces where the printed game lies on the table. */
export const telling = {
  start: ({ seat, cell }: Places, who: Who): string => `Put ${who(seat)}’s caravan on ${cell}.`,
  stay: ({ seat }: Places, who: Who): string => `Leave ${who(seat)}’s caravan where it is.`,
  go: ({ seat, cell }: Places, who: Who): string => `Move ${who(seat)}’s caravan to ${cell}.`,
  drive: ({ seat, cell }: Places, who: Who): string =>
    `Pay the driver one of ${who(seat)}’s water stones, and move the caravan to ${cell}.`,
  discard: ({ tile: kind }: Places): string => `Take this tile out of the game: ${tile(kind)}.`,
  draw: ({ seat }: Places, who: Who): string => `Draw a tile for ${who(seat)}.`,
  drawAmends: ({ seat }: Places, who: Who): string => `Draw a tile for ${who(seat)} as amends.`,
  own: ({ seat, tile: kind }: Places, who: Who): string => `Take this tile from ${who(seat)}’s display: ${tile(kind)}.`,
  scout: ({ seat, other, tile: kind }: Places, who: Who): string =>
    `Pay the scout one of ${who(seat)}’s water stones, and take this tile from ${who(other)}: ${tile(kind)}.`,
  lay: ({ cell, tile: kind, angle }: Places): string =>
    `Lay the tile on ${cell}, turned so: ${tile(turnedBy(kind, angle))}.`,
  set: ({ seat, figure, cell, sides }: Places, who: Who): string =>
    `Put ${who(seat)}’s figure of height ${figure} on ${cell}, into the oasis ${towards(sides)}.`,
  take: ({ seat, figure, cell }: Places, who: Who): string =>
    `Take ${who(seat)}’s figure of height ${figure} back from ${cell}.`,
  occupy: ({ seat, figure, action }: Places, who: Who): string =>
    `Put ${who(seat)}’s figure of height ${figure} beside ${actionNames[action]}.`,
  drop: ({ seat, good, gained }: Places, who: Who): string =>
    `Put ${who(seat)}’s ${actionNames[good]} back, and give ${who(seat)} ${actionNames[gained]}.`,
  put: ({ slot }: Places): string => `Put the rumour face down beside ${goodOf(slot)}.`,
  look: ({ seat, slot }: Places, who: Who): string =>
    `Look at the rumour beside ${goodOf(slot)} for ${who(seat)}, and tell nobody.`,
  remove: ({ slot }: Places): string => `Take the rumour beside ${goodOf(slot)} away, face down.`,
  bonus: ({ seat }: Places, who: Who): string =>
    `Pay the guide one of ${who(seat)}’s water stones: ${who(seat)} has a bonus turn.`,
};

export type Telling = typeof telling;
