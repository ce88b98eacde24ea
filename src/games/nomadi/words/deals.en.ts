import { count, signed } from '../../../engine/figures.ts';
import type { Story } from './places.ts';

const talers = (n: number) => count(n, 'taler', 'talers');
export const cardFrom = (spring: number) => (spring === 1 ? 'a card from a spring' : 'a card');

/** Offers that bind: what is pressed. */
export const deals = {
  pass: 'No offer',
  rest: 'No offers until my turn',
  sell: (value: number): string => `Sell my card of ${signed(value)}`,
  hand: (value: number): string => `My card of ${signed(value)}`,
  card: (spring: boolean): string => cardFrom(spring ? 1 : 0),
  accept: (who: string, what: string, die: number, from: string, to: string): string =>
    `${who} gives ${what}: use the ${die}, ${from} to ${to}`,
  buy: (who: string, what: string, price: string): string => `Buy ${what} from ${who} for ${price}`,
};

const want: Story<'seat' | 'mover' | 'die' | 'from' | 'to'> = ({ seat, mover, die, from, to }, who) =>
  `${who(seat)} would like ${who(mover)} to go from ${from} to ${to} with a ${die}.`;
const bidTalers: Story<'seat' | 'mover' | 'talers' | 'die' | 'from' | 'to'> = (
  { seat, mover, talers: n, from, to },
  who,
) => `${who(seat)} offers ${who(mover)} ${talers(n)} for the step from ${from} to ${to}.`;
const bidCard: Story<'seat' | 'mover' | 'card' | 'spring' | 'die' | 'from' | 'to'> = (
  { seat, mover, spring, from, to },
  who,
) => `${who(seat)} offers ${who(mover)} ${cardFrom(spring)} for the step from ${from} to ${to}.`;
const sell: Story<'seat' | 'mover' | 'card' | 'spring'> = ({ seat, mover, spring }, who) =>
  `${who(seat)} would sell ${who(mover)} ${cardFrom(spring)}.`;
const ask: Story<'seat' | 'mover' | 'card' | 'spring' | 'talers'> = ({ seat, mover, spring, talers: n }, who) =>
  `${who(seat)} offers ${who(mover)} ${cardFrom(spring)} for ${talers(n)}.`;
const pass: Story<'seat' | 'mover'> = ({ seat }, who) => `${who(seat)} makes no offer.`;
const rest: Story<'seat' | 'mover'> = ({ seat }, who) =>
  `${who(seat)} makes no more offers before their own next turn.`;
const acceptTalers: Story<'seat' | 'other' | 'talers' | 'die' | 'from' | 'to'> = (
  { seat, other, talers: n, die, from, to },
  who,
) => `${who(seat)} accepts ${talers(n)} from ${who(other)} and goes from ${from} to ${to} with a ${die}.`;
const acceptCard: Story<'seat' | 'other' | 'card' | 'spring' | 'die' | 'from' | 'to'> = (
  { seat, other, spring, die, from, to },
  who,
) => `${who(seat)} accepts ${cardFrom(spring)} from ${who(other)} and goes from ${from} to ${to} with a ${die}.`;
const buy: Story<'seat' | 'other' | 'card' | 'spring' | 'talers'> = ({ seat, other, spring, talers: n }, who) =>
  `${who(seat)} buys ${cardFrom(spring)} from ${who(other)} for ${talers(n)}.`;

export const dealStory = { want, bidTalers, bidCard, sell, ask, pass, rest, acceptTalers, acceptCard, buy };
