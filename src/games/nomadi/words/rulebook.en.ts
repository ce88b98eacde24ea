import { ours } from './ours.en.ts';
import { rules } from './rules.en.ts';

/** The leaflet around the rules: headings, what leads into them, figures, a worked example. */
export const rulebook = {
  title: 'Nomadi',
  about: 'A game by Reinhold Wittig for two to five players from about ten years of age.',
  chapters: {
    goal: {
      heading: 'The goal',
      lead: 'You only get through this desert together. All stones travel in one caravan, from the camp over the canyon to the oasis, and yet everybody plays for themselves: for talers, for good cards, for the right moment. When three stones have reached the oasis, whoever has the most points wins.',
    },
    setUp: {
      heading: 'Setting up',
      lead: 'Cards and talers are laid out for you. You only place the stones yourselves.',
    },
    turn: {
      heading: 'A turn',
      lead: 'Six dice, six moves: that is a turn, if you find a use for all of them.',
    },
    dice: {
      heading: 'What the dice can do',
      lead: 'A 1 steps, everything else jumps: always over one stone less than the die shows.',
    },
    caravan: {
      heading: 'One caravan',
      lead: 'Nobody is left behind: after every single die the caravan must be in one piece.',
    },
    leftOver: {
      heading: 'Dice left over',
      lead: 'Often one die or another fits nowhere. Whoever plans ahead saves talers.',
    },
    cards: {
      heading: 'Cards',
      lead: 'Under a card there may be cool water or dry dust. You are allowed to fib when you offer one.',
    },
    journey: {
      heading: 'Camp, canyon, oasis',
      lead: 'Three places on the way where talers change hands.',
    },
    end: { heading: 'The end', lead: 'The third stone under the palms of the oasis ends the journey.' },
    points: { heading: 'Points', lead: 'The fastest need not be the richest: talers and cards decide.' },
    options: { heading: 'Options', lead: 'These can be chosen when a new game is made.' },
    questions: { heading: 'Questions people ask', lead: 'Rarely needed, but good to know.' },
    tips: {
      heading: 'Three tips',
      lead: 'Look through all six dice before you move: use first what soon won’t fit any more, and keep the 1 for the end, since it nearly always fits. Push other people’s stones out of the camp and keep one of yours inside, for the last one out earns 5 talers. And don’t let a stone of yours be the very last in line: the last one across the canyon costs you 5.',
    },
  },
  figures: {
    board: {
      caption:
        'The journey: from the camp at the bottom right over the canyon to the oasis at the top left. The caravan of Blue and Yellow is about to cross.',
      label:
        'The whole board: the camp at the bottom right, the oasis at the top left, the canyon right across the middle. Sixteen stones of two colours hang together just before the canyon, cards lie here and there.',
    },
    oneStep: {
      caption:
        'With a 1 the blue stone may go to a tick, where it touches the caravan by its side. At a cross it would be alone or meet it only at a corner.',
      label:
        'Two yellow stones and a blue one in a row. The fields diagonally beside the blue stone that touch the row are ticked, the others around it crossed out.',
    },
    straight: {
      caption: 'Straight jumps: a 2 over one stone, a 4 over three, a 3 over two.',
      label:
        'Three rows of stones. In each of them an arc leads from the first stone over one, three or two others onto the free field behind them.',
    },
    corner: {
      caption: 'A 5 jumps over four stones and may turn one corner on the way. A 6 does the same over five.',
      label: 'An arc leads from a blue stone over three stones, round a corner and over a fourth.',
    },
    gap: {
      caption: 'The blue stone can jump into the gap with a 2. Across it with a 4 it can’t: a stone is missing.',
      label:
        'A row with a blue stone, a yellow one, a free field and another yellow stone. The free field is ticked, the field behind the row crossed out.',
    },
    torn: {
      caption: 'The blue stone holds both parts together: wherever it steps, the caravan would be torn.',
      label: 'A blue stone between two yellow pairs. The free fields around it are crossed out.',
    },
    hemmedIn: {
      caption: 'The blue stone is hemmed in and can’t move. Each of the others has a free side.',
      label: 'A blue stone with four yellow ones around it. It is crossed out, the yellow ones are ticked.',
    },
    cards: {
      caption:
        'Blue moves. With the blue stone Blue finds the upper card and keeps it. With the yellow stone Blue reaches the spring, gets 2 talers and must offer Yellow the card.',
      label:
        'A row of stones, one card above it and one on a spring at its end. An arc leads from a blue stone to the upper card, another from a yellow stone over three others to the spring.',
    },
    canyon: {
      caption: 'The first jump across the canyon: 5 talers for whoever makes it. The stones still touch across it.',
      label: 'Four stones before the canyon. An arc leads from one of them over another to the far side.',
    },
    oasis: {
      caption: 'With a 3 Blue brings the second stone into the oasis. It is a blue one, so all 6 talers are Blue’s.',
      label:
        'The edge of the oasis with a yellow stone in it. An arc leads from a blue stone over two yellow ones into the oasis.',
    },
  },
  example: {
    heading: 'An example: Mira’s points at the end',
    rows: {
      purse: { name: 'Purse', what: 'What everybody begins with' },
      finds: { name: 'Finds', what: 'Three cards, 1 taler each, and a card on a spring: 2' },
      canyon: { name: 'Canyon', what: 'She moved the first stone across' },
      goal: {
        name: 'Oasis',
        what: 'Half of 8 for Jonas’s stone, which she moved, and half of 6 for hers, which Jonas moved',
      },
      dice: { name: 'Unused dice', what: 'Four dice that fitted nowhere' },
      cards: { name: 'Cards', what: '+3, +2 and a −2 that Jonas talked her into' },
    },
    total: 'Total',
  },
  rules,
  ours,
};

export type RulebookWords = Omit<typeof rulebook, 'rules'> & {
  readonly rules: Readonly<Record<keyof typeof rules, string>>;
};
