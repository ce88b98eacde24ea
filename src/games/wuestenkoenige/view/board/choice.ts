import { moveArray, moveList } from '../../../../engine/game.ts';
import { copyOf } from '../../../../engine/state.ts';
import type { BoardInput } from '../../../../web/kit/view.ts';
import { apply } from '../../rules/apply.ts';
import { type CardId, cards } from '../../rules/deck.ts';
import { SKIP } from '../../rules/encoding.ts';
import { formatLoad, parseLoad } from '../../rules/goods.ts';
import { moves } from '../../rules/moves.ts';
import { At, Phase, Task, type WuestenkoenigeState } from '../../rules/state.ts';
import { format } from '../../text/notation.ts';
import { type Reached, reachOf, stepsOf } from './reach.ts';
import { flocksAt } from './scene.ts';

type Tokens = readonly string[];

const list = moveList();
const written = new WeakMap<WuestenkoenigeState, readonly Tokens[]>();

/** The legal moves as their words, listed once for a position. */
export function legalIn(s: WuestenkoenigeState): readonly Tokens[] {
  const known = written.get(s);
  if (known) return known;
  moves(s, list);
  const texts = moveArray(list).map(move => format(s, move).split(' '));
  written.set(s, texts);
  return texts;
}

/** What choosing on the board is about now. */
export type Aim = 'card' | 'camel' | 'desert' | 'other';

function aimOf(s: WuestenkoenigeState, chosen: BoardInput['chosen']): Aim {
  const stage = s.turn[At.Phase];
  if (s.turn[At.Task] !== Task.None) return 'other';
  if (stage === Phase.PlayCard) return chosenCard(chosen) ? 'card' : 'camel';
  if (stage === Phase.MoveCamels) return 'camel';
  return stage === Phase.ChangeDesert || stage === Phase.Storming ? 'desert' : 'other';
}

export function chosenCard(chosen: Iterable<string>): CardId | undefined {
  const words = new Set(chosen);
  return cards.find(card => words.has(card));
}

/** The fields among the words chosen, in the order of the notation. */
export function chosenFields(s: WuestenkoenigeState, chosen: Iterable<string>): string[] {
  return [...chosen].filter(token => isField(s, token));
}

function isField(s: WuestenkoenigeState, token: string): boolean {
  return s.board.fieldNamed(token) >= 0;
}

/** Whoever moves a camel while a card could be played skips the card by it. */
const afterSkipping = new WeakMap<WuestenkoenigeState, WuestenkoenigeState>();

function movingState(s: WuestenkoenigeState): WuestenkoenigeState {
  if (s.turn[At.Phase] !== Phase.PlayCard) return s;
  const known = afterSkipping.get(s);
  if (known) return known;
  const after = copyOf(s);
  apply(after, SKIP);
  afterSkipping.set(s, after);
  return after;
}

/** Own camels on a field that can do something, each kind once. */
export function movableAt(s: WuestenkoenigeState, field: number): number[] {
  const after = movingState(s);
  if (after.turn[At.Phase] !== Phase.MoveCamels) return [];
  const name = s.board.names[field];
  const loads = new Set(
    legalIn(after).flatMap(([verb, from, load]) => (isCamelMove(verb) && from === name ? load : [])),
  );
  const own = flocksAt(after, field).filter(({ seat }) => seat === after.turn[At.Seat]);
  return own.map(({ camel }) => camel).filter(camel => loads.has(formatLoad(after.load[camel]!)));
}

function isCamelMove(verb: string | undefined): boolean {
  return verb === 'go' || verb === 'take';
}

/** The camel that is chosen to be moved. */
export function chosenCamel(s: WuestenkoenigeState, chosen: BoardInput['chosen']): number | undefined {
  if (s.turn[At.Phase] !== Phase.MoveCamels || s.turn[At.Task] !== Task.None) return undefined;
  const [from] = chosenFields(s, chosen);
  if (from === undefined) return undefined;
  const movable = movableAt(s, s.board.fieldNamed(from));
  const load = [...chosen].find(token => parseLoad(token) >= 0);
  return movable.find(camel => load === undefined || formatLoad(s.load[camel]!) === load);
}

/** The ways of the chosen camel. */
export function reachIn(
  s: WuestenkoenigeState,
  chosen: BoardInput['chosen'],
): ReadonlyMap<number, Reached> | undefined {
  const camel = chosenCamel(s, chosen);
  return camel === undefined ? undefined : reachOf(s, camel);
}

/** The plays of a card that go with the fields chosen so far, these first and in this order; a swap has no order. */
export function playsWith(s: WuestenkoenigeState, card: CardId, fields: readonly string[]): readonly Tokens[] {
  return legalIn(s).filter(tokens => {
    if (tokens[1] !== card) return false;
    const named = tokens.slice(2).filter(token => isField(s, token));
    if (card === 'swap') return fields.every(field => named.includes(field));
    return fields.every((field, i) => named[i] === field);
  });
}

