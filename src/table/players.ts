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
  /** A bot of somebody else, which has a name of its own. */
  readonly outside?: { readonly name: string };
}

/** What stands in place of a level where a bot of somebody else plays. */
export const OUTSIDE = 'outside';

/** Wherever its name stands, one sees what it is; the word is the same in all languages. */
const MARK = ' (bot)';

/** How many characters fewer its name may have than a person's. */
export const MARK_LENGTH = MARK.length;

export function outsideName({ name }: { readonly name: string }): string {
  return name + MARK;
}

/** Bots have names in all languages alike, one for each colour, wherever they play. */
export const namesByColour: Readonly<Record<PlayerColour, string>> = {
  red: 'Amira',
  blue: 'Idris',
  green: 'Leila',
  yellow: 'Tarek',
  black: 'Zahra',
};

export function playersOn(chairs: readonly Sitter[]): Player[] {
  const players = chairs.map(({ colour, name, bot, outside }) => ({
    name: name ?? (outside && outsideName(outside)) ?? (bot === undefined ? '' : namesByColour[colour]),
    colour,
    ...(bot !== undefined && { bot: outside ? OUTSIDE : bot }),
  }));
  return [...botsToldApart(players)];
}

/** What a bot on this seat is called, among those who sit there. */
export function botNameAt(chairs: readonly Sitter[], seat: Seat): string {
  const { colour, bot = '', outside } = chairs[seat];
  return playersOn(chairs.with(seat, { colour, bot, ...(outside && { outside }) }))[seat].name;
}

/** A bot called like somebody else gets a name that is still free: people keep theirs. */
export function botsToldApart(players: readonly Player[]): readonly Player[] {
  const seat = namesakes(players).find(alike => players[alike].bot !== undefined);
  if (seat === undefined) return players;
  const taken = players.map(called);
  const name = Object.values(namesByColour).find(free => !taken.includes(called({ name: free }))) ?? '';
  return botsToldApart(players.with(seat, { ...players[seat], name }));
}

/** Names are the same however they are written. */
function called({ name }: Pick<Player, 'name'>): string {
  return name.trim().toLowerCase();
}

/** The seats whose name somebody else has too. */
export function namesakes(players: readonly Pick<Player, 'name'>[]): readonly Seat[] {
  const names = players.map(called);
  return [...names.keys()].filter(
    seat => names[seat] !== '' && names.some((name, i) => i !== seat && name === names[seat]),
  );
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
