import { count } from '../../../engine/figures.ts';
import type { ReasonWords } from '../../../engine/reasons.ts';
import type { DesertFacts } from '../ai/reasons.ts';

const hexes = (n: number) => count(n, 'hex', 'hexes');

export const reasons: ReasonWords<DesertFacts> = {
  wins: () => 'wins the game',
  closes: args => `closes ${hexes(args.hexes)}`,
  oases: ({ oases }) => (oases === 1 ? 'reaches an oasis' : `reaches ${oases} oases`),
  water: ({ points }) => `takes ${points} water`,
  keepsFromOasis: ({ other, colour }, who) => `keeps ${who(other)}’s ${colour} caravan from an oasis`,
  keepsFromLand: ({ other, colour, ...args }, who) =>
    `stops ${who(other)}’s ${colour} caravan from closing ${hexes(args.hexes)}`,
  keepsFromWater: ({ other, points }, who) => `keeps ${who(other)} from ${points} water`,
  leads: ({ colour, camels }) => `makes the ${colour} caravan the longest, with ${camels} camels`,
  preparesOasis: ({ colour }) => `brings the ${colour} caravan within one camel of an oasis`,
  preparesLand: ({ colour, ...args }) => `leaves the ${colour} caravan one camel to close ${hexes(args.hexes)}`,
  preparesWater: ({ colour, points }) => `brings the ${colour} caravan within one camel of ${points} water`,
  grows: ({ colour, camels }) => `makes the ${colour} caravan ${camels} camels long`,
  palmAround: args => `can be reached from ${hexes(args.hexes)}`,
  palmNext: ({ steps }) => `stands ${count(steps, 'step', 'steps')} from the nearest palm`,
  nearPalm: ({ steps }) => `starts ${count(steps, 'step', 'steps')} from a palm`,
  nearWater: ({ points }) => `has ${points} water within two steps`,
};
