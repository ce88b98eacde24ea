import type { LevelName } from '../../ai/levels.ts';

export const EASIEST_LEVEL: LevelName = 'learning';
export const USUAL_LEVEL: LevelName = 'easy';
