import type { GuideKey } from '../text/guide.ts';

/** What the teacher says at a step, and when its task is done. */
export interface Lines {
  readonly say: string;
  readonly done?: string;
}

export type GuideLines = Readonly<Record<GuideKey, Lines>>;

export const guide: GuideLines = {
  welcome: {
    say: 'Welcome to the desert! Palms are oases, round pools are water, and rocks lie all around. You are Red, Blue plays against you.',
  },
  riderTry: {
    say: 'First come the riders: your caravans begin where they stand. Not every hex will do. Try one of the marked hexes next to the palm!',
    done: 'So that is not allowed, and the board tells you why. It will do the same in a real game.',
  },
  firstRider: {
    say: 'Now for an allowed one: set your rider on the pink camel on a marked hex. Rich water holes are close by.',
    done: 'A good place, with water nearby and room to grow.',
  },
  secondRider: {
    say: 'Now your second rider: choose a camel colour for it, then a marked hex.',
    done: 'In this way everybody sets five riders, one on each camel colour.',
  },
  midgame: {
    say: 'We jump ahead: all riders stand, and the first camels are placed. Everything that stands out is yours. Each colour is a caravan of its own.',
  },
  water: {
    say: 'In a turn you place two camels, each next to your own camels of its colour. Lead pink to the water: one camel on the way, one on the water hole.',
    done: 'The water is yours: 3 points.',
  },
  oasis: {
    say: 'Your turn again. Place a pink camel next to the palm, and your caravan has reached the oasis.',
    done: '5 points! This caravan gets them here only once, but your other caravans can come here too.',
  },
  camelTry: {
    say: 'You have one more camel in this turn. Try to place a white one right beside Blue’s white caravan!',
    done: 'That is also how you can cut somebody off from an oasis.',
  },
  otherColour: {
    say: 'So let white grow on the other side, on a marked hex. The two camels of a turn may differ in colour.',
    done: 'Four white camels to Blue’s three: now you are ahead. At the end the most camels of a colour bring 10 points, and in a tie 5 each.',
  },
  area: {
    say: 'Your pink caravan almost closes off a corner of the desert. Two more pink camels, from rock to rock, and it is yours.',
    done: 'Closed! Each of the five hexes is worth 1 point, the water inside is yours at once, and nobody else can get in.',
  },
  score: {
    say: 'Your points so far come from four sources: water, oases, caravans and areas. What is won is yours; the last number also counts the caravans, as if the game ended now.',
  },
  lastCamel: {
    say: 'Another jump, to the end. Blue is 4 points ahead, but there is only one pink camel left. Whoever places it ends the game at once: place it!',
    done: 'That was the last pink camel. The game is over, in the middle of your turn.',
  },
  largest: {
    say: 'Look at pink: you and Blue have 12 camels each, so each of you gets 5 points. In every other colour the one with more camels gets 10.',
  },
  finish: {
    say: 'You win by 82 to 76! You know all you need now. The rest comes with playing.',
  },
};
