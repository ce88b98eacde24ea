import type { Game, Move } from '../../engine/game.ts';
import type { AnyState } from '../../engine/state.ts';
import { type Effect, effectsOf, type Outlook, outlookOf } from '../kit/effect.ts';
import { candidates, type MoveBuilder, pickToken, selectableTokens, whyNot } from '../kit/input/move-builder.ts';

/** What a click on a word leads to: a move, more words chosen, or the rules that stand against it. */
export type Click =
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'chosen'; readonly builder: MoveBuilder }
  | { readonly kind: 'refused'; readonly rules: readonly string[] };

export function clickOn(game: Game, s: AnyState, builder: MoveBuilder, token: string): Click {
  const next = goesWith(builder, token) ? pickToken(builder, token) : undefined;
  if (!next) return { kind: 'refused', rules: whyNot(game, s, builder, token) };
  const move = meantBy(next);
  return move === undefined ? { kind: 'chosen', builder: next } : { kind: 'move', move };
}

/**
 * After choosing a colour, a click on a hex where it can't go is a question: why not? Playing another colour there
 * instead would be a surprise; only a token for the same place in the notation replaces the old one.
 */
function goesWith(builder: MoveBuilder, token: string): boolean {
  if ([...builder.chosen.values()].includes(token) || selectableTokens(builder).has(token)) return true;
  return builder.legal.some(({ tokens }) => builder.chosen.has(tokens.indexOf(token))) || beginsAnother(builder, token);
}

/**
 * With a stone in hand, a click on one that stands begins another kind of move, and the other way round. It plays nothing,
 * so it surprises nobody.
 */
function beginsAnother({ legal, chosen }: MoveBuilder, token: string): boolean {
  const verb = chosen.get(0);
  return legal.some(({ tokens }) => {
    if (tokens[0] === token) return tokens.length > 1;
    return verb !== undefined && tokens[0] !== verb && tokens.slice(1, -1).includes(token);
  });
}

/**
 * The last token of a move is the one that plays it: choosing a colour that has one place left plays nothing yet. Where
 * moves only differ in words that could be added, the shortest is meant: what is added is chosen first.
 */
function meantBy(builder: MoveBuilder): Move | undefined {
  const [first, ...others] = candidates(builder).toSorted((a, b) => a.tokens.length - b.tokens.length);
  if (!first || !builder.chosen.has(first.tokens.length - 1)) return undefined;
  return others.every(({ tokens }) => first.tokens.every((token, i) => token === tokens[i])) ? first.move : undefined;
}

/** One move that a word could become, and what it would bring. */
export interface MovePreview {
  readonly tokens: readonly string[];
  readonly effects: readonly Effect[];
  /** What it would change for its mover that is settled only at the end. */
  readonly outlook: Outlook;
}

/** What could come of choosing a word; nothing if it is still too far from a move. */
export function previewsOf(game: Game, s: AnyState, builder: MoveBuilder, token: string): readonly MovePreview[] {
  const possible = candidates(builder).filter(
    ({ tokens }) => tokens.at(-1) === token || isLast(builder, tokens, token),
  );
  const seat = game.actor(s);
  return possible.map(({ move, tokens }) => ({
    tokens,
    effects: effectsOf(game, s, move),
    outlook: outlookOf(game, s, move, seat),
  }));
}

/** The word completes a move whose last word has been chosen before. */
function isLast({ chosen }: MoveBuilder, tokens: readonly string[], token: string): boolean {
  return chosen.has(tokens.length - 1) && tokens.includes(token);
}
