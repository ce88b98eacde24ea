import type { JSX } from 'preact';
import type { Breakdown, RuleId } from '../../engine/game.ts';

/** The rules of a game as a leaflet. Which rule and which figure stands where is data; the words are the game's. */
export interface Rulebook {
  readonly chapters: readonly Chapter[];
  /** One of the small pictures, by its name. */
  Figure(props: { readonly name: string; readonly label: string }): JSX.Element;
}

/** A rule book whose figures are all drawn in one way, each from what is noted under its name. */
export function rulebookOf<F>(
  chapters: readonly Chapter[],
  figures: Readonly<Record<string, F>>,
  Diagram: (props: { readonly figure: F; readonly label: string }) => JSX.Element,
): Rulebook {
  return { chapters, Figure: ({ name, label }) => <Diagram figure={figures[name]!} label={label} /> };
}

export interface Chapter {
  /** Its name in addresses and among the words. */
  readonly key: string;
  readonly rules: readonly RuleId[];
  readonly figures: readonly string[];
  /** A worked example: points by source. */
  readonly example?: Breakdown;
}

export interface AnyRulebookWords {
  readonly title: string;
  readonly about: string;
  readonly chapters: Readonly<Record<string, { readonly heading: string; readonly lead: string }>>;
  readonly figures: Readonly<Record<string, { readonly caption: string; readonly label: string }>>;
  readonly example: {
    readonly heading: string;
    readonly rows: Readonly<Record<string, { readonly name: string; readonly what: string }>>;
    /** Left out where points are not added up. */
    readonly total?: string;
  };
  readonly rules: Readonly<Record<RuleId, string>>;
  /** What is ours in the rules and not the book's; nothing where a game is all our own. */
  readonly ours?: Readonly<Record<RuleId, OursWords>>;
}

/**
 * What is ours in one rule, in a sentence; empty where all of it is. A decision was ours to make because the book is silent
 * or can be read in two ways; a reconstruction stands in for a part of the box that we do not have.
 */
export type OursWords = Readonly<Partial<Record<OursKind, string>>>;

export const oursKinds = ['decision', 'reconstruction'] as const;
export type OursKind = (typeof oursKinds)[number];
