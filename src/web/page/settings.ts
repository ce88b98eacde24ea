import { computed, effect, type Signal, signal } from '@preact/signals';
import { recall, remember } from '../browser/local-storage.ts';
import { type Language, languages, magnifierUses } from '../kit/view.ts';
import { followLanguage } from '../words/language-switch.ts';
import { languageAmong, type Words, wordsIn } from '../words/words.ts';
import { tintBars } from './bar-colour.ts';

export const themes = ['system', 'light', 'dark'] as const;

export const motions = ['system', 'reduced'] as const;
export const botPaces = ['slow', 'normal', 'quick', 'instant'] as const;
export type BotPace = (typeof botPaces)[number];
export const switches = ['off', 'on'] as const;
/** As each board is printed, or everywhere, or nowhere. */
export const fieldNameChoices = ['usual', 'on', 'off'] as const;

export const theme = kept('theme', themes, 'system');
export const language = kept('language', languages, languageAmong(navigator.languages) ?? 'en');
export const motion = kept('motion', motions, 'system');
export const sound = kept('sound', switches, 'off');
/** Does the screen stay lit while a game is on? */
export const awake = kept('awake', switches, 'on');
/** May the device shake, where it can? */
export const vibration = kept('vibration', switches, 'on');
/** Are lines of the chat read aloud while it is not in sight? */
export const chatAloud = kept('chat-aloud', switches, 'on');
/** At a table with the printed game: is what happens read aloud, and is the type large? */
export const readAloud = kept('read-aloud', switches, 'off');
export const largeType = kept('large-type', switches, 'off');
/** There, too: does what one person alone may see stay with them, without the device being told? */
export const secretsKept = kept('secrets-kept', switches, 'off');
/** There, too: is the board seen from the other side of the table? */
export const boardTurned = kept('board-turned', switches, 'off');
/** How long a bot seems to think. */
export const botPace = kept('pace', botPaces, 'normal');
/** Does a turn end by itself when nothing is left to do in it? */
export const endTurn = kept('end-turn', switches, 'off');
/** When fingers see a place enlarged before they choose it. */
export const magnifier = kept('magnifier', magnifierUses, 'small');
/** Has it been said how boards with small places are touched? */
export const touchTold = kept('touch-told', switches, 'off');
/** Weaves and shapes on pieces, beside their colours. */
export const patterns = kept('patterns', switches, 'on');

/** Are the names of fields written on the board? */
export const fieldNames = kept('field-names', fieldNameChoices, 'usual');

/** The words of the chosen language; the page is drawn once they are there. */
export const pageWords = signal<Words | undefined>(undefined);

/** A language whose words did not come. */
export const missingLanguage = signal<Language | undefined>(undefined);

const still = matchMedia('(prefers-reduced-motion: reduce)');
const stillWanted = signal(still.matches);
/** May things move on the screen? */
export const moving = computed(() => motion.value === 'system' && !stillWanted.value);

/** A setting that the browser keeps once somebody has chosen: until then it follows what is usual. */
function kept<T extends string>(name: string, values: readonly T[], usual: T): Signal<T> {
  const remembered = recall(name);
  const setting = signal(values.find(value => value === remembered) ?? usual);
  setting.subscribe(value => {
    if (value !== usual || recall(name) !== undefined) remember(name, value);
  });
  return setting;
}

/** Keeps the document in step with the settings. */
export function applySettings(): void {
  still.addEventListener('change', () => {
    stillWanted.value = still.matches;
  });
  effect(() => {
    const page = document.documentElement.dataset;
    page.theme = theme.value;
    page.motion = moving.value ? 'free' : 'reduced';
    page.patterns = patterns.value;
    page.fieldNames = fieldNames.value;
    tintBars(theme.value);
  });
  followLanguage(language, wordsIn, {
    spoken(now, found) {
      // Shown until another language has been loaded: falling back to the old one is part of the problem.
      if (document.documentElement.lang !== now) missingLanguage.value = undefined;
      document.documentElement.lang = now;
      pageWords.value = found;
    },
    missing: wanted => void (missingLanguage.value = wanted),
  });
}
