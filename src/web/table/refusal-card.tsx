import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { RuleId } from '../../engine/game.ts';
import type { GameId } from '../../games/registry.ts';
import { loadRuleTexts } from '../catalogue/game-words.ts';
import { hasRules } from '../catalogue/readings.ts';
import { useLocalized } from '../page/localized.ts';
import { rulesAddress } from '../page/route.ts';
import { Icon } from '../ui/icon.tsx';
import type { TableContext } from './table-context.ts';
import type { ShownRefusal } from './table-controller.ts';
import { taskOf } from './turn-task.ts';

/** More than these would be a lecture. */
const MOST_RULES = 2;

/** Why something can't be done: the rule in words, with the way to it. It stands where the task stood. */
export function RefusalArea({ context }: { context: TableContext }): JSX.Element {
  const refusal = context.controller.refusal.value;
  const wanted = useRef(false);
  if (refusal) wanted.current = true;
  // The region is there before anything stands in it: only what changes in it is read aloud.
  return (
    <div class="objecting" role="alert">
      {wanted.current && <Refusals context={context} refusal={refusal} />}
    </div>
  );
}

interface Props {
  readonly context: TableContext;
  readonly refusal: ShownRefusal | undefined;
}

/** Nothing stands there until its words have come, so that it is read aloud once; each refusal is a card of its own. */
function Refusals({ context, refusal }: Props): JSX.Element | undefined {
  const game = context.controller.host.match.game as GameId;
  const { found, problem } = useLocalized(game, spoken => loadRuleTexts(game, spoken));
  const number = useNumberOf(refusal);
  if (!refusal || !(found || problem !== undefined || refusal.rules.length === 0)) return undefined;
  return <RefusalCard key={number} context={context} refusal={refusal} ruleTexts={found} />;
}

/** Counts what it is given: the same reason at another place is another refusal. */
function useNumberOf(refusal: ShownRefusal | undefined): number {
  const last = useRef({ refusal, number: 0 });
  if (last.current.refusal !== refusal) last.current = { refusal, number: last.current.number + 1 };
  return last.current.number;
}

interface CardProps {
  readonly context: TableContext;
  readonly refusal: ShownRefusal;
  /** Without them the rule is named by its id. */
  readonly ruleTexts: Readonly<Record<RuleId, string>> | undefined;
}

function RefusalCard({ context, refusal, ruleTexts }: CardProps): JSX.Element {
  const { controller, words } = context;
  const game = controller.host.match.game as GameId;
  const { code } = refusal;
  const rules = worthSaying(refusal.rules, context.view.chiefRules);
  return (
    <div class="objection">
      <div>
        <p>
          <strong>{code ? words.play.refused[code] : words.play.whyNot}</strong>
        </p>
        {rules.map(rule => (
          <p key={rule}>
            {ruleTexts?.[rule] ?? rule} {hasRules(game) && <a href={rulesAddress(game, rule)}>{words.play.readRule}</a>}
          </p>
        ))}
        {rules.length === 0 && code === undefined && <p>{taskOf(context)}</p>}
      </div>
      <button
        type="button"
        class="round"
        aria-label={words.common.close}
        title={words.common.close}
        onClick={() => void (controller.refusal.value = undefined)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

/** A click may fail for many reasons at once; a game knows which of them somebody wants to hear. */
function worthSaying(rules: readonly RuleId[], chief: readonly RuleId[] = []): readonly RuleId[] {
  const found = chief.filter(rule => rules.includes(rule));
  return found.length > 0 ? found.slice(0, 1) : rules.slice(0, MOST_RULES);
}

/** Saving failed: said once, clearly; the game goes on. Or a bot is stuck: at its turn stands the way on. */
export function SaveProblem({ context }: { context: TableContext }): JSX.Element {
  const { controller, words } = context;
  const { trouble, stuck } = controller.host;
  return (
    <p class="trouble" role="status">
      {trouble.value !== undefined && words.play.trouble(trouble.value)}
      {stuck.value !== undefined && ` ${words.play.stuck(stuck.value)}`}
    </p>
  );
}
