import type { KeptKind } from '../../protocol/privacy.ts';

const kinds: Readonly<Record<KeptKind, string>> = {
  guests: 'People without an account who sit at no table and don’t come back',
  chat: 'Chat at tables',
  unfinished: 'Games that nobody goes on with',
  finished: 'Finished games',
  backups: 'Copies that the host makes in case something breaks',
};

/** What is kept about people, and the part of the account where one has it in one’s own hands. */
export const privacy = {
  title: 'What is kept about you',
  intro:
    'This page is made from the database of this very server: each part of it is here, with all that it holds. There is no advertising, nothing is counted about you elsewhere, and nothing is passed on.',
  onDevice:
    'Games against the computer and around one device stay in your browser. The settings can delete them; no server has them.',
  howLong: 'How long it is kept',
  kinds,
  days: (days: number): string => (days === 1 ? 'a day' : `${days} days`),
  forEver: 'until it is deleted',
  account: 'An account',
  accountDays: 'until you erase it',
  yours: 'What belongs to you',
  yoursHint: 'These parts hold things of single people. They go when you erase everything about you.',
  count: (count: number): string => (count === 1 ? 'one of yours' : `${count} of yours`),
  none: 'nothing of yours',
  others: 'What the games need',
  othersHint:
    'Your name and your number stand here too while you sit at a table. If you erase yourself, somebody sat there instead, and nobody can tell who.',

  mine: 'Your data',
  mineHint: 'You can see what is kept about you, have it as a file, and have it erased, without asking anybody.',
  see: 'See what is kept',
  export: 'Save everything as a file',
  file: 'caravanserai-about-me.json',
  exported: 'The file is being saved.',
  erase: 'Erase everything about me',
  eraseHint:
    'Your name, your devices, passkeys and codes, what you said at tables: all of it is gone at once and for good. Where you are playing, you resign. In games with others somebody sat in your place.',
  eraseCopies: (days: string): string => `In copies that the host makes it may last for ${days} more.`,
  eraseLabel: (name: string): string => `Type your name, ${name}, to erase everything`,
  eraseYes: 'Erase everything for good',
  erased: 'Everything about you is erased.',
  trouble: 'That did not work. Nothing was erased that you would miss; please try again in a moment.',
};

export type PrivacyWords = typeof privacy;
