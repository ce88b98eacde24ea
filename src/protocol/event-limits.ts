const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How much of anything an event may have. Page and server both know. */
export const eventLimits = {
  /** Characters of its name. */
  name: 60,
  people: 200,
  rounds: 30,
  /** For one rank. */
  points: 100,
  shortestArena: 10 * MINUTE,
  longestArena: 12 * 60 * MINUTE,
  shortestRound: DAY,
  longestRound: 28 * DAY,
  /** How far ahead an event can be announced, in milliseconds. */
  ahead: 366 * DAY,
  /** Tables that come along with an event; earlier ones are asked for. */
  tables: 120,
  /** Events on one page of a list. */
  page: 30,
} as const;
