/** The rules on one page, for the table. What is ours and not the book's has a star. */
export const summary = {
  goal: {
    heading: 'The goal',
    points: [
      'One caravan of everybody’s stones crosses the desert together. When the third stone has reached the oasis, whoever has the most talers and the best cards wins.',
    ] as readonly string[],
  },
  setUp: {
    heading: 'Set-up',
    points: [
      'Two players have 8 stones each, three 5, four 4, five 3; everybody has 5 talers.',
      'One card lies face down on each of the five springs, the other 13 on desert fields: 6 before the canyon, 7 beyond it.* The four cards of 3 and one of 2 are on the springs.*',
      'In turn everybody puts one stone at a time into the camp.',
    ] as readonly string[],
  },
  turn: {
    heading: 'Your turn',
    points: [
      'Roll six dice. Each die moves one stone, yours or anybody’s; one stone may move several times. If no die can be used, roll all once more;* if none can then, pay 6 talers.*',
      'Every die that can be used has to be. Each that is left costs 1 taler; whoever has none owes it.',
    ] as readonly string[],
  },
  dice: {
    heading: 'The dice',
    points: [
      '1: to one of the eight fields around. 2, 3, 4: jump straight over exactly one, two, three stones. 5, 6: jump over exactly four, five stones, straight or round one corner.',
      'A jump goes over a row without gaps and ends on the free field right behind it.',
    ] as readonly string[],
  },
  moving: {
    heading: 'Moving',
    points: [
      'Only a stone with a free side moves. After each die all stones hang together, side by side.*',
      'No stone goes straight back to where it has just come from. Nothing returns to the camp or across the canyon, and what is in the oasis stays there.',
    ] as readonly string[],
  },
  talers: {
    heading: 'Talers',
    points: [
      'The first across the canyon: 5 to the mover. The last across: its owner pays 5. The last to leave the camp: 5 to its owner.',
      'First, second, third stone in the oasis: 8, 6, 4, halved between mover and owner.',
      'A card is reached: 1, on a spring 2.',
    ] as readonly string[],
  },
  cards: {
    heading: 'Cards',
    points: [
      'A stone that lands on a card lets its mover look at it alone. With a stone of your own you keep the card.',
      'With another’s stone you offer it to its owner, who takes it unseen or leaves it to you. What you say about it need not be true.',
    ] as readonly string[],
  },
  end: {
    heading: 'The end',
    points: [
      'The third stone in the oasis ends the game, or the 120th turn.* Talers and cards (3, 2, 1, −1, −2) are added up, debts taken off. Most points win; equals share the win.*',
    ] as readonly string[],
  },
};

export type SummaryWords = typeof summary;
