import type { GuideKey } from '../text/guide.ts';

/** What the teacher says at a step, and when its task is done. */
export interface Lines {
  readonly say: string;
  readonly done?: string;
}

export type GuideLines = Readonly<Record<GuideKey, Lines>>;

export const guide: GuideLines = {
  welcome: {
    say: 'Welcome, nomad! From the camp at the bottom right the caravan crosses the canyon to the oasis at the top left. You are Blue, Yellow plays against you, and yet all your stones travel as one caravan.',
  },
  place: {
    say: 'First the stones are set up in the camp, in turn, one at a time. Set one of yours on a marked field.',
    done: 'So it goes on, until all sixteen stones stand.',
  },
  tearTry: {
    say: 'All stones stand, and you have rolled: a 1, a 2, a 3, a 4, a 5 and a 6! Each die moves one stone. With the 1 a stone goes one field. Try the marked one!',
    done: 'The stone would stand all alone. After every die all stones must touch, side by side. A corner is not enough.',
  },
  step: {
    say: 'But a 1 also goes diagonally. Take the stone there, to the marked field: it touches the caravan.',
    done: 'Well done. The 1 is used up now.',
  },
  jump: {
    say: 'With a 2, 3 or 4 a stone jumps straight over others: the 2 over one, the 3 over two, the 4 over three. Jump with the 3!',
    done: 'Over two stones, onto the free field right behind them. There must be no gap in the row.',
  },
  foreign: {
    say: 'With a 5 a stone jumps over four others, with a 6 over five, and it may turn one corner. You may move any stone, even Yellow’s! Bring this one to the card.',
    done: 'You have found the card, whoever the stone belongs to: 1 taler for you.',
  },
  offer: {
    say: 'The card is worth +2, and only you see that. But it was Yellow’s stone, so you must offer Yellow the card, unseen. Say what you like about it. It need not be true!',
    done: 'Let’s see what Yellow makes of that.',
  },
  rest: {
    say: 'Yellow doesn’t trust you: the card is yours. Three dice are left. Yellow’s stone in the corner uses the 6; then choose who jumps with the 2.',
    done: 'Nobody can use the 4 now: that costs you 1 taler, and your turn is over. So think about the order of your dice!',
  },
  spring: {
    say: 'We jump to your next turn. The card before your caravan lies on a spring: it brings 2 talers at once. Jump there with the 2!',
    done: '2 talers. This time it was your own stone.',
  },
  keep: {
    say: 'So you keep the card and say nothing: it is a +2. The five best cards lie on the springs; in the desert good ones, up to +2, and bad ones, down to −2, are in balance.',
  },
  answer: {
    say: 'Some turns later the camp is empty. The last stone to leave was Yellow’s, that made 5 talers. Now Yellow has moved your stone onto a card and says: “A treasure, by my beard!” Be brave and take it!',
    done: 'Your heart is pounding. What might it be?',
  },
  bluff: {
    say: 'A −1! Yellow has fooled you. It counts for whoever has it in the end, so have a good look at who offers you what.',
  },
  canyon: {
    say: 'The caravan has reached the canyon. Whoever moves the first stone across gets 5 talers, so jump across with the 2! There is no way back.',
    done: 'First across: 5 talers! Nobody can use the 6 any more, so 1 goes for that. Later the owner of the last stone across pays 5.',
  },
  score: {
    say: 'Another jump, to the end. Two stones are in the oasis: the first brought 8 talers, the second 6, shared by whoever moved it and its owner. You lead by 15 to 11, cards included.',
  },
  last: {
    say: 'The third stone in the oasis brings 4 talers and ends the game. Jump in with your own stone and all 4 are yours!',
    done: 'Made it! The game is over at once; the dice left over cost nothing. Now all cards are turned up.',
  },
  finish: {
    say: 'You win by 19 to 11! Talers and cards together are your points. Now you know all you need: the rest comes with playing.',
  },
};
