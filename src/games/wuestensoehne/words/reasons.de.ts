import { count } from '../../../engine/figures.ts';
import type { ReasonWords } from '../../../engine/reasons.ts';
import type { SonsFacts } from '../ai/reasons.ts';
import { actionNames, stones } from './nouns.de.ts';

const fieldsOf = (n: number) => count(n, 'Aktionsfeld', 'Aktionsfeldern');

export const reasons: ReasonWords<SonsFacts> = {
  wins: () => 'gewinnt das Spiel',
  takesGood: args =>
    `bringt ${args.count === 1 ? '' : `${args.count} `}${actionNames[args.good]} (zurzeit je ${args.worth} wert)`,
  takesCamel: ({ camels }) => (camels === 1 ? 'bringt ein weiteres Kamel' : `bringt ${camels} weitere Kamele`),
  takesWater: args => `bringt ${stones(args.stones)}`,
  completes: ({ fields }) => `vollendet eine Oase mit ${fieldsOf(fields)}`,
  claims: ({ height, fields }) => `stellt Figur ${height} in eine Oase mit ${fieldsOf(fields)}`,
  choosesBefore: ({ height, other }, who) => `stellt Figur ${height} vor ${who(other)}`,
  oneMore: () => 'lässt bis zu einer fertigen Oase nur ein Feld offen',
  robs: ({ other }, who) => `nimmt ${who(other)} ein Plättchen weg`,
  takesBack: ({ height }) => `hat Figur ${height} wieder zur Hand`,
  raises: ({ good, by, own }) => `macht ${own} ${actionNames[good]} je ${by} mehr wert`,
  lowers: args => `macht ${actionNames[args.good]} je ${args.by} weniger wert`,
  bonusTurn: () => 'bringt einen Bonuszug',
  opens: ({ sides }) => `steht, wo ${count(sides, 'Seite', 'Seiten')} noch unentdeckt ${sides === 1 ? 'ist' : 'sind'}`,
  apart: () => 'gehört zu keiner Oase der anderen',
  keeps: ({ figures }) => `spart ${count(figures, 'Figur', 'Figuren')} für spätere Oasen auf`,
};
