import { signal } from '@preact/signals';

/** A page of ours, as read from the part of the address behind `#`. Parts that are not given are empty. */
export type Route =
  | { readonly screen: 'start' }
  /** Where the printed game lies on the table, chance is by `hand`. */
  | { readonly screen: 'new'; readonly game: string; readonly chance: string }
  | { readonly screen: 'play'; readonly match: string }
  | {
      readonly screen: 'replay';
      readonly match: string;
      readonly log: string;
      readonly at: string;
      /** The panel that is to be open. */
      readonly panel: string;
    }
  | {
      readonly screen: 'watch';
      readonly game: string;
      readonly seats: string;
      readonly seed: string;
      readonly at: string;
    }
  | { readonly screen: 'rules'; readonly game: string; readonly rule: string }
  | { readonly screen: 'guide'; readonly game: string }
  /** How the computer plays a game. */
  | { readonly screen: 'findings'; readonly game: string }
  /** The lobby, of one game or of all. */
  | { readonly screen: 'lobby'; readonly game: string }
  | { readonly screen: 'open'; readonly game: string }
  /** A table online. */
  | { readonly screen: 'table'; readonly match: string }
  | { readonly screen: 'events' }
  /** One event, and the form in which one is opened, for a game. */
  | { readonly screen: 'event'; readonly event: string }
  | { readonly screen: 'open-event'; readonly game: string }
  | { readonly screen: 'account' }
  /** The leaderboard of a game with a number of seats, or the usual ones. */
  | { readonly screen: 'ratings'; readonly game: string; readonly seats: string }
  | { readonly screen: 'privacy' }
  /** All one's matches, and what they tell. */
  | { readonly screen: 'archive' }
  | { readonly screen: 'profile' }
  /** Where the link under a letter leads. */
  | { readonly screen: 'stop-mail'; readonly token: string }
  /** What somebody lets everybody read, at the address of their page. */
  | { readonly screen: 'player'; readonly page: string }
  | { readonly screen: 'people' }
  /** The desk of the hosts: a part of it, or the link by which somebody becomes one. */
  | { readonly screen: 'desk'; readonly part: string; readonly link: string }
  /** The desert of a day, or of today. */
  | { readonly screen: 'day'; readonly day: string }
  /** A study on this device, one in somebody's account, or one that came with the address; else the list of them. */
  | { readonly screen: 'study'; readonly study: string; readonly account: string; readonly text: string }
  /** Puzzles: of a game or of all, one of them or of a kind; or what could be learnt from a match. */
  | {
      readonly screen: 'puzzles';
      readonly game: string;
      readonly puzzle: string;
      readonly theme: string;
      readonly level: string;
      /** Not empty: only those of two turns. */
      readonly turns: string;
      /** The theme of a course that it belongs to. */
      readonly course: string;
      /** A match of one's own: its costliest turns are the puzzles. */
      readonly match: string;
    }
  /** What helps those who own the printed game: all of it, or one part. */
  | { readonly screen: 'printed'; readonly game: string; readonly part: string }
  | { readonly screen: 'settings' }
  | { readonly screen: 'lost' };

export type RouteOf<S extends Route['screen']> = Extract<Route, { screen: S }>;
export type NewRoute = RouteOf<'new'>;
export type PlayRoute = RouteOf<'play'>;
export type ReplayRoute = RouteOf<'replay'>;
export type WatchRoute = RouteOf<'watch'>;
export type RulesRoute = RouteOf<'rules'>;
export type GuideRoute = RouteOf<'guide'>;
export type FindingsRoute = RouteOf<'findings'>;
export type LobbyRoute = RouteOf<'lobby'>;
export type OpenRoute = RouteOf<'open'>;
export type TableRoute = RouteOf<'table'>;
export type EventRoute = RouteOf<'event'>;
export type OpenEventRoute = RouteOf<'open-event'>;
export type DeskRoute = RouteOf<'desk'>;
export type RatingsRoute = RouteOf<'ratings'>;
export type DayRoute = RouteOf<'day'>;
export type StudyRoute = RouteOf<'study'>;
export type StopMailRoute = RouteOf<'stop-mail'>;
export type PlayerRoute = RouteOf<'player'>;
export type PrintedRoute = RouteOf<'printed'>;
export type PuzzlesRoute = RouteOf<'puzzles'>;

