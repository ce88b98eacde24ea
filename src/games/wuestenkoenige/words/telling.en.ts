import { count } from '../../../engine/figures.ts';
import { cardWords } from './cards.en.ts';
import { goodNames, groundNames, laden, load, place } from './goods.en.ts';
import type { Told } from './story.en.ts';

type Who = (seat: number) => string;
const play = (seat: number, name: keyof typeof cardWords, who: Who) =>
  `Play ${cardWords[name].name} from ${who(seat)}’s cards`;

/** What people are told to do with a bot's pieces where the printed game lies on the table. */
export const telling = {
  discard: ({ seat, card }: Told, who: Who): string => `Discard one of ${who(seat)}’s cards: ${cardWords[card].name}.`,
  reveal: ({ seat, card }: Told, who: Who): string => `Show one of ${who(seat)}’s cards: ${cardWords[card].name}.`,
  sand: ({ seat, hex, side }: Told, who: Who): string =>
    `${play(seat, 'sand', who)}: put a tile on ${hex}, ${groundNames[side]} side up. Camels under it go home.`,
  drift: ({ seat, hex }: Told, who: Who): string => `${play(seat, 'drift', who)}: take the tile on ${hex} away.`,
  storm: ({ seat }: Told, who: Who): string => `${play(seat, 'storm', who)}: three tiles will change.`,
  calf: ({ seat, hex }: Told, who: Who): string => `${play(seat, 'calf', who)}: put one of the camels on ${hex}.`,
  carpet: ({ seat, from, to, load: cargo }: Told, who: Who): string =>
    `${play(seat, 'carpet', who)}: move the camel ${laden(cargo)} from ${place(from)} to ${place(to)}.`,
  trek: ({ seat }: Told, who: Who): string => `${play(seat, 'trek', who)}: four more movement points.`,
  swap: ({ seat, foe, hex, other, place: there }: Told, who: Who): string =>
    `${play(seat, 'swap', who)}: exchange ${who(foe)}’s camel on ${hex} and ${who(other)}’s on ${there}.`,
  loss: ({ seat, foe, hex, good }: Told, who: Who): string =>
    `${play(seat, 'loss', who)}: lay ${goodNames[good]} of ${who(foe)}’s camel on ${hex} down beside it.`,
  plague: ({ seat, oasis }: Told, who: Who): string =>
    `${play(seat, 'plague', who)}: take all camels out of ${place(oasis)}.`,
  go: ({ seat, from, to, load: cargo }: Told, who: Who): string =>
    `Move ${who(seat)}’s camel ${laden(cargo)} from ${place(from)} to ${to}.`,
  visit: ({ seat, to, got, joined }: Told, who: Who): string =>
    `Move ${who(seat)}’s camel into ${place(to)}${got === 0 ? '; it is empty.' : `, and give it a good.${joined === 0 ? '' : ` From the stock, put ${count(joined, 'camel', 'camels')} with a good each beside it.`}`}`,
  deliver: ({ seat, load: cargo }: Told, who: Who): string =>
    `Move ${who(seat)}’s camel into the palace, and lay ${load(cargo)} before ${who(seat)}.`,
  take: ({ seat, hex, good }: Told, who: Who): string =>
    `Give ${who(seat)}’s camel on ${hex} the ${goodNames[good]} that lies there.`,
  attack: ({ seat, foe, hex, load: cargo }: Told, who: Who): string =>
    `${who(seat)} attacks ${who(foe)}’s camel ${laden(cargo)} on ${hex}: roll the die.`,
  give: ({ seat, foe, good }: Told, who: Who): string => `Give ${who(foe)} ${goodNames[good]} of ${who(seat)}’s.`,
  turn: ({ hex }: Told): string => `Turn the tile on ${hex} over.`,
  shift: ({ from, to }: Told): string => `Move the tile from ${from} to ${to}. Camels under it go home.`,
};

export type Telling = typeof telling;
