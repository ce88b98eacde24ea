/** Each rule of RULES.md as a player likes to hear it: on the rules page, and when a move is not allowed. */
export const rules = {
  'NO-SEATS-1': 'Two to five can play. Turns go round the table in the order of the seats, round after round.',
  'NO-SEATS-2':
    'With two players everybody has 8 stones, with three players 5, with four players 4 and with five players 3. Everybody begins with 5 talers.',
  'NO-BOARD-1':
    'The board has 16 columns and 19 rows. The camp is the 4 × 4 fields at the bottom right, the oasis the 4 × 4 fields at the top left. Five fields have a spring.',
  'NO-BOARD-2':
    'The canyon runs right across the middle, between rows 9 and 10. It takes up no field: two stones on either side of it still touch.',
  'NO-ORDER-1':
    'Everything in order: first the cards are laid, then the stones placed, then everybody rolls and moves in turn. Whoever reaches a card settles it before using the next die.',
  'NO-CARD-1': 'There are 18 cards: four each worth 3, 2 and 1, and three each worth −1 and −2.',
  'NO-CARD-2': 'On each of the five springs lies a card, face down.',
  'NO-CARD-3':
    'The other 13 cards are laid face down at random on desert fields, never two on one: 6 before the canyon and 7 beyond it. Camp, oasis and springs get none of these.',
  'NO-CARD-4':
    'Nobody knows what a card is worth before it is found. Until then any card not yet seen that could lie there may be it.',
  'NO-CARD-5':
    'The five best cards, four worth 3 and one worth 2, lie on the springs. The other 13 lie in the desert, good ones and bad ones in balance: there it takes courage to accept one unseen.',
  'NO-PLACE-1': 'In turn, everybody sets one stone at a time on a field of the camp, until all stones stand.',
  'NO-PLACE-2': 'A stone needs a field of its own, not one where another stone stands.',
  'NO-ROLL-1': 'On your turn all six dice are rolled at once.',
  'NO-ROLL-2':
    'If not one of the six can be used, they are all rolled again, once and for free. This happens by itself.',
  'NO-ROLL-3': 'If not one of the new ones can be used either, your turn is over and costs you 6 talers.',
  'NO-DIE-1': 'Each die moves one stone, once. A number that is used up or was not rolled is of no help.',
  'NO-DIE-2': 'A 1 moves a stone to a field right beside it, straight or diagonally.',
  'NO-DIE-3': 'A 2 jumps over exactly one stone, a 3 over two, a 4 over three. Always straight, never diagonally.',
  'NO-DIE-4': 'A 5 jumps over exactly four stones, a 6 over five: straight, or with one right-angled turn on the way.',
  'NO-DIE-5': 'Only closed rows are jumped: there must be a stone on every field in between.',
  'NO-DIE-6': 'A move ends on a field without a stone. A jump ends right behind the last stone jumped.',
  'NO-DIE-7': 'If a jump can go two ways round to the same field, it makes no difference which.',
  'NO-DIE-8':
    'As long as a die can be used you have to go on. The order is yours, and nobody has to look for the one that uses the most dice. When no die left can be used, your turn is over by itself.',
  'NO-PAY-1': 'Each die you can’t use costs you 1 taler.',
  'NO-PAY-2':
    'If you have too few talers, you run into debt. It is taken off your points at the end. The bank never runs out of talers.',
  'NO-MOVE-1': 'You may move any stone, yours or not, and the same one several times.',
  'NO-MOVE-2':
    'A stone that is hemmed in can’t move. One of its four sides must be free: no stone there, or the edge of the board.',
  'NO-MOVE-3':
    'The caravan must not be torn: after every die all stones hang together, side by side; those in the oasis too.',
  'NO-MOVE-4': 'Stones that meet only at a corner do not hang together.',
  'NO-MOVE-5': 'What counts is how the stones stand after the move. While a stone is in the air, a gap does no harm.',
  'NO-MOVE-6':
    'Not straight back: in the same turn a stone doesn’t return to the field it has just come from, whatever you moved in between.',
  'NO-MOVE-7': 'By way of a third field it may come back, even in the same turn.',
  'NO-START-1':
    'A stone that has left the camp doesn’t go back into it. As long as it is in the camp it may move around there.',
  'NO-START-2': 'Jumping across the camp is allowed.',
  'NO-START-3':
    'When the very last stone leaves the camp, its owner gets 5 talers, whoever moved it. This happens once in a game.',
  'NO-CANYON-1': 'Whoever moves the first stone across the canyon gets 5 talers, whoever the stone belongs to.',
  'NO-CANYON-2': 'A stone that is across the canyon stays on that side.',
  'NO-CANYON-3': 'When the very last stone crosses the canyon, its owner pays 5 talers, whoever moved it.',
  'NO-CANYON-4': 'If the game ends before all stones are across, nobody pays for being last.',
  'NO-GOAL-1': 'The first stone in the oasis brings 8 talers, the second 6, the third 4.',
  'NO-GOAL-2':
    'Whoever made the move and the owner of the stone share them, half each. Move your own stone in and you get them all.',
  'NO-GOAL-3': 'A stone in the oasis has arrived: it is not moved any more.',
  'NO-GOAL-4': 'Stones in the oasis may still be jumped.',
  'NO-FIND-1':
    'If a stone lands on a card, you have found it, and you get 1 taler. Only the field where the stone ends up counts.',
  'NO-FIND-2': 'A card on a spring brings 2 talers instead.',
  'NO-FIND-3':
    'Only you see what it is worth. If it was your own stone, you keep the card without a word, whether it is good or bad.',
  'NO-OFFER-1':
    'If it was somebody else’s stone, you must offer the card to its owner. Pick what you say about it: everybody hears it, and it need not be true.',
  'NO-OFFER-2': 'The owner of the stone takes the card unseen or leaves it to you.',
  'NO-OFFER-3':
    'Whoever takes the card looks at it, so then two of you know it. Whoever leaves it never hears what it was, until the end.',
  'NO-OFFER-4': 'First comes the answer to the offer, then the next die.',
  'NO-END-1':
    'The third stone in the oasis, whoever it belongs to, ends the game as soon as its talers are paid. The dice left over cost nothing.',
  'NO-END-2': 'After 120 turns, everybody’s counted together, the game ends in any case and is counted as it stands.',
  'NO-END-3': 'Then all cards that were found are turned up.',
  'NO-END-4': 'The game is over, nothing moves any more.',
  'NO-SCORE-1': 'Your points are your talers and the values of your cards. Debts and cards below 0 are taken off.',
  'NO-SCORE-2': 'Whoever has the most points wins. Players with equally many share the win.',
  'NO-SCORE-3':
    'The points you see while playing are those of a game that ends right now. Cards you have not seen are not counted, nor is a card that is being offered.',
  'NO-TALERS-1':
    'Face down: the others see how many coins you have, but not what they are worth, until the end. A debt is seen by all. “What happened” does not tell it either. Open: everybody sees everything, and nobody has to remember. Against the computer alone, open is usual.',
  'NO-SHORT-1':
    'In the short game a movable oasis of 4 × 4 fields is the goal. You choose where it lies; usually its top left field is f1.',
  'NO-SHORT-2': 'It lies wholly beyond the canyon and covers no spring.',
  'NO-SHORT-3': 'The oasis in the corner is then desert like any other, but no cards lie there.',
  'NO-LAY-1':
    'If the players lay the cards, those that lie on no spring are laid in turn, one at a time, face down and unseen, until all 13 lie.',
  'NO-LAY-2':
    'A card is laid on any field of the desert without a card, on either side of the canyon, not in camp or oasis.',
  'NO-TRADE-1':
    'If gifts are allowed, you may give talers to another player at any time from the first roll on, even when it is not your turn. Everybody sees it. What you are promised in return binds nobody.',
  'NO-TRADE-2': 'Give at least 1 taler, and no more than you have. Nobody gives on credit.',
  'NO-TRADE-3': 'A gift goes to somebody else, not to yourself.',
  'NO-TRADE-4': 'Nobody gives more than 4 times during one turn, whoever’s turn it is.',
  'NO-TRADE-5': 'Wait until the dice are rolled and the card has been seen; then you may give.',
  'NO-BIND-1':
    'With binding offers, everybody else may make one offer to the player who has just rolled, one after the other, before the first die is used. You may also pass, or rest until your own turn. If you have neither talers nor cards you are not asked.',
  'NO-BIND-2':
    'You offer talers or one of your cards for a move that the player could make now, or one of your cards for talers.',
  'NO-BIND-3': 'Nobody offers or asks for more than 6 talers.',
  'NO-BIND-4': 'You can only offer a card of your own.',
  'NO-BIND-5': 'Nothing goes on credit: whoever is to pay must have the talers.',
  'NO-BIND-6':
    'Whoever has rolled may accept one of the offers: the price is paid and the move made at once. With the first die all offers are gone. After buying a card, the other offers still stand.',
  'NO-BIND-7': 'Whoever gets a card looks at it. The others only know which card it is and whether it lay on a spring.',
} as const satisfies Record<string, string>;

export type RuleWords = Readonly<Record<keyof typeof rules, string>>;
