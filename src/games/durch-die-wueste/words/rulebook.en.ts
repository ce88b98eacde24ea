import { ours } from './ours.en.ts';
import { rules } from './rules.en.ts';

/** The leaflet around the rules: headings, what leads into them, figures, a worked example. */
export const rulebook = {
  title: 'Durch die Wüste',
  about: 'A game by Reiner Knizia for two to five players. It takes about 45 minutes.',
  chapters: {
    goal: {
      heading: 'The goal',
      lead: 'Lead your caravans through the desert: to water, to oases, and around land that nobody else can enter any more. When the first colour of camels runs out, whoever has the most points wins.',
    },
    setUp: {
      heading: 'Setting up',
      lead: 'All this is done for you when a game begins. Only with five players is there something to choose: the colour you give back.',
    },
    riders: {
      heading: 'The riders',
      lead: 'Each of your caravans begins with a rider. Look for water and palms close by, and for room to grow.',
    },
    turn: {
      heading: 'A turn',
      lead: 'Once all riders stand, the caravans grow: two camels at a time, always from the supply beside the board. No camel is ever moved again.',
    },
    water: { heading: 'Water', lead: 'Quick points, and everybody wants them.' },
    oases: { heading: 'Oases', lead: 'A palm is an oasis. You never stand on it, only next to it.' },
    areas: {
      heading: 'Areas',
      lead: 'Draw a caravan around a piece of desert, from rock to rock or in a ring, and all that lies inside is yours.',
    },
    end: { heading: 'The end', lead: 'Keep an eye on the supply: you decide, too, how soon it is over.' },
    points: { heading: 'Points', lead: 'Points come from four sources.' },
    options: { heading: 'Options', lead: 'This can be chosen when a new game is made.' },
    tips: {
      heading: 'Three tips',
      lead: 'Spread your riders over the desert and keep away from crowds. Watch camels of your colour that belong to others, since they can cut you off from an oasis or a gap. And a caravan need not be long to earn 10 points, only longer than the others of its colour.',
    },
  },
  figures: {
    riderHexes: {
      caption:
        'A rider may start on the hexes with a tick, also next to water. Not on or next to the palm, not on the water, not on or next to another rider.',
      label:
        'A small desert with a palm, a water hole and a rider. The hexes on and around palm and rider and the water hole are crossed out, others are ticked.',
    },
    camelHexes: {
      caption:
        'Where Red’s next white camel may go: next to the white caravan, also onto the water. Not onto the palm, not onto Blue’s camel, not away from the caravan.',
      label:
        'Red’s white caravan of a rider and a camel. Free hexes beside it are ticked; the palm, the hex with Blue’s camel and hexes further off are crossed out.',
    },
    distance: {
      caption:
        'Between Red’s and Blue’s white camels a hex without white stays free: the cross is next to both caravans.',
      label:
        'A white caravan of Red and one of Blue with one hex between them. That hex is crossed out for Red, the other hexes beside Red’s caravan are ticked.',
    },
    oasisOnce: {
      caption:
        'Red’s white caravan has reached the palm and earns nothing more at the crosses. Red’s pink caravan earns 5 points of its own at a tick.',
      label:
        'A palm. Red’s white caravan touches it; two more hexes for white are crossed out. Red’s pink rider stands near, two hexes beside the palm are ticked for pink.',
    },
    areaClosed: {
      caption:
        'Red’s white caravan reaches from rock to rock. The area on the left is closed: 5 points for the hexes without a palm, and 5 more for the oasis.',
      label:
        'A white wall of Red’s camels from the upper to the lower edge. The six hexes to the left of it, one with a palm, are shaded in Red’s colour.',
    },
    twoCaravans: {
      caption: 'The same wall made of two caravans closes nothing, though both are Red’s.',
      label: 'A wall of one white and two pink camels of Red. The hexes behind it are crossed out.',
    },
    buildInside: {
      caption: 'Red may go on building inside. The camel takes up a hex; the five others stay enclosed.',
      label:
        'Red’s white wall with a further white camel inside the closed area. The five remaining hexes are shaded in Red’s colour.',
    },
    largestTie: {
      caption: 'Red and Blue have three white camels each and get 5 points each. Green has two and gets nothing.',
      label: 'Three white caravans: three camels of Red, three of Blue, two of Green.',
    },
  },
  example: {
    heading: 'An example: Mira’s points at the end',
    rows: {
      water: { name: 'Water', what: 'Water holes worth 3, 3, 2 and 1' },
      oases: { name: 'Oases', what: 'Her pink caravan reached three oases, her blue one two: 5 times 5' },
      caravans: {
        name: 'Caravans',
        what: 'She has the most green camels: 10. In white she is level with Jonas at the top: 5',
      },
      areas: { name: 'Areas', what: 'An area of eight hexes, one of them with a palm' },
    },
    total: 'Total',
  },
  rules,
  ours,
};

export type RulebookWords = Omit<typeof rulebook, 'rules'> & {
  readonly rules: Readonly<Record<keyof typeof rules, string>>;
};
