import type { GuideKey } from '../text/guide.ts';

/** What the teacher says at a step, and when its task is done. */
export interface Lines {
  readonly say: string;
  readonly done?: string;
}

export type GuideLines = Readonly<Record<GuideKey, Lines>>;

export const guide: GuideLines = {
  welcome: {
    say: 'Welcome to the desert! In one corner stands the palace, in the others lie three oases: fire, vegetation and water. Whoever is first to bring home goods from all three wins. You are Red, Blue plays against you.',
  },
  card: {
    say: 'Each has moved once, now it is your turn. A turn has three steps: a card, camels, the desert. Begin with a card: play Camel trek, it gives you four more movement points.',
    done: 'Six points you have in every turn. With the trek you now have ten.',
  },
  walk: {
    say: 'Now the camels. Choose yours in the desert, then the marked field next to the water oasis. The numbers say what the way costs.',
    done: 'A step from dune to dune costs 1, since the ground stays the same. From dune to plain it costs 2, and back again too. That made 4.',
  },
  oasis: {
    say: 'One more step, into the oasis! A step in or out always costs 1.',
    done: 'Your camel has loaded water. Two more camels came from your stock, each with water. And you may draw a card.',
  },
  leave: {
    say: 'Five points are left. Lead one of the three out of the oasis again, to the marked field.',
    done: 'The other two can wait: nobody fights in an oasis.',
  },
  oasisTry: {
    say: 'Fancy a second portion of water? Try to go straight back into the oasis with the same camel!',
    done: 'So that is not allowed, and the board tells you why. It will do the same in a real game.',
  },
  back: {
    say: 'Home, then! Lead it back towards the palace, as far as your points last.',
    done: 'That was the last point. What is left over at the end of a turn would be lost.',
  },
  desert: {
    say: 'The third step: change the desert. You may turn over any tile, or move it to a hex beside it. Set a little trap by the palace: press the marked tile, then the marked hex below it.',
    done: 'Where you moved it there is a tower now, two tiles high. And where it was you see bare valley, a ground of its own. Remember the place!',
  },
  deliver: {
    say: 'Look, Blue has walked into your valley! But first things first: press “Play no card”, then lead your camel home to the palace with its water.',
    done: 'The water lies open before you: your first kind of goods! For each good you bring home you draw a card.',
  },
  bury: {
    say: 'Three points are left, but your camels may rest: press “No more steps”. Now your trap! Move a tile onto the valley in which Blue’s camel stands.',
    done: 'Buried! The camel goes back to Blue’s stock, and Blue may draw a card for it. That only happens in a valley: whoever stands on a tile is lifted.',
  },
  fight: {
    say: 'We jump ahead two rounds. Blue is coming home with vegetation, past your gate: your chance! Play no card, send a camel from the palace onto Blue’s hex and attack.',
    done: 'The die decides. 1 to 3 is good for you, 4 is nothing, with 5 you would have to give a good, and with 6 your camel goes home. Go on, and it rolls!',
  },
  robbed: {
    say: 'A 2! Blue’s camel has to give yours a good, the vegetation. Quick, back into the palace with it.',
    done: 'Robbed and brought home in one turn: your second kind!',
  },
  score: {
    say: 'Here you see who is ahead. Kinds of goods count first; single goods decide only between equals. You have two kinds, Blue has none yet. You only lack fire.',
  },
  last: {
    say: 'Another jump: one of your camels was in the fire oasis and is almost home. Play no card and lead it into the palace!',
    done: 'Fire, vegetation and water: all three are home. The game is over at once.',
  },
  finish: {
    say: 'You win! What the other cards do, each of them tells you when you point at it. The rest comes with playing.',
  },
};
