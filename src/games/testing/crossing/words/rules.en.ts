/** Every rule in a sentence or two, in the order of RULES.md: a click that is not allowed is answered with them. */
export const rules = {
  'CR-SETUP-1': 'The board has 4 columns and 5 rows.',
  'CR-SETUP-2': 'Both sides begin with a stone on each square of the row before them.',
  'CR-TURN-1': 'The sides move in turn, one stone each time. Nobody may pass.',
  'CR-MOVE-1': 'You move your own stones only.',
  'CR-MOVE-2': 'A stone goes one square ahead, straight or diagonally.',
  'CR-MOVE-3': 'A stone never goes to a square where another one of its side stands.',
  'CR-TAKE-1': 'A stone takes diagonally. Straight ahead, any stone stands in its way.',
  'CR-END-1': 'The game is over as soon as a stone has crossed the board, or a side has no stone left.',
  'CR-SCORE-1': 'A stone taken is worth 1 point, a stone that has crossed the board 5.',
  'CR-SCORE-2': 'Whoever has more points has won.',
};
