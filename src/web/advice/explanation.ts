import type { Game, Seat } from '../../engine/game.ts';
import type { PlayedLine } from '../../engine/reasons.ts';
import type { AnyState } from '../../engine/state.ts';
import type { Reasoning } from '../catalogue/game-words.ts';
import { effectsBetween } from '../kit/effect.ts';
import type { GameWords } from '../kit/view.ts';
import { stateAt } from '../recording/recording.ts';
import type { ReplayContext } from '../recording/replay-context.ts';
import type { Judgement } from './judging.ts';
import { playLine } from './lines.ts';

/** What a sentence about a line is made with. */
export interface Explainer {
  readonly game: Game;
  readonly gameWords: GameWords;
  readonly who: (seat: Seat) => string;
  /** Left out where the game gives no reasons. */
  readonly reasoning?: Reasoning | undefined;
}

/** More reasons than this are no reason. */
const MOST_REASONS = 2;

/** Why a line is good, in a sentence; empty where there is nothing to say. */
export function explained(explainer: Explainer, line: PlayedLine<AnyState>): string {
  const parts = explainer.reasoning ? reasonsIn(explainer, explainer.reasoning, line) : gainsIn(explainer, line);
  if (parts.length === 0) return '';
  const list = new Intl.ListFormat(explainer.gameWords.language, { type: 'conjunction' });
  const text = list.format(parts.slice(0, MOST_REASONS));
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function reasonsIn({ who }: Explainer, { find, words }: Reasoning, line: PlayedLine<AnyState>): readonly string[] {
  const found = find(line);
  // The same twice, as of two caravans, would crowd out what else there is to say.
  const kinds = found.filter(({ key }, i) => found.findIndex(other => other.key === key) === i);
  return kinds.map(({ key, args }) => words[key]!(args, who));
}

/** Of a game that gives no reasons, what the mover gets. */
function gainsIn({ game, gameWords }: Explainer, { seat, states }: PlayedLine<AnyState>): readonly string[] {
  const own = effectsBetween(game, states[0]!, states.at(-1)!).find(effect => effect.seat === seat);
  return Object.entries(own?.gains ?? {})
    .filter(([, points]) => points > 0)
    .map(([source, points]) => gameWords.gains?.[source]?.(points) ?? `${source} +${points}`);
}

/** Why a move would have been good at a decision of a recorded game. */
export function reasonFor(
  { recording, gameWords, who }: Pick<ReplayContext, 'recording' | 'gameWords' | 'who'>,
  { at, seat }: Pick<Judgement, 'at' | 'seat'>,
  move: string,
  reasoning: Reasoning | undefined,
): string {
  const { game } = recording;
  return explained({ game, gameWords, who, reasoning }, playLine(game, stateAt(recording, at), seat, [move]));
}
