import type { Seat } from '../../engine/game.ts';
import { standingAt } from '../../table/match-standing.ts';
import { marginOf, ranksOf, type Standing } from '../../table/standing.ts';
import type { Language } from '../kit/view.ts';
import { together } from '../match/names.ts';
import { type EndingKind, endingKindOf } from '../match/outcome-text.ts';
import type { ReplayContext } from '../recording/replay-context.ts';
import type { EndingWords } from '../words/ending.en.ts';

/** All that the parts of an ending share. */
export interface EndingContext extends ReplayContext {
  readonly endingWords: EndingWords;
  readonly standing: Standing;
  readonly kind: EndingKind;
  /** The reader's own seat: they are told to their face. */
  readonly me: Seat | undefined;
}

export function endingContextOf(
  context: ReplayContext,
  { endingWords, me, ours }: Pick<EndingContext, 'endingWords' | 'me'> & { readonly ours: readonly Seat[] },
): EndingContext {
  const standing = standingAt(context.recording.seen);
  return { ...context, endingWords, me, standing, kind: endingKindOf(standing, ours) };
}

/** "You win!", "You came second", "Amina wins". */
export function headlineOf({ standing, me, words, who }: EndingContext, language: Language): string {
  const { result } = words;
  const { winners, resigned = [] } = standing;
  const shared = winners.length > 1;
  if (me === undefined) return (shared ? result.shareWin : result.wins)(together(winners.map(who), language));
  if (resigned.includes(me)) return result.youResigned;
  if (winners.includes(me)) return shared ? result.sharedWin : result.youWin;
  return result.places[ranksOf(standing)[me]!] ?? result.wins(together(winners.map(who), language));
}

/** By how much, in a sentence; empty where points say nothing. */
export function marginText({ standing, me, view, endingWords, who }: EndingContext): string {
  const { winners, scores, resigned = [] } = standing;
  const [quitter, ...more] = resigned;
  if (scores.length === 2 && quitter !== undefined && more.length === 0)
    return quitter === me ? '' : endingWords.hasResigned(who(quitter));
  if (scores.length - resigned.length < 2) return endingWords.allResigned;
  const margin = view.units ? undefined : marginOf(standing);
  if (margin === undefined) return '';
  const gap = me === undefined ? 0 : scores[winners[0]!]! - scores[me]!;
  const lost = me !== undefined && !winners.includes(me) && !resigned.includes(me);
  return lost ? endingWords.behind(gap) : endingWords.byPoints(margin);
}
