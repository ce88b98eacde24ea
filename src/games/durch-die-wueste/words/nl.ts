import { boardWords } from './board.nl.ts';
import { colourNames } from './colours.nl.ts';
import type { Words } from './en.ts';
import { table } from './table.nl.ts';

const players = ['Rood', 'Blauw', 'Groen', 'Geel', 'Zwart'];

export const words: Words = {
  language: 'nl',
  title: 'Durch die Wüste',
  players,
  colours: colourNames,
  sources: { water: 'Water', oases: 'Oases', caravans: 'Karavanen', areas: 'Gebieden' },
  story: {
    palm: ({ hex }) => `Een oase: op ${hex} staat een palm.`,
    setPalm: ({ seat, hex }, who) => `${who(seat)} zet een palm op ${hex}: een oase.`,
    water: ({ hex, value }) => `Een waterput van ${value} op ${hex}.`,
    waters: () => 'Alle waterputten liggen klaar.',
    return: ({ seat, colour }, who) =>
      `${who(seat)} geeft de ${colourNames[colour]} kameel terug en speelt zonder die kleur.`,
    rider: ({ seat, colour, hex }, who) =>
      `${who(seat)}: de ruiter op de ${colourNames[colour]} kameel begint op ${hex}.`,
    camel: ({ seat, colour, hex }, who) => `${who(seat)} zet een ${colourNames[colour]} kameel op ${hex}.`,
    pass: ({ seat }, who) => `${who(seat)} kan geen kameel zetten en past.`,
  },
  ...table,
  stock: 'Kamelen in voorraad',
  left: (colour, count) => `${colourNames[colour]} kamelen: nog ${count}`,
  board: boardWords,
};
