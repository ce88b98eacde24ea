/** How the computer plays: what its page says about any game. */
export const findings = {
  about:
    'The computer players know the rules and what you would see in their place, nothing more. They try out millions of ways to go on, and this is what they have come to.',
  opening: 'How they begin',
  values: 'What they value',
  sources: 'Where their points come from',
  sourcesFoot: '200 games for two at the level “fair”; points of a player.',
  expect: 'What to expect',
  seats: 'Players',
  points: 'Points of a player',
  turns: 'Turns',
  rounds: 'Rounds',
  first: 'The first player wins',
  firstText: (share: number, low: number, high: number): string => `${share}% (${low}–${high})`,
  expectFoot: (levels: string): string =>
    `Whole games of computer players (${levels}). Between the figures in brackets the true share lies with 95% certainty; the upright mark is what it would be if seats were equal.`,
  levelGames: (level: string, games: number): string => `${level}: ${games} games`,
  sample: 'A game between the best two',
  sampleResult: (scores: string): string => `How it ended: ${scores}.`,
  sampleWon: (name: string): string => `${name} won.`,
  sampleBoard: 'The board at the end',
  walk: 'Replay it, with the review',
  sampleTrouble: 'The game could not be read.',
};

export type FindingsPageWords = typeof findings;
