import type { RuleId } from '../../engine/game.ts';
import type { Facts, ReasonFinder, ReasonWords } from '../../engine/reasons.ts';
import type { AnyState } from '../../engine/state.ts';
import { type GameId, loadGame, loadReasons } from '../../games/registry.ts';
import type { FindingsWords } from '../kit/findings-words.ts';
import type { CoachWords, GuideStepWords } from '../kit/guidebook.ts';
import type { QuestWords } from '../kit/quest.ts';
import type { AnyRulebookWords } from '../kit/rulebook.tsx';
import type { AnySheetWords } from '../kit/sheet-words.ts';
import type { AnySummaryWords } from '../kit/summary-words.ts';
import type { GameWords, Language, OutcomeNaming, TellingWords } from '../kit/view.ts';
import { hasRules } from './readings.ts';
import { hasOwnView } from './view-loader.ts';

/** Every rule of a game in a sentence or two, by its id. */
export type RuleTexts = Readonly<Record<RuleId, string>>;

/** What a game has to say, in files of their own, since a table needs its rules' words long before a rule book. */
interface Parts {
  words: GameWords;
  rules: RuleTexts;
  rulebook: AnyRulebookWords;
  guide: GuideStepWords;
  orientation: unknown;
  coach: CoachWords;
  reasons: ReasonWords<Facts>;
  outcomes: OutcomeNaming;
  findings: FindingsWords;
  sheet: AnySheetWords;
  summary: AnySummaryWords;
  telling: TellingWords;
  left: (s: AnyState) => string;
  habits: HabitNames;
  quest: QuestWords;
}

/** What a game calls what it counts about its plays. */
export type HabitNames = Readonly<Record<string, string>>;

/** Found by their place, as the views are. A file exports what it is named after; `en.ts` alone exports `words`. */
const loaders = import.meta.glob<Readonly<Record<string, unknown>>>([
  '../../games/*/words/{en,de,nl}.ts',
  '../../games/*/words/{rules,rulebook,guide,orientation,coach,reasons,outcomes,findings,sheet,summary,telling,left,habits,quest}.{en,de,nl}.ts',
]);

/** A game without a view of its own need not say everything: the default view knows words for any game. */
export async function loadGameWords(id: GameId, language: Language): Promise<GameWords> {
  if (hasOwnView(id)) return loadPart(id, 'words', language);
  const [game, { wordsFor }] = await Promise.all([loadGame(id), import('../kit/default/words.ts')]);
  return wordsFor(game, hasPart(id, 'words') ? await loadPart(id, 'words', language) : {}, language);
}

/** Nothing where a game does not say its rules: they are known by their ids then. */
export async function loadRuleTexts(id: GameId, language: Language): Promise<RuleTexts> {
  return hasRules(id) ? loadPart(id, 'rules', language) : {};
}

export function loadRulebookWords(id: GameId, language: Language): Promise<AnyRulebookWords> {
  return loadPart(id, 'rulebook', language);
}

export function loadGuideWords(id: GameId, language: Language): Promise<GuideStepWords> {
  return loadPart(id, 'guide', language);
}

/** What a game says about where one is is between its words and its view. */
export function loadOrientationWords(id: GameId, language: Language): Promise<unknown> {
  return loadPart(id, 'orientation', language);
}

/** What the game's own coach says, if it has one. */
export async function loadCoachWords(id: GameId, language: Language): Promise<CoachWords | undefined> {
  return hasPart(id, 'coach') ? loadPart(id, 'coach', language) : undefined;
}

/** How a game says why a line is good. */
export interface Reasoning {
  readonly find: ReasonFinder<AnyState>;
  readonly words: ReasonWords<Facts>;
}

/** Nothing where a game has no reasons to give: then what a line brings is reason enough. */
export async function loadReasoning(id: GameId, language: Language): Promise<Reasoning | undefined> {
  const find = await loadReasons(id);
  return find && { find, words: await loadPart(id, 'reasons', language) };
}

/** What a game says where people enter what chance has brought; a game that says nothing is asked about as it is written. */
export async function loadOutcomeWords(id: GameId, language: Language): Promise<OutcomeNaming> {
  return hasPart(id, 'outcomes') ? loadPart(id, 'outcomes', language) : {};
}

/** How the best computer players play a game that tells of it. */
export function loadFindingsWords(id: GameId, language: Language): Promise<FindingsWords> {
  return loadPart(id, 'findings', language);
}

/** What stands on the score sheet of a game that has one. */
export function loadSheetWords(id: GameId, language: Language): Promise<AnySheetWords> {
  return loadPart(id, 'sheet', language);
}

/** The rules of such a game on one page. */
export function loadSummaryWords(id: GameId, language: Language): Promise<AnySummaryWords> {
  return loadPart(id, 'summary', language);
}

/** How a game tells people what to do with a bot's pieces; one that says nothing tells what the bot does. */
export async function loadTellingWords(id: GameId, language: Language): Promise<TellingWords> {
  return hasPart(id, 'telling') ? loadPart(id, 'telling', language) : {};
}

/** What a game says of what is left and when it ends. */
export async function loadLeftWords(id: GameId, language: Language): Promise<((s: AnyState) => string) | undefined> {
  return hasPart(id, 'left') ? loadPart(id, 'left', language) : undefined;
}

/** How far somebody has come, and why a game was over, where points tell little of it. */
export function loadQuestWords(id: GameId, language: Language): Promise<QuestWords> {
  return loadPart(id, 'quest', language);
}

/** A game that counts nothing has no words for it. */
export async function loadHabitNames(id: GameId, language: Language): Promise<HabitNames> {
  return hasPart(id, 'habits') ? loadPart(id, 'habits', language) : {};
}

/** Does the game have this to say, at least in English? */
function hasPart(id: string, part: keyof Parts): boolean {
  return Object.hasOwn(loaders, fileOf(id, part, 'en'));
}

/** In English where a game does not speak the language. */
async function loadPart<P extends keyof Parts>(id: GameId, part: P, language: Language): Promise<Parts[P]> {
  const load = loaders[fileOf(id, part, language)] ?? loaders[fileOf(id, part, 'en')];
  if (!load) throw new Error(`${id} has no ${part}`);
  return (await load())[part] as Parts[P];
}

function fileOf(id: string, part: keyof Parts, language: Language): string {
  return `../../games/${id}/words/${part === 'words' ? '' : `${part}.`}${language}.ts`;
}
