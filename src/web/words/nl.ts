import { advice } from './advice.nl.ts';
import { common } from './common.nl.ts';
import type { Words } from './en.ts';
import { guide } from './guide.nl.ts';
import { lobby } from './lobby.nl.ts';
import { setup } from './new.nl.ts';
import { offline } from './offline.nl.ts';
import { play } from './play.nl.ts';
import { replay } from './replay.nl.ts';
import { result } from './result.nl.ts';
import { rules } from './rules.nl.ts';
import { settings } from './settings.nl.ts';
import { start } from './start.nl.ts';
import { you } from './you.nl.ts';

export const nl: Words = {
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
