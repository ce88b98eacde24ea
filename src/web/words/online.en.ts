import type { AnyRefusalCode } from '../../protocol/replies.ts';
import type { RefusalCode } from '../../table/match.ts';
import { manners } from './manners.en.ts';
import { presence } from './presence.en.ts';

/** What a server has against a request. What the table itself refuses is said with the words of the table. */
const refused: Readonly<Record<Exclude<AnyRefusalCode, RefusalCode>, string>> = {
  unreadable: 'The server did not understand this page. Load the page again.',
  'too-fast': 'That was a bit much at once. Wait a moment and try again.',
  'too-large': 'That was too long. Try it with fewer words.',
  nobody: 'Give yourself a name first.',
  'too-many-tables':
    'You, or somebody on your network, already have enough tables waiting in the lobby. Fill or leave one of them, or open this one for people with the link only.',
  'no-such-table': 'There is no table at this address. Perhaps the link is incomplete, or the table is gone.',
  'no-such-game': 'The server does not know this game.',
  'bad-options': 'The game can’t be played with these options.',
  'bad-chairs': 'The game can’t be played with these seats.',
  'not-gathering': 'The game has already begun.',
  'not-playing': 'The game has not begun yet, or is over.',
  'not-over': 'The game is not over yet.',
  taken: 'Somebody was quicker: this seat is taken.',
  seated: 'You are already sitting at this table.',
  'not-seated': 'You are not sitting at this table.',
  'not-host': 'Only the person who opened the table can do that.',
  'not-full': 'A seat is still free. Wait for somebody, or put a computer player there.',
  'not-agreed': 'Not everybody has said yes yet. The game begins when they have.',
  'not-here':
    'Somebody is away. The game begins when everybody is here; a seat can be given to somebody else meanwhile.',
  'no-such-bot': 'There is no such bot, or it does not play this game.',
  'bot-not-here': 'This bot is not connected at the moment.',
  'bot-busy': 'This bot already plays as many games as it may. Try again later.',
  closed: 'This table is closed: nobody else is let in.',
  rated: 'This game is rated, and this page did not say that you agree. Load the page again.',
  silenced: 'The hosts of this server have decided that you may not chat for now.',
  'no-account': 'Only people with an account play rated games.',
  event: 'This table belongs to an event: you would have to leave the event.',
  'no-such-event': 'There is no event at this address. Perhaps the link is incomplete, or it was long ago.',
  'bad-event': 'There can’t be an event with these settings.',
  'not-organiser': 'Only people who may organise events here can do that.',
  'too-many-events': 'You already have enough events that are not over yet.',
  'event-full': 'This event is full.',
  'event-begun': 'This event has begun, and takes nobody new.',
  'event-over': 'This event is over.',
  'sent-away': 'The organiser has sent you away from this event. Only they can let you in again.',
  'too-few': 'Too few people have come for a single table.',
  busy: 'Too much is going on at the moment. Try again.',
  trouble: 'Something went wrong on the server. Nothing is lost; try again in a moment.',
};

/** Ready-made lines of chat: everybody reads them in their own language. */
const phrases = {
  hello: 'Hello!',
  luck: 'Good luck!',
  nice: 'Nice move!',
  oops: 'Oops …',
  moment: 'One moment, please.',
  thanks: 'Thanks for the game!',
};

/** A table online: gathering, playing, talking. */
export const online = {
  coming: 'Going to the table …',
  closedFor: (why: string): string => `The hosts of this server have closed this table: ${why}`,
  closed: 'This table was closed: everybody has left it.',
  lost: 'The connection is lost. It comes back by itself; what you have tried out stays.',
  otherRules: (why: string): string =>
    `This page and its server play by different rules. Load the page again. (${why})`,
  reload: 'Load again',
  refused,

  rated:
    'This game is rated. Whoever sits down agrees: the result counts for their rating, and whoever leaves, resigns or runs out of time is rated as last.',
  ratedAccount: 'Make an account to sit down',
  gathering: 'Who’s playing?',
  beginsSoon: 'All seats are taken. The game can begin.',
  seated: (names: string): string => `At the table: ${names}.`,
  seatFree: 'free',
  you: 'you',
  host: 'opened the table',
  notHere: 'not here yet',
  sit: 'Sit down here',
  rise: 'Stand up',
  playedBy: (seat: number): string => `Seat ${seat}: played by`,
  start: 'Start the game',
  hostStarts: (name: string): string => `${name} starts the game when all seats are taken.`,
  hostIsNext: (name: string): string => `${name} starts it.`,
  eventBegins:
    'The game begins by itself as soon as everybody is here. Whoever doesn’t come in time is played for by a computer until they do.',
  waitForSeats: (count: number): string => (count === 1 ? 'One seat is still free.' : `${count} seats are still free.`),
  invite: 'Invite others',
  watchHint: 'Whoever opens this link, or scans the code, can watch.',
  inviteHint: 'Whoever opens this link, or scans the code, can sit down or watch.',
  time: 'Time',
  access: {
    listed: 'Everybody can find this table in the lobby.',
    unlisted: 'Only people with the link can find this table.',
  },
  fair: 'Why the draws are fair',
  fairWhy:
    'Every roll and draw of this game comes from a secret seed that the server has already chosen; this is its fingerprint. Everybody who sits down adds a number of their own; all numbers are fixed before any is shown. After the game the seed is revealed, and anyone can check that nothing was changed.',
  fingerprint: 'Fingerprint',

  watching: 'You are watching.',
  away: 'away',
  awayNote: (name: string): string => `${name} is away: a computer plays for them.`,
  youAreAway: 'Your time was up, so a computer plays for you.',
  back: 'I’m back',
  clock: (name: string): string => `Time left for ${name}`,
  days: (days: number, hours: number): string => `${days} d ${hours} h`,
  hours: (hours: number, minutes: number): string => `${hours} h ${minutes} min`,
  presence,
  manners,
  leave: 'Leave the table',

  chat: 'Chat',
  chatUnread: (count: number): string => `Chat: ${count} new`,
  says: (name: string, text: string): string => `${name} says: ${text}`,
  noChat: 'Nobody has said anything yet.',
  say: 'Say something',
  send: 'Send',
  phrases,

  rematch: 'Play again',
  nextTable: 'To the new table',
  nextNote: 'There is a new table for the next game.',
  verify: 'Verify',
  verified: (count: number): string =>
    `Verified: the seed matches its fingerprint, and all ${count} draws follow from it.`,
  otherSeed: 'Does not match: the seed revealed at the end is not the one whose fingerprint was shown before the game.',
  otherNonce: 'Does not match: your own number was left out of the draws.',
  exchangedNonce: 'Does not match: a number of another player was exchanged after yours had been shown.',
  refuted: (moves: number): string =>
    `Does not match: a draw ${moves === 0 ? 'of the set-up' : `after move ${moves}`} does not follow from the seed.`,
};

export type OnlineWords = typeof online;
