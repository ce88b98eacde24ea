/** What is said about where one is: loaded when somebody walks over the board by keys, or asks. */
export const orientation = {
  own: 'your stone',
  canyon: 'the canyon',
  sandAround: 'empty sand all around',
  elsewhere: 'else empty sand',
  names: {
    stone: ['stone', 'stones'],
    card: ['card', 'cards'],
    spring: ['spring', 'springs'],
    oasis: ['oasis', 'oases', 'goal', 'goals'],
    camp: ['camp', 'camps', 'start'],
    canyon: ['canyon', 'canyons'],
    dice: ['dice', 'die'],
  },
  list: (what: string, fields: string): string => `${what}: ${fields}.`,
  offers: (labels: string): string => `Offered to you, as buttons that Tab leads to: ${labels}.`,
  campName: 'Camp',
  canyonLies: (row: number): string => `The canyon lies between rows ${row} and ${row + 1}.`,
  reachesCard: 'reaches a card',
  ifDice: 'If each die showed another face, 1 to 6:',
};

export type OrientationWords = typeof orientation;
