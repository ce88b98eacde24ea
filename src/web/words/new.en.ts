import type { LevelName } from '../../ai/levels.ts';

const levels: Readonly<Record<LevelName, string>> = {
  learning: 'Computer, learning',
  easy: 'Computer, easy',
  fair: 'Computer, fair',
  strong: 'Computer, strong',
  master: 'Computer, master',
};

/** What to expect of each, in a sentence. */
const levelHints: Readonly<Record<LevelName, string>> = {
  learning: 'Makes moves that look right and misses a lot: a child can win.',
  easy: 'Sees what lies in the open and slips now and then: good for your first games.',
  fair: 'Plans a little ahead and seldom slips: you need a plan of your own.',
  strong: 'Thinks every move through and makes use of your mistakes.',
  master: 'Takes its time, thinks far ahead and gives nothing away.',
};

/** The screen on which a match is set up. */
export const setup = {
  title: 'New game',
  seats: 'How many play?',
  players: 'Who plays?',
  seat: (seat: number): string => `Seat ${seat}`,
  playedBy: 'Played by',
  person: 'A person',
  levels,
  levelHints,
  name: 'Name',
  yourName: 'Your name',
  colour: 'Colour',
  order: 'Who begins?',
  orders: { random: 'Chance decides', listed: 'In this order' },
  options: 'Rules of this game',
  words: 'Words for the desert',
  wordsHint: 'If you like: the same words and number of players give the same desert again.',
  sameName: (name: string): string => `Two players are called “${name}”. Give one of them another name.`,
  onlyBots: 'Only computers play: you will be watching.',
  start: 'Start the game',
};

export type SetupWords = typeof setup;
