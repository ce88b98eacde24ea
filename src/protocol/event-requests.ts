import * as v from 'valibot';
import { eventFormats } from '../events/event-log.ts';
import { playerColours } from '../table/match.ts';
import { eventLimits } from './event-limits.ts';
import { matchPattern } from './limits.ts';
import { timeControlNames } from './time-controls.ts';

/** What a page asks of a server about events. */

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));
const event = v.pipe(v.string(), v.regex(matchPattern));
const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const optionValue = v.union([v.pipe(v.string(), v.maxLength(40)), v.pipe(v.number(), v.finite()), v.boolean()]);
const points = v.pipe(v.number(), v.minValue(0), v.maxValue(eventLimits.points));

/** The lists of events: still to come, being played, over, and those that the reader is in. */
export const eventLists = ['coming', 'running', 'past', 'mine'] as const;
export type EventListName = (typeof eventLists)[number];

const wishes = v.object({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(eventLimits.name)),
  game: v.pipe(v.string(), v.maxLength(40)),
  options: v.record(v.pipe(v.string(), v.maxLength(40)), optionValue),
  format: v.picklist(eventFormats),
  tableSize: whole(2, playerColours.length),
  rounds: v.optional(whole(1, eventLimits.rounds)),
  duration: v.optional(whole(eventLimits.shortestArena, eventLimits.longestArena)),
  roundTime: v.optional(whole(eventLimits.shortestRound, eventLimits.longestRound)),
  pace: v.picklist(timeControlNames),
  points: v.pipe(v.array(points), v.minLength(1), v.maxLength(playerColours.length)),
  byePoints: points,
  startsAt: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  botsFillIn: v.optional(v.boolean()),
  noLateEntry: v.optional(v.boolean()),
  rated: v.optional(v.boolean()),
});
/** An event as somebody would like to have it. */
export type EventWishes = v.InferOutput<typeof wishes>;

function request<const T extends string, E extends v.ObjectEntries>(type: T, entries: E) {
  return v.object({ type: v.literal(type), id, ...entries });
}

export const eventRequests = [
  /** A page of a list; with what the last one ended with, the next one. */
  request('events', { list: v.picklist(eventLists), before: v.optional(v.pipe(v.string(), v.maxLength(60))) }),
  /** An event as it is, and with `watch` whatever becomes of it. */
  request('event', { event, watch: v.boolean() }),
  /** Tables of earlier rounds than one, for which the event itself has no room. */
  request('event-tables', { event, before: whole(0, 100_000) }),
  request('event-open', { wishes }),
  /** With `rated`, the person has seen that its matches are rated and agrees. */
  request('event-enter', { event, rated: v.optional(v.boolean()) }),
  request('event-leave', { event }),
  /** Whoever opened it calls it otherwise, or gives it another time or none, before it begins. */
  request('event-change', { event, name: wishes.entries.name, startsAt: wishes.entries.startsAt }),
  /** They let it begin, or close it. */
  request('event-begin', { event }),
  request('event-close', { event }),
  /** They give those a table who came late, send somebody away or let them in again, and correct how a table ended. */
  request('event-pair', { event }),
  request('event-person', { event, number: whole(0, 100_000), out: v.boolean() }),
  request('event-correct', { event, match: event, ranks: v.optional(v.array(whole(1, playerColours.length))) }),
] as const;

export type EventRequest = v.InferOutput<(typeof eventRequests)[number]>;

const types: ReadonlySet<string> = new Set(eventRequests.map(schema => schema.entries.type.literal));

export function isEventRequest(asked: { readonly type: string }): asked is EventRequest {
  return types.has(asked.type);
}
