import type { Candidate } from '../../../../web/kit/candidate.ts';
import type { BoardInput } from '../../../../web/kit/view.ts';
import { type CardId, cards } from '../../rules/deck.ts';
import { formatLoad, parseLoad } from '../../rules/goods.ts';
import { At, Phase, Task, type WuestenkoenigeState } from '../../rules/state.ts';
import { type Reached, reachOf, stepsOf } from './reach.ts';
import { flocksAt } from './scene.ts';

/** What choosing on the board is about now. */
type Aim = 'card' | 'camel' | 'desert' | 'other';

function aimOf(s: WuestenkoenigeState, chosen: BoardInput['chosen']): Aim {
  const phase = s.turn[At.Phase];
  if (s.turn[At.Task] !== Task.None) return 'other';
  if (phase === Phase.PlayCard) return chosenCard(chosen) ? 'card' : 'camel';
  if (phase === Phase.MoveCamels) return 'camel';
  return phase === Phase.ChangeDesert || phase === Phase.Storming ? 'desert' : 'other';
}

export function chosenCard(chosen: Iterable<string>): CardId | undefined {
  const words = new Set(chosen);
  return cards.find(card => words.has(card));
}

/** The fields among the words chosen, in the order of the notation. */
export function chosenFields(s: WuestenkoenigeState, chosen: Iterable<string>): string[] {
  return [...chosen].filter(token => s.board.fieldNamed(token) >= 0);
}

/** To move a camel while a card could be played is to skip the card. */
function movesOfCamels(s: WuestenkoenigeState, { legal, legalAfter }: BoardInput): readonly Candidate[] {
  return s.turn[At.Phase] === Phase.PlayCard ? legalAfter('skip') : legal;
}

/** Own camels on a field that can do something, each kind once. */
export function movableAt(s: WuestenkoenigeState, legal: readonly Candidate[], field: number): number[] {
  const name = s.board.names[field];
  const loads = new Set(
    legal.flatMap(({ tokens: [verb, from, load] }) => (isCamelMove(verb) && from === name ? load : [])),
  );
  const own = flocksAt(s, field).filter(({ seat }) => seat === s.turn[At.Seat]);
  return own.map(({ camel }) => camel).filter(camel => loads.has(formatLoad(s.load[camel]!)));
}

function isCamelMove(verb: string | undefined): boolean {
  return verb === 'go' || verb === 'take';
}

/** The camel that is chosen to be moved. */
export function chosenCamel(s: WuestenkoenigeState, { legal, chosen }: BoardInput): number | undefined {
  if (s.turn[At.Phase] !== Phase.MoveCamels || s.turn[At.Task] !== Task.None) return undefined;
  const [from] = chosenFields(s, chosen);
  if (from === undefined) return undefined;
  const movable = movableAt(s, legal, s.board.fieldNamed(from));
  const load = [...chosen].find(token => parseLoad(token) >= 0);
  return movable.find(camel => load === undefined || formatLoad(s.load[camel]!) === load);
}

/** The ways of the chosen camel. */
export function reachIn(s: WuestenkoenigeState, input: BoardInput): ReadonlyMap<number, Reached> | undefined {
  const camel = chosenCamel(s, input);
  return camel === undefined ? undefined : reachOf(s, camel);
}

/** The plays of a card that go with the fields chosen so far, these first and in this order; a swap has no order. */
export function playsWith(
  s: WuestenkoenigeState,
  legal: readonly Candidate[],
  card: CardId,
  fields: readonly string[],
): readonly Candidate[] {
  return legal.filter(({ tokens }) => {
    if (tokens[1] !== card) return false;
    const named = chosenFields(s, tokens.slice(2));
    if (card === 'swap') return fields.every(field => named.includes(field));
    return fields.every((field, i) => named[i] === field);
  });
}

/** The fields that can be clicked now, by name. */
export function selectableFields(s: WuestenkoenigeState, input: BoardInput): ReadonlySet<string> {
  const aim = aimOf(s, input.chosen);
  if (aim === 'camel') return fieldsForCamels(s, input);
  if (aim === 'card') return fieldsForCard(s, input);
  return aim === 'desert' ? fieldsForDesert(s, input) : new Set();
}

function fieldsForCamels(s: WuestenkoenigeState, input: BoardInput): ReadonlySet<string> {
  const { names } = s.board;
  const moves = movesOfCamels(s, input);
  const own = names.filter((_, field) => movableAt(s, moves, field).length > 0);
  const reach = reachIn(s, input);
  return new Set([...own, ...[...(reach?.keys() ?? [])].map(field => names[field]!)]);
}

function fieldsForCard(s: WuestenkoenigeState, { legal, chosen }: BoardInput): ReadonlySet<string> {
  const card = chosenCard(chosen)!;
  const fields = chosenFields(s, chosen);
  const next = ({ tokens }: Candidate) => {
    const named = chosenFields(s, tokens.slice(2));
    return card === 'swap' ? named : named.slice(fields.length, fields.length + 1);
  };
  return new Set([...fields, ...playsWith(s, legal, card, fields).flatMap(next)]);
}

