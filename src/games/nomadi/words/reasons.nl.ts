import { count, signed } from '../../../engine/figures.ts';
import type { ReasonWords } from '../../../engine/reasons.ts';
import type { NomadiFacts } from '../ai/reasons.ts';

const coins = (n: number) => count(n, 'daalder', 'daalders');
const average = (tenths: number) =>
  `${tenths < 0 ? '−' : '+'}${Math.trunc(Math.abs(tenths) / 10)},${Math.abs(tenths) % 10}`;

export const reasons: ReasonWords<NomadiFacts> = {
  wins: () => 'wint de partij',
  arrives: ({ talers }) => `levert ${coins(talers)} op in de oase`,
  finds: ({ talers }) => `draait voor ${coins(talers)} een kaart om`,
  firstAcross: ({ talers }) => `is voor ${coins(talers)} als eerste over de kloof`,
  lastOut: ({ talers }) => `verlaat voor ${coins(talers)} als laatste het kamp`,
  leavesLast: ({ other, talers }, who) =>
    `laat ${who(other)} als laatste over de kloof, dat kost daar ${coins(talers)}`,
  allDice: ({ dice }) => `gebruikt alle ${dice} dobbelstenen`,
  nearer: ({ fields }) => `brengt eigen stenen ${count(fields, 'veld', 'velden')} dichter bij de oase`,
  reachGoal: ({ die }) => `kan de volgende keer met een ${die} de oase in`,
  reachCard: ({ die }) => `kan de volgende keer met een ${die} een kaart bereiken`,
  barsGoal: ({ other }, who) => `laat ${who(other)} geen enkele dobbelsteen naar de oase`,
  barsCard: ({ other }, who) => `laat ${who(other)} geen enkele dobbelsteen naar een kaart`,
  foremost: () => 'staat zo dicht bij de kloof als het kamp toelaat',
  worthTaking: ({ tenths }) => `waagt het: kaarten die je niet zag, tellen gemiddeld ${average(tenths)}`,
  worthLeaving: ({ tenths }) => `is voorzichtig: kaarten die je niet zag, tellen gemiddeld ${average(tenths)}`,
  atStake: ({ value }) => `bepaalt wie een kaart van ${signed(value)} krijgt`,
  paid: ({ talers }) => `levert ${coins(talers)} op door een handel`,
  wished: ({ talers }) => `zou meteen ${coins(talers)} opleveren`,
  holdsBack: ({ other, fields }, who) =>
    `brengt stenen van ${who(other)} ${count(fields, 'veld', 'velden')} verder van de oase`,
  spends: ({ dice }) =>
    `gebruikt ${dice === 1 ? 'een dobbelsteen' : `${dice} dobbelstenen`}: wat overblijft kost daalders`,
  placed: ({ fields }) => `staat ${count(fields, 'veld', 'velden')} van de overkant van de kloof`,
};
