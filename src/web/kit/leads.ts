import type { Game, Lead, Seat } from '../../engine/game.ts';
import type { AnyState } from '../../engine/state.ts';
import type { GameWords, Who } from './view.ts';

/** A lead as one seat holds it. */
export interface HeldLead extends Omit<Lead, 'seats'> {
  /** The lead, told apart from all others. */
  readonly name: string;
  readonly seat: Seat;
  /** Is anybody ahead with it? */
  readonly shared: boolean;
}

/** What a seat is ahead in, alone or with others. */
export function leadsOf(game: Game, s: AnyState, seat: Seat): readonly HeldLead[] {
  return (game.leads?.(s) ?? []).filter(({ seats }) => seats.includes(seat)).map(lead => heldBy(seat, lead));
}

function heldBy(seat: Seat, { key, args, points, seats }: Lead): HeldLead {
  return { name: JSON.stringify([key, args]), key, args, points, seat, shared: seats.length > 1 };
}

/**
 * Follows a match from state to state and notices when a lead changes hands: somebody is ahead alone who was not the last
 * to be so. Where two only draw level and part again nothing has changed.
 */
export class LeadWatch {
  readonly #holders = new Map<string, Seat>();

  /** The leads that were taken by what led to this state. The first to be ahead takes nothing from anybody. */
  takenAt(game: Game, s: AnyState): readonly HeldLead[] {
    const alone = (game.leads?.(s) ?? []).filter(({ seats }) => seats.length === 1);
    return alone
      .map(lead => heldBy(lead.seats[0]!, lead))
      .filter(({ name, seat }) => {
        const before = this.#holders.get(name);
        this.#holders.set(name, seat);
        return before !== undefined && before !== seat;
      });
  }
}

/** The leads that changed hands in a match, for each of its states. */
export function takenLeads(game: Game, states: readonly AnyState[]): readonly (readonly HeldLead[])[] {
  if (!game.leads) return [];
  const watch = new LeadWatch();
  return states.map(state => watch.takenAt(game, state));
}

/** Says that a lead has changed hands. */
export function leadTaken({ key, args, points, seat }: HeldLead, { leads }: GameWords, who: Who): string {
  return leads?.[key]?.taken(args as never, points, who(seat)) ?? '';
}
