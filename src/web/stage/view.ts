import type { JSX } from 'preact';
import type { Seat } from '../../engine/game.ts';
import type { AnyState } from '../../engine/state.ts';
import type { Hue } from './players.tsx';

export const languages = ['en', 'de', 'nl'] as const;
export type Language = (typeof languages)[number];

/** What every game's words hold; a game has more of its own. */
export interface GameWords {
  readonly title: string;
  /** Names of the players by their colours, in the order of the seats. */
  readonly players: readonly string[];
  /** Where points come from, by the keys of the game's breakdown. */
  readonly sources: Readonly<Record<string, string>>;
  /** Log lines by the keys that the game tells; `who` names a seat. */
  readonly story: Readonly<Record<string, (args: never, who: (seat: Seat) => string) => string>>;
}

/** What a person can do on a board. A board without a hand is only looked at. */
export interface Hand {
  /** The seat that is to move. */
  readonly seat: Seat;
  /** The words that can be clicked now. */
  readonly lit: ReadonlySet<string>;
  /** The words chosen, and those that leave no choice. */
  readonly chosen: ReadonlySet<string>;
  /** The word pointed at, by mouse, finger or keys. */
  readonly pointed: string | undefined;
  /** Somebody clicks a word, lit or not: who clicks one that is not lit is told why not. */
  readonly pick: (token: string) => void;
  readonly point: (token: string | undefined) => void;
  /** Lets go of all words chosen. */
  readonly drop: () => void;
  /** What choosing this word would do, in words, for the keyboard's cursor; empty if there is nothing to say. */
  readonly foretell: (token: string) => string;
}

/** What is lit up while all else is dimmed: everything of a seat, of a camel colour, or of both. */
export interface Spotlight {
  readonly seat?: Seat;
  readonly colour?: string;
}

export interface BoardProps<W extends GameWords> {
  readonly state: AnyState;
  readonly words: W;
  /** Laid on its side, for tall screens. */
  readonly turned: boolean;
  /** The place of the latest move, by its name on the board. */
  readonly latest: string | undefined;
  /** Did the latest move just happen, so that its piece should arrive softly? */
  readonly arriving: boolean;
  /** The colours of the seats; the usual ones if left out. */
  readonly hues?: readonly Hue[];
  /** What was shown before: the difference to `state` is what moves. */
  readonly before?: AnyState;
  readonly motion?: boolean;
  readonly hand?: Hand;
  readonly spotlight?: Spotlight;
}

export interface StockProps<W extends GameWords> {
  readonly state: AnyState;
  readonly words: W;
  readonly hues?: readonly Hue[];
  readonly hand?: Hand;
  readonly spotlight?: Spotlight;
  readonly onSpotlight?: (spotlight: Spotlight | undefined) => void;
}

export interface TwinProps<W extends GameWords> {
  readonly state: AnyState;
  readonly words: W;
  /** Names a seat. */
  readonly who: (seat: Seat) => string;
}

/** What a game gives to the screens. Screens know games by this alone. */
export interface GameView<W extends GameWords = GameWords> {
  readonly players: readonly Hue[];
  readonly words: Readonly<Record<Language, () => Promise<W>>>;
  /** Small pictures for the sources of points, drawn in a field of 24 by 24. */
  readonly signs: Readonly<Record<string, JSX.Element>>;
  Board(props: BoardProps<W>): JSX.Element;
  /** What lies beside the board. */
  Stock(props: StockProps<W>): JSX.Element;
  /** The board in sentences, for those who do not see it. */
  Twin?(props: TwinProps<W>): JSX.Element;
}
