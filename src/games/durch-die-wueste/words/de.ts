import { boardWords } from './board.de.ts';
import { colourNames, inflected } from './colours.de.ts';
import type { Words } from './en.ts';
import { table } from './table.de.ts';

const players = ['Rot', 'Blau', 'Grün', 'Gelb', 'Schwarz'];

export const words: Words = {
  language: 'de',
  title: 'Durch die Wüste',
  players,
  colours: colourNames,
  sources: { water: 'Wasser', oases: 'Oasen', caravans: 'Karawanen', areas: 'Gebiete' },
  story: {
    palm: ({ hex }) => `Eine Oase: Auf ${hex} steht eine Palme.`,
    setPalm: ({ seat, hex }, who) => `${who(seat)} setzt eine Palme auf ${hex}: eine Oase.`,
    water: ({ hex, value }) => `Eine Wasserstelle im Wert von ${value} auf ${hex}.`,
    waters: () => 'Alle Wasserstellen liegen aus.',
    return: ({ seat, colour }, who) =>
      `${who(seat)} gibt das ${inflected(colour, 'e')} Kamel zurück und spielt ohne diese Farbe.`,
    rider: ({ seat, colour, hex }, who) =>
      `${who(seat)}: Der Reiter auf dem ${inflected(colour, 'en')} Kamel beginnt auf ${hex}.`,
    camel: ({ seat, colour, hex }, who) => `${who(seat)} setzt ein ${inflected(colour, 'es')} Kamel auf ${hex}.`,
    pass: ({ seat }, who) => `${who(seat)} kann kein Kamel setzen und passt.`,
  },
  ...table,
  stock: 'Kamele im Vorrat',
  left: (colour, count) => `${colourNames[colour]}: noch ${count}`,
  board: boardWords,
};
