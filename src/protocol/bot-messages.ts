import * as v from 'valibot';
import { playerColours } from '../table/match.ts';
import { limits } from './limits.ts';

/**
 * What a program that plays and its host say to each other: one JSON object on each line, in both directions, whatever
 * carries them. A bot needs no rules of its own, because each turn brings its legal moves; and it learns nothing that is
 * hidden from its seat. The JSON schemas in docs/bots/ are made from this file.
 */
export const BOT_PROTOCOL = 1;

export const botLimits = {
  /** Characters of one line from a bot. */
  line: limits.message,
  /** Lines that a bot may say from one of its answers to the next. */
  says: 20,
} as const;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(playerColours.length - 1));
const actor = v.pipe(
  v.union([seat, v.literal('chance')]),
  v.description('who did it: a seat, or chance, which rolls dice and draws cards'),
);
const match = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(40),
  v.description('the name of the match, as in "new match"'),
);
const base = v.pipe(count, v.description('how many moves were made in this match before; a "move" repeats it'));
const moveText = v.pipe(v.string(), v.maxLength(limits.move));

const event = v.pipe(
  v.union([v.object({ actor, move: moveText }), v.object({ actor, veiled: v.literal(true) })]),
  v.description('one move; a veiled one is hidden from this seat'),
);
export type BotEvent = v.InferOutput<typeof event>;

const events = v.pipe(v.array(event), v.description('all moves since this seat was last told, oldest first'));

export const forfeitCodes = [
  'start',
  'hello',
  'time',
  'illegal',
  'base',
  'unasked',
  'json',
  'message',
  'line',
  'flood',
  'closed',
  'exit',
  'resign',
] as const;
/** Why a bot has lost before the game was over. */
export type ForfeitCode = (typeof forfeitCodes)[number];

/** What a host says. */
export const hostMessageSchema = v.variant('type', [
  v.object({
    type: v.literal('hello'),
    protocol: v.pipe(v.literal(BOT_PROTOCOL), v.description('the version of the protocol')),
    limits: v.object({
      line: v.pipe(count, v.description('the most characters of a line from the bot')),
      says: v.pipe(count, v.description('how often it may "say" something from one answer to the next')),
    }),
  }),
  v.object({
    type: v.literal('new match'),
    match,
    game: v.string(),
    version: v.pipe(count, v.description('of the rules')),
    options: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
    seats: v.pipe(count, v.description('how many seats there are')),
    seat: v.pipe(seat, v.description('where this bot sits, counted from 0')),
    players: v.pipe(v.array(v.string()), v.description('who sits where')),
    forms: v.pipe(v.array(v.string()), v.description('the shapes that written moves have in this game')),
    clock: v.optional(v.object({ move: v.pipe(v.number(), v.description('milliseconds for each answer')) })),
  }),
  v.object({
    type: v.literal('your turn'),
    match,
    base,
    seat,
    events,
    legal: v.pipe(v.array(v.string()), v.minLength(1), v.description('all moves that may be answered with')),
    scores: v.pipe(
      v.array(v.number()),
      v.description('points by seat as far as this one knows, as if the game ended now'),
    ),
    position: v.optional(v.pipe(v.string(), v.description("the board as text, as in the game's RULES.md"))),
    fields: v.pipe(
      v.record(v.string(), v.array(v.number())),
      v.description("the whole state as this seat may know it, by the names in the game's rules/state.ts"),
    ),
    clock: v.optional(
      v.object({ move: v.pipe(v.number(), v.description('milliseconds until the answer has to be there')) }),
    ),
  }),
  v.object({
    type: v.literal('end'),
    match,
    events,
    scores: v.pipe(v.array(v.number()), v.description('points by seat; none in a match that was forfeited')),
    winners: v.pipe(v.array(seat), v.description('several share; none in a match that was forfeited')),
    forfeit: v.optional(
      v.pipe(
        v.object({ seat, code: v.picklist(forfeitCodes), why: v.string() }),
        v.description('who has lost before the game was over, and why'),
      ),
    ),
  }),
  v.object({
    type: v.literal('refused'),
    code: v.picklist(forfeitCodes),
    why: v.pipe(
      v.string(),
      v.description(
        'an environment says so instead of ending the match: answer again; a server before it closes the connection',
      ),
    ),
  }),
]);
export type HostMessage = v.InferOutput<typeof hostMessageSchema>;
export type HostMessageOf<T extends HostMessage['type']> = Extract<HostMessage, { type: T }>;

const hello = v.object({
  type: v.literal('hello'),
  protocol: v.pipe(count, v.description('the version of the protocol, as in the "hello" that it answers')),
  name: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(limits.name))),
});
const move = v.object({
  type: v.literal('move'),
  match,
  base,
  move: v.pipe(moveText, v.description('one of the legal moves, as they were written')),
});

/** What a bot says. What a newer one may add is passed over. */
export const botMessageSchema = v.variant('type', [
  hello,
  move,
  v.object({ type: v.literal('resign'), match }),
  v.object({ type: v.literal('say'), match, text: v.pipe(v.string(), v.minLength(1), v.maxLength(limits.line)) }),
]);
export type BotMessage = v.InferOutput<typeof botMessageSchema>;
export type BotMessageOf<T extends BotMessage['type']> = Extract<BotMessage, { type: T }>;

/** What a program says that plays match after match on several seats, to learn or to try something out. */
export const environmentMessageSchema = v.variant('type', [
  hello,
  move,
  v.object({
    type: v.literal('reset'),
    seed: v.optional(v.pipe(v.string(), v.maxLength(100), v.description('the same seed gives the same chance'))),
  }),
]);
export type EnvironmentMessage = v.InferOutput<typeof environmentMessageSchema>;

/** What is wrong with a line. */
export interface BadLine {
  readonly code: 'json' | 'message';
  readonly wrong: string;
}

/** A message from a line of a bot, or what is wrong with it. */
export function readBotMessage(text: string): BotMessage | BadLine {
  return readLine(botMessageSchema, text);
}

export function readEnvironmentMessage(text: string): EnvironmentMessage | BadLine {
  return readLine(environmentMessageSchema, text);
}

function readLine<T extends v.GenericSchema>(schema: T, text: string): v.InferOutput<T> | BadLine {
  const value = parsed(text);
  if (Object(value) !== value) return { code: 'json', wrong: `${quoted(text)} is no JSON object` };
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const where = v.getDotPath(issue);
  return { code: 'message', wrong: `${quoted(text)}: ${where ? `${where}: ` : ''}${issue.message}` };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const MOST_QUOTED = 80;

/** What a stranger has written, short enough for a message. */
export function quoted(text: string): string {
  return JSON.stringify(text.length > MOST_QUOTED ? `${text.slice(0, MOST_QUOTED)}…` : text);
}
