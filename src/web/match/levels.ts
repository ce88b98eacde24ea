import { isLevelName, type LevelName, levelNames } from '../../ai/levels.ts';

/** How the bots of a table can play, from the easiest to the hardest: the one list that screens and hosts go by. */
export type Level = LevelName;
export const levels: readonly Level[] = levelNames;
export const EASIEST_LEVEL: Level = 'learning';
export const USUAL_LEVEL: Level = 'easy';

export function isLevel(text: string): text is Level {
  return isLevelName(text);
}