function fieldsForDesert(s: WuestenkoenigeState, { legal, chosen }: BoardInput): ReadonlySet<string> {
  const [from] = chosenFields(s, chosen);
  const wanted = legal.filter(({ tokens: [verb] }) => !chosen.has('turn') || verb === 'turn');
  return new Set(wanted.flatMap(({ tokens: [, at, to] }) => [at!, ...(to !== undefined && at === from ? [to] : [])]));
}

/** Of the fields that can be clicked, those to be marked: once a tile is chosen, only where it can be shifted to. */
export function markedFields(s: WuestenkoenigeState, { legal, chosen, selectable }: BoardInput): ReadonlySet<string> {
  const [from] = chosenFields(s, chosen);
  if (aimOf(s, chosen) !== 'desert' || from === undefined) return selectable;
  const targets = legal.flatMap(({ tokens: [, at, to] }) => (at === from && to !== undefined ? [to] : []));
  return new Set(targets.filter(to => selectable.has(to)));
}

/** What choosing a field would do with the tile that is chosen, or that it would take another one. */
export function desertChoice(
  s: WuestenkoenigeState,
  input: BoardInput,
  name: string,
): 'shift' | 'turn' | 'other' | undefined {
  const [from] = chosenFields(s, input.chosen);
  if (aimOf(s, input.chosen) !== 'desert' || from === undefined || !input.selectable.has(name)) return undefined;
  if (input.legal.some(({ text }) => text === (from === name ? `turn ${name}` : `shift ${from} ${name}`)))
    return from === name ? 'turn' : 'shift';
  return from === name ? undefined : 'other';
}

/** Where keys leap to: once a tile or a camel is chosen, to what can be done with it, and else to all that can be chosen. */
export function leapFields(s: WuestenkoenigeState, input: BoardInput): ReadonlySet<string> {
  const [from] = chosenFields(s, input.chosen);
  const reach = reachIn(s, input);
  if (reach && from !== undefined) return new Set([from, ...[...reach.keys()].map(field => s.board.names[field]!)]);
  const marked = markedFields(s, input);
  return marked === input.selectable || from === undefined ? marked : new Set([from, ...marked]);
}

/** Would a choice on the board leave out a card that could be played? */
export function passesOverCard(s: WuestenkoenigeState, { chosen, legal }: BoardInput): boolean {
  return s.turn[At.Phase] === Phase.PlayCard && aimOf(s, chosen) === 'camel' && legal.length > 1;
}

/** Keys leave out a card by itself: no camel is taken up before whoever listens has heard of it. */
export function enterField(s: WuestenkoenigeState, input: BoardInput, name: string): void {
  if (passesOverCard(s, input) && input.selectable.has(name)) play(input, ['skip']);
  else clickField(s, input, name);
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
  input.playMoves(texts);
}

function pickAll(input: BoardInput, tokens: readonly string[]): void {
  input.drop();
  for (const token of tokens) input.pick(token);
}

function clickForCamel(s: WuestenkoenigeState, input: BoardInput, name: string): void {
  const field = s.board.fieldNamed(name);
  const camel = chosenCamel(s, input);
  const way = camel === undefined ? undefined : reachOf(s, camel).get(field);
  if (camel !== undefined && way) return play(input, stepsOf(s, camel, way));
  const own = movableAt(s, movesOfCamels(s, input), field);
  if (own.length === 0) return input.pick(name);
  const next = own[own.indexOf(camel ?? -1) + 1];
  if (next === undefined) return input.drop();
  if (s.turn[At.Phase] === Phase.PlayCard) play(input, ['skip']);
  pickAll(input, own.length > 1 ? [name, formatLoad(s.load[next]!)] : [name]);
}

function clickForCard(s: WuestenkoenigeState, input: BoardInput, name: string): void {
  const { legal } = input;
  const card = chosenCard(input.chosen)!;
  const chosen = chosenFields(s, input.chosen);
  const longer = playsWith(s, legal, card, [...chosen, name]);
  if (chosen.includes(name) && longer.length === 0) return pickAll(input, [card]);
  const plays = longer.length > 0 ? longer : playsWith(s, legal, card, [name]);
  const [first, ...others] = plays;
  if (!first) return input.pick(name);
  const wanted = longer.length > 0 ? [...chosen, name] : [name];
  const isWhole = others.length === 0 && chosenFields(s, first.tokens).every(field => wanted.includes(field));
  if (isWhole) return play(input, [first.text]);
  pickAll(input, [card, ...first.tokens.filter(token => wanted.includes(token))]);
}

/** A second click on a tile turns it over; one on a neighbour shifts it there. */
function clickForDesert(s: WuestenkoenigeState, input: BoardInput, name: string): void {
  const { legal, chosen } = input;
  const [from] = chosenFields(s, chosen);
  const wanted = from === name || chosen.has('turn') ? `turn ${name}` : `shift ${from} ${name}`;
  if ((from !== undefined || chosen.has('turn')) && legal.some(({ text }) => text === wanted))
    return play(input, [wanted]);
  if (legal.some(({ tokens: [, at] }) => at === name)) return pickAll(input, [name]);
  input.pick(name);
}
