/** The rules on one page, for the table. What is ours and not the book's has a star. */
export const summary = {
  goal: {
    heading: 'The goal',
    points: [
      'Lead five caravans to water and oases, close off land with them, and have the largest caravan of as many colours as you can.',
    ] as readonly string[],
  },
  setUp: {
    heading: 'Set-up',
    points: [
      'Two and three players use the part of the board before the dark line, four and five all of it.*',
      'Five palms go onto five of the palm hexes. Every circle and every palm hex that is left gets a water hole, drawn blind and laid face up.',
      'Everybody takes one camel of each colour for their riders. Then, of each colour, two players put 10 camels aside and three players 5.',
      'Five players: everybody gives back one colour, each a different one, and plays with four.',
    ] as readonly string[],
  },
  riders: {
    heading: 'Riders',
    points: [
      'In turn everybody sets one rider at a time until all stand. In the first round no colour is set twice, as long as that is possible.',
      'Not on water, a palm or another rider, and not next to a palm or any other rider. Next to water is fine.',
    ] as readonly string[],
  },
  turn: {
    heading: 'Your turn',
    points: [
      'Place two camels, of one colour or of two. In the first round the first two players place only one; with two players only the first does.',
      'Each stands next to a camel of your own caravan of that colour. Never on a palm or another camel, and never next to a camel of the same colour that belongs to somebody else.',
      'Whoever can place none passes.*',
    ] as readonly string[],
  },
  gains: {
    heading: 'What it brings',
    points: [
      'On a water hole: take it. It is worth 1, 2 or 3.',
      'Next to a palm: 5 points, once for each caravan and palm. Other caravans, yours too, get it as well.',
      'Land around which only one of your caravans stands, together with rock and rim, is closed: take its water and oases at once. At the end each of its hexes without a palm is worth 1.',
      'Any other camel next to the land, your own too, keeps it open. You may still build inside your closed land; each camel there costs a point.*',
    ] as readonly string[],
  },
  end: {
    heading: 'The end',
    points: [
      'As soon as the last camel of one colour is placed,* or when nobody can place any.*',
      'Count water, 5 for each oasis, 1 for each closed hex, and 10 for the largest caravan of each colour, the rider included. Equals get 5 each.',
      'Most points win; equals share the win.',
    ] as readonly string[],
  },
};

export type SummaryWords = typeof summary;
