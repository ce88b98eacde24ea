import type { JSX } from 'preact';
import type { Description, RuleId, Seat } from '../../engine/game.ts';
import type { Options } from '../../engine/options.ts';
import type { AnyState } from '../../engine/state.ts';
import type { Hue } from './players.tsx';
import type { Sound } from './sound.ts';

export const languages = ['en', 'de', 'nl'] as const;
export type Language = (typeof languages)[number];

/** What a game says at a table where it is played. */
export interface PlayWords {
  /** What is to be done now, by the first word of the legal moves, or by the key of the view's `task`. */
  readonly prompts: Readonly<Record<string, (turn: TurnProgress) => string>>;
  /** The only move there is, as a button says it, by its first word. */
  readonly acts: Readonly<Record<string, (tokens: readonly string[]) => string>>;
  /** The words of the notation that are pressed as buttons at the board, as a button says them. */
  readonly buttons?: Readonly<Record<string, (turn: TurnProgress) => string>>;
  /** Most moves bring no points by themselves: then nothing is said about points before a move. */
  readonly quiet?: boolean;
  /** How a word of the notation is said; one that is missing is said as it is written. */
  readonly tokens: Readonly<Record<string, string>>;
  /** What a move brings, by the keys of the game's breakdown; points may be lost. */
  readonly gains: Readonly<Record<string, (points: number) => string>>;
  readonly options: Readonly<Record<string, OptionWords>>;
  /** So many chips lie face down. */
  readonly chips: (count: number) => string;
  /** Where moves tried out stop before the turn is over, as where a card is turned: what is said and pressed there. */
  readonly halt?: (turn: TurnProgress) => TurnPause | undefined;
}

/** A stop within a turn: the sentence at the board, and the button that goes on from there. */
export interface TurnPause {
  readonly task: string;
  readonly act: string;
}

/** How far a turn has come. */
export interface TurnProgress {
  /** The position as it stands with the moves tried out. */
  readonly state: AnyState;
  /** Names a seat. */
  readonly who: (seat: Seat) => string;
  /** How many moves were made in it already. */
  readonly made: number;
  /** The words chosen for the next one. */
  readonly chosen: readonly string[];
  /** What the view's `task` has to fill in. */
  readonly args: Description['args'];
}

/** What can be chosen at this point of a turn. */
export interface Offer extends TurnProgress {
  /** The legal moves that go with the words chosen, each as its words. */
  readonly legal: readonly (readonly string[])[];
}

/** A choice that is made at the prompt and not on the board. */
export interface Button {
  /** The word that pressing it chooses, or the whole move that it plays. */
  readonly token: string;
  readonly label: string;
  /** What is most likely meant: it is drawn to be found first. */
  readonly main?: boolean;
}

/** An option of a game in words; the values by how they are written. */
export interface OptionWords {
  readonly name: string;
  readonly hint: string;
  readonly values: Readonly<Record<string, string>>;
  /** What it means to leave the option out, where that can be done. */
  readonly none?: string;
}

/** What every game's words hold; a game has more of its own. */
export interface GameWords extends PlayWords {
  readonly language: Language;
  readonly title: string;
  /** Names of the players by their colours, in the order of the seats. */
  readonly players: readonly string[];
  /** Where points come from, by the keys of the game's breakdown, and the columns of its view. */
  readonly sources: Readonly<Record<string, string>>;
  /** Who won, and by what, where points are not what people count in the game. */
  readonly wins?: (players: string, points: number, many: boolean) => string;
  /** Log lines by the keys that the game tells; `who` names a seat. */
  readonly story: Readonly<Record<string, (args: never, who: (seat: Seat) => string) => string>>;
}

/** What a person can do on a board. A board without a hand is only looked at. */
export interface BoardInput {
  /** The seat that is to move. */
  readonly seat: Seat;
  /** The words that can be clicked now. */
  readonly selectable: ReadonlySet<string>;
  /** The words chosen, and those that leave no choice. */
  readonly chosen: ReadonlySet<string>;
  /** The words chosen alone, without those that leave no choice. */
  readonly picked?: ReadonlySet<string>;
  /** The word pointed at, by mouse, finger or keys. */
  readonly pointed: string | undefined;
  /** Where only some of the legal moves are asked for, as by a teacher: of the places a board would light, those asked for. */
  readonly narrow?: (lit: ReadonlySet<string>) => ReadonlySet<string>;
  /** Somebody clicks a word, lit or not: who clicks one that is not lit is told why not. */
  readonly pick: (token: string) => void;
  readonly point: (token: string | undefined) => void;
  /** Plays whole moves, one after the other; it stops at the first that can't be played. */
  readonly playMoves?: (moves: readonly string[]) => void;
  /** Lets go of all words chosen. */
  readonly drop: () => void;
  /** What choosing this word would do, in words, for the keyboard's cursor; empty if there is nothing to say. */
  readonly preview: (token: string) => string;
}

