import { actorOf, type ReferenceState, SOURCES, type Source } from './reference-state.ts';

type Points = Record<Source, number>;

const GIFTS = 4;

/** What a seat may say out of turn now: gifts, while a seat and not chance is to act. */
export function asideTexts(game: ReferenceState, seat: number): string[] {
  const given = game.payments.filter(
    payment => payment.seat === seat && payment.turn === game.turn && payment.source === 'gifts' && payment.talers < 0,
  );
  if (game.trade !== true || game.turn === 0 || typeof actorOf(game) === 'string' || given.length === GIFTS) return [];
  const amounts = Array.from({ length: Math.max(0, talersOf(game, seat)) }, (_, i) => i + 1);
  return everyone(game).flatMap(to => (to === seat ? [] : amounts.map(talers => `give ${to} ${talers}`)));
}

export function playAside(game: ReferenceState, seat: number, text: string): void {
  if (!asideTexts(game, seat).includes(text)) throw new Error(`seat ${seat} may not "${text}" here`);
  const [, to, talers] = text.split(' ').map(Number);
  game.payments.push({ seat, source: 'gifts', talers: -talers, turn: game.turn });
  game.payments.push({ seat: to, source: 'gifts', talers, turn: game.turn });
}

export function everyone(game: ReferenceState): number[] {
  return Array.from({ length: game.seats }, (_, seat) => seat);
}

export function talersOf(game: ReferenceState, seat: number): number {
  return sum(game.payments.filter(payment => payment.seat === seat).map(payment => payment.talers));
}

/** The points of a seat by source, as if the game ended now. A card on offer counts for nobody. */
export function pointsOf(game: ReferenceState, seat: number): Points {
  const paid = (source: Source) =>
    sum(game.payments.flatMap(payment => (payment.seat === seat && payment.source === source ? [payment.talers] : [])));
  const cards = sum(game.found.map(card => (card.holder === seat ? (card.value ?? 0) : 0)));
  const points = Object.fromEntries(SOURCES.map(source => [source, paid(source)])) as Points;
  return { ...points, cards };
}

function totalOf(points: Points): number {
  return sum(Object.values(points));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

export function winnersOf(game: ReferenceState): number[] {
  if (game.phase !== 'over') return [];
  const totals = everyone(game).map(seat => totalOf(pointsOf(game, seat)));
  return everyone(game).filter(seat => totals[seat] === Math.max(...totals));
}
