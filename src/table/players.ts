import type { Game, Seat } from '../engine/game.ts';
import { readOptions } from '../engine/options.ts';
import { type Match, type Player, type PlayerColour, playerColours } from './match.ts';
import { isOver, type MatchPosition } from './planning.ts';

/** Who sits on a seat, as far as it is known where tables are made. */
interface Sitter {
  readonly colour: PlayerColour;
  readonly name?: string;
  readonly bot?: string;
  /** A bot stands in for the person. */
  readonly away?: boolean;
}

export function playersOn(chairs: readonly Sitter[]): Player[] {
  return chairs.map(({ colour, name = '', bot }) => ({ name, colour, ...(bot !== undefined && { bot }) }));
}

/** Players that a log says nothing about; screens call them by their colours. */
export function namelessPlayers(seats: number): Player[] {
  return playersOn(playerColours.slice(0, seats).map(colour => ({ colour })));
}

export function namelessMatch(game: Game, seats: number, options = readOptions(game.options)): Match {
  const chance = { seed: '', match: '', nonces: [] };
  return { id: '', game: game.id, version: game.version, options, players: namelessPlayers(seats), chance };
}

/** For a rematch everybody moves on by one seat: who sat last begins. */
export function movedOn<T>(sitters: readonly T[]): T[] {
  return [...sitters.slice(-1), ...sitters.slice(0, -1)];
}

/** Does a bot play this seat: its own, or one whose person is away or has resigned, so that the others can finish? */
export function isPlayedByBot(
  seat: Seat,
  sitters: readonly Pick<Sitter, 'bot' | 'away'>[],
  resigned: ReadonlySet<Seat>,
): boolean {
  const sitter = sitters[seat];
  return sitter !== undefined && (sitter.bot !== undefined || sitter.away === true || resigned.has(seat));
}

/** The seat that a bot is to move, if it is a bot's turn. */
export function botToMove(
  position: Pick<MatchPosition, 'game' | 'state' | 'resigned'>,
  sitters: readonly Pick<Sitter, 'bot' | 'away'>[],
): Seat | undefined {
  const seat = position.game.actor(position.state);
  return !isOver(position) && isPlayedByBot(seat, sitters, position.resigned) ? seat : undefined;
}
