import { count, signed } from '../../../engine/figures.ts';
import type { deals as source, dealStory as sourceStory } from './deals.en.ts';

const talers = (n: number) => count(n, 'Taler', 'Taler');
export const cardFrom = (spring: number) => (spring === 1 ? 'eine Karte von einer Quelle' : 'eine Karte');

export const deals: typeof source = {
  pass: 'Kein Angebot',
  rest: 'Keine Angebote bis zu meinem Zug',
  sell: value => `Meine Karte mit ${signed(value)} verkaufen`,
  hand: value => `Meine Karte mit ${signed(value)}`,
  card: spring => cardFrom(spring ? 1 : 0),
  accept: (who, what, die, from, to) => `${who} gibt ${what}: mit der ${die} von ${from} nach ${to}`,
  buy: (who, what, price) => `Von ${who} ${what} für ${price} kaufen`,
};

export const dealStory: typeof sourceStory = {
  want: ({ seat, mover, die, from, to }, who) =>
    `${who(seat)} möchte, dass ${who(mover)} mit der ${die} von ${from} nach ${to} zieht.`,
  bidTalers: ({ seat, mover, talers: n, from, to }, who) =>
    `${who(seat)} bietet ${who(mover)} ${talers(n)} für den Zug von ${from} nach ${to}.`,
  bidCard: ({ seat, mover, spring, from, to }, who) =>
    `${who(seat)} bietet ${who(mover)} ${cardFrom(spring)} für den Zug von ${from} nach ${to}.`,
  sell: ({ seat, mover, spring }, who) => `${who(seat)} würde ${who(mover)} ${cardFrom(spring)} verkaufen.`,
  ask: ({ seat, mover, spring, talers: n }, who) =>
    `${who(seat)} bietet ${who(mover)} ${cardFrom(spring)} für ${talers(n)} an.`,
  pass: ({ seat }, who) => `${who(seat)} macht kein Angebot.`,
  rest: ({ seat }, who) => `${who(seat)} macht bis zum eigenen Zug keine Angebote.`,
  acceptTalers: ({ seat, other, talers: n, die, from, to }, who) =>
    `${who(seat)} nimmt ${talers(n)} von ${who(other)} an und zieht mit der ${die} von ${from} nach ${to}.`,
  acceptCard: ({ seat, other, spring, die, from, to }, who) =>
    `${who(seat)} nimmt ${cardFrom(spring)} von ${who(other)} an und zieht mit der ${die} von ${from} nach ${to}.`,
  buy: ({ seat, other, spring, talers: n }, who) =>
    `${who(seat)} kauft von ${who(other)} ${cardFrom(spring)} für ${talers(n)}.`,
};
