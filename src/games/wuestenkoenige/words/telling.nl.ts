import { count } from '../../../engine/figures.ts';
import { cardWords } from './cards.nl.ts';
import { goodNames, groundNames, laden, load, place } from './goods.nl.ts';
import type { Telling } from './telling.en.ts';

type Who = (seat: number) => string;
const play = (seat: number, name: keyof typeof cardWords, who: Who) =>
  `Speel ${cardWords[name].name} uit de kaarten van ${who(seat)}`;

export const telling: Telling = {
  discard: ({ seat, card }, who) => `Leg een kaart van ${who(seat)} weg: ${cardWords[card].name}.`,
  reveal: ({ seat, card }, who) => `Toon een kaart van ${who(seat)}: ${cardWords[card].name}.`,
  sand: ({ seat, hex, side }, who) =>
    `${play(seat, 'sand', who)}: leg een tegel op ${hex}, boven ${groundNames[side]}. Kamelen eronder gaan naar huis.`,
  drift: ({ seat, hex }, who) => `${play(seat, 'drift', who)}: neem de tegel op ${hex} weg.`,
  storm: ({ seat }, who) => `${play(seat, 'storm', who)}: drie tegels veranderen.`,
  calf: ({ seat, hex }, who) => `${play(seat, 'calf', who)}: zet een van de kamelen op ${hex}.`,
  carpet: ({ seat, from, to, load: cargo }, who) =>
    `${play(seat, 'carpet', who)}: zet de kameel ${laden(cargo)} van ${place(from)} naar ${to}.`,
  trek: ({ seat }, who) => `${play(seat, 'trek', who)}: vier bewegingspunten extra.`,
  swap: ({ seat, foe, hex, other, place: there }, who) =>
    `${play(seat, 'swap', who)}: verwissel de kameel van ${who(foe)} op ${hex} met die van ${who(other)} op ${there}.`,
  loss: ({ seat, foe, hex, good }, who) =>
    `${play(seat, 'loss', who)}: leg ${goodNames[good]} van de kameel van ${who(foe)} op ${hex} ernaast.`,
  plague: ({ seat, oasis }, who) => `${play(seat, 'plague', who)}: haal alle kamelen uit ${place(oasis)}.`,
  go: ({ seat, from, to, load: cargo }, who) =>
    `Zet de kameel van ${who(seat)} ${laden(cargo)} van ${place(from)} naar ${to}.`,
  visit: ({ seat, to, got, joined }, who) =>
    `Zet de kameel van ${who(seat)} in ${place(to)}${got === 0 ? '; die is leeg.' : ` en geef hem een waar.${joined === 0 ? '' : ` Zet er uit de voorraad ${count(joined, 'kameel', 'kamelen')} bij, elk met een waar.`}`}`,
  deliver: ({ seat, load: cargo }, who) =>
    `Zet de kameel van ${who(seat)} in het paleis, en leg ${load(cargo)} voor ${who(seat)} neer.`,
  take: ({ seat, hex, good }, who) => `Geef de kameel van ${who(seat)} op ${hex} wat daar ligt: ${goodNames[good]}.`,
  attack: ({ seat, foe, hex, load: cargo }, who) =>
    `${who(seat)} valt op ${hex} een kameel ${laden(cargo)} van ${who(foe)} aan: gooi de dobbelsteen.`,
  give: ({ seat, foe, good }, who) => `Geef ${who(foe)} ${goodNames[good]} van ${who(seat)}.`,
  turn: ({ hex }) => `Draai de tegel op ${hex} om.`,
  shift: ({ from, to }) => `Schuif de tegel van ${from} naar ${to}. Kamelen eronder gaan naar huis.`,
};
