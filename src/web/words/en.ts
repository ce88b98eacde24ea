import { advice } from './advice.en.ts';
import { common } from './common.en.ts';
import { guide } from './guide.en.ts';
import { lobby } from './lobby.en.ts';
import { setup } from './new.en.ts';
import { offline } from './offline.en.ts';
import { play } from './play.en.ts';
import { replay } from './replay.en.ts';
import { result } from './result.en.ts';
import { rules } from './rules.en.ts';
import { settings } from './settings.en.ts';
import { start } from './start.en.ts';
import { you } from './you.en.ts';

/** The source of all languages: a key that is missing elsewhere does not compile. */
export const en = { rules, guide, common, start, setup, play, settings, replay, result, offline, advice, lobby, you };

export type Words = typeof en;
