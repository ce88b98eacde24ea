import type { GuideKey } from '../text/guide.ts';

/** What the teacher says at a step, and when its task is done. */
export interface Lines {
  readonly say: string;
  readonly done?: string;
}

export type GuideLines = Readonly<Record<GuideKey, Lines>>;

export const guide: GuideLines = {
  welcome: {
    say: 'Welcome! Only this cross of paths is known; the rest of the land is waiting for you. You are Red and begin at the top, Blue at the bottom. Whoever brings home the most valuable goods wins.',
  },
  move: {
    say: 'Each turn begins with your caravan. Brown lines are desert paths: on them you go as far as you like. Go to the marked field!',
    done: 'Well done. From here paths lead off into unknown land.',
  },
  draw: {
    say: 'Now you explore. Draw a tile!',
    done: 'Let’s see what you have discovered.',
  },
  lay: {
    say: 'An oasis with salt! Choose one of the two places. Choose it again to turn the tile, then lay it. White lines must meet white ones, brown lines brown ones.',
    done: 'Your caravan has moved onto the new tile.',
  },
  figure: {
    say: 'There is an oasis on your tile, so you may send a figure there. Choose one of your four. The number is its height: tall ones choose first later on.',
    done: 'It waits there until the oasis is complete.',
  },
  end: {
    say: 'For a water stone the guide would give you a bonus turn. You only have two, so keep them and end your turn.',
    done: 'Now it is Blue’s turn.',
  },
  whiteTry: {
    say: 'We jump ahead by a few turns. Your 16 and Blue’s 2 stand in the same oasis now. White lines hold caravans up: behind the first one your way ends. Try to go further, to the marked field!',
    done: 'So that is too far, and the board tells you why. It will do the same in a real game.',
  },
  driver: {
    say: 'The camel driver knows the way. Choose the field again, then hire him for one water stone.',
    done: 'He leads you over as many white lines as you like.',
  },
  own: {
    say: 'You kept a tile that did not fit when you drew it. Here it does! Choose it in your display, then lay it on the marked field.',
    done: 'Look: no white line of this oasis leads into the unknown any more. It is complete!',
  },
  second: {
    say: 'Before it is scored, you may set one more figure. Send your 6: it is taller than Blue’s 2 and comes before it.',
    done: 'Three figures stand in the oasis now, two of them yours.',
  },
  score: {
    say: 'Now score the oasis: choose it. The figures line up by height. Your 16 is in front, pays one water stone and chooses first. Take the gem!',
    done: 'The gem is on your camel. A good is worth 4 points.',
  },
  rumour: {
    say: 'Next in the row is your 6. Salt would be 4 points more. But take the rumour: it can change what goods are worth.',
    done: 'You draw a rumour now. You alone will see it.',
  },
  put: {
    say: 'It is +3! Put it beside the gems on the rumour board. From then on each gem is worth 3 points more, and Blue doesn’t know.',
    done: 'Your gem is worth 7 points now. Blue sees the rumour, but not its number.',
  },
  worth: {
    say: 'All figures are home again. The turban, the white cloth on your 16, has moved on to Blue’s tallest figure: whoever wears it always stands in front. In the end only goods count.',
  },
  last: {
    say: 'We jump to the very last turn. All tiles are drawn, and Blue leads by 27 to 23. Do it all by yourself: caravan, tile, figure, scoring. What is marked shows you the way. It’s the gem you want!',
    done: 'Alone in the oasis your figure had to pay nothing. Now the rumours are turned up.',
  },
  finish: {
    say: 'Blue had a secret too: −1 beside the gems. Still, you win by 28 to 26! You know all you need now. The rest comes with playing.',
  },
};
