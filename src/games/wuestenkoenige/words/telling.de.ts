import { count } from '../../../engine/figures.ts';
import { cardWords } from './cards.de.ts';
import { goodNames, groundNames, laden, load, place } from './goods.de.ts';
import type { Telling } from './telling.en.ts';

type Who = (seat: number) => string;
const play = (seat: number, name: keyof typeof cardWords, who: Who) =>
  `Spiel ${cardWords[name].name} aus den Karten von ${who(seat)}`;

export const telling: Telling = {
  discard: ({ seat, card }, who) => `Leg eine Karte von ${who(seat)} ab: ${cardWords[card].name}.`,
  reveal: ({ seat, card }, who) => `Deck eine Karte von ${who(seat)} auf: ${cardWords[card].name}.`,
  sand: ({ seat, hex, side }, who) =>
    `${play(seat, 'sand', who)}: leg ein Plättchen auf ${hex}, oben ${groundNames[side]}. Kamele darunter gehen heim.`,
  drift: ({ seat, hex }, who) => `${play(seat, 'drift', who)}: nimm das Plättchen auf ${hex} weg.`,
  storm: ({ seat }, who) => `${play(seat, 'storm', who)}: drei Plättchen verändern sich.`,
  calf: ({ seat, hex }, who) => `${play(seat, 'calf', who)}: stell eines der Kamele auf ${hex}.`,
  carpet: ({ seat, from, to, load: cargo }, who) =>
    `${play(seat, 'carpet', who)}: Kamel ${laden(cargo)}, ${place(from)} → ${place(to)}.`,
  trek: ({ seat }, who) => `${play(seat, 'trek', who)}: vier Bewegungspunkte mehr.`,
  swap: ({ seat, foe, hex, other, place: there }, who) =>
    `${play(seat, 'swap', who)}: tausch das Kamel von ${who(foe)} auf ${hex} mit dem von ${who(other)} auf ${there}.`,
  loss: ({ seat, foe, hex, good }, who) =>
    `${play(seat, 'loss', who)}: leg ${goodNames[good]} vom Kamel von ${who(foe)} auf ${hex} daneben ab.`,
  plague: ({ seat, oasis }, who) => `${play(seat, 'plague', who)}: nimm alle Kamele heraus. Ort: ${place(oasis)}.`,
  go: ({ seat, from, to, load: cargo }, who) =>
    `Zieh das Kamel von ${who(seat)} ${laden(cargo)}: ${place(from)} → ${to}.`,
  visit: ({ seat, to, got, joined }, who) =>
    `Zieh das Kamel von ${who(seat)} in die ${place(to)}${got === 0 ? '; sie ist leer.' : ` und gib ihm eine Ware.${joined === 0 ? '' : ` Stell aus dem Vorrat ${count(joined, 'Kamel', 'Kamele')} mit je einer Ware dazu.`}`}`,
  deliver: ({ seat, load: cargo }, who) =>
    `Zieh das Kamel von ${who(seat)} in den Palast, und leg ${load(cargo)} vor ${who(seat)} hin.`,
  take: ({ seat, hex, good }, who) => `Gib dem Kamel von ${who(seat)} auf ${hex}, was dort liegt: ${goodNames[good]}.`,
  attack: ({ seat, foe, hex, load: cargo }, who) =>
    `${who(seat)} greift auf ${hex} ein Kamel ${laden(cargo)} von ${who(foe)} an: würfle.`,
  give: ({ seat, foe, good }, who) => `Gib ${who(foe)} ${goodNames[good]} von ${who(seat)}.`,
  turn: ({ hex }) => `Dreh das Plättchen auf ${hex} um.`,
  shift: ({ from, to }) => `Schieb das Plättchen von ${from} nach ${to}. Kamele darunter gehen heim.`,
};
