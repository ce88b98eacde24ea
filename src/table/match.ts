import type { Seat } from '../engine/game.ts';
import type { ActName } from '../engine/logs/acts.ts';
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
  /**
   * Of the rules it began with. Under other rules it is played on as long as its log replays; a log that no longer does
   * is closed for play, and never altered.
   */
  readonly version: number;
  readonly options: Options;
  readonly players: readonly Player[];
  readonly chance: FairChance;
  /** How many of the first entries come from another log: their chance was drawn there, not from this seed. */
  readonly inherited?: number;
  /** People roll, draw and shuffle, and enter what came: nothing is drawn from the seed. */
  readonly byHand?: true;
}

/** One move by the rules. `command` is the command that brought it; chance has none, unless its outcome was entered by hand. */
export interface MoveEntry {
  readonly seq: number;
  readonly actor: Seat | 'chance';
  readonly move: string;
  readonly command?: string;
  /** A bot made the move for a person who was away or had resigned, or for a bot of somebody else that had failed. */
  readonly standIn?: true;
  /** How long the match was paused before this move, in milliseconds, because nobody was left to play. */
  readonly paused?: number;
}

/** What happens beside the rules. */
export interface ActEntry {
  readonly seq: number;
  readonly actor: Seat | 'host';
  readonly act: ActName;
  readonly command?: string;
  /** With `correct`: the first entry that no longer counts; the match goes on from before it. */
  readonly to?: number;
  /** The seed, with `reveal`. */
  readonly seed?: string;
}

export type Entry = (MoveEntry & { readonly to?: undefined }) | ActEntry;

/** What a viewer gets of an entry whose text is not for its eyes. */
export interface RedactedEntry {
  readonly seq: number;
  readonly actor: Seat | 'chance';
  readonly veiled: true;
  readonly to?: undefined;
}

export function redact({ seq, actor }: Entry): RedactedEntry {
  return { seq, actor: actor as RedactedEntry['actor'], veiled: true };
}

/** An entry as some viewer may read it. */
export type SeenEntry = Entry | RedactedEntry;

/** What a seat asks of a table. It travels as it is: a request to a server is a command with the match it is for. */
interface CommandHead {
  /** Chosen by the sender. The same id is never carried out twice, so a command may be sent again and again. */
  readonly id: string;
  /** Where chance is entered by hand, CHANCE plays like a seat. */
  readonly seat: Seat;
  /** The length of the log the command was made on. */
  readonly base: number;
  /** What the host adds for the log: see the entries. */
  readonly standIn?: true;
  readonly paused?: number;
}

export interface PlayCommand extends CommandHead {
  readonly type: 'play';
  readonly moves: readonly string[];
}

/** Something that a seat does out of turn, in games that know it. */
export interface AsideCommand extends CommandHead {
  readonly type: 'aside';
  readonly move: string;
}

export interface ResignCommand extends CommandHead {
  readonly type: 'resign';
}

/** By hand: what was entered from here on no longer counts. It is asked by CHANCE, as nobody's in particular. */
export interface CorrectCommand extends CommandHead {
  readonly type: 'correct';
  readonly to: number;
}

/** By hand: what was taken back is entered again as it was, as far as it still fits. */
export interface RepeatCommand extends CommandHead {
  readonly type: 'repeat';
}

export type Command = PlayCommand | AsideCommand | ResignCommand;

/** What is asked of a table by hand alone. It never travels: such a match is on one device. */
export type HandCommand = CorrectCommand | RepeatCommand;

/** Why a command is not carried out. Where it is a rule that forbids it, the answer names the rule too. */
export const refusalCodes = [
  'no-such-seat',
  'over',
  'stale',
  'not-your-turn',
  'resigned',
  'empty',
  'not-a-move',
  'forbidden',
  'turn-ended',
] as const;

export type RefusalCode = (typeof refusalCodes)[number];