/** What is lit up while all else is dimmed: everything of a seat, of a camel colour, or of both. */
export interface Spotlight {
  readonly seat?: Seat;
  readonly colour?: string;
}

export interface BoardProps<W extends GameWords> {
  /** A new position is a new object: what is drawn is kept as long as the state is the same one. */
  readonly state: AnyState;
  readonly words: W;
  /** Laid on its side, for tall screens. */
  readonly turned: boolean;
  /** The place of the latest move, by its name on the board. */
  readonly latest?: string | undefined;
  /** The colours of the seats; the usual ones if left out. */
  readonly hues?: readonly Hue[] | undefined;
  /** Names a seat; by its colour if left out. */
  readonly who?: ((seat: Seat) => string) | undefined;
  /** What was shown before: the difference to `state` is what moves. Nothing moves if left out. */
  readonly before?: AnyState | undefined;
  /** What was told between `before` and `state`, as far as it may be read; the same object until more is told. */
  readonly news?: readonly Description[] | undefined;
  /** False where the settings forbid motion; a browser that asks for less motion gets none in any case. */
  readonly motion?: boolean | undefined;
  readonly input?: BoardInput | undefined;
  readonly spotlight?: Spotlight | undefined;
}

export interface SidePanelProps<W extends GameWords> {
  readonly state: AnyState;
  readonly words: W;
  readonly hues?: readonly Hue[] | undefined;
  /** Names a seat; by its colour if left out. */
  readonly who?: ((seat: Seat) => string) | undefined;
  readonly input?: BoardInput | undefined;
  readonly spotlight?: Spotlight | undefined;
  /** Left out, nothing can be lit up from here. */
  readonly onSpotlight?: ((spotlight: Spotlight | undefined) => void) | undefined;
  /** The seat that looks on, if it plays. */
  readonly viewer?: Seat | undefined;
  /** Makes an aside of the viewer, written as the game writes it; left out where none can be made. */
  readonly onAside?: ((move: string) => void) | undefined;
}

export interface BoardTextProps<W extends GameWords> {
  readonly state: AnyState;
  readonly words: W;
  /** Names a seat. */
  readonly who: (seat: Seat) => string;
}

/** How a board is printed into a file. */
export interface PrintProps {
  readonly state: AnyState;
  readonly theme: 'light' | 'dark';
  readonly hues?: readonly Hue[] | undefined;
  readonly turned?: boolean | undefined;
}

/** What a game gives to the screens. Screens know games by this alone. */
export interface GameView<W extends GameWords = GameWords> {
  readonly players: readonly Hue[];
  readonly words: Readonly<Record<Language, () => Promise<W>>>;
  /** What lies face down before a seat, as the number of chips by source or column of points; nothing where all is open. */
  faceDown?(state: AnyState, seat: Seat, options: Options): Readonly<Record<string, number>>;
  /** How tables of points count sources together, by the names of their columns; each by itself if left out. */
  readonly columns?: Readonly<Record<string, readonly string[]>>;
  /**
   * For games whose points only rank, as where each of one source counts before all of another: what one of each source
   * is worth, the leading source first. Tables then show how many there are, and no total.
   */
  readonly units?: Readonly<Record<string, number>>;
  /** Small pictures for the sources of points, drawn in a field of 24 by 24. */
  readonly signs: Readonly<Record<string, JSX.Element>>;
  /** What is pressed at the prompt, in its order, for games to which the `buttons` of their words are not enough. */
  buttons?(offer: Offer, words: W): readonly Button[];
  /** What may be told of an entry whose text is withheld, from what the viewer sees before it. */
  secret?(before: AnyState, words: W, who: (seat: Seat) => string): string;
  Board(props: BoardProps<W>): JSX.Element;
  /** What lies beside the board. */
  SidePanel(props: SidePanelProps<W>): JSX.Element;
  /** The board in sentences, for those who do not see it. The screen says where they stand and whether they show. */
  BoardText?(props: BoardTextProps<W>): JSX.Element;
  /** What is asked of the seat to move: a key of the prompts; the first word of the legal moves if left out. */
  task?(state: AnyState): Description;
  /** The rules that say most about why not: where one of them stands against a click, the others go unsaid. */
  readonly chiefRules?: readonly RuleId[];
  /** What is to be heard when one position follows another. */
  soundsBetween?(before: AnyState, after: AnyState): readonly Sound[];
  /** The board as the text of an SVG file that needs no style sheet. */
  print?(props: PrintProps): string;
}
