import { useEffect } from 'preact/hooks';
import { CHANCE } from '../../engine/game.ts';
import type { AnyState } from '../../engine/state.ts';
import type { GameId } from '../../games/registry.ts';
import { loadLeftWords, loadOutcomeWords, loadTellingWords } from '../catalogue/game-words.ts';
import type { Candidate } from '../kit/candidate.ts';
import { beginOutcome } from '../kit/input/move-builder.ts';
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

/** What chance can bring, and where: one question. */
export interface OutcomeQuestion {
  readonly state: AnyState;
  readonly legal: readonly Candidate[];
}

/** What chance is asked for now. Until an answer is kept it is still the same question. */
export function openQuestion({ controller }: Pick<TableContext, 'controller'>): OutcomeQuestion | undefined {
  const draft = controller.draft.value;
  if (draft?.seat !== CHANCE) return undefined;
  const state = draft.states[0]!;
  return { state, legal: (controller.builder.value ?? beginOutcome(draft.game, state)).legal };
}

/** The same in words; nothing where nobody is asked. */
export function questionOf(context: TableContext): string {
  const { game, hand, who } = context;
  const question = openQuestion(context);
  const first = question?.legal[0];
  const told = hand.value;
  if (!first || !told) return '';
  const { args } = game.describe(question.state, first.move);
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
