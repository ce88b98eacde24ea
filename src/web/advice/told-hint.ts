import type { PlayedLine } from '../../engine/reasons.ts';
import type { AnyState } from '../../engine/state.ts';
import type { Language } from '../kit/view.ts';
import type { AdviceWords } from '../words/advice.en.ts';
import { type Explainer, explained } from './explanation.ts';
import { areAlike, type Hint } from './hints.ts';
import { percent } from './number-format.ts';

/** A hint in words: its line, and why it is good. */
export interface ToldHint {
  readonly hint: Hint;
  readonly text: string;
  readonly reason: string;
}

/** What is said aloud of the hints that were found, the best one first. */
export function foundText(told: readonly ToldHint[], advice: AdviceWords, language: Language): string {
  const [best] = told;
  if (!best) return '';
  const said = areAlike(told.map(({ hint }) => hint))
    ? advice.foundAlike(best.text)
    : advice.found(best.text, percent(best.hint.share, language));
  return `${said} ${best.reason}`.trim();
}

/** No hint is without a reason: for a move that does nothing worth a word, what follows it speaks. */
export function reasonTold(explainer: Explainer, line: PlayedLine<AnyState>, advice: AdviceWords): string {
  return explained(explainer, line) || advice.quiet;
}
