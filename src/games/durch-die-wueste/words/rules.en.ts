/** Each rule of RULES.md as a player likes to hear it: on the rules page, and when a move is not allowed. */
export const rules = {
  'DW-SEATS-1': 'Two to five can play. Turns go round the table in the order of the seats, round after round.',
  'DW-BOARD-1':
    'With four or five players you use the whole desert. With two or three you stay on the larger part before the dark line; the line is then an edge like any other.',
  'DW-BOARD-2': 'The rocks around the desert and in the middle of it are not hexes: nothing ever stands on them.',
  'DW-BOARD-3': 'Every desert we lay out has room for all riders, wherever the palms happen to stand.',
  'DW-ORDER-1':
    'Everything in its order: first palms and water, then the riders, then the camels. With five players each gives a colour back before the riders come.',
  'DW-PALM-1': 'Five palms are set at random on hexes with a palm sign. Every palm is an oasis.',
  'DW-PALM-2':
    'Palms by the players: you set the five palms yourselves, one each in turn, beginning with the first player. Afterwards the first player goes on.',
  'DW-WATER-1':
    'Every circle, and every palm sign without a palm, gets a water hole face up, drawn at random: there are 15 each worth 1, 2 and 3. Those left over stay in the box.',
  'DW-SUPPLY-1':
    'There are 34 camels of each colour. Every player takes one of each for the riders; with two players 10 more of each colour go back into the box, with three players 5. That leaves a supply per colour of 22 for two players, 26 for three, 30 for four and 29 for five.',
  'DW-RETURN-1':
    'With five players everybody gives one camel colour back before the riders are set, and each a different one. Pick a colour that nobody has given back yet.',
  'DW-RETURN-2':
    'You play without the colour you gave back: you have four riders and four caravans, and that camel stays in the box.',
  'DW-RIDER-1':
    'One after the other, everybody sets one rider at a time. That makes five rounds, with five players four.',
  'DW-RIDER-2':
    'Each of your riders sits on a camel of a different colour. A rider that stands on the board already can’t be set again.',
  'DW-RIDER-3': 'A rider does not start on a water hole.',
  'DW-RIDER-4': 'A rider does not start on a palm.',
  'DW-RIDER-5': 'A rider needs a hex of its own: somebody stands here already.',
  'DW-RIDER-6': 'A rider does not start next to a palm: its six neighbours stay clear of riders.',
  'DW-RIDER-7':
    'A rider does not start next to another rider, whatever the colour and whoever it belongs to. At least one hex lies between them.',
  'DW-RIDER-8': 'Right next to a water hole is a fine place to start.',
  'DW-RIDER-9':
    'In the first round of riders everybody takes a camel colour that nobody has set in that round yet, as long as they have one.',
  'DW-TURN-1': 'On your turn you place two camels, both of one colour or of two different ones.',
  'DW-TURN-2':
    'In the first round of camels the first two players place one camel only; with two players only the first one does. Beginning is advantage enough.',
  'DW-TURN-3': 'As long as you can place a camel you have to. Only those who can place none pass.',
  'DW-TURN-4': 'A pass ends the turn, even after the first of your two camels.',
  'DW-CAMEL-1': 'A camel needs a hex without a camel. A water hole there is no hindrance, quite the opposite.',
  'DW-CAMEL-2': 'A camel may stand next to a palm, never on it.',
  'DW-CAMEL-3':
    'A new camel goes next to a camel of the same colour in your own caravan; the one with the rider counts.',
  'DW-CAMEL-4':
    'A camel must not stand next to a camel of the same colour that belongs to somebody else. A hex without that colour always stays between the two caravans.',
  'DW-CAMEL-5': 'Camels of other colours don’t matter: you may stand right next to them, yours or not.',
  'DW-CAMEL-6': 'So you have exactly one caravan of each colour, and all its camels hang together.',
  'DW-WATER-2': 'Place a camel on a water hole and the water is yours: 1, 2 or 3 points.',
  'DW-OASIS-1':
    'When a caravan gets its first camel next to a palm, it has reached that oasis. That is 5 points for you.',
  'DW-OASIS-2': 'More camels of the same caravan next to the same palm bring nothing more.',
  'DW-OASIS-3': 'The same caravan may go on to other oases and earns 5 points at each.',
  'DW-OASIS-4': 'If another of your caravans reaches the same oasis, that is 5 points again.',
  'DW-OASIS-5':
    'The other players can reach the same oasis too, even with camels of the same colour. The points never run out.',
  'DW-AREA-1':
    'An area is a group of adjoining hexes without camels. It is enclosed when all the camels next to it belong to one and the same caravan.',
  'DW-AREA-2': 'Rocks help: the edge of the desert and the massif in the middle close an area just as camels do.',
  'DW-AREA-3': 'Rocks are not needed, though. A ring of camels encloses an area as well.',
  'DW-AREA-4': 'Two caravans never enclose an area together, not even two of yours.',
  'DW-AREA-5': 'A single other camel in or beside the area spoils it, no matter whose.',
  'DW-AREA-6': 'Palms and water holes are part of the area. A palm is not a wall: the area continues past it.',
  'DW-AREA-7': 'All the water in an area you enclose is yours at once.',
  'DW-AREA-8':
    'Every oasis in an enclosed area scores 5 points at once, unless this caravan has scored that oasis before.',
  'DW-AREA-9':
    'Nobody else can get in any more. You can still build inside with the caravan around it, but every camel there costs you the point of its hex.',
  'DW-SEALED-1':
    'Nobody builds inside: an area that is closed stays as it is. Not even the caravan around it may place a camel there.',
  'DW-AREA-10':
    'Areas count from the moment the last rider stands. A pocket that a rider closes off all alone is taken then.',
  'DW-END-1':
    'The game ends at once when the last camel of any colour is placed, even in the middle of a turn. That camel still brings its water, its oases and its area.',
  'DW-END-2': 'It also ends at once when nobody can place a camel any more.',
  'DW-END-3': 'The game is over, nothing moves any more.',
  'DW-SCORE-1': 'Water: what your water holes are worth, 1 to 3 points each.',
  'DW-SCORE-2': 'Oases: 5 points each time one of your caravans has reached an oasis.',
  'DW-SCORE-3':
    'Largest caravans: in each colour, whoever has the most camels gets 10 points. The rider’s camel counts as well.',
  'DW-SCORE-4': 'If several players have the most of a colour, each of them gets 5 points and nobody gets 10.',
  'DW-SCORE-5': 'If you have no camel of a colour, you have no share in its points.',
  'DW-SCORE-6': 'Areas: 1 point for every hex you have enclosed, except those with a palm.',
  'DW-SCORE-7': 'Whoever has the most points wins. Players with equally many share the win.',
  'DW-SCORE-8':
    'While you play, what is won stands apart from what it would be if the game ended now: that number also counts the largest caravans, which can still change hands.',
  'DW-CHIPS-1':
    'Face down, as in the box: the others see how many chips you have collected, but their values only at the end. “What happened” does not tell it either. Open: everybody sees everything, and nobody has to remember. Against the computer alone, open is usual.',
} as const satisfies Record<string, string>;

export type RuleWords = Readonly<Record<keyof typeof rules, string>>;