interface Asked {
  /** The part behind the screen's name: a game or a match. */
  readonly of: string;
  readonly the: (name: string) => string;
}

/** Undefined where a part is missing, or is one too many. */
const readers: Readonly<Record<string, (asked: Asked) => Route | undefined>> = {
  '': () => ({ screen: 'start' }),
  new: ({ of, the }) => (of ? { screen: 'new', game: of, chance: the('chance') } : undefined),
  play: ({ of }) => (of ? { screen: 'play', match: of } : undefined),
  replay: ({ of, the }) =>
    of || the('log') ? { screen: 'replay', match: of, log: the('log'), at: the('at'), panel: the('panel') } : undefined,
  watch: ({ of, the }) =>
    of ? { screen: 'watch', game: of, seats: the('seats'), seed: the('seed'), at: the('at') } : undefined,
  rules: ({ of, the }) => (of ? { screen: 'rules', game: of, rule: the('rule') } : undefined),
  guide: ({ of }) => (of ? { screen: 'guide', game: of } : undefined),
  findings: ({ of }) => (of ? { screen: 'findings', game: of } : undefined),
  lobby: ({ of, the }) => (of ? undefined : { screen: 'lobby', game: the('game') }),
  open: ({ of }) => (of ? { screen: 'open', game: of } : undefined),
  table: ({ of }) => (of ? { screen: 'table', match: of } : undefined),
  events: ({ of }) => (of ? undefined : { screen: 'events' }),
  event: ({ of }) => (of ? { screen: 'event', event: of } : undefined),
  'open-event': ({ of }) => (of ? { screen: 'open-event', game: of } : undefined),
  account: ({ of }) => (of ? undefined : { screen: 'account' }),
  ratings: ({ of, the }) => (of ? undefined : { screen: 'ratings', game: the('game'), seats: the('seats') }),
  privacy: ({ of }) => (of ? undefined : { screen: 'privacy' }),
  archive: ({ of }) => (of ? undefined : { screen: 'archive' }),
  player: ({ of }) => (of ? { screen: 'player', page: of } : undefined),
  'stop-mail': ({ of }) => (of ? { screen: 'stop-mail', token: of } : undefined),
  profile: ({ of }) => (of ? undefined : { screen: 'profile' }),
  people: ({ of }) => (of ? undefined : { screen: 'people' }),
  desk: ({ of, the }) => (of ? undefined : { screen: 'desk', part: the('part'), link: the('link') }),
  day: ({ of }) => ({ screen: 'day', day: of }),
  study: ({ of, the }) => ({ screen: 'study', study: of, account: the('account'), text: the('text') }),
  puzzles: ({ of, the }) => ({
    screen: 'puzzles',
    game: of,
    puzzle: the('puzzle'),
    theme: the('theme'),
    level: the('level'),
    turns: the('turns'),
    course: the('course'),
    match: the('match'),
  }),
  printed: ({ of, the }) => (of ? { screen: 'printed', game: of, part: the('part') } : undefined),
  settings: ({ of }) => (of ? undefined : { screen: 'settings' }),
};

export function readRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?');
  const [screen = '', of = '', ...rest] = path.split('/').filter(part => part !== '');
  const given = new URLSearchParams(query);
  const the = (name: string) => given.get(name) ?? '';
  const found =
    Object.hasOwn(readers, screen) && rest.length === 0 ? readers[screen]!({ of: decoded(of), the }) : undefined;
  return found ?? { screen: 'lost' };
}

/** A badly written address names nothing that exists; it is no reason to fail. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Empty parts are left out: they mean "the usual". */
function withQuery(path: string, parts: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(Object.entries(parts).filter(([, value]) => value !== '')).toString();
  return query ? `${path}?${query}` : path;
}

export const startAddress = '#/';
export const settingsAddress = '#/settings';
export const eventsAddress = '#/events';
export const accountAddress = '#/account';
export const privacyAddress = '#/privacy';
export const archiveAddress = '#/archive';
export const profileAddress = '#/profile';
export function playerAddress(page: string): string {
  return `#/player/${page}`;
}
export const peopleAddress = '#/people';

