/** Each rule of RULES.md as a player likes to hear it: on the rules page, and when a move is not allowed. */
export const rules = {
  'WK-SEATS-1': 'Two to four can play. Turns go round the table in the order of the seats, round after round.',
  'WK-BOARD-1':
    'The desert is a square of 93 hexes. The palace stands in one corner, and in each of the others lies an oasis: one of fire, one of vegetation, one of water.',
  'WK-BOARD-2':
    'A corner and its two forecourts are one place: you are in it or you are not, and you may leave it to any hex beside the three. Any number of camels fit in, no tile is ever laid there, and nobody fights there.',
  'WK-BOARD-3':
    'A desert that the rules could not work with is never used: every corner has its two forecourts, and there are tiles enough.',
  'WK-GROUND-1':
    'The ground of a hex is what you see on top: dune or plain. A hex without any tile is valley. How many tiles lie on each other makes no difference.',
  'WK-SETUP-1':
    'There are 108 tiles, dune on one side and plain on the other. At the start one lies on every desert hex, and chance decides which side is up. The rest is the reserve.',
  'WK-SETUP-2': 'Everybody has 12 camels. 4 of them begin in the palace, the other 8 wait in the stock.',
  'WK-SETUP-3': 'Before the first turn everybody draws 3 event cards.',
  'WK-SETUP-4': 'Each oasis holds 12 of its goods with two or three players, and 18 with four.',
  'WK-TURN-1':
    'A turn has three steps, always in this order: you may play a card, then you may move camels, then you change the desert. What belongs to another step has to wait.',
  'WK-TURN-2':
    'You have six movement points in a turn and share them among your camels as you like. What you don’t use is lost.',
  'WK-TURN-3':
    'Whoever begins earlier has fewer movement points in the first turn: with two players 3 and 6, with three 2, 4 and 6, with four 2, 3, 5 and 6. Beginning is advantage enough.',
  'WK-TURN-4':
    'A step in which you can do nothing is passed over. But if you hold cards you are always asked, or else the others would learn something about your hand.',
  'WK-CARD-1':
    'At the beginning of your turn you may play one card from your hand. It does at once what it says, and then lies face up on the discard pile.',
  'WK-CARD-2': 'A card needs something to work on: you can’t play it for nothing.',
  'WK-CARD-3':
    'Your cards are yours alone to see; the others only see how many you hold. Played and discarded cards lie open.',
  'WK-CARD-4':
    'When the deck is empty, the discard pile is shuffled and becomes the new deck. If there is no card in either, you get none.',
  'WK-CARD-5':
    'Nobody keeps more than five cards. Draw first, then discard cards of your choice until five are left, even if it is not your turn.',
  'WK-CARD-6': 'If several players draw, they do so one after the other, beginning with the one whose turn it is.',
  'WK-CARD-7':
    'There are 50 cards: 5 Sand, 4 Drifting sand, 5 Sandstorm, 7 Pregnant camel, 8 Flying carpet, 8 Camel trek, 6 Camel swap, 5 Lost load and 2 Epidemic.',
  'WK-SAND-1':
    'Sand: lay a tile from the reserve on any desert hex, with the side up that you like. That may bury camels.',
  'WK-SAND-2': 'Sand can’t be played while there is no tile in the reserve.',
  'WK-DRIFT-1':
    'Drifting sand: the topmost tile of any hex goes into the reserve. Camels and loose goods on it sink to what lies below. There has to be a tile to take.',
  'WK-STORM-1': 'Sandstorm: change the desert three times at once, before your camels move.',
  'WK-STORM-2':
    'A storm changes three different tiles. It only changes fewer if there are no more: a tile it has changed already is not changed again.',
  'WK-STORM-3': 'In a storm, whoever is buried draws their cards before the next tile changes.',
  'WK-CALF-1':
    'Pregnant camel: a camel from your stock comes into the desert, at most two hexes away from one of your camels there. Its own hex will do, too. You need a camel in stock and one on a desert hex.',
  'WK-CARPET-1':
    'Flying carpet: one of your camels flies up to five hexes, over anything, and lands on a desert hex. From the palace or an oasis you count from the nearest of its three hexes.',
  'WK-CARPET-2': 'Pregnant camel, Flying carpet and Camel swap are not steps: nobody attacks after them.',
  'WK-TREK-1': 'Camel trek: you have four more movement points in this turn.',
  'WK-SWAP-1': 'Camel swap: two camels of other players on two different desert hexes change places, loads and all.',
  'WK-SWAP-2': 'Two camels of the same player with the same load can’t be swapped: nothing would change.',
  'WK-LOSS-1':
    'Lost load: a camel of another player on a desert hex drops one of its goods. You choose which, and it stays lying there.',
  'WK-PLAGUE-1':
    'Epidemic: all camels in one oasis go back to their owners’ stocks, yours as well. What they carry returns to the oases it came from.',
  'WK-MOVE-1':
    'A camel walks step by step, each time to a field right beside it, as far as your points last. It may stop, and go on later in the turn.',
  'WK-MOVE-2':
    'A desert hex has room for three camels, no matter whose. You can neither enter a full hex nor pass through it.',
  'WK-MOVE-3': 'You move only your own camels, and only those in the palace or on the board.',
  'WK-COST-1': 'A step between two hexes of the same ground costs 1 point.',
  'WK-COST-2': 'A step between two hexes of different ground costs 2 points.',
  'WK-COST-3': 'A step into or out of the palace or an oasis costs 1 point.',
  'WK-COST-4': 'You can’t spend more movement points than you have left, and there are no half steps.',
  'WK-TAKE-1':
    'While you move camels, a camel may pick up goods that lie open on its hex, one at a time. That is free, and it need not have moved for it.',
  'WK-TAKE-2': 'What lies under a tile can’t be picked up. First the tile has to go.',
  'WK-TAKE-3': 'A camel carries as many goods as you like.',
  'WK-FIGHT-1':
    'When your camel steps onto a desert hex with camels of others, you decide at once: attack one of them, or go in peace. You are not asked again later.',
  'WK-FIGHT-2': 'Each camel may attack once in a turn.',
  'WK-FIGHT-3': 'You can only attack a camel of somebody else that stands on the same hex.',
  'WK-FIGHT-4':
    'After a fight you may go on using the points you have left, also with the camel that fought. A camel that came with a 1 may itself attack after a step of its own.',
  'WK-DIE-1':
    'A 1 is a great victory: the attacked camel goes home, and a camel from your stock takes its place and its goods.',
  'WK-DIE-2': 'A 2: the attacked camel gives yours one of its goods. Its owner chooses which.',
  'WK-DIE-3': 'A 3 is the same as a 2: you get one of its goods.',
  'WK-DIE-4': 'A 4: nothing happens.',
  'WK-DIE-5': 'A 5: your camel gives one of its goods to the camel it attacked. You choose which.',
  'WK-DIE-6':
    'A 6 is a bitter defeat: your camel goes home, and a camel from the other player’s stock takes its place and its goods.',
  'WK-DIE-7':
    'If the winner of a 1 or a 6 has no camel left in stock, the loser goes home all the same, and the goods go to the camel that won.',
  'WK-DIE-8': 'Whoever has nothing to give gives nothing.',
  'WK-GIVE-1': 'You can only give what this camel carries.',
  'WK-OASIS-1': 'A camel that carries goods of an oasis already is not let in there: bring them home first.',
  'WK-OASIS-2': 'A camel that enters an oasis gets one of its goods.',
  'WK-OASIS-3': 'Then up to two camels from your stock join it there, each with one of the goods as well.',
  'WK-OASIS-4':
    'If goods or camels run out, you go without. The camel that came is served first, and no camel joins without a good.',
  'WK-OASIS-5': 'If the camel that came got a good, you draw one event card.',
  'WK-PALACE-1': 'A camel only goes back into the palace with at least one good on its back.',
  'WK-PALACE-2':
    'In the palace the camel unloads: all its goods lie open before you, and you draw one event card for each.',
  'WK-PALACE-3':
    'The camel may set out again, even in the same turn. If it has attacked before, it can’t attack again in this turn.',
  'WK-DESERT-1':
    'At the end of your turn you have to change the desert once: turn a tile over, or move one to a hex beside it. You pass only if there is no tile on the board.',
  'WK-DESERT-2':
    'You can only change the topmost tile of a hex, so there has to be one. You may turn it over even under camels and goods.',
  'WK-DESERT-3': 'A tile with camels on it can’t be moved, only turned over.',
  'WK-DESERT-4': 'A tile moves to a desert hex right beside it. The same side stays up.',
  'WK-DESERT-5': 'Tiles may pile up into towers. Camels that stand on a tile are lifted onto the new one.',
  'WK-DESERT-6':
    'A tile laid on loose goods covers them. If the tile under them is moved away, they stay on their hex and sink to what lies below.',
  'WK-BURY-1':
    'A tile laid on bare valley buries the camels standing there, yours too: they go back to their owners’ stocks.',
  'WK-BURY-2': 'For each buried camel its owner draws one event card, even if it was their own doing.',
  'WK-BURY-3': 'The goods of buried camels stay under the tile. They come free when the valley is bare again.',
  'WK-OUT-1': 'Whoever has no camel left in the palace or on the board is out.',
  'WK-OUT-2':
    'Whoever is out shows all their cards, discards them, and draws no more. The goods brought home stay where they are.',
  'WK-OUT-3': 'If you go out in your own turn, the turn ends at once.',
  'WK-OUT-4':
    'The last player left wins at once. If the last ones go out together, their goods are compared as at the end.',
  'WK-END-1':
    'Whoever has brought home goods from all three oases wins at once, even before any card is drawn for them.',
  'WK-END-2': 'After 60 rounds the game is over.',
  'WK-END-3':
    'The game also ends when nobody can win any more: each player left lacks a kind of goods of which all have been brought home already.',
  'WK-END-4':
    'Then whoever has the most kinds of goods wins; if that is equal, whoever has the most goods; if that is equal too, they share the win.',
  'WK-END-5': 'The game is over, nothing moves any more.',
  'WK-SCORE-1':
    'Whoever has brought home more kinds of goods is ahead; with as many kinds, whoever has more single goods.',
  'WK-SCORE-2': 'What somebody who is out has brought home does not count as long as others are still playing.',
} as const satisfies Record<string, string>;

export type RuleWords = Readonly<Record<keyof typeof rules, string>>;
