import type { JSX } from 'preact';
import type { Description, RuleId, Seat } from '../../engine/game.ts';
import type { Options } from '../../engine/options.ts';
import type { AnyState } from '../../engine/state.ts';
import type { Candidate } from './candidate.ts';
import type { Box } from './draw/paths.ts';
import type { BoardOrientation } from './landmarks.ts';
import type { Hue } from './players.tsx';
import type { Sound } from './sound.ts';

export const languages = ['en', 'de', 'nl'] as const;
export type Language = (typeof languages)[number];

/** When a finger sees a place enlarged before it chooses it: where places are small, always, or never. */
export const magnifierUses = ['small', 'always', 'off'] as const;
export type MagnifierUse = (typeof magnifierUses)[number];

/** What the kit itself asks of a state; a view knows the state of its game. */
export type ShownState = Pick<AnyState, 'bytes' | 'seats'>;

/** Names a seat. */
export type Who = (seat: Seat) => string;

/** What a game says at a table where it is played. What is left out is said in the page's words, or as it is written. */
export interface PlayWords<S = AnyState> {
  /** What is to be done now, by the first word of the legal moves, or by the key of the view's `task`. */
  readonly prompts?: Readonly<Record<string, (turn: TurnProgress<S>) => string>>;
  /** A whole move, as a button says it where it is the only one, by its first word. */
  readonly moveLabels?: Readonly<Record<string, (tokens: readonly string[]) => string>>;
  /** The words of the notation that are pressed as buttons at the board, as a button says them. */
  readonly buttons?: Readonly<Record<string, (turn: TurnProgress<S>) => string>>;
  /** Most moves bring no points by themselves: then nothing is said about points before a move. */
  readonly quiet?: boolean;
  /** How a word of the notation is said. */
  readonly tokens?: Readonly<Record<string, string>>;
  /** What a move brings, by the keys of the game's breakdown; points may be lost. */
  readonly gains?: Readonly<Record<string, (points: number) => string>>;
  readonly options?: Readonly<Record<string, OptionWords>>;
  /** What is said of a lead that changes hands, and of one that a move would take, by the keys of the game's leads. */
  readonly leads?: Readonly<Record<string, LeadWords>>;
  /** What the view's `faceDown` counts. */
  readonly chips?: (count: number) => string;
  /** What is said after points to which something adds that lies face down. */
  readonly unknown?: string;
  /** Where moves tried out stop before the turn is over, as where a card is turned: what is said and pressed there. */
  readonly halt?: (turn: TurnProgress<S>) => TurnPause | undefined;
  /** Why the game is over, in a sentence. */
  readonly ended?: (s: S) => string;
  /** By the keys of their stories, what is not done as long as it is only tried out, as where a tile is drawn. */
  readonly planned?: Readonly<Record<string, true>>;
}

/** Who is ahead in something that counts at the end. */
export interface LeadWords {
  /** In a sentence, when it changes hands. */
  readonly taken: (args: never, points: number, player: string) => string;
  /** In a few words, before a move that leads to it. */
  readonly ahead: (args: never, points: number, shared: boolean) => string;
}

/** A stop within a turn: the sentence at the board, and the button that goes on from there. */
export interface TurnPause {
  readonly task: string;
  readonly button: string;
}

/** How far a turn has come. */
export interface TurnProgress<S = AnyState> {
  /** The position as it stands with the moves tried out. */
  readonly state: S;
  readonly who: Who;
  /** How many moves were made in it already. */
  readonly made: number;
  /** The words chosen for the next one. */
  readonly chosen: readonly string[];
  /** What the view's `task` has to fill in. */
  readonly args: Description['args'];
}

/** What can be chosen at this point of a turn. */
export interface Offer<S = AnyState> extends TurnProgress<S> {
  readonly legal: readonly Candidate[];
  /** The legal moves that go with the words chosen. */
  readonly candidates: readonly Candidate[];
}

