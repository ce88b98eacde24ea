import type { Move, Seat } from './moves.ts';

/** What can be said in favour of a line, by key, with what each of them fills in. */
export type Facts = Readonly<Record<string, Readonly<Record<string, string | number>>>>;

/** One of these facts about a line; `ReasonWords` make a sentence of it. */
export type ReasonIn<F extends Facts> = { readonly [K in keyof F]: { readonly key: K; readonly args: F[K] } }[keyof F];

/** Moves of one seat as they were played on copies, up to where chance or somebody else moves. */
export interface PlayedLine<S> {
  readonly seat: Seat;
  readonly moves: readonly Move[];
  /** The state before each move and after the last one, as the seat may see it. */
  readonly states: readonly S[];
}

/**
 * Why a line could be good, the most telling first: what it takes, closes, threatens and prevents. Each of it is true of
 * the states, whatever a search thinks of the line.
 */
export type ReasonFinder<S, F extends Facts = Facts> = (line: PlayedLine<S>) => readonly ReasonIn<F>[];

/** Each reason as the end of a sentence that begins with the move: "takes 3 water". */
export type ReasonWords<F extends Facts> = {
  readonly [K in keyof F]: (args: F[K], who: (seat: Seat) => string) => string;
};

/** The states before and after a line. */
export function endsOf<S>({ states }: PlayedLine<S>): readonly [before: S, after: S] {
  return [states[0], states.at(-1)!];
}
