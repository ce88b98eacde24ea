import type { LevelName } from '../../ai/levels.ts';

const levels: Readonly<Record<LevelName, string>> = {
  learning: 'Computer, beginner',
  easy: 'Computer, easy',
  fair: 'Computer, fair',
  strong: 'Computer, strong',
  master: 'Computer, master',
  grandmaster: 'Computer, grandmaster',
};

/** What to expect of each, in a sentence. */
const levelHints: Readonly<Record<LevelName, string>> = {
  learning: 'Makes moves that look right and misses a lot: a child can win.',
  easy: 'Sees what lies in the open and slips now and then: good for your first games.',
  fair: 'Plans a little ahead and seldom slips: you need a plan of your own.',
  strong: 'Thinks every move through and makes use of your mistakes.',
  master: 'Takes its time, thinks far ahead and gives nothing away.',
  grandmaster:
    'Has taught itself in millions of games, and sees at a glance what others work out. The strongest there is.',
};

/** The screen on which a match is set up. */
export const setup = {
  title: 'New game',
  titleOf: (game: string): string => `New game: ${game}`,
  seats: 'How many players?',
  players: 'Who’s playing?',
  seat: (seat: number): string => `Seat ${seat}`,
  playedBy: 'Played by',
  person: 'A person',
  levels,
  levelHints,
  /** The bots as characters, by name: how they are, in a sentence. It says nothing about how they play. */
  companions: {
    Amira: 'Curious. She has to see what lies behind the next dune.',
    Idris: 'Calm. He finishes his tea first, then he moves.',
    Leila: 'Cheerful. She hums while she thinks, and louder when she is ahead.',
    Tarek: 'Proud. He has crossed every desert twice, or so he says.',
    Zahra: 'Quiet. She says little and forgets nothing.',
  },
  name: 'Name',
  yourName: 'Your name',
  colour: 'Colour',
  order: 'Who begins?',
  orders: { random: 'Chance decides', listed: 'In this order' },
  options: 'Rules of this game',
  chance: 'Who rolls and draws?',
  chances: { device: 'This device', hand: 'We do, with the printed game' },
  byHandHint:
    'The printed game lies on the table. You enter what you roll and draw; this device knows the rules, keeps the score and plays the computer’s seats.',
  words: 'Words for the desert',
  wordsHint: 'If you like: the same words and number of players give the same desert again.',
  sameName: (name: string): string => `Two players are called “${name}”. Give one of them another name.`,
  onlyBots: 'Only computers play: you will be watching.',
  start: 'Start the game',
};

export type SetupWords = typeof setup;
