/** What can be asked and done by typing, in every game. */
export const commandNames = [
  'help',
  'where',
  'around',
  'brings',
  'threats',
  'score',
  'turn',
  'last',
  'moves',
  'play',
  'end',
  'hint',
  'undo',
] as const;
export type CommandName = (typeof commandNames)[number];
