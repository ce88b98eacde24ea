import type { Seat } from '../../engine/game.ts';
import type { Match, Player } from '../../table/match.ts';

/** The seats that people sit on, whether they still play or have resigned. */
export function peopleOf({ players }: Pick<Match, 'players'>): Seat[] {
  return [...players.keys()].filter(seat => players[seat]!.bot === undefined);
}

/** The seat of the only person among bots; undefined where several people play, or none. */
export function lonePerson(players: readonly Player[]): Seat | undefined {
  const people = peopleOf({ players });
  return people.length === 1 ? people[0] : undefined;
}

/** A match on this device, with what it says of whoever has the device. */
interface KeptHere {
  readonly match: Pick<Match, 'players'>;
  readonly seat?: Seat;
  readonly elsewhere?: boolean | undefined;
}

/** The reader's own seat: theirs online, or that of the only person, unless somebody else played it. */
export function ownSeat({ match, seat, elsewhere }: KeptHere): Seat | undefined {
  return seat ?? (elsewhere ? undefined : lonePerson(match.players));
}
