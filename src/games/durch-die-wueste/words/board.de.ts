import { colourNames, inflected } from './colours.de.ts';
import type { Words } from './en.ts';

const camels = (number: number): string => (number === 1 ? '1 Kamel' : `${number} Kamele`);

export const boardWords: Words['board'] = {
  label: (hexes, camelsOnThem) => `Die Wüste: ${hexes} Felder, darauf ${camels(camelsOnThem)}.`,
  keys: 'Die Pfeiltasten führen von Feld zu Feld. N und P springen zum nächsten und vorigen Feld, das du wählen kannst. Enter wählt, Escape lässt los. 1 bis 5 wählen eine Farbe. Plus, Minus und 0 zoomen.',
  sand: 'leerer Sand',
  palm: 'eine Palme',
  water: value => `eine Wasserstelle im Wert von ${value}`,
  camel: (colour, who) => `ein ${inflected(colour, 'es')} Kamel von ${who}`,
  rider: (colour, who) => `ein Reiter von ${who} auf einem ${inflected(colour, 'en')} Kamel`,
  inside: (colour, who) => `umschlossen von der ${inflected(colour, 'en')} Karawane von ${who}`,
  open: 'kann gewählt werden',
  shut: 'kann jetzt nicht gewählt werden',
  chosen: 'gewählt',
  colourKeys: listed => `Tasten wählen die Farbe: ${listed}.`,
  until: (colour, left) => {
    if (left === 0) return 'Das Spiel ist aus';
    const herd = left === 1 ? `1 ${inflected(colour, 'es')} Kamel` : `${left} ${inflected(colour, 'e')} Kamele`;
    return `noch ${herd} bis zum Ende`;
  },
  untilWhy: 'Das Spiel endet, sobald das letzte Kamel irgendeiner Farbe gesetzt ist.',
  find: 'Karawanen finden',
  findSeat: who => `${who} hervorheben`,
  findColour: colour => `Farbe ${colourNames[colour]} hervorheben`,
  boardText: {
    title: 'Der Spielplan in Worten',
    none: 'noch keine Karawanen',
    caravan: (colour, size) => `${inflected(colour, 'e')} Karawane, ${camels(size)}`,
    rider: hex => `Reiter auf ${hex}`,
    camels: hexes => `außerdem auf ${hexes}`,
    oases: palms => `erreichte Oasen: ${palms}`,
    land: (points, hexes) => `umschlossenes Land im Wert von ${points}: ${hexes}`,
    water: 'Wasserstellen',
    holes: (value, hexes) => `im Wert von ${value}: ${hexes}`,
    dry: 'Alle sind genommen.',
    palms: 'Palmen',
    stock: 'Kamele im Vorrat',
  },
};
