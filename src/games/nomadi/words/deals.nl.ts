import { count, signed } from '../../../engine/figures.ts';
import type { deals as source, dealStory as sourceStory } from './deals.en.ts';

const talers = (n: number) => count(n, 'daalder', 'daalders');
export const cardFrom = (spring: number) => (spring === 1 ? 'een kaart van een bron' : 'een kaart');

export const deals: typeof source = {
  pass: 'Geen aanbod',
  rest: 'Geen aanbod tot mijn beurt',
  sell: value => `Mijn kaart van ${signed(value)} verkopen`,
  hand: value => `Mijn kaart van ${signed(value)}`,
  card: spring => cardFrom(spring ? 1 : 0),
  accept: (who, what, die, from, to) => `${who} geeft ${what}: met de ${die} van ${from} naar ${to}`,
  buy: (who, what, price) => `Koop ${what} van ${who} voor ${price}`,
};

export const dealStory: typeof sourceStory = {
  want: ({ seat, mover, die, from, to }, who) =>
    `${who(seat)} wil graag dat ${who(mover)} met de ${die} van ${from} naar ${to} gaat.`,
  bidTalers: ({ seat, mover, talers: n, from, to }, who) =>
    `${who(seat)} biedt ${who(mover)} ${talers(n)} voor de zet van ${from} naar ${to}.`,
  bidCard: ({ seat, mover, spring, from, to }, who) =>
    `${who(seat)} biedt ${who(mover)} ${cardFrom(spring)} voor de zet van ${from} naar ${to}.`,
  sell: ({ seat, mover, spring }, who) => `${who(seat)} wil ${who(mover)} ${cardFrom(spring)} verkopen.`,
  ask: ({ seat, mover, spring, talers: n }, who) =>
    `${who(seat)} biedt ${who(mover)} ${cardFrom(spring)} aan voor ${talers(n)}.`,
  pass: ({ seat }, who) => `${who(seat)} doet geen aanbod.`,
  rest: ({ seat }, who) => `${who(seat)} doet geen aanbod tot de eigen beurt.`,
  acceptTalers: ({ seat, other, talers: n, die, from, to }, who) =>
    `${who(seat)} neemt ${talers(n)} van ${who(other)} aan en gaat met de ${die} van ${from} naar ${to}.`,
  acceptCard: ({ seat, other, spring, die, from, to }, who) =>
    `${who(seat)} neemt ${cardFrom(spring)} van ${who(other)} aan en gaat met de ${die} van ${from} naar ${to}.`,
  buy: ({ seat, other, spring, talers: n }, who) =>
    `${who(seat)} koopt ${cardFrom(spring)} van ${who(other)} voor ${talers(n)}.`,
};
