import { advice } from './advice.de.ts';
import { common } from './common.de.ts';
import type { Words } from './en.ts';
import { guide } from './guide.de.ts';
import { lobby } from './lobby.de.ts';
import { setup } from './new.de.ts';
import { offline } from './offline.de.ts';
import { play } from './play.de.ts';
import { replay } from './replay.de.ts';
import { result } from './result.de.ts';
import { rules } from './rules.de.ts';
import { settings } from './settings.de.ts';
import { start } from './start.de.ts';
import { you } from './you.de.ts';

export const de: Words = {
  rules,
  guide,
  common,
  start,
  setup,
  play,
  settings,
  replay,
  result,
  offline,
  advice,
  lobby,
  you,
};
