import { ours } from './ours.en.ts';
import { rules } from './rules.en.ts';

/** The leaflet around the rules: headings, what leads into them, figures, a worked example. */
export const rulebook = {
  title: 'Wüstenkönige',
  about: 'A game by E. M. Tobies and H. N. Jenzowsky for two to four players.',
  chapters: {
    goal: {
      heading: 'The goal',
      lead: 'Send your camels out of the palace to the three oases and bring home what grows, burns and flows there. Whoever is the first to have fire, vegetation and water at home is the king of the desert. But the sand moves, and the others are after the same goods.',
    },
    setUp: {
      heading: 'Setting up',
      lead: 'All this is done for you when a game begins. Chance lays out a new desert each time.',
    },
    turn: {
      heading: 'A turn',
      lead: 'First a card, then the camels, then the desert. Cards and camels are up to you; the desert has to change.',
    },
    moving: {
      heading: 'Moving camels',
      lead: 'Stay on one kind of ground and you get far. Every change of ground costs more, uphill and downhill.',
    },
    oases: {
      heading: 'The oases',
      lead: 'It pays to be there: one camel arrives, and three leave with goods.',
    },
    palace: {
      heading: 'The palace',
      lead: 'Here you all begin, and only what arrives here counts.',
    },
    fights: {
      heading: 'Fights',
      lead: 'In the desert you may attack, but you never have to. The attacker rolls one die: low is good, high is bad.',
    },
    desert: {
      heading: 'Changing the desert',
      lead: 'At the end of each turn the wind does what you want. Smooth your own way, or spoil that of the others.',
    },
    burying: {
      heading: 'Buried and dug up',
      lead: 'Where there is no tile any more it gets dangerous: in a valley camels can be buried. What they carried is not lost, though.',
    },
    cards: {
      heading: 'Event cards',
      lead: 'You get them in oases, in the palace, and to comfort you when you are buried.',
    },
    events: {
      heading: 'The nine events',
      lead: 'Point at a card in your hand, and it tells you the same in short.',
    },
    end: {
      heading: 'Out, and the end',
      lead: 'Most games end when somebody comes home with the third kind of goods. The rest is for rare cases.',
    },
    points: {
      heading: 'Who is ahead?',
      lead: 'The table beside the board shows how many kinds and goods each player has.',
    },
    questions: { heading: 'Questions people ask', lead: 'Rarely needed, but good to know.' },
    tips: {
      heading: 'Three tips',
      lead: 'Don’t send out all camels at once: who keeps some in stock brings three home from each oasis, and is ready for a 1. Don’t end your turn in a valley if somebody can push a tile onto you. And look where the others come past with what you lack: a fight close to the palace may save you a long journey.',
    },
  },
  figures: {
    board: {
      caption:
        'The beginning for two: four camels each in the palace at the top left. Water lies at the top right, vegetation at the bottom left, fire at the bottom right. Waves of sand are dunes, flat ground is plain.',
      label:
        'The whole board at the beginning: a square desert of dunes and plains, the palace with four camels of Red and four of Blue in one corner, an oasis in each of the other three.',
    },
    costs: {
      caption: 'From the dune: 1 point to another dune, and 2 to a plain or into the valley.',
      label:
        'A camel of Red on a dune with six hexes around it. The three dunes are marked 1; two plains and a valley are marked 2.',
    },
    fullHex: {
      caption: 'Three camels stand on the hex with the cross. It is full, and the way leads around it.',
      label:
        'A camel of Red. The hex to its right, with three camels, is crossed out; the five other hexes around it are ticked.',
    },
    oasisVisit: {
      caption:
        'Red’s camel has come to the water. Two from the stock have joined it, and all three carry water. The figure says how much the oasis has left.',
      label: 'The water oasis in its corner with three camels of Red, each with water, and the number 9.',
    },
    palaceGate: {
      caption: 'The camel with the water may enter the palace, the one without a load may not.',
      label:
        'The palace and two camels of Red beside it: the one that carries water has a tick, the one that carries nothing a cross.',
    },
    fight: {
      caption: 'Red has stepped onto Blue’s hex and may attack. With a 1, 2 or 3 the vegetation changes hands.',
      label: 'A camel of Red and one of Blue on the same hex. Blue’s carries vegetation.',
    },
    shifting: {
      caption:
        'The tile in the ring may move to any of the ticks, also under Red’s camel, which is then lifted. It may not go to the palace. The tile on which the camel stands can only be turned over.',
      label:
        'The corner with the palace. Around a chosen tile beside it four hexes are ticked, one of them with a camel of Red; the palace is crossed out.',
    },
    inValley: {
      caption: 'Blue’s camel stands with fire in a bare valley. Whoever moves the dune on its right onto it …',
      label: 'A camel of Blue with fire in a valley without a tile, surrounded by dunes and plains.',
    },
    buried: {
      caption: '… buries it. The camel is back in the stock, and the fire lies under the tile.',
      label: 'A dune lies where the camel was, the fire can be seen below it. The hex on the right is bare valley now.',
    },
    lifted: {
      caption: 'If it had stood on a tile, it would just stand higher now.',
      label: 'A tower of two tiles, and Blue’s camel with fire on top of it.',
    },
    loose: {
      caption:
        'On the left water lies open: pick it up. On the right the fire lies under the tile: no way to get at it yet.',
      label:
        'Two camels of Red. With the left one there is water on the ground, ticked; with the right one fire lies below the tile, crossed out.',
    },
    calf: {
      caption: 'Pregnant camel: the young one comes to a hex with a tick, or to the camel’s own.',
      label:
        'A camel of Red in the middle. The eighteen hexes up to two steps away are ticked, some beyond are crossed out.',
    },
  },
  example: {
    heading: 'An example: Mira after the last round',
    rows: {
      kinds: { name: 'Kinds', what: 'She has brought home water and fire, but no vegetation' },
      goods: { name: 'Goods', what: 'Three of water and two of fire' },
    },
  },
  rules,
  ours,
};

export type RulebookWords = Omit<typeof rulebook, 'rules'> & {
  readonly rules: Readonly<Record<keyof typeof rules, string>>;
};
