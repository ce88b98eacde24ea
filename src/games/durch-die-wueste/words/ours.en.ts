/** What is ours in the rules, as RULES.md marks it: a decision or a reconstruction, in a sentence, or all of the rule. */
export const ours = {
  'DW-SEATS-1': { decision: 'Who begins is left to those who play. In the box it is the youngest.' },
  'DW-BOARD-1': {
    reconstruction:
      'The part beyond the dark line, as far as the known numbers of its hexes, circles and palm signs tell.',
    decision: 'The German rules contradict themselves here. We follow the Dutch ones.',
  },
  'DW-BOARD-3': { decision: '' },
  'DW-PALM-1': {
    decision: 'That chance sets them. The book leaves it to those who play; so does an option.',
  },
  'DW-PALM-2': { decision: 'That each sets one in turn.' },
  'DW-WATER-1': { decision: 'The order in which they are drawn. It makes no difference.' },
  'DW-RETURN-1': { decision: 'The order in which you give back.' },
  'DW-TURN-3': { decision: '' },
  'DW-TURN-4': { decision: '' },
  'DW-OASIS-5': { decision: 'That there are always enough points. The box holds twenty chips.' },
  'DW-AREA-5': { decision: 'That a camel beside the area counts as one in it.' },
  'DW-AREA-6': { decision: '' },
  'DW-AREA-9': {
    decision:
      'The German rules keep only the others out, the Dutch ones keep everybody out. We follow the German ones; the other is an option.',
  },
  'DW-AREA-10': { decision: '' },
  'DW-END-1': { decision: 'That it is over at once, with no camel more.' },
  'DW-END-2': { decision: '' },
  'DW-SCORE-8': { decision: '' },
  'DW-CHIPS-1': { decision: 'That they can also lie open.' },
};

export type Ours = typeof ours;
