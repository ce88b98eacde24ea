import { count } from '../../../engine/figures.ts';
import type { ReasonWords } from '../../../engine/reasons.ts';
import type { DesertFacts } from '../ai/reasons.ts';
import { inflected } from './colours.de.ts';

const hexes = (n: number) => count(n, 'Feld', 'Felder');

export const reasons: ReasonWords<DesertFacts> = {
  wins: () => 'gewinnt das Spiel',
  closes: args => `umschließt ${hexes(args.hexes)}`,
  oases: ({ oases }) => (oases === 1 ? 'erreicht eine Oase' : `erreicht ${oases} Oasen`),
  water: ({ points }) => `bringt ${points} Wasser`,
  keepsFromOasis: ({ other, colour }, who) =>
    `hält die ${inflected(colour, 'e')} Karawane von ${who(other)} von einer Oase fern`,
  keepsFromLand: ({ other, colour, ...args }, who) =>
    `hindert die ${inflected(colour, 'e')} Karawane von ${who(other)}, ${hexes(args.hexes)} zu umschließen`,
  keepsFromWater: ({ other, points }, who) => `hält ${who(other)} von ${points} Wasser fern`,
  leads: ({ colour, camels }) =>
    `macht die ${inflected(colour, 'e')} Karawane mit ${count(camels, 'Kamel', 'Kamelen')} zur größten`,
  preparesOasis: ({ colour }) => `bringt die ${inflected(colour, 'e')} Karawane bis auf ein Kamel an eine Oase`,
  preparesLand: ({ colour, ...args }) =>
    `lässt der ${inflected(colour, 'en')} Karawane nur noch ein Kamel, um ${hexes(args.hexes)} zu umschließen`,
  preparesWater: ({ colour, points }) =>
    `bringt die ${inflected(colour, 'e')} Karawane bis auf ein Kamel an ${points} Wasser`,
  grows: ({ colour, camels }) =>
    `verlängert die ${inflected(colour, 'e')} Karawane auf ${count(camels, 'Kamel', 'Kamele')}`,
  palmAround: args => `ist von ${count(args.hexes, 'Feld', 'Feldern')} aus erreichbar`,
  palmNext: ({ steps }) => `steht ${count(steps, 'Schritt', 'Schritte')} von der nächsten Palme`,
  nearPalm: ({ steps }) => `beginnt ${count(steps, 'Schritt', 'Schritte')} von einer Palme`,
  nearWater: ({ points }) => `hat ${points} Wasser im Umkreis von zwei Schritten`,
};
