export const rules = {
  /** What the page is, beside the game's name. */
  heading: 'Rules',
  contents: 'Contents',
  back: 'Back',
  print: 'Print',
  ruleLink: (id: string): string => `Link to rule ${id}`,
  guide: 'Learn by playing: the guided game',
  lostGame: (game: string): string => `There are no rules here for a game called “${game}”.`,
};

export type RulesWords = typeof rules;
