import { type Day, dayIn, isTry, noonOf } from '../../table/day.ts';
import type { Match } from '../../table/match.ts';
import { useLocalized } from '../page/localized.ts';
import { language } from '../page/settings.ts';
import { dayWordsIn } from '../words/day.ts';
import type { Words } from '../words/words.ts';
import { regional } from './standing-text.ts';

/**
 * "Desert of the day, 19 Nov · one try · Computer, strong" for a match in the desert of a day, and nothing for others.
 * `waiting`: the words are still to come.
 */
export function useDayName(match: Match, words: Words): { readonly name?: string; readonly waiting: boolean } {
  const day = dayIn(match);
  const { found, problem } = useLocalized(day === undefined ? '' : 'day', async spoken =>
    day === undefined ? undefined : dayWordsIn(spoken),
  );
  if (day === undefined) return { waiting: false };
  if (!found) return { waiting: problem === undefined };
  const level = match.players.find(({ bot }) => bot !== undefined)?.bot ?? '';
  const levels: Readonly<Record<string, string>> = words.setup.levels;
  const parts = [`${words.start.day}, ${dateText(day)}`, isTry(match) && found.oneTry, levels[level]];
  return { name: parts.filter(part => part).join(' · '), waiting: false };
}

function dateText(day: Day): string {
  const locale = regional(language.value, navigator.languages);
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }).format(noonOf(day));
}
