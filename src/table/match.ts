import type { Seat } from '../engine/game.ts';
import type { Options } from '../engine/options.ts';
import type { FairChance } from './chance.ts';

export const playerColours = ['red', 'blue', 'green', 'yellow', 'black'] as const;
export type PlayerColour = (typeof playerColours)[number];

/** Who sits on a seat. A seat without a level is a person's. */
export interface Player {
  readonly name: string;
  readonly colour: PlayerColour;
  /** The level of the computer opponent that plays this seat. */
  readonly bot?: string;
}

/** What is fixed before the first move. */
export interface Match {
  readonly id: string;
  readonly game: string;
  /** Of the rules. A match is played to its end by the rules it began with. */
  readonly version: number;
  readonly options: Options;
  readonly players: readonly Player[];
  readonly chance: FairChance;
  /** So many of the first entries come from another log: their chance was drawn there, not from this seed. */
  readonly inherited?: number;
}

/** One move by the rules. `command` is the command that brought it, chance has none. */
export interface MoveEntry {
  readonly seq: number;
  readonly actor: Seat | 'chance';
  readonly move: string;
  readonly command?: string;
}

/** What happens beside the rules: a seat gives up, or the host lays the seed open. */
export interface ActEntry {
  readonly seq: number;
  readonly actor: Seat | 'host';
  readonly act: 'resign' | 'reveal';
  readonly command?: string;
  /** The seed, with `reveal`. */
  readonly seed?: string;
}

export type Entry = MoveEntry | ActEntry;

/** What a viewer gets of an entry whose text is not for its eyes. */
export interface VeiledEntry {
  readonly seq: number;
  readonly actor: Seat | 'chance';
  readonly veiled: true;
}

interface CommandHead {
  /** Chosen by the sender. The same id is never carried out twice, so a command may be sent again and again. */
  readonly id: string;
  readonly seat: Seat;
  /** The length of the log the command was made on. */
  readonly base: number;
}

export interface MovesCommand extends CommandHead {
  readonly kind: 'moves';
  readonly moves: readonly string[];
}

export interface ResignCommand extends CommandHead {
  readonly kind: 'resign';
}

export type Command = MovesCommand | ResignCommand;

export const refusals = {
  'no-such-seat': 'there is no such seat at this table',
  over: 'the match is over',
  stale: 'the match has moved on since this command was made',
  'not-your-turn': 'another seat is to move',
  resigned: 'this seat has resigned',
  empty: 'the command holds no move',
  'not-a-move': 'this is no move of the game',
  forbidden: 'a rule forbids this move',
  'turn-ended': 'the turn ends before this move',
} as const;

export type RefusalCode = keyof typeof refusals;
