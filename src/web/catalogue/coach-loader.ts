import { type GameId, gameCard } from '../../games/registry.ts';
import type { CoachStep } from '../kit/guidebook.ts';
import type { Language } from '../kit/view.ts';
import type { WelcomeWords } from '../words/welcome.en.ts';
import { welcomeWordsIn } from '../words/welcome.ts';
import { loadCoachWords } from './game-words.ts';

/** Found by their place, as the views are. */
const scripts = import.meta.glob<{ coach: readonly CoachStep[] }>('../../games/*/text/coach.ts');

/** What can be said at the first turns of any game. */
const usualScript: readonly CoachStep[] = [
  { key: 'turn', on: 'any', at: 'board' },
  { key: 'end', on: 'ready', at: 'prompt' },
  { key: 'help', on: 'any', at: 'hint', turn: 2 },
];

export async function loadCoachScript(id: GameId): Promise<readonly CoachStep[]> {
  const load = scripts[`../../games/${id}/text/coach.ts`];
  return load ? (await load()).coach : usualScript;
}

/** The words for a first game: those of every game, with the goal and the tips of this one. */
export type FirstWords = WelcomeWords & { readonly goalOf: string };

/** A game without a goal in words has it on its card. */
export async function loadFirstWords(id: GameId, language: Language): Promise<FirstWords> {
  const [page, own] = await Promise.all([welcomeWordsIn(language), loadCoachWords(id, language)]);
  const about = gameCard(id)?.about;
  const goalOf = own?.goal ?? about?.[language] ?? about?.en ?? '';
  return { ...page, goalOf, tips: { ...page.tips, ...own?.tips } };
}
