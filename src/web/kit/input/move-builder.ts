import {
  CHANCE,
  type Game,
  type Move,
  movesOf,
  NOBODY,
  NOT_A_MOVE,
  possibleOutcomes,
  type RuleId,
} from '../../../engine/game.ts';
import { type AnyState, copyOf } from '../../../engine/state.ts';
import { type Candidate, candidateFor } from '../candidate.ts';

/**
 * Choosing a move word by word, in whatever order a person likes: a colour first and then a hex, or the hex first.
 * It knows no game: a move is its notation, and what can be clicked are the words of the legal moves.
 */
export interface MoveBuilder {
  readonly legal: readonly Candidate[];
  /** The words chosen so far, by their place in the notation. */
  readonly chosen: ReadonlyMap<number, string>;
}

/** The legal moves of the seat that is to move; nothing where chance moves or the game is over. */
export function legalCandidates(game: Game, s: AnyState): readonly Candidate[] {
  const actor = game.actor(s);
  if (actor === CHANCE || actor === NOBODY) return [];
  return movesOf(game, s).map(move => candidateFor(move, game.format(s, move)));
}

/** What chance can still bring, where people enter it. */
function outcomeCandidates(game: Game, s: AnyState): readonly Candidate[] {
  return possibleOutcomes(game, s).map(move => candidateFor(move, game.format(s, move)));
}

/** What the same seat could do after one of its legal moves. */
export function candidatesAfter(game: Game, s: AnyState, text: string): readonly Candidate[] {
  const after = copyOf(s);
  game.apply(after, game.parse(s, text));
  return game.actor(after) === game.actor(s) ? legalCandidates(game, after) : [];
}

export function beginMove(game: Game, s: AnyState): MoveBuilder {
  return { legal: legalCandidates(game, s), chosen: new Map() };
}

/** The same for what chance has brought. */
export function beginOutcome(game: Game, s: AnyState): MoveBuilder {
  return { legal: outcomeCandidates(game, s), chosen: new Map() };
}

/** The moves that are still possible. */
export function candidates({ legal, chosen }: MoveBuilder): readonly Candidate[] {
  return legal.filter(({ tokens }) => fits(tokens, chosen));
}

function fits(tokens: readonly string[], chosen: ReadonlyMap<number, string>): boolean {
  for (const [place, token] of chosen) if (tokens[place] !== token) return false;
  return true;
}

/**
 * The words that can be clicked now: at each place those that go with what is chosen at the other places. So once a
 * colour is chosen, the other colours stay open, but only the hexes of the chosen one are.
 */
export function selectableTokens({ legal, chosen }: MoveBuilder): ReadonlySet<string> {
  const places = Math.max(0, ...legal.map(({ tokens }) => tokens.length));
  const selectable = new Set<string>();
  for (let place = 0; place < places; place++) {
    const others = without(chosen, place);
    for (const { tokens } of legal) if (place < tokens.length && fits(tokens, others)) selectable.add(tokens[place]!);
  }
  return selectable;
}

/** The words that are settled: those chosen, and those that leave no choice. */
export function settledTokens(builder: MoveBuilder): ReadonlyMap<number, string> {
  const [first, ...others] = candidates(builder);
  const settled = new Map<number, string>();
  first?.tokens.forEach((token, place) => {
    if (others.every(({ tokens }) => tokens[place] === token)) settled.set(place, token);
  });
  return settled;
}

/**
 * Clicks a word. Clicking a chosen word again lets it go; clicking another word for the same place replaces it, also
 * if that means letting go of what does not go with it. Undefined when no legal move has the word.
 */
export function pickToken(builder: MoveBuilder, token: string): MoveBuilder | undefined {
  const held = [...builder.chosen].find(([, chosen]) => chosen === token);
  if (held) return { ...builder, chosen: without(builder.chosen, held[0]) };
  const place = placeOf(candidates(builder), token);
  if (place !== undefined) return { ...builder, chosen: new Map([...builder.chosen, [place, token]]) };
  return replaced(builder, token);
}

function replaced(builder: MoveBuilder, token: string): MoveBuilder | undefined {
  const place = placeOf(builder.legal, token);
  if (place === undefined) return undefined;
  const rest = without(builder.chosen, place);
  const kept = candidates({ ...builder, chosen: rest }).some(({ tokens }) => tokens[place] === token)
    ? rest
    : new Map();
  return { ...builder, chosen: new Map([...kept, [place, token]]) };
}

function placeOf(choices: readonly Candidate[], token: string): number | undefined {
  const places = choices.map(({ tokens }) => tokens.indexOf(token)).filter(place => place >= 0);
  return places.length > 0 ? Math.min(...places) : undefined;
}

function without(chosen: ReadonlyMap<number, string>, place: number): Map<number, string> {
  return new Map([...chosen].filter(([other]) => other !== place));
}

/** The move, once only one is left and the person has chosen something. */
export function pickedMove(builder: MoveBuilder): Move | undefined {
  const left = candidates(builder);
  return builder.chosen.size > 0 && left.length === 1 ? left[0]?.move : undefined;
}

/**
 * The rules that keep a word from being clicked: one for each move that could be meant by it and what is chosen
 * already. The move's first word is taken from the legal moves, since a person who points at a hex means to do what
 * the phase of the game is about. Where none of them goes with the word, as with a card that can't be played, it is
 * what would be done with the word itself.
 */
export function whyNot(game: Game, s: AnyState, builder: MoveBuilder, token: string): readonly RuleId[] {
  const verbs = new Set(builder.legal.map(({ tokens }) => tokens[0]));
  const sayable = expressibleWith(game, s, builder, token);
  const now = sayable.filter(tokens => verbs.has(tokens[0]));
  // A word that begins moves of its own, as a die does, is asked about for these.
  const own = sayable.filter(tokens => tokens[0] === token);
  const said = [now, own].find(list => list.length > 0) ?? sayable.filter(tokens => tokens[1] === token);
  const meant = said.filter(tokens => fits(tokens, builder.chosen));
  const rules = (meant.length > 0 ? meant : said).map(tokens => game.forbids(s, game.parse(s, tokens.join(' '))));
  return [...new Set(rules.filter(rule => rule !== undefined))];
}

function expressibleWith(game: Game, s: AnyState, { legal }: MoveBuilder, token: string): string[][] {
  const texts = written.get(legal) ?? expressibleTexts(game, s);
  written.set(legal, texts);
  // There may be many thousands, and few of them have the word: the others are not worth taking apart.
  const near = texts.filter(text => text.includes(token) && game.parse(s, text) !== NOT_A_MOVE);
  return near.map(text => text.split(' ')).filter(tokens => tokens.includes(token));
}

/** Kept as long as the list of legal moves of the same position: a mouse asks about one place after the other. */
const written = new WeakMap<readonly Candidate[], readonly string[]>();

function expressibleTexts(game: Game, s: AnyState): readonly string[] {
  const list = { items: new Int32Array(0), length: 0 };
  game.expressible(s, list);
  return Array.from(list.items.subarray(0, list.length), move => game.format(s, move));
}
