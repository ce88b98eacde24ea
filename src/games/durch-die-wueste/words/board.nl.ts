import { colourNames } from './colours.nl.ts';
import type { Words } from './en.ts';

const camels = (number: number): string => (number === 1 ? '1 kameel' : `${number} kamelen`);

export const boardWords: Words['board'] = {
  label: (hexes, camelsOnThem) => `De woestijn: ${hexes} velden met ${camels(camelsOnThem)}.`,
  keys: 'De pijltjestoetsen gaan van veld naar veld. N en P springen naar het volgende en vorige veld dat je kunt kiezen. Enter kiest, Escape laat los. 1 tot 5 kiezen een kleur. Plus, min en 0 zoomen.',
  sand: 'leeg zand',
  palm: 'een palm',
  water: value => `een waterput van ${value}`,
  camel: (colour, who) => `een ${colourNames[colour]} kameel van ${who}`,
  rider: (colour, who) => `een ruiter van ${who} op een ${colourNames[colour]} kameel`,
  inside: (colour, who) => `ingesloten door de ${colourNames[colour]} karavaan van ${who}`,
  open: 'kun je kiezen',
  shut: 'kun je nu niet kiezen',
  chosen: 'gekozen',
  colourKeys: listed => `Toetsen kiezen de kleur: ${listed}.`,
  until: (colour, left) =>
    left === 0
      ? 'De partij is afgelopen'
      : `nog ${left} ${colourNames[colour]} ${left === 1 ? 'kameel' : 'kamelen'} tot het einde`,
  untilWhy: 'De partij eindigt zodra de laatste kameel van een kleur is gezet.',
  find: 'Karavanen vinden',
  findSeat: who => `${who} laten oplichten`,
  findColour: colour => `De ${colourNames[colour]} kamelen laten oplichten`,
  boardText: {
    title: 'Het bord in woorden',
    none: 'nog geen karavanen',
    caravan: (colour, size) => `${colourNames[colour]} karavaan, ${camels(size)}`,
    rider: hex => `ruiter op ${hex}`,
    camels: hexes => `ook op ${hexes}`,
    oases: palms => `bereikte oases: ${palms}`,
    land: (points, hexes) => `ingesloten land ter waarde van ${points}: ${hexes}`,
    water: 'Waterputten',
    holes: (value, hexes) => `van ${value}: ${hexes}`,
    dry: 'Alle putten zijn genomen.',
    palms: 'Palmen',
    stock: 'Kamelen in voorraad',
  },
};
