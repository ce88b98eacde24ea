/**
 * How the best computer players play. The figures are from docs/games.md and docs/strength.md, and from sixteen openings of
 * `strong` for two.
 */
export const findings = {
  opening: [
    'Their riders start as near an oasis as the rules allow: in 143 of 160 cases two hexes away from a palm.',
    'Water counts as well: within two steps of their riders lie 6.4 points of water on average; around any hex of the board it is 4.8.',
    'Their five riders stand about five hexes apart from one another, so that each has land of its own to grow into.',
    'Every second of the first camels already stands beside a palm. Of those set on water, two in three took a hole worth 3.',
  ] as readonly string[],
  values: [
    'Oases and largest caravans are two thirds of all points. Each oasis that a caravan reaches is 5 points for good, so they reach for one after the other, with every colour.',
    'Areas bring little: with two players, each closes one or two in a game, of three or four hexes. They close what is nearly closed, and seldom plan more.',
    'Every game that was measured ended with the last camel of a colour, after about forty turns for two.',
    'Thinking longer helps two players most: the master wins 77% of games against “strong”, but only 58% at a table of four, where others upset plans.',
  ] as readonly string[],
  sample: 'Two grandmasters, who have learnt the game by playing against themselves: nobody told them what is good.',
};

export type FindingsTexts = typeof findings;
