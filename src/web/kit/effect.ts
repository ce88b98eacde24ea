import type { Breakdown, Game, Move, Seat } from '../../engine/game.ts';
import { type AnyState, copyOf } from '../../engine/state.ts';
import { type HeldLead, leadsOf } from './leads.ts';

/** What a move wins each seat, by source of points; sources that stay the same are left out, and provisional ones. */
export interface Effect {
  readonly seat: Seat;
  readonly gains: Breakdown;
}

/** What a move would change for its mover that is settled only at the end. */
export interface Outlook {
  /** By how much the mover's provisional points would change; nothing where leads say it. */
  readonly gains: Breakdown;
  /** What the mover would be ahead in, alone or with others, and was not before in the same way. */
  readonly leads: readonly HeldLead[];
}

/** What a move would do, worked out by doing it on a copy; with what is sure to follow though chance comes first. */
export function effectsOf(game: Game, s: AnyState, move: Move): readonly Effect[] {
  const after = stateAfter(game, s, move);
  const owed = (state: AnyState) => game.owed?.(state, game.actor(s)) ?? {};
  const effects = effectsBetween(game, s, after);
  const fresh = Object.keys(owed(s)).length > 0 ? {} : owed(after);
  if (Object.keys(fresh).length === 0) return effects;
  const own = effects.find(({ seat }) => seat === game.actor(s));
  const others = effects.filter(effect => effect !== own);
  return [{ seat: game.actor(s), gains: { ...own?.gains, ...fresh } }, ...others];
}

/** What chance has brought in points that the sentence about it does not say. */
export function paidByChance(game: Game, before: AnyState, after: AnyState): readonly Effect[] {
  const { chancePays } = game;
  if (!chancePays) return [];
  const isPaid = ([source]: readonly [string, number]) => chancePays.includes(source);
  return effectsBetween(game, before, after)
    .map(({ seat, gains }) => ({ seat, gains: Object.fromEntries(Object.entries(gains).filter(isPaid)) }))
    .filter(({ gains }) => Object.keys(gains).length > 0);
}

export function outlookOf(game: Game, s: AnyState, move: Move, seat: Seat): Outlook {
  const after = stateAfter(game, s, move);
  const had = leadsOf(game, s, seat).map(({ name, points }) => `${name} ${points}`);
  const leads = leadsOf(game, after, seat).filter(({ name, points }) => !had.includes(`${name} ${points}`));
  const gains = game.leads ? {} : difference(game.breakdown(s, seat), game.breakdown(after, seat), isProvisional(game));
  return { gains, leads };
}

function stateAfter(game: Game, s: AnyState, move: Move): AnyState {
  const after = copyOf(s);
  game.apply(after, move);
  return after;
}

export function effectsBetween(game: Game, before: AnyState, after: AnyState): readonly Effect[] {
  const provisional = isProvisional(game);
  const seats = Array.from({ length: before.seats }, (_, seat) => seat);
  const effects = seats.map(seat => ({
    seat,
    gains: difference(game.breakdown(before, seat), game.breakdown(after, seat), source => !provisional(source)),
  }));
  return effects.filter(({ gains }) => Object.keys(gains).length > 0);
}

function isProvisional({ provisional = [] }: Game): (source: string) => boolean {
  return source => provisional.includes(source);
}

function difference(before: Breakdown, after: Breakdown, counts: (source: string) => boolean): Breakdown {
  const gains = Object.entries(after).map(([source, points]) => [source, points - (before[source] ?? 0)] as const);
  return Object.fromEntries(gains.filter(([source, points]) => points !== 0 && counts(source)));
}
