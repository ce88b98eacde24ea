/** The rules on one page, for the table. What is ours and not the book's has a star. */
export const summary = {
  goal: {
    heading: 'The goal',
    points: [
      'Bring goods from all three oases, fire, vegetation and water, home to the palace before anybody else does.',
    ] as readonly string[],
  },
  setUp: {
    heading: 'Set-up',
    points: [
      'Every desert hex gets a tile, dune or plain up by chance.* The other tiles are the reserve.',
      'Everybody has 12 camels, 4 of them in the palace and 8 in stock, and 3 event cards. Each oasis holds 12 of its goods, with four players 18.*',
      'In their first turn those who begin have fewer movement points: 3 and 6, or 2, 4, 6, or 2, 3, 5, 6.*',
    ] as readonly string[],
  },
  turn: {
    heading: 'Your turn',
    points: [
      'One: you may play an event card. Two: move camels with 6 points in all. Three: change the desert once.',
      'A step costs 1 between fields of the same ground and into or out of palace and oases, 2 between different ground. Dune, plain, and valley, which is a hex without a tile, are the three grounds.',
      'A desert hex has room for three camels. Goods that lie open on your camel’s hex it picks up for nothing,* as many as you like.',
    ] as readonly string[],
  },
  oases: {
    heading: 'Oases and palace',
    points: [
      'A camel enters an oasis only without goods of that kind. It gets one, two camels of your stock join it with one each, and you draw an event card.',
      'It enters the palace only with goods. They all go to your display, and you draw a card for each. Nobody keeps more than five cards.',
    ] as readonly string[],
  },
  fights: {
    heading: 'Fights',
    points: [
      'Whoever steps onto a desert hex with camels of others may attack one at once; each camel does so once in a turn. Roll a die:',
      '1: a camel of your stock replaces the other and takes its goods. 2, 3: the other gives you one of its goods. 4: nothing. 5: you give one. 6: a camel of theirs replaces yours, with its goods.',
    ] as readonly string[],
  },
  desert: {
    heading: 'Changing the desert',
    points: [
      'Turn the topmost tile of a hex over, also under camels, or shift one without camels to a neighbouring hex.',
      'Towers may grow: camels on a tile are lifted by the next. On bare valley a tile buries them: they go back to stock, each owner draws a card, and the goods stay below.',
    ] as readonly string[],
  },
  end: {
    heading: 'The end',
    points: [
      'Whoever has brought home all three kinds wins at once. Without camels in the palace or on the board you are out; whoever alone is left wins.',
      'If nobody can win any more, or after 60 rounds, most kinds win, then most goods; equals share the win.*',
    ] as readonly string[],
  },
};

export type SummaryWords = typeof summary;
