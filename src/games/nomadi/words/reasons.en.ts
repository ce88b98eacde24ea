import { count, signed } from '../../../engine/figures.ts';
import type { ReasonWords } from '../../../engine/reasons.ts';
import type { NomadiFacts } from '../ai/reasons.ts';

const coins = (n: number) => count(n, 'taler', 'talers');
const average = (tenths: number) =>
  `${tenths < 0 ? '−' : '+'}${Math.trunc(Math.abs(tenths) / 10)}.${Math.abs(tenths) % 10}`;

export const reasons: ReasonWords<NomadiFacts> = {
  wins: () => 'wins the game',
  arrives: ({ talers }) => `earns ${coins(talers)} at the oasis`,
  finds: ({ talers }) => `uncovers a card for ${coins(talers)}`,
  firstAcross: ({ talers }) => `is first across the canyon for ${coins(talers)}`,
  lastOut: ({ talers }) => `is last out of the camp for ${coins(talers)}`,
  leavesLast: ({ other, talers }, who) => `leaves ${who(other)} last across, which costs ${coins(talers)}`,
  allDice: ({ dice }) => `uses all ${dice} dice`,
  nearer: ({ fields }) => `brings own stones ${count(fields, 'field', 'fields')} nearer to the oasis`,
  reachGoal: ({ die }) => `can reach the oasis with a ${die} next time`,
  reachCard: ({ die }) => `can reach a card with a ${die} next time`,
  barsGoal: ({ other }, who) => `leaves ${who(other)} no single die into the oasis`,
  barsCard: ({ other }, who) => `leaves ${who(other)} no single die to a card`,
  foremost: () => 'stands as near to the canyon as the camp allows',
  worthTaking: ({ tenths }) => `takes a chance: cards not seen yet are worth ${average(tenths)} on average`,
  worthLeaving: ({ tenths }) => `is wary: cards not seen yet are worth ${average(tenths)} on average`,
  atStake: ({ value }) => `decides who gets a card of ${signed(value)}`,
  paid: ({ talers }) => `brings ${coins(talers)} by a deal`,
  wished: ({ talers }) => `would bring ${coins(talers)} at once`,
  holdsBack: ({ other, fields }, who) =>
    `takes stones of ${who(other)} ${count(fields, 'field', 'fields')} farther from the oasis`,
  spends: ({ dice }) => `uses ${dice === 1 ? 'a die' : `${dice} dice`}: what is left of them costs talers`,
  placed: ({ fields }) => `stands ${count(fields, 'field', 'fields')} from the other side of the canyon`,
};
