import type { Colour } from '../state.ts';
import type { Words } from './en.ts';

const players = ['Rood', 'Blauw', 'Groen', 'Geel', 'Zwart'];
const colours: Readonly<Record<Colour, string>> = {
  white: 'witte',
  blue: 'blauwe',
  green: 'groene',
  pink: 'roze',
  violet: 'paarse',
};

export const nl: Words = {
  title: 'Durch die Wüste',
  players,
  colours,
  sources: { water: 'Water', oases: 'Oases', caravans: 'Karavanen', areas: 'Gebieden' },
  story: {
    palm: ({ hex }) => `Een oase: op ${hex} staat een palm.`,
    water: ({ hex, value }) => `Een waterput van ${value} op ${hex}.`,
    return: ({ seat, colour }) =>
      `${players[seat]} geeft de ${colours[colour]} kameel terug en speelt zonder die kleur.`,
    rider: ({ seat, colour, hex }) => `${players[seat]}: de ruiter op de ${colours[colour]} kameel begint op ${hex}.`,
    camel: ({ seat, colour, hex }) => `${players[seat]} zet een ${colours[colour]} kameel op ${hex}.`,
    pass: ({ seat }) => `${players[seat]} kan geen kameel zetten en past.`,
  },
  stock: 'Kamelen in voorraad',
  left: (colour, count) => `${colours[colour]} kamelen: nog ${count}`,
  board: (hexes, camels) => `De woestijn: ${hexes} velden met ${camels} kamelen.`,
};
