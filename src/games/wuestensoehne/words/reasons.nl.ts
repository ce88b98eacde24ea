import { count } from '../../../engine/figures.ts';
import type { ReasonWords } from '../../../engine/reasons.ts';
import type { SonsFacts } from '../ai/reasons.ts';
import { actionNames, stones } from './nouns.nl.ts';

const fieldsOf = (n: number) => count(n, 'actieveld', 'actievelden');

export const reasons: ReasonWords<SonsFacts> = {
  wins: () => 'wint de partij',
  takesGood: args =>
    `levert ${args.count === 1 ? '' : `${args.count} `}${actionNames[args.good]} op (nu elk ${args.worth} waard)`,
  takesCamel: ({ camels }) => `levert ${count(camels, 'extra kameel', 'extra kamelen')} op`,
  takesWater: args => `levert ${stones(args.stones)} op`,
  completes: ({ fields }) => `voltooit een oase met ${fieldsOf(fields)}`,
  claims: ({ height, fields }) => `zet figuur ${height} in een oase met ${fieldsOf(fields)}`,
  choosesBefore: ({ height, other }, who) => `zet figuur ${height} voor ${who(other)}`,
  oneMore: () => 'laat nog maar één veld open tot een voltooide oase',
  robs: ({ other }, who) => `neemt een tegel af van ${who(other)}`,
  takesBack: ({ height }) => `heeft figuur ${height} weer bij de hand`,
  raises: ({ good, by, own }) => `maakt ${own} ${actionNames[good]} elk ${by} meer waard`,
  lowers: args => `maakt ${actionNames[args.good]} elk ${args.by} minder waard`,
  bonusTurn: () => 'levert een bonusbeurt op',
  opens: ({ sides }) => `staat waar nog ${count(sides, 'kant', 'kanten')} onontdekt ${sides === 1 ? 'is' : 'zijn'}`,
  apart: () => 'hoort bij geen oase van de anderen',
  keeps: ({ figures }) => `spaart ${count(figures, 'figuur', 'figuren')} op voor latere oases`,
};
