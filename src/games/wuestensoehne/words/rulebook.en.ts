import { ours } from './ours.en.ts';
import { rules } from './rules.en.ts';

/** The leaflet around the rules: headings, what leads into them, figures, a worked example. */
export const rulebook = {
  title: 'Im Reich der Wüstensöhne',
  about: 'A game by Klaus Teuber from 2008 for two to four players.',
  chapters: {
    goal: {
      heading: 'The goal',
      lead: 'You are a trader with a caravan in unknown land. You discover it tile by tile, send your figures into its oases, and bring home myrrh, incense, gems and salt. Whoever has the most valuable goods in the end wins.',
    },
    land: {
      heading: 'The land',
      lead: 'Desert and oases grow together out of small square tiles. Look at the lines: brown means desert, white means oasis.',
    },
    setUp: { heading: 'Setting up', lead: 'All this is done for you when a game begins.' },
    turn: {
      heading: 'A turn',
      lead: 'You move your caravan, discover a piece of land, and perhaps send a figure there. If that completes an oasis, it is scored. Then it is the next player’s turn.',
    },
    moving: {
      heading: 'Moving the caravan',
      lead: 'Where your caravan ends, you explore. On brown paths it gets far; oases hold it up.',
    },
    exploring: {
      heading: 'Exploring',
      lead: 'From the field where your caravan stands you discover one new field right beside it.',
    },
    figures: {
      heading: 'The figures',
      lead: 'You have four figures, tall ones and small ones. Whoever stands in an oasis when it is completed has a share in it.',
    },
    oases: {
      heading: 'Complete oases',
      lead: 'An oasis is complete when there is only desert around it, or the edge of the board.',
    },
    scoring: {
      heading: 'Scoring an oasis',
      lead: 'Now it matters who is tall. The figures line up, and from the front each one chooses an action field.',
    },
    fields: {
      heading: 'What a field offers',
      lead: 'The sign on an action field shows what you get: one of the four goods, a camel, water, or a rumour.',
    },
    rumours: {
      heading: 'Rumours',
      lead: 'With rumours you decide what the goods are worth, and you know something that the others only guess.',
    },
    guide: { heading: 'The guide', lead: 'If you have water left at the end of your turn, you can go on.' },
    end: { heading: 'The end', lead: 'The number on the stacks tells you how long the game still lasts.' },
    points: { heading: 'Points', lead: 'Only goods count, and only those on your camels.' },
    questions: { heading: 'Questions that come up', lead: 'You will rarely need these.' },
    tips: {
      heading: 'Three tips',
      lead: 'Keep a water stone: without one your tallest figure is sent home when it matters. A small figure alone in a small oasis pays nothing and gets what it wants. And buy camels early, since four places are soon full.',
    },
  },
  figures: {
    land: {
      caption:
        'Red’s caravan on the start cross. Brown paths lead through the desert, white ones into the green oasis. The round sign is an action field with salt. The map around it is still empty: nothing is discovered there.',
      label:
        'A piece of the start cross with Red’s caravan, and beside it a tile with an oasis and a salt field. The other fields are undiscovered.',
    },
    ways: {
      caption:
        'Red may go to every field with a tick: along brown lines, or over one white line at the end. The desert on the right lies behind a white line and needs the driver. Blue’s field is taken.',
      label:
        'Red’s caravan on the start cross beside an oasis of three tiles. All of them are ticked. A desert tile behind them and the field with Blue’s caravan are crossed out.',
    },
    fitting: {
      caption:
        'On the right white meets white: the tile fits. On the left white would meet brown, so it has to be turned first.',
      label:
        'Red’s caravan on the start cross. The same salt tile is held to the right of it with a tick and, turned, to the left with a cross.',
    },
    openOasis: {
      caption:
        'Red and Blue have a figure each in this oasis. It is still open, since a white line leads on at the bottom.',
      label: 'An oasis of three tiles with figure 16 of Red and figure 12 of Blue. Below it nothing is discovered.',
    },
    completeOasis: {
      caption:
        'Red lays the last tile and sets figure 6 there. Now the oasis is complete and is scored: three figures, three action fields.',
      label: 'The same oasis with a fourth tile below, lit up. Its fields offer salt, a camel and a rumour.',
    },
    edge: {
      caption: 'This oasis is complete as well: at the top the board ends.',
      label: 'An oasis of two tiles at the upper edge of the board.',
    },
    row: {
      caption:
        'The row for that oasis. Red’s 16 with the turban stands in front, pays one water stone and chooses first. Then comes Blue’s 12, then Red’s 6.',
      label: 'Three figures in a row: Red’s 16 with the turban, Blue’s 12, Red’s 6.',
    },
    signs: {
      caption: 'From left to right: myrrh, incense, gems, salt, a camel, a rumour, water.',
      label:
        'Seven round signs: a jar of myrrh, a bowl of incense, a gem, blocks of salt, a camel, a speech bubble for a rumour, a drop of water.',
    },
    rumours: {
      caption:
        'Rumours beside myrrh and incense. Red knows the two with numbers; Blue has seen the second one too. The third one only Blue knows.',
      label:
        'Part of the rumour board. Beside myrrh lie two rumours that Red knows, +3 and −1, beside incense one that Red does not know.',
    },
  },
  example: {
    heading: 'An example: Mira’s points at the end',
    rows: {
      myrrh: { name: 'Myrrh', what: 'Two tokens, and a rumour of +1: 2 times 5' },
      incense: { name: 'Incense', what: 'Three tokens, but a rumour of −1: 3 times 3' },
      gem: { name: 'Gems', what: 'One token, and no rumour: 4' },
      salt: { name: 'Salt', what: 'Two tokens, with rumours of +2 and −1: 2 times 5' },
    },
    total: 'Total',
  },
  rules,
  ours,
};

export type RulebookWords = Omit<typeof rulebook, 'rules'> & {
  readonly rules: Readonly<Record<keyof typeof rules, string>>;
};
