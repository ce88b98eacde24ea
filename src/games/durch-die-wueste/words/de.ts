import type { Colour } from '../state.ts';
import type { Words } from './en.ts';

const players = ['Rot', 'Blau', 'Grün', 'Gelb', 'Schwarz'];
const colours: Readonly<Record<Colour, string>> = {
  white: 'weiß',
  blue: 'blau',
  green: 'grün',
  pink: 'rosa',
  violet: 'violett',
};

/** The adjective before “Kamel”: “rosa” never changes. */
function inflected(colour: Colour, ending: string): string {
  return colour === 'pink' ? colours.pink : colours[colour] + ending;
}

export const de: Words = {
  title: 'Durch die Wüste',
  players,
  colours,
  sources: { water: 'Wasser', oases: 'Oasen', caravans: 'Karawanen', areas: 'Gebiete' },
  story: {
    palm: ({ hex }) => `Eine Oase: Auf ${hex} steht eine Palme.`,
    water: ({ hex, value }) => `Eine Wasserstelle im Wert von ${value} auf ${hex}.`,
    return: ({ seat, colour }) =>
      `${players[seat]} gibt das ${inflected(colour, 'e')} Kamel zurück und spielt ohne diese Farbe.`,
    rider: ({ seat, colour, hex }) =>
      `${players[seat]}: Der Reiter auf dem ${inflected(colour, 'en')} Kamel beginnt auf ${hex}.`,
    camel: ({ seat, colour, hex }) => `${players[seat]} setzt ein ${inflected(colour, 'es')} Kamel auf ${hex}.`,
    pass: ({ seat }) => `${players[seat]} kann kein Kamel setzen und passt.`,
  },
  stock: 'Kamele im Vorrat',
  left: (colour, count) => `${colours[colour]}: noch ${count}`,
  board: (hexes, camels) => `Die Wüste: ${hexes} Felder, darauf ${camels} Kamele.`,
};
