import type { DeedKind } from '../../protocol/desk.ts';
import type { MeasureKind } from '../../protocol/measures.ts';

const kinds: Readonly<Record<MeasureKind, string>> = { warn: 'Warned', mute: 'Muted', ban: 'Banned' };

const deeds: Readonly<Record<DeedKind, string>> = {
  host: 'became a host by a link',
  warn: 'warned',
  mute: 'muted',
  ban: 'banned',
  lift: 'lifted a decision about',
  close: 'closed a table',
  done: 'dealt with a report',
  announce: 'announced',
  backup: 'made a backup',
};

/** The desk of those who run the server. */
export const desk = {
  notHost: 'This is for the hosts of this server. Whoever runs it names them in its settings (HOSTS).',
  linkWrong: 'This link has been used, is too old, or never existed. The server prints a new one when it starts.',
  linkAccount: 'A host has an account. Make one first, then open this link again.',
  linkDone: 'You are a host of this server now.',
  parts: {
    now: 'Tables and people',
    load: 'Load and health',
    reports: 'Reports',
    measures: 'Decisions',
    announce: 'Announcement',
    settings: 'Settings',
    deeds: 'What hosts did',
  },
  refresh: 'Look again',
  trouble: (code: string): string => `That did not work. Please try again in a moment. (${code})`,
  refused: {
    yourself: 'You can’t do that to yourself.',
    named: 'The settings of the server name this person as a host: nobody at the desk can do that to them.',
    'no-such-person': 'This person is not known here any more.',
    'no-such-table': 'There is no such table any more.',
    'no-backup': 'Everything is kept in PostgreSQL. Use pg_dump for a backup, as docs/hosting.md tells.',
    'not-host': 'You are no host of this server any more.',
  } as Readonly<Record<string, string>>,

  tables: (count: number): string => (count === 1 ? 'One table' : `${count} tables`),
  noTables: 'There are no tables at the moment.',
  gathering: 'waiting for players',
  playing: 'being played',
  isPrivate: 'by link only',
  here: (here: number, watchers: number): string => `${here} here, ${watchers} watching`,
  closeTable: 'Close',
  closeTableOf: (game: string, names: string): string => `Close: ${game}, ${names}`,
  closeTitle: 'Close this table',
  closeHint: 'The game ends without a result. Those who sit there are told why.',
  people: (count: number): string => (count === 1 ? 'One person is here' : `${count} people are here`),
  nameless: (count: number): string =>
    count === 1 ? 'One more page is open without a name.' : `${count} more pages are open without a name.`,
  atTables: (count: number): string => (count === 1 ? 'at one table' : `at ${count} tables`),
  pages: (count: number): string => (count === 1 ? 'one page' : `${count} pages`),
  decide: 'Decide …',
  decideAbout: (name: string): string => `Decide about ${name}`,
  processes: (count: number): string =>
    `${count} processes share the database; pages and load are those of the one that answers here.`,

  decisions: {
    warn: 'Warn',
    mute: 'Mute',
    ban: 'Ban',
  } as Readonly<Record<MeasureKind, string>>,
  decisionHints: {
    warn: 'They read your words, and have to say that they did.',
    mute: 'They may not say anything in chat, and may not invite anybody.',
    ban: 'They can’t come in any more: they resign where they play, get up where they sit, and read why.',
  } as Readonly<Record<MeasureKind, string>>,
  what: 'What is decided?',
  reason: 'Why? They read it.',
  lasts: 'For how long?',
  spans: { hour: 'an hour', day: 'a day', week: 'a week', good: 'for good' },
  carryOut: 'Decide',
  done: 'Done.',

  noReports: 'Nobody has reported anybody.',
  reportOf: (reporter: string, about: string): string => `${reporter} about ${about}`,
  saidNothing: 'Neither of them has said anything in chat there.',
  toTable: 'To the table',
  isDone: 'dealt with',
  markDone: 'Dealt with',
  kinds,
  noMeasures: 'Nothing is decided about anybody at the moment.',
  until: (date: string): string => `until ${date}`,
  forGood: 'for good',
  lift: 'Lift',
  liftOf: (what: string, name: string): string => `Lift: ${what}, ${name}`,

  load: {
    pages: 'Open pages',
    tables: 'Tables in memory',
    moves: 'Moves a minute',
    requests: 'Requests a minute',
    processor: 'Processor, in % of one core',
    memory: 'Memory, in MB',
    delay: 'Longest wait, in ms',
    failures: 'Failures of the database',
  },
  loadOf: (what: string, now: string, most: string): string => `${what}: now ${now}, at most ${most}`,
  mostOf: (most: string): string => `at most ${most}`,
  loadHint: (from: string, to: string): string =>
    `From ${from} to ${to}, minute by minute; a day at most, since this process began.`,
  healthy: 'Everything works.',
  sick: (problem: string): string => `Something does not work: ${problem}`,
  database: (used: string, free: string): string =>
    free === ''
      ? `The database has ${used} MB.`
      : `The database has ${used} MB, and there is room for ${free} MB more.`,
  backup: 'Make a backup now',
  backupDone: (file: string, matches: number): string => `${file} holds ${matches} games.`,
  backupKept: (days: number): string =>
    days === 1 ? 'It is removed after a day.' : `It is removed after ${days} days.`,

  announceHint: 'Everybody whose page is open reads it at once, and whoever comes until its time is over.',
  announceText: 'What do you want to tell everybody?',
  announce: 'Announce',
  announceStop: 'Take it back',
  announcedNow: (text: string): string => `Announced now: ${text}`,
  announcedNone: 'Nothing is announced.',

  settingsHint: 'They are variables of the environment; a change counts when the server is started again.',
  secret: 'secret, and set',
  notSet: 'not set',
  noDeeds: 'No host has done anything yet.',
  deeds,
  older: 'Older',
};

export type DeskWords = typeof desk;
