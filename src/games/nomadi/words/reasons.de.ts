import { count, signed } from '../../../engine/figures.ts';
import type { ReasonWords } from '../../../engine/reasons.ts';
import type { NomadiFacts } from '../ai/reasons.ts';

const coins = (n: number) => `${n} Taler`;
const average = (tenths: number) =>
  `${tenths < 0 ? '−' : '+'}${Math.trunc(Math.abs(tenths) / 10)},${Math.abs(tenths) % 10}`;

export const reasons: ReasonWords<NomadiFacts> = {
  wins: () => 'gewinnt das Spiel',
  arrives: ({ talers }) => `bringt ${coins(talers)} in der Oase`,
  finds: ({ talers }) => `deckt für ${coins(talers)} eine Karte auf`,
  firstAcross: ({ talers }) => `ist für ${coins(talers)} zuerst über der Schlucht`,
  lastOut: ({ talers }) => `verlässt für ${coins(talers)} das Lager zuletzt`,
  leavesLast: ({ other, talers }, who) => `lässt ${who(other)} zuletzt hinüber, das kostet dort ${coins(talers)}`,
  allDice: ({ dice }) => `nutzt alle ${dice} Würfel`,
  nearer: ({ fields }) => `bringt eigene Steine der Oase ${count(fields, 'Feld', 'Felder')} näher`,
  reachGoal: ({ die }) => `kann nächstes Mal mit einer ${die} in die Oase`,
  reachCard: ({ die }) => `kann nächstes Mal mit einer ${die} eine Karte erreichen`,
  barsGoal: ({ other }, who) => `lässt ${who(other)} keinen einzelnen Würfel in die Oase`,
  barsCard: ({ other }, who) => `lässt ${who(other)} keinen einzelnen Würfel zu einer Karte`,
  foremost: () => 'steht so nah an der Schlucht, wie es im Lager geht',
  worthTaking: ({ tenths }) => `wagt etwas: Ungesehene Karten zählen im Mittel ${average(tenths)}`,
  worthLeaving: ({ tenths }) => `ist vorsichtig: Ungesehene Karten zählen im Mittel ${average(tenths)}`,
  atStake: ({ value }) => `entscheidet, wer eine Karte mit ${signed(value)} bekommt`,
  paid: ({ talers }) => `bringt ${coins(talers)} durch einen Handel`,
  wished: ({ talers }) => `würde sofort ${coins(talers)} bringen`,
  holdsBack: ({ other, fields }, who) =>
    `bringt Steine von ${who(other)} ${count(fields, 'Feld', 'Felder')} weiter von der Oase weg`,
  spends: ({ dice }) => `nutzt ${dice === 1 ? 'einen Würfel' : `${dice} Würfel`}: Was übrig bleibt, kostet Taler`,
  placed: ({ fields }) => `steht ${count(fields, 'Feld', 'Felder')} vor der anderen Seite der Schlucht`,
};
