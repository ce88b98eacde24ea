import { useEffect } from 'preact/hooks';
import type { GameId } from '../../games/registry.ts';
import { stateOf } from '../../table/draft.ts';
import { loadOutcomeWords } from '../catalogue/game-words.ts';
import type { Candidate } from '../kit/candidate.ts';
import { handWordsIn } from '../words/hand.ts';
import type { TableContext } from './table-context.ts';

/** Fetches what is asked at a table where people roll and draw themselves. */
export function useOutcomeTelling(context: TableContext): void {
  useEffect(() => {
    const { language } = context.gameWords;
    if (!context.controller.host.match.byHand) return;
    Promise.all([handWordsIn(language), loadOutcomeWords(context.game.id as GameId, language)]).then(
      ([words, outcomes]) => void (context.hand.value = { words, outcomes }),
      // Without them outcomes are named as they are written.
      () => undefined,
    );
  }, [context]);
}

/** What people are asked now; nothing where nobody is asked. */
export function questionOf({ controller, game, hand, who }: TableContext): string {
  const [draft, first] = [controller.draft.value, controller.builder.value?.legal[0]];
  const told = hand.value;
  if (!draft || !first || !told) return '';
  const { args } = game.describe(stateOf(draft), first.move);
  return told.outcomes[first.tokens[0]!]?.ask(args, who) ?? told.words.ask;
}

/** What an outcome is called: its last word, or all of it as it is written. */
export function outcomeName({ hand }: Pick<TableContext, 'hand'>, { tokens, text }: Candidate): string {
  const name = hand.value?.outcomes[tokens[0]!]?.name;
  return name ? name(tokens.at(-1)!) : text;
}
