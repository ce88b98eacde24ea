/** Who is at a table online, who plays for whom, and whether one plays again. */
export const presence = {
  minutes: (minutes: number): string => `${minutes} min`,
  isAway: (name: string): string => `${name} is away`,
  awayFor: (name: string, time: string): string => `${name} has been away for ${time}`,
  lastHere: (name: string, time: string): string => `${name} was here ${time} ago`,
  botPlaysFor: (name: string): string => `A computer plays for ${name}`,
  isPaused: 'The game is paused',
  awayShort: (time: string): string => `away ${time}`,
  botShort: 'computer plays',
  nowAway: (name: string): string => `${name} is away.`,
  /** What follows, where somebody is to move: how long they still have; or a minute; or, before it is their turn, in general. */
  botIn: (name: string, time: string): string =>
    `If ${name} isn’t back in ${time}, a computer plays for them until they are.`,
  botSoon: (name: string): string => `If ${name} isn’t back within a minute, a computer plays for them until they are.`,
  botAfter: (name: string): string =>
    `When their time for it is up, a computer makes ${name}’s moves until they are back.`,
  pausesToo: 'If nobody is left here, the game pauses.',
  nowBack: (name: string): string => `${name} is back.`,
  nowBot: (name: string): string => `A computer plays for ${name} now.`,
  paused: 'The game is paused: nobody is here to play. No clock is running.',
  pausedForYou: 'Your time was up, and nobody else is here to play. So the game is paused, and no clock is running.',
  wasPaused: (time: string): string => `The game was paused for ${time}.`,
  madeForYou: (count: number): string =>
    `While you were away, a computer made ${count === 1 ? '1 move' : `${count} moves`} for you.`,
  madeFor: (name: string, count: number): string =>
    `A computer made ${count === 1 ? '1 move' : `${count} moves`} for ${name}.`,
  lookAtThem: 'Show me',
  byBot: 'by a computer',
  afterPause: (time: string): string => `after a pause of ${time}`,
  watchers: (count: number): string => (count === 1 ? '1 person is watching' : `${count} people are watching`),

  wantsRematch: (name: string): string => `${name} would like to play again.`,
  join: 'Join',
  notNow: 'Not now',
  declined: (names: string): string => `${names} would rather not play again.`,
  asked: 'has not answered yet',
  waitForAnswer: (names: string): string => `Waiting for an answer from ${names}.`,
  waitForReturn: (names: string): string => `Waiting for ${names} to come back.`,
  canFree: (host: string): string => `${host} can give the seat to somebody else meanwhile.`,
  youCanFree: 'You can free the seat for somebody else meanwhile.',
  beginsWithAll: 'The game begins as soon as everybody has said yes.',
  freeSeat: 'Free the seat',
};

export type PresenceWords = typeof presence;