export function newAddress(game: string, chance: 'hand' | '' = ''): string {
  return withQuery(`#/new/${game}`, { chance });
}

export function playAddress(match: string): string {
  return `#/play/${encodeURIComponent(match)}`;
}

export function replayAddress(match: string, at = ''): string {
  return withQuery(`#/replay/${encodeURIComponent(match)}`, { at });
}

/** The same, with the review begun. */
export function reviewAddress(match: string, at = ''): string {
  return withQuery(`#/replay/${encodeURIComponent(match)}`, { at, panel: 'review' });
}

/** A log that travels in the address itself. */
export function sharedAddress(log: string, at = '', panel = ''): string {
  return withQuery('#/replay', { log, at, panel });
}

export function watchAddress({ game, seats, seed, at }: Omit<WatchRoute, 'screen'>): string {
  return withQuery(`#/watch/${game}`, { seats, seed, at });
}

export function rulesAddress(game: string, rule = ''): string {
  return withQuery(`#/rules/${game}`, { rule });
}

export function guideAddress(game: string): string {
  return `#/guide/${game}`;
}

export function findingsAddress(game: string): string {
  return `#/findings/${game}`;
}

export function lobbyAddress(game = ''): string {
  return withQuery('#/lobby', { game });
}

export function openAddress(game: string): string {
  return `#/open/${game}`;
}

export function tableAddress(match: string): string {
  return `#/table/${encodeURIComponent(match)}`;
}

export function eventAddress(event: string): string {
  return `#/event/${encodeURIComponent(event)}`;
}

export function openEventAddress(game: string): string {
  return `#/open-event/${game}`;
}

export function ratingsAddress(game = '', seats = ''): string {
  return withQuery('#/ratings', { game, seats });
}

export function deskAddress(part = ''): string {
  return withQuery('#/desk', { part });
}

export function dayAddress(day = ''): string {
  return day ? `#/day/${day}` : '#/day';
}

/** Without an id the list of studies. */
export function studyAddress(study = ''): string {
  return study ? `#/study/${encodeURIComponent(study)}` : '#/study';
}

/** A study in somebody's account, which whoever has its address can open. */
export function accountStudyAddress(account: string): string {
  return withQuery('#/study', { account });
}

/** A study that travels in the address itself. */
export function sharedStudyAddress(text: string): string {
  return withQuery('#/study', { text });
}

/** All puzzles, those of a game, or one of them with what comes next; `day` is the one of today. */
export function puzzlesAddress(game = '', parts: Partial<Omit<PuzzlesRoute, 'screen' | 'game'>> = {}): string {
  return withQuery(game ? `#/puzzles/${game}` : '#/puzzles', parts);
}

/** All that helps with the printed game, or one part of it. */
export function printedAddress(game: string, part = ''): string {
  return withQuery(`#/printed/${game}`, { part });
}

export const route = signal<Route>({ screen: 'start' });

/**
 * How many pages of ours lie behind this one in the tab's history. Each step carries its number, so it is known again
 * after a reload; a step without one is new, and was made by a link.
 */
let depth = -1;

export function depthAfter(before: number, step: unknown): number {
  const known = (Object(step) as { depth?: unknown }).depth;
  return typeof known === 'number' ? known : before + 1;
}

/** Goes to another page; the browser's back button returns. */
export function go(address: string): void {
  history.pushState(undefined, '', address);
  readAddress();
}

/** Goes back as long as that stays in our pages: a person who came by a link gets the start page instead. */
export function goBack(): void {
  if (depth > 0) history.back();
  else go(startAddress);
}

/** Keeps the address true while something small changes, without a new step for the back button. */
export function keepAddress(address: string): void {
  history.replaceState({ depth }, '', address);
  readAddress();
}

function readAddress(): void {
  depth = depthAfter(depth, history.state);
  history.replaceState({ depth }, '');
  route.value = readRoute(location.hash);
}

export function followAddress(): void {
  addEventListener('popstate', readAddress);
  addEventListener('hashchange', readAddress);
  readAddress();
}