/** A choice that is made at the prompt and not on the board. */
export interface Button {
  /** The word that pressing it chooses, or the whole move that it plays. */
  readonly token: string;
  readonly label: string;
  /** Its picture is enough for those who see it. */
  readonly pictured?: true;
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

/** What is said where people enter what chance has brought, by the first word of the outcomes. */
export type OutcomeNaming = Readonly<Record<string, OutcomeWord>>;

interface OutcomeWord {
  readonly ask: (args: Description['args'], who: Who) => string;
  /** What its last word is called. */
  readonly name: (word: string) => string;
  /** What lies on a field, where a whole board is told: by what is left of the outcome without its first word and the field. */
  readonly piece?: (word: string) => string;
}

/** What people are told to do with a bot's pieces, by the key of what it does. What needs no piece is told as in the log. */
export type TellingWords = Readonly<Record<string, (args: never, who: Who) => string>>;

/** What every game's words hold; a game has more of its own. */
export interface GameWords<S = AnyState> extends PlayWords<S> {
  /** The language they are written in: English where a game has no others. */
  readonly language: Language;
  readonly title: string;
  /** Names of the players by their colours, in the order of the seats. */
  readonly players: readonly string[];
  /** Where points come from, by the keys of the game's breakdown, and the columns of its view. */
  readonly sources: Readonly<Record<string, string>>;
  /** Says who won and by what, where points are not what people count in the game. Of the players one may be "you". */
  readonly wins?: (players: string, points: number, many: boolean, you: boolean) => string;
  /** Log lines by the keys that the game tells. */
  readonly story: Readonly<Record<string, (args: never, who: Who) => string>>;
}

/** What a person can do on a board. A board without input is only looked at. */
export interface BoardInput {
  /** The seat that is to move. */
  readonly seat: Seat;
  /** All legal moves. */
  readonly legal: readonly Candidate[];
  /** The moves that go with the words chosen; where a teacher asks for some moves only, of those. */
  readonly candidates: readonly Candidate[];
  /** The words that can be clicked now. */
  readonly selectable: ReadonlySet<string>;
  /** The words chosen, and those that leave no choice. */
  readonly chosen: ReadonlySet<string>;
  /** The words chosen alone, without those that leave no choice. */
  readonly picked: ReadonlySet<string>;
  /** The word pointed at, by mouse, finger or keys. */
  readonly pointed: string | undefined;
  /** Leaves only the places that are asked for, where a teacher asks for some of the legal moves only. */
  readonly narrow?: (selectable: ReadonlySet<string>) => ReadonlySet<string>;
  /** A click on a word. If the word is not selectable, the page says why not. */
  readonly pick: (token: string) => void;
  readonly point: (token: string | undefined) => void;
  /** Plays whole moves, one after the other; it stops at the first that can't be played. */
  readonly playMoves: (moves: readonly string[]) => void;
  /** Lets go of all words chosen. */
  readonly drop: () => void;
  /** What choosing this word would do, in words, for the keyboard's cursor; empty if there is nothing to say. */
  readonly preview: (token: string) => string;
  /** What could be done after a legal move, without playing it; nothing where others or chance would move. */
  readonly legalAfter: (move: string) => readonly Candidate[];
  /** The rules that keep a word from being chosen. */
  readonly whyNot: (token: string) => readonly RuleId[];
}

/** A move that was made: where it ended, and where it began if something went from there. */
export interface TraceStep {
  readonly seat: Seat;
  readonly at: string;
  readonly from?: string | undefined;
  /** What was passed on the way; left out, it leapt. */
  readonly via?: readonly string[] | undefined;
}

/** What is lit up while all else is dimmed: everything of a seat, what the game means by the key, or both. */
export interface Spotlight {
  readonly seat?: Seat;
  /** A name of the game's own, as of a colour of camels. */
  readonly key?: string;
}

/** A line that is advised, as a board draws it. */
export interface BoardHint {
  /** By what it is known beside the board. */
  readonly name: string;
  /** Is it drawn as a whole? Of the others only the first place is marked. */
  readonly lit: boolean;
  readonly steps: readonly HintStep[];
}

/** One move of it: its words, of which some are places, where it ends, and what it passes on the way. */
export interface HintStep {
  readonly tokens: readonly string[];
  readonly at?: string | undefined;
  readonly via?: readonly string[] | undefined;
}

/** What the drawings of a position have in common. */
interface ShownProps<S, W> {
  /** A new position is a new object: what is drawn is kept as long as the state is the same one. */
  readonly state: S;
  readonly words: W;
  /** The colours of the seats. */
  readonly hues: readonly Hue[];
  readonly who: Who;
  readonly input?: BoardInput | undefined;
  readonly spotlight?: Spotlight | undefined;
}

export interface BoardProps<S = AnyState, W = GameWords> extends ShownProps<S, W> {
  /** Is every field to bear its name? Boards with letters and numbers around them need not listen. */
  readonly named?: boolean | undefined;
  /** Laid on its side, for tall screens. */
  readonly turned: boolean;
  /** The place of the latest move, by its name on the board. */
  readonly latest?: string | undefined;
  /** The moves whose ways are to be seen. */
  readonly trace?: readonly TraceStep[] | undefined;
  /** The lines that are advised now, the best one first; the same object until they change. */
  readonly hints?: readonly BoardHint[] | undefined;
  /** What was shown before: the difference to `state` is what moves. Nothing moves if left out. */
  readonly before?: S | undefined;
  /** What was told between `before` and `state`, as far as it may be read; the same object until more is told. */
  readonly news?: readonly Description[] | undefined;
  /** What is told to those who walk over the board without seeing it; it comes later than the board. */
  readonly orientation?: BoardOrientation | undefined;
  /** When fingers see a place enlarged before they choose it; never if left out. */
  readonly magnifier?: MagnifierUse | undefined;
  /** False where the settings forbid motion; a browser that asks for less motion gets none in any case. */
  readonly motion?: boolean | undefined;
}

export interface SidePanelProps<S = AnyState, W = GameWords> extends ShownProps<S, W> {
  /** The legal moves of whoever is to move, also where nobody here is. */
  readonly legal: () => readonly Candidate[];
  /** Left out, nothing can be lit up from here. */
  readonly onSpotlight?: ((spotlight: Spotlight | undefined) => void) | undefined;
  /** The seat that looks on, if it plays. */
  readonly viewer?: Seat | undefined;
  /** The asides that the viewer can make, as the game writes them. */
  readonly asides?: (() => readonly string[]) | undefined;
  /** Makes an aside of the viewer; left out where none can be made. */
  readonly onAside?: ((move: string) => void) | undefined;
}

/** A move or an outcome, word by word, and the position in which it can come. */
export interface DrawnProps<S = AnyState> {
  readonly tokens: readonly string[];
  readonly state: S;
}

export interface BoardTextProps<S = AnyState, W = GameWords> {
  readonly state: S;
  readonly words: W;
  readonly who: Who;
}

/** How a board is printed into a file. */
export interface PrintProps<S = AnyState> {
  readonly state: S;
  readonly theme: 'light' | 'dark';
  readonly hues: readonly Hue[];
  readonly turned: boolean;
  readonly spotlight?: Spotlight | undefined;
}

export interface Printing<S = AnyState> {
  /** The class by which the game's styles know its drawings. */
  readonly look: string;
  /** Is there paper behind the board, or does it fill the picture? */
  readonly paper: boolean;
  draw(props: PrintProps<S>): { readonly box: Box; readonly drawing: JSX.Element };
}

/** What a game gives to the screens: they know games by this alone. Without it the default view is shown. */
export interface GameView<S = AnyState, W = GameWords> {
  readonly players: readonly Hue[];
  /**
   * What lies face down before a seat, as the number of chips by source or column of points; nothing where all is
   * open. It is not asked any more when the game is over.
   */
  faceDown?(state: S, seat: Seat, options: Options): Readonly<Record<string, number>>;
  /** How tables of points count sources together, by the names of their columns; each by itself if left out. */
  readonly columns?: Readonly<Record<string, readonly string[]>>;
  /**
   * For games whose points only rank, as where each of one source counts before all of another: what one of each source
   * is worth, the leading source first. Tables then show how many there are, and no total.
   */
  readonly units?: Readonly<Record<string, number>>;
  /** Small pictures for the sources of points, drawn in a field of 24 by 24. */
  readonly signs?: Readonly<Record<string, JSX.Element>>;
  /** What is pressed at the prompt, in its order, for games to which the `buttons` of their words are not enough. */
  buttons?(offer: Offer<S>, words: W): readonly Button[];
  /** What may be told of an entry whose text is withheld, from what the viewer sees before it. */
  secret?(before: S, words: W, who: Who): string;
  /** Draws what a line has revealed to the seat it is about, for those lines that one waits for: the board stays there. */
  revealed?(line: Description): JSX.Element | undefined;
  /** The first words of the moves and outcomes that have a picture. */
  readonly drawn?: readonly string[];
  /** Draws what such a move or outcome is about: the picture stands for a name that is long to read. */
  Drawn?(props: DrawnProps<S>): JSX.Element;
  Board(props: BoardProps<S, W>): JSX.Element;
  /** What lies beside the board. */
  SidePanel?(props: SidePanelProps<S, W>): JSX.Element;
  /** The board in sentences, for those who do not see it. The screen says where they stand and whether they show. */
  BoardText?(props: BoardTextProps<S, W>): JSX.Element;
  /**
   * What is asked of the seat to move: a key of the prompts; the first word of the legal moves if left out. There are
   * no legal moves where moves tried out have come to a stop.
   */
  task?(state: S, legal: readonly Candidate[]): Description;
  /**
   * The rules that say most about why not, the most telling first: of the rules that stand against a click only the
   * first of these is said. Where none of these is among them, all are.
   */
  readonly chiefRules?: readonly RuleId[];
  /** What is to be heard when one position follows another. */
  soundsBetween?(before: S, after: S): readonly Sound[];
  /** How the board is drawn into a picture; left out, it can't be. */
  readonly print?: Printing<S>;
}
