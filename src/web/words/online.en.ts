import type { AnyRefusalCode } from '../../protocol/replies.ts';
import type { RefusalCode } from '../../table/match.ts';

/** What a server has against a request. What the table itself refuses is said with the words of the table. */
const refused: Readonly<Record<Exclude<AnyRefusalCode, RefusalCode>, string>> = {
  unreadable: 'The server did not understand this page. Load the page again.',
  'too-fast': 'That was a bit much at once. Wait a moment and try again.',
  'too-large': 'That was too long. Try it with fewer words.',
  nobody: 'Give yourself a name first.',
  'too-many-tables':
    'Enough tables of yours, or from your network, wait for players in the lobby. Fill or leave one of them, or open this one for people with the link only.',
  'no-such-table': 'There is no table at this address. Perhaps the link is incomplete.',
  'no-such-game': 'The server does not know this game.',
  'bad-options': 'The game can’t be played with these options.',
  'bad-chairs': 'The game can’t be played with these seats.',
  'not-gathering': 'The game has begun already.',
  'not-playing': 'The game has not begun yet, or is over.',
  'not-over': 'The game is not over yet.',
  taken: 'Somebody was quicker: this seat is taken.',
  seated: 'You sit at this table already.',
  'not-seated': 'You do not sit at this table.',
  'not-host': 'Only who opened the table can do that.',
  'not-full': 'A seat is still free. Wait for somebody, or put a computer player there.',
  closed: 'This table is closed.',
  busy: 'There is too much going on at the moment. Try again.',
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
  closed: 'This table was closed: everybody has left it.',
  lost: 'The connection is lost. It comes back by itself; what you have tried out stays.',
  otherRules: (why: string): string =>
    `This page and its server play by different rules. Load the page again. (${why})`,
  reload: 'Load again',
  refused,

  gathering: 'Who plays along?',
  beginsSoon: 'Everybody sits. The game can begin.',
  seatFree: 'free',
  you: 'you',
  host: 'opened the table',
  notHere: 'not here yet',
  sit: 'Sit down here',
  rise: 'Stand up',
  playedBy: (seat: number): string => `Seat ${seat}: played by`,
  start: 'Start the game',
  hostStarts: (name: string): string => `${name} starts the game when everybody sits.`,
  waitForSeats: (count: number): string => (count === 1 ? 'One seat is still free.' : `${count} seats are still free.`),
  invite: 'Invite others',
  inviteHint: 'Whoever opens this link can sit down, or watch.',
  link: 'Link to this table',
  copy: 'Copy link',
  copied: 'The link is copied.',
  copyByHand: 'Copying is not possible here. Mark the link and copy it yourself.',
  share: 'Share …',
  time: 'Time',
  access: {
    listed: 'Everybody can find this table in the lobby.',
    unlisted: 'Only who has the link finds this table.',
  },
  fair: 'Why chance is fair',
  fairWhy:
    'The server has drawn the seed of all chance already; this is its fingerprint. Everybody who sits down adds a number of their own. After the game the seed is laid open, and anyone can check that nothing was changed.',
  fingerprint: 'Fingerprint',

  watching: 'You are watching.',
  away: 'away',
  awayNote: (name: string): string => `${name} is away: a computer plays on.`,
  youAreAway: 'Your time was up, so a computer plays for you.',
  back: 'I am back',
  clock: (name: string): string => `Time left for ${name}`,
  days: (days: number, hours: number): string => `${days} d ${hours} h`,
  hours: (hours: number, minutes: number): string => `${hours} h ${minutes} min`,
  leave: 'Leave the table',

  chat: 'Chat',
  chatUnread: (count: number): string => `Chat: ${count} new`,
  noChat: 'Nobody has said anything yet.',
  say: 'Say something',
  send: 'Send',
  phrases,

  rematch: 'Play again',
  nextTable: 'To the new table',
  nextNote: 'There is a new table for the next game.',
  verify: 'Verify',
  verified: (count: number): string => `True: the seed fits its fingerprint, and all ${count} outcomes follow from it.`,
  otherSeed: 'Not true: the seed that was laid open does not fit the fingerprint shown before the game.',
  otherNonce: 'Not true: your own number was left out of chance.',
  refuted: (at: number): string => `Not true: the outcome at move ${at} does not follow from the seed.`,
};

export type OnlineWords = typeof online;
