import * as v from 'valibot';
import { playerColours } from '../table/match.ts';
import { eventRequests } from './event-requests.ts';
import { limits, matchPattern } from './limits.ts';
import { timeControlNames } from './time-controls.ts';

/** What a page asks of a server. Every request has an id of the sender's, and gets exactly one answer with it. */

const idPattern = /^[\w-]{1,40}$/;
/** There are as many seats as colours to tell players apart. */
const LAST_SEAT = playerColours.length - 1;
const LONGEST_LOG = 100_000;

const id = v.pipe(v.string(), v.regex(idPattern));
const match = v.pipe(v.string(), v.regex(matchPattern));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LAST_SEAT));
const position = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LONGEST_LOG));
/** 16 bytes that a seat adds to chance, once it has seen what the host fixed its own part to. */
const nonce = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
/** What a seat fixes its nonce to, before any is opened. */
const seal = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const level = v.pipe(v.string(), v.regex(/^[a-z]{1,20}$/));
const optionValue = v.union([v.pipe(v.string(), v.maxLength(40)), v.pipe(v.number(), v.finite()), v.boolean()]);

function request<const T extends string, E extends v.ObjectEntries>(type: T, entries: E) {
  // What a newer page may add is passed over.
  return v.object({ type: v.literal(type), id, ...entries });
}

const chair = v.union([
  v.object({ for: v.literal('me') }),
  v.object({ for: v.literal('anybody') }),
  v.object({ for: v.literal('bot'), level }),
]);
export type WantedChair = v.InferOutput<typeof chair>;

export const requestSchema = v.variant('type', [
  request('open', {
    game: v.pipe(v.string(), v.maxLength(40)),
    options: v.record(v.pipe(v.string(), v.maxLength(40)), optionValue),
    chairs: v.pipe(v.array(chair), v.minLength(2), v.maxLength(LAST_SEAT + 1)),
    listed: v.boolean(),
    pace: v.picklist(timeControlNames),
    /** Its result counts for ratings. */
    rated: v.optional(v.boolean()),
  }),
  request('watch', { match, from: v.optional(position) }),
  request('unwatch', { match }),
  /** With `changes`, what is new comes as a ListUpdate; otherwise as the whole list. */
  request('lobby', { watch: v.boolean(), changes: v.optional(v.boolean()) }),
  request('mine', { watch: v.optional(v.boolean()), changes: v.optional(v.boolean()) }),
  /** Looks at a study with others: where its owner is, is told as `shown`. And its owner says where that is. */
  request('follow', { study: match, on: v.boolean() }),
  request('show', { study: match, at: position }),
  /** Is anybody there? */
  request('ping', {}),
  /**
   * With a seal; pages from before there were any send the nonce at once. With `rated`, the person has seen that the match
   * is rated and agrees; at such a table nobody sits down without.
   */
  request('sit', { match, seat, nonce: v.optional(nonce), seal: v.optional(seal), rated: v.optional(v.boolean()) }),
  /** Opens the nonce that was sealed, once the table asks for it. */
  request('unseal', { match, seat, nonce }),
  request('rise', { match }),
  /** A level, or a bot of somebody by its name; with neither, the seat is free again. */
  request('bot', {
    match,
    seat,
    level: v.optional(level),
    outside: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(limits.name))),
  }),
  /** Whoever opened the table sends somebody away, lets nobody new in, or lets those who watch speak. */
  request('dismiss', { match, seat }),
  request('door', { match, open: v.boolean() }),
  request('floor', { match, open: v.boolean() }),
  /** Bots of other people may sit down by themselves. */
  request('bots', { match, open: v.boolean() }),
  request('start', { match }),
  request('play', {
    match,
    seat,
    base: position,
    moves: v.pipe(v.array(v.pipe(v.string(), v.maxLength(limits.move))), v.maxLength(limits.moves), v.readonly()),
  }),
  request('aside', { match, seat, base: position, move: v.pipe(v.string(), v.maxLength(limits.move)) }),
  request('resign', { match, seat, base: position }),
  request('return', { match }),
  request('rematch', { match }),
  request('say', { match, text: v.pipe(v.string(), v.minLength(1), v.maxLength(limits.line)) }),
  ...eventRequests,
]);

export type Request = v.InferOutput<typeof requestSchema>;
export type RequestOf<T extends Request['type']> = Extract<Request, { type: T }>;

/** A request from text that came over the wire, or which part of it is wrong. */
export function readRequest(text: string): Request | { readonly wrong: string; readonly id?: string } {
  const value = parsed(text);
  if (isPlainPlay(value)) return value;
  // To list all that is wrong with a large message would take long, and nobody reads more than the first.
  const result = v.safeParse(requestSchema, value, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const where = v.getDotPath(issue);
  return { wrong: where ? `${where}: ${issue.message}` : issue.message, ...idOf(value) };
}

/**
 * Nearly all that pages send are moves: these are recognised without the schema, which takes five times as long (decision
 * 22). It alone says what a request is; whatever is not recognised here goes to it.
 */
function isPlainPlay(value: unknown): value is RequestOf<'play'> {
  const asked = Object(value) as Readonly<Record<string, unknown>>;
  return (
    asked.type === 'play' &&
    isMatching(asked.id, idPattern) &&
    isMatching(asked.match, matchPattern) &&
    isWithin(asked.seat, LAST_SEAT) &&
    isWithin(asked.base, LONGEST_LOG) &&
    areMoves(asked.moves) &&
    Object.keys(asked).length === 6
  );
}

function isMatching(value: unknown, pattern: RegExp): boolean {
  return typeof value === 'string' && pattern.test(value);
}

function isWithin(value: unknown, most: number): boolean {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;
}

function areMoves(value: unknown): boolean {
  if (!Array.isArray(value) || value.length > limits.moves) return false;
  return value.every(move => typeof move === 'string' && move.length <= limits.move);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A broken request is answered under its own id where it has one. */
function idOf(value: unknown): { id?: string } {
  const given = Object(value) === value ? (value as { id?: unknown }).id : undefined;
  const result = v.safeParse(id, given);
  return result.success ? { id: result.output } : {};
}
