export const rules = {
  /** What the page is, beside the game's name. */
  heading: 'Rules',
  contents: 'Contents',
  back: 'Back',
  print: 'Print',
  ruleLink: (id: string): string => `Link to rule ${id}`,
  /** The page that tells what the best levels have found out. */
  findings: 'How the computer plays',
  guide: 'Learn by playing: the guided game',
  /** Before what is not the book's; what it is follows, or nothing more. */
  ours: { decision: 'Our decision', reconstruction: 'Our reconstruction' },
  oursWhy:
    'Where the printed rules are silent we had to decide, and what we lack of the box we have made ourselves. Such rules are marked.',
  lostGame: (game: string): string => `There are no rules here for a game called “${game}”.`,
};

export type RulesWords = typeof rules;
