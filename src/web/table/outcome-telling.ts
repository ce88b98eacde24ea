import { useEffect } from 'preact/hooks';
import type { GameId } from '../../games/registry.ts';
import { stateOf } from '../../table/draft.ts';
import { loadLeftWords, loadOutcomeWords, loadTellingWords } from '../catalogue/game-words.ts';
import type { Candidate } from '../kit/candidate.ts';
import { handWordsIn } from '../words/hand.ts';
import type { ToldMove } from './hand-host.ts';
import type { TableContext } from './table-context.ts';

/** Fetches what is asked at a table where people roll and draw themselves. */
export function useOutcomeTelling(context: TableContext): void {
  useEffect(() => {
    const { language } = context.gameWords;
    if (!context.controller.host.match.byHand) return;
    const id = context.game.id as GameId;
    Promise.all([
      handWordsIn(language),
      loadOutcomeWords(id, language),
      loadTellingWords(id, language),
      loadLeftWords(id, language),
    ]).then(
      ([words, outcomes, telling, left]) => void (context.hand.value = { words, outcomes, telling, left }),
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

/** "Put a blue camel on k7."; where no piece is needed, what the bot does. */
export function toldText({ hand, gameWords, who }: TableContext, { what, move }: ToldMove): string {
  const say = hand.value?.telling[what.key] ?? gameWords.story[what.key];
  return say?.(what.args as never, who) ?? move;
}
