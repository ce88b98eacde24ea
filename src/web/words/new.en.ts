import type { Level } from '../play/levels.ts';

const levels: Readonly<Record<Level, string>> = {
  learning: 'Computer, learning',
  easy: 'Computer, easy',
  fair: 'Computer, fair',
  strong: 'Computer, strong',
  master: 'Computer, master',
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
  levelHint: 'One that learns can be beaten by a child; a master thinks far ahead and gives nothing away.',
  name: 'Name',
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
