/** Every rule of RULES.md in a sentence or two, for the table that says why not and for the rules to read. */
export const rules = {
  'WS-SEATS-1':
    'Two to four players. Red begins, then it goes round the table. Your left neighbour is whoever comes after you.',
  'WS-BOARD-1':
    'The land has 11 by 11 fields. The middle column and the middle row, the start cross, are known from the beginning; 100 fields are waiting to be discovered.',
  'WS-BOARD-2':
    'From the middle of each field a line leads to each of its four sides. A brown line is a desert path, a white line leads into an oasis. Where two fields meet, both lines have the same colour.',
  'WS-BOARD-3':
    'On the start cross you walk on brown lines. Some of its outer sides are white: there a small piece of oasis lies already, without an action field.',
  'WS-BOARD-4':
    'A line that leads to an undiscovered field is open. At the edge of the board no line is open, since the land ends there.',
  'WS-TILE-1':
    'There are 85 tiles in five stacks of 17. A tile shows desert and up to three pieces of oasis, and at most one action field. Which tiles are still in which stack is no secret.',
  'WS-TILE-2':
    'Tiles are drawn from the first stack until it is used up, then from the second, and so on. Every tile of that stack is equally likely.',
  'WS-TILE-3':
    'With two players the first stack stays in the box, as the book recommends. You can agree to play with all of them.',
  'WS-FIGURE-1':
    'There are 16 figures, each of a different height from 1 to 16, and everybody has four. Added up, all players’ figures are equally tall.',
  'WS-GOODS-1': 'There are ten tokens each of myrrh, incense, gems and salt. A camel carries two goods.',
  'WS-WATER-1': 'There are 20 water stones. Water that you pay goes back to the stock.',
  'WS-SETUP-1':
    'At the beginning everybody draws one tile into their display. All displays lie open, so everybody sees what you have.',
  'WS-SETUP-2': 'You begin with two camels, two water stones and your four figures.',
  'WS-SETUP-3': 'The caravans start at the ends of the cross. With two players they stand opposite each other.',
  'WS-SETUP-4': 'Red has the turban first. The tallest figure of whoever has it wears it.',
  'WS-SETUP-5':
    'If you have agreed on a free start, the caravans wait in the middle. One after the other you choose the end of the cross where yours starts; no other may stand there.',
  'WS-TURN-1':
    'A turn has an order: move the caravan, explore, set a figure or take one back, score, pay the guide. Each thing is done when its step has come.',
  'WS-MOVE-1':
    'Your caravan stays, or goes along lines to another discovered field. Over brown lines it may go as far as you like.',
  'WS-MOVE-2':
    'The first white line your caravan crosses ends its way, on the field right behind it. To go further you need the camel driver.',
  'WS-MOVE-3': 'You may pass other caravans, but you can’t stop on a field where one stands.',
  'WS-DRIVER-1':
    'The camel driver costs one water stone. For it your caravan may cross as many white lines as you like in this one move.',
  'WS-DRIVER-2': 'You hire the driver only for a field that you can’t reach without him. Keep your water!',
  'WS-DEAD-1':
    'Only if you have three tiles and none of them fits anywhere on the whole board may you put one of them out of the game, before you move your caravan.',
  'WS-DUTY-1':
    'If you have agreed that a full display binds: with three tiles, your caravan has to go where you can lay one of them, or where you can send the scout. If you can’t reach a field where one of them fits without the driver, you are free.',
  'WS-DUTY-2': 'If you went where only the scout helps, you have to send him.',
  'WS-EXPLORE-1':
    'If your caravan stands on a field with an open line, you explore: draw a tile, lay one from your own display, or send the scout.',
  'WS-EXPLORE-2':
    'If you can draw, or lay a tile of your own here, you have to explore. Only if nothing but the scout is left may you do without.',
  'WS-DRAW-1': 'You may draw only with fewer than three tiles in your display. Three are all it holds.',
  'WS-DRAW-2': 'You can draw only as long as there are tiles.',
  'WS-DRAW-3':
    'If the tile you drew fits beside your caravan, you have to lay it. If it doesn’t fit, it goes to your display and you are done exploring.',
  'WS-OWN-1': 'You can lay a tile from your own display if it fits beside your caravan.',
  'WS-SCOUT-1':
    'For one water stone the scout takes a tile from somebody else’s display, and you lay it at once. It has to fit beside your caravan.',
  'WS-AMENDS-1': 'If a tile is taken from you, you may draw a new one as amends, as long as there is one.',
  'WS-LAY-1': 'A tile goes on an undiscovered field right next to your caravan.',
  'WS-LAY-2':
    'A tile fits if each of its sides that meets a discovered field has the same colour there. Turn it until it does. Empty fields and the edge of the board match everything.',
  'WS-LAY-3': 'If a tile looks the same after a turn, that counts as one and the same way to lay it.',
  'WS-LAY-4': 'After that your caravan moves onto the tile you laid.',
  'WS-DESERT-1': 'A tile of pure desert is a gift: you move your caravan again at once, and may explore again.',
  'WS-FIGURE-2':
    'You may set one figure on a piece of oasis, but only on the tile you have just laid. If it shows several pieces, choose one.',
  'WS-FIGURE-3': 'You can only set a figure of your own that is not on the board already.',
  'WS-FIGURE-4':
    'If you set no figure, you may take one of your own back from the board, once in a turn. That works right before a scoring, too.',
  'WS-OASIS-1':
    'Pieces that meet at white lines are one oasis. It is complete when none of its white lines leads to an undiscovered field.',
  'WS-OASIS-2': 'The edge of the board closes an oasis as desert does.',
  'WS-OASIS-3':
    'Every oasis that your tile has completed is scored, if figures stand in it. Without figures nothing happens.',
  'WS-OASIS-4':
    'If your tile has completed several oases, you say which one is scored next. Choose a part of it on your tile.',
  'WS-ROW-1': 'The figures of the oasis line up by height, the tallest in front.',
  'WS-ROW-2': 'The figure with the turban always stands in front, however tall the others are.',
  'WS-ROW-3':
    'If two or more figures are in the row, the one in front has to pay one water stone. It makes no difference whose they are.',
  'WS-ROW-4': 'If its owner has no water, the figure in front leaves the row, and nobody else has to pay.',
  'WS-ROW-5': 'A figure that is alone in the oasis pays nothing.',
  'WS-FIELD-1':
    'One after the other, from the front, each figure takes an action field of this oasis that is still free, and its owner gets what the field offers.',
  'WS-FIELD-2': 'Figures that find no free field get nothing. In the end all of them go home to their owners.',
  'WS-TURBAN-1':
    'If the figure with the turban was in the row, the turban goes to the left neighbour afterwards, to the tallest figure there. That is so even if it could not pay, or if there was nothing to get.',
  'WS-GOODS-2': 'A good: you take the token and put it on a free place on one of your camels.',
  'WS-GOODS-3':
    'If all your camels are full, you can drop a good of another kind to make room, or do without the new one.',
  'WS-CAMEL-1': 'A camel: your caravan gets one camel more, with two free places.',
  'WS-WATER-2': 'Water: you get four water stones, as far as the stock lasts.',
  'WS-RUMOUR-1':
    'A rumour: you draw one of six tokens, look at it alone, and put it face down on a free place beside one of the goods. It changes what that good is worth: +3, +2, +1, −1, −1 or −2.',
  'WS-RUMOUR-2': 'The two places beside a good are alike. Take the first one that is free.',
  'WS-RUMOUR-3': 'When all rumours have been drawn, you may instead look at one that lies on the board, alone.',
  'WS-RUMOUR-4':
    'Then you leave it there or take it away. If you take it away, whoever takes a rumour next gets it and puts it back somewhere.',
  'WS-RUMOUR-5':
    'If you have seen a rumour, you keep knowing it: the board notes it for you. Everybody can see who has seen which.',
  'WS-GUIDE-1':
    'After your turn you may pay the guide one water stone for a bonus turn: everything once more. There is one bonus turn at most.',
  'WS-END-1':
    'When the last tile is drawn, the turn is played to its end. Then everybody has one more turn, and you may buy a bonus turn even then.',
  'WS-END-2':
    'If nobody draws, lays or discards a tile in five whole rounds, the game ends at once. It hardly ever happens.',
  'WS-END-3': 'At the end all rumours are turned up. Figures that still stand on the board count nothing.',
  'WS-END-4': 'The game is over, nothing moves any more.',
  'WS-VALUE-1': 'A good is worth 4, plus or minus the rumours beside it.',
  'WS-VALUE-2': 'You have as many points as all your goods are worth together. The most points win.',
  'WS-VALUE-3': 'If two are level, the one with more water wins. If that is equal too, they share the win.',
  'WS-VALUE-4':
    'The points you see while playing are those of a game that ends right now. A rumour you have not seen is not counted in them.',
} as const satisfies Record<string, string>;

export type RuleWords = Readonly<Record<keyof typeof rules, string>>;
