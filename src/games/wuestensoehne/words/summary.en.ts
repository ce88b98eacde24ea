/** The rules on one page, for the table. What is ours and not the book's has a star. */
export const summary = {
  goal: {
    heading: 'The goal',
    points: [
      'Discover the land, send figures into oases, and come home with the worthiest load. Myrrh, incense, gems and salt are worth 4 each, and rumours change that.',
    ] as readonly string[],
  },
  setUp: {
    heading: 'Set-up',
    points: [
      'Only the cross in the middle is known. The tiles lie in five stacks, drawn one after the other; two players leave the first in the box.',
      'Everybody has two camels, two water stones, four figures of different heights* and one tile, which lies open. The caravans begin at the ends of the cross.',
      'The tallest figure of whoever begins wears the turban.',
    ] as readonly string[],
  },
  turn: {
    heading: 'Your turn',
    points: [
      'Move: your caravan goes along the lines over discovered land, as far as you like over brown ones. The first white line ends the way on the field behind it. Not onto a field with another caravan.',
      'Explore where a line is open: draw a tile, lay one of your own, or send the scout. A drawn tile that fits has to be laid; one that does not goes to your display, which holds three.',
      'A tile is laid beside your caravan, turned as you like; lines that meet have the same colour. Your caravan moves onto it. After a tile of desert alone you move and explore again.',
      'Figure: after a tile with oasis you may set a figure on it, or instead take one of yours back.',
      'Score every oasis that the tile completed, if figures stand in it.',
    ] as readonly string[],
  },
  oases: {
    heading: 'An oasis is complete',
    points: [
      'when none of its white lines is open; the edge of the board closes it. Its figures line up, the tallest in front, the one with the turban before all.',
      'From two figures on, the owner of the first pays one water stone; without water it leaves the row.',
      'One after the other takes a free action field of the oasis. Then all go home, and the turban, if it was there, passes to the left.',
    ] as readonly string[],
  },
  fields: {
    heading: 'Action fields',
    points: [
      'Goods: onto a free place of a camel; each camel carries two. Camel: one more. Water: four stones.*',
      'Rumour: draw one of six (+3, +2, +1, −1, −1, −2),* look at it alone and put it face down beside a good. Once all are laid, look at one and leave it or take it off.',
    ] as readonly string[],
  },
  water: {
    heading: 'One water stone pays for',
    points: [
      'the camel driver: your caravan crosses as many white lines as it likes. The scout: lay a fitting tile of somebody else, who may draw a new one. The guide: a second turn after yours.',
    ] as readonly string[],
  },
  end: {
    heading: 'The end',
    points: [
      'When the last tile is drawn the turn is played out, then everybody has one more.* It also ends after five rounds without a tile.*',
      'Rumours are turned up. The worthiest load wins, then the most water stones; then the win is shared.',
    ] as readonly string[],
  },
};

export type SummaryWords = typeof summary;
