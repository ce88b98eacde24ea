import { type Game, NOT_A_MOVE, type Seat } from '../../engine/game.ts';
import type { PlayedLine } from '../../engine/reasons.ts';
import type { AnyState } from '../../engine/state.ts';
import type { GameWords } from '../kit/view.ts';

interface Speaker {
  readonly game: Game;
  readonly gameWords: GameWords;
  readonly who: (seat: Seat) => string;
}

/** A move in plain words: as on a button, or as in the log. */
export function moveText({ game, gameWords, who }: Speaker, s: AnyState, text: string): string {
  const tokens = text.split(' ');
  return labelOf(gameWords, tokens) ?? told({ game, gameWords, who }, s, text) ?? spelled(gameWords, tokens);
}

/** One of several moves: as on its button, or as the log would tell it where another button says the same. */
export function moveApart(speaker: Speaker, s: AnyState, text: string, all: readonly string[]): string {
  const label = labelOf(speaker.gameWords, text.split(' '));
  const isAlone = all.filter(other => labelOf(speaker.gameWords, other.split(' ')) === label).length === 1;
  return ((isAlone ? label : told(speaker, s, text)) ?? moveText(speaker, s, text)).replace(/\.$/, '');
}

/** As the log would tell it, with all that a button leaves out. */
function told({ game, gameWords, who }: Speaker, s: AnyState, text: string): string | undefined {
  const move = game.parse(s, text);
  const description = move === NOT_A_MOVE ? undefined : game.describe(s, move);
  return description && gameWords.story[description.key]?.(description.args as never, who);
}

/** A move as a button says it: short, and without who makes it. */
export function buttonText(gameWords: GameWords, tokens: readonly string[]): string {
  return labelOf(gameWords, tokens) ?? spelled(gameWords, tokens);
}

function labelOf({ moveLabels }: GameWords, tokens: readonly string[]): string | undefined {
  return moveLabels?.[tokens[0]!]?.(tokens);
}

function spelled(gameWords: GameWords, tokens: readonly string[]): string {
  return tokens.map(token => gameWords.tokens?.[token] ?? token).join(' ');
}

interface Step {
  readonly s: AnyState;
  readonly tokens: readonly string[];
}

/** A line in plain words, step by step, as parts of one sentence; the steps of one walk are told as one. */
export function lineInWords(speaker: Speaker, { moves, states }: PlayedLine<AnyState>): string {
  const steps = moves.map((move, i) => ({ s: states[i]!, tokens: speaker.game.format(states[i]!, move).split(' ') }));
  return walked(steps)
    .map(({ s, tokens }) => moveText(speaker, s, tokens.join(' ')).replace(/\.$/, ''))
    .join(' · ');
}

/** What goes on from where the step before it ended, in the same way, is one step. */
function walked(steps: readonly Step[]): readonly Step[] {
  return steps.reduce<readonly Step[]>((whole, step) => {
    const last = whole.at(-1);
    if (!last || !goesOn(last.tokens, step.tokens)) return [...whole, step];
    return [...whole.slice(0, -1), { s: last.s, tokens: [...last.tokens.slice(0, -1), step.tokens.at(-1)!] }];
  }, []);
}

/** `go c1 f d1` and `go d1 f e1`: from, what goes, and to. */
function goesOn(before: readonly string[], after: readonly string[]): boolean {
  const [verb, from, ...rest] = after;
  const same = before[0] === verb && before.slice(2, -1).join(' ') === rest.slice(0, -1).join(' ');
  return rest.length > 1 && before.length === after.length && same && before.at(-1) === from;
}

/** The texts of several lines, told apart: those that read the same are told as the log would. */
export function linesInWords(speaker: Speaker, lines: readonly PlayedLine<AnyState>[]): readonly string[] {
  const short = lines.map(line => lineInWords(speaker, line));
  const isAlone = (text: string) => short.indexOf(text) === short.lastIndexOf(text);
  return lines.map((line, i) => (isAlone(short[i]!) ? short[i]! : lineAsTold(speaker, line)));
}

function lineAsTold(speaker: Speaker, { moves, states }: PlayedLine<AnyState>): string {
  return moves.map((move, i) => told(speaker, states[i]!, speaker.game.format(states[i]!, move)) ?? '').join(' ');
}
