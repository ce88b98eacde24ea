import { count } from '../../../engine/figures.ts';
import type { ReasonWords } from '../../../engine/reasons.ts';
import type { DesertFacts } from '../ai/reasons.ts';
import { colourNames } from './colours.nl.ts';

const hexes = (n: number) => count(n, 'veld', 'velden');

export const reasons: ReasonWords<DesertFacts> = {
  wins: () => 'wint de partij',
  closes: args => `omsluit ${hexes(args.hexes)}`,
  oases: ({ oases }) => (oases === 1 ? 'bereikt een oase' : `bereikt ${oases} oases`),
  water: ({ points }) => `levert ${points} water op`,
  keepsFromOasis: ({ other, colour }, who) =>
    `houdt de ${colourNames[colour]} karavaan van ${who(other)} weg van een oase`,
  keepsFromLand: ({ other, colour, ...args }, who) =>
    `belet de ${colourNames[colour]} karavaan van ${who(other)} om ${hexes(args.hexes)} te omsluiten`,
  keepsFromWater: ({ other, points }, who) => `houdt ${who(other)} weg van ${points} water`,
  leads: ({ colour, camels }) =>
    `maakt de ${colourNames[colour]} karavaan de grootste, met ${count(camels, 'kameel', 'kamelen')}`,
  preparesOasis: ({ colour }) => `brengt de ${colourNames[colour]} karavaan op één kameel van een oase`,
  preparesLand: ({ colour, ...args }) =>
    `laat de ${colourNames[colour]} karavaan nog één kameel om ${hexes(args.hexes)} te omsluiten`,
  preparesWater: ({ colour, points }) => `brengt de ${colourNames[colour]} karavaan op één kameel van ${points} water`,
  grows: ({ colour, camels }) => `maakt de ${colourNames[colour]} karavaan ${count(camels, 'kameel', 'kamelen')} lang`,
  palmAround: args => `is vanaf ${hexes(args.hexes)} te bereiken`,
  palmNext: ({ steps }) => `staat op ${count(steps, 'stap', 'stappen')} van de dichtstbijzijnde palm`,
  nearPalm: ({ steps }) => `begint op ${count(steps, 'stap', 'stappen')} van een palm`,
  nearWater: ({ points }) => `heeft ${points} water binnen twee stappen`,
};
