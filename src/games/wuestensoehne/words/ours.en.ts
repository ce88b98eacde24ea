/** What is ours in the rules, as RULES.md marks it: a decision or a reconstruction, in a sentence, or all of the rule. */
export const ours = {
  'WS-SEATS-1': { decision: 'Who begins is left to those who play. In the box it is the youngest.' },
  'WS-BOARD-3': { reconstruction: '' },
  'WS-TILE-1': {
    reconstruction: 'Which tiles there are. We chose them so that large oases with several figures are common.',
    decision: 'That it is no secret.',
  },
  'WS-FIGURE-1': { reconstruction: 'How tall each figure is.' },
  'WS-GOODS-1': { reconstruction: 'That there are ten of each. The book tells of forty in all.' },
  'WS-SETUP-3': { decision: 'Who starts where.' },
  'WS-SETUP-5': { decision: 'That you choose in order.' },
  'WS-DRIVER-2': { decision: 'You would pay for nothing.' },
  'WS-DEAD-1': {
    decision: 'That it holds before any move of the caravan, also in a bonus turn and after a desert tile.',
  },
  'WS-DUTY-1': {
    decision:
      'That you can choose it, and that nobody has to hire the driver for it. The book’s words leave open how strict it is.',
  },
  'WS-DUTY-2': { decision: '' },
  'WS-EXPLORE-2': { decision: '' },
  'WS-AMENDS-1': { decision: 'That it comes before any figure is set.' },
  'WS-LAY-3': { decision: '' },
  'WS-FIGURE-4': { decision: 'That you do it before the scoring.' },
  'WS-OASIS-4': { decision: '' },
  'WS-FIELD-1': { decision: 'That no figure may do without a field.' },
  'WS-TURBAN-1': { decision: 'That an oasis without action fields makes no difference.' },
  'WS-GOODS-3': { decision: 'That it has to be another kind.' },
  'WS-WATER-2': { reconstruction: 'How many there are. The page of the book that tells is lost to us.' },
  'WS-RUMOUR-1': { reconstruction: 'The six values.' },
  'WS-RUMOUR-2': { decision: '' },
  'WS-RUMOUR-5': { decision: '' },
  'WS-END-1': {
    decision:
      'That the turn is played to its end, also when the tile was drawn as amends, and that bonus turns are for sale to the last.',
  },
  'WS-END-2': { decision: '' },
  'WS-VALUE-4': { decision: '' },
};

export type Ours = typeof ours;