/** The fields that can be clicked now, by name. */
export function selectableFields(s: WuestenkoenigeState, input: BoardInput): ReadonlySet<string> {
  const aim = aimOf(s, input.chosen);
  if (aim === 'camel') return litForCamels(s, input);
  if (aim === 'card') return litForCard(s, input);
  return aim === 'desert' ? litForDesert(s, input) : new Set();
}

function litForCamels(s: WuestenkoenigeState, input: BoardInput): ReadonlySet<string> {
  const { names } = s.board;
  const own = names.filter((_, field) => movableAt(s, field).length > 0);
  const reach = reachIn(s, input.chosen);
  return new Set([...own, ...[...(reach?.keys() ?? [])].map(field => names[field]!)]);
}

function litForCard(s: WuestenkoenigeState, { chosen }: BoardInput): ReadonlySet<string> {
  const card = chosenCard(chosen)!;
  const fields = chosenFields(s, chosen);
  const next = (tokens: Tokens) => {
    const named = tokens.slice(2).filter(token => isField(s, token));
    return card === 'swap' ? named : named.slice(fields.length, fields.length + 1);
  };
  return new Set([...fields, ...playsWith(s, card, fields).flatMap(next)]);
}

function litForDesert(s: WuestenkoenigeState, { chosen }: BoardInput): ReadonlySet<string> {
  const [from] = chosenFields(s, chosen);
  const changes = legalIn(s);
  const wanted = changes.filter(([verb]) => !chosen.has('turn') || verb === 'turn');
  return new Set(wanted.flatMap(([, at, to]) => [at!, ...(to !== undefined && at === from ? [to] : [])]));
}

/** Of the fields that can be clicked, those to be marked: once a tile is chosen, only where it can be shifted to. */
export function markedFields(s: WuestenkoenigeState, input: BoardInput): ReadonlySet<string> {
  const [from] = chosenFields(s, input.chosen);
  if (aimOf(s, input.chosen) !== 'desert' || from === undefined) return input.selectable;
  return new Set(
    legalIn(s).flatMap(([, at, to]) => (at === from && to !== undefined && input.selectable.has(to) ? [to] : [])),
  );
}

/** Somebody clicks a field. What that means depends on the step of the turn and on what was chosen before. */
export function clickField(s: WuestenkoenigeState, input: BoardInput, name: string): void {
  const aim = aimOf(s, input.chosen);
  if (aim === 'camel') clickForCamel(s, input, name);
  else if (aim === 'card') clickForCard(s, input, name);
  else if (aim === 'desert') clickForDesert(s, input, name);
  else input.pick(name);
}

function play(input: BoardInput, texts: readonly string[]): void {
  input.drop();
  input.playMoves?.(texts);
}

function pickAll(input: BoardInput, tokens: readonly string[]): void {
  input.drop();
  for (const token of tokens) input.pick(token);
}

function clickForCamel(s: WuestenkoenigeState, input: BoardInput, name: string): void {
  const field = s.board.fieldNamed(name);
  const camel = chosenCamel(s, input.chosen);
  const way = camel === undefined ? undefined : reachOf(s, camel).get(field);
  if (camel !== undefined && way) return play(input, stepsOf(s, camel, way));
  const own = movableAt(s, field);
  if (own.length === 0) return input.pick(name);
  const next = own[own.indexOf(camel ?? -1) + 1];
  if (next === undefined) return input.drop();
  const load = formatLoad(movingState(s).load[next]!);
  if (s.turn[At.Phase] === Phase.PlayCard) play(input, ['skip']);
  pickAll(input, own.length > 1 ? [name, load] : [name]);
}

function clickForCard(s: WuestenkoenigeState, input: BoardInput, name: string): void {
  const card = chosenCard(input.chosen)!;
  const chosen = chosenFields(s, input.chosen);
  if (chosen.includes(name) && !playsWith(s, card, [...chosen, name]).length) return pickAll(input, [card]);
  const longer = playsWith(s, card, [...chosen, name]);
  const plays = longer.length > 0 ? longer : playsWith(s, card, [name]);
  if (plays.length === 0) return input.pick(name);
  const wanted = longer.length > 0 ? [...chosen, name] : [name];
  const [only, ...others] = plays;
  const whole = only && others.length === 0 && chosenFields(s, only).every(field => wanted.includes(field));
  if (whole) return play(input, [only.join(' ')]);
  pickAll(input, [card, ...plays[0]!.filter(token => wanted.includes(token))]);
}

/** A second click on a tile turns it over; one on a neighbour shifts it there. */
function clickForDesert(s: WuestenkoenigeState, input: BoardInput, name: string): void {
  const [from] = chosenFields(s, input.chosen);
  const wanted = from === name || input.chosen.has('turn') ? `turn ${name}` : `shift ${from} ${name}`;
  if (from !== undefined || input.chosen.has('turn'))
    if (legalIn(s).some(tokens => tokens.join(' ') === wanted)) return play(input, [wanted]);
  if (legalIn(s).some(([, at]) => at === name)) return pickAll(input, [name]);
  input.pick(name);
}
