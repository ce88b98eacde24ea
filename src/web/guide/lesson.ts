import { type Description, type Game, NOT_A_MOVE, type RuleId } from '../../engine/game.ts';
import type { AnyState } from '../../engine/state.ts';
import { seedFromWords } from '../../table/chance.ts';
import { beginDraft, commandOf, type Draft, stateOf, withMove } from '../../table/draft.ts';
import type { Entry, Match } from '../../table/match.ts';
import { namelessMatch } from '../../table/players.ts';
import { openTable, snapshotFor, submit, type Table } from '../../table/table.ts';
import { descriptionOf, seenBy, truthOf } from '../../table/timeline.ts';
import { candidateFor } from '../kit/candidate.ts';
import type { GuideScript, GuideStep } from '../kit/guidebook.ts';
import {
  beginMove,
  candidates,
  type MoveBuilder,
  selectableTokens,
  settledTokens,
  whyNot,
} from '../kit/input/move-builder.ts';
import { clickOn } from '../table/clicks.ts';

/** The answer to a click that is not the task's: the rule against it, or a hint to keep to what is selectable. */
export type LessonAnswer = { readonly kind: 'rule'; readonly rule: RuleId } | { readonly kind: 'not-now' | 'not-this' };

/**
 * How far somebody has come in a guided game. It is played at a real table; each step begins with a log, so that going
 * back is opening the log of the step before.
 */
export interface Lesson {
  readonly game: Game;
  readonly script: GuideScript;
  readonly at: number;
  /** The log at the beginning of each step so far. */
  readonly logs: readonly (readonly Entry[])[];
  /** What the others did since the step before. */
  readonly replies: readonly Description[];
  /** All that happened at the table since the step before, chance as well: for the board to show. */
  readonly news: readonly Description[];
  readonly draft: Draft;
  readonly builder: MoveBuilder;
  readonly answer?: LessonAnswer | undefined;
  /** The forbidden move of this step was tried. */
  readonly tried: boolean;
}

export function beginLesson(game: Game, script: GuideScript): Lesson {
  return stepFrom(game, script, [tableFor(game, script, script.steps[0]!.from ?? []).entries], []);
}

/** A table on which these moves were made after the set-up. */
function tableFor(game: Game, script: GuideScript, moves: readonly string[]): Table {
  const table = openTable(game, matchOf(game, script));
  moves.forEach((move, i) => playNext(table, move, `before-${i}`));
  return table;
}

function matchOf(game: Game, { seats, options, seed }: GuideScript): Match {
  const chance = { seed: seedFromWords(seed), match: 'guide', nonces: [] };
  return { ...namelessMatch(game, seats, options), id: 'guide', chance };
}

/** The seat that is to move makes this move. Scripts are tested: a move that is refused is a mistake in the script. */
function playNext(table: Table, move: string, id: string): Description {
  const { game, state, entries } = table;
  const description = game.describe(state, game.parse(state, move));
  const answer = submit(table, { type: 'play', id, seat: game.actor(state), base: entries.length, moves: [move] });
  if (!answer.ok) throw new Error(`the guide's move "${move}" is refused: ${answer.rule ?? answer.code}`);
  return description;
}

function stepFrom(
  game: Game,
  script: GuideScript,
  logs: Lesson['logs'],
  replies: readonly Description[],
  news: readonly Description[] = [],
): Lesson {
  const table = openTable(game, matchOf(game, script), logs.at(-1));
  const draft = beginDraft(game, snapshotFor(table, script.seat), script.seat);
  const at = logs.length - 1;
  return { game, script, at, logs, replies, news, draft, builder: builderFor(script.steps[at]!, draft), tried: false };
}

/** What the entries from `since` on tell, as far as the one who learns may read them. */
function newsIn(game: Game, script: GuideScript, log: readonly Entry[], since: number): Description[] {
  const seen = seenBy(truthOf(game, matchOf(game, script), log), script.seat);
  return seen.entries.slice(since).flatMap(({ seq }) => descriptionOf(seen, seq) ?? []);
}

/**
 * Only what the task asks for can be chosen, also where a rule will then forbid it. What is to be played may depend on
 * what was chosen before: of that the legal moves are left.
 */
function builderFor({ task }: GuideStep, { game, ...draft }: Draft): MoveBuilder {
  const state = draft.states.at(-1)!;
  const asked = task.kind === 'play' ? (task.moves[draft.moves.length] ?? []) : [];
  const texts = task.kind === 'try' ? task.moves : asked.filter(text => isLegal(game, state, text));
  const legal = texts.map(text => candidateFor(game.parse(state, text), text));
  return { legal, chosen: new Map() };
}

function isLegal(game: Game, state: AnyState, text: string): boolean {
  const move = game.parse(state, text);
  return move !== NOT_A_MOVE && game.forbids(state, move) === undefined;
}

export function lessonStep({ script, at }: Lesson): GuideStep {
  return script.steps[at]!;
}

export function isDone({ tried, draft, ...lesson }: Lesson): boolean {
  const { task } = lesson.script.steps[lesson.at]!;
  return task.kind === 'read' || (task.kind === 'try' ? tried : draft.moves.length === task.moves.length);
}

export function isLastStep({ script, at }: Lesson): boolean {
  return at === script.steps.length - 1;
}

export function showsPoints({ script, at }: Lesson): boolean {
  return at >= script.steps.findIndex(({ key }) => key === script.pointsFrom);
}

/** Is this the step that explains where points come from? On a phone they stand in the way of all others. */
export function explainsPoints(lesson: Lesson): boolean {
  return lessonStep(lesson).key === 'score';
}

export function lessonState(lesson: Lesson): AnyState {
  return stateOf(lesson.draft);
}

export function clickIn(lesson: Lesson, token: string): Lesson {
  const { game, builder } = lesson;
  if (isDone(lesson)) return lesson;
  const click = clickOn(game, lessonState(lesson), builder, token);
  if (click.kind === 'chosen') return { ...lesson, builder: click.builder, answer: undefined };
  return click.kind === 'move' ? withPicked(lesson, click.move) : { ...lesson, answer: answerTo(lesson, token) };
}

/** Presses a button: it says a word, or plays a whole move. */
export function pressIn(lesson: Lesson, token: string): Lesson {
  return token.includes(' ') ? playIn(lesson, token) : clickIn(lesson, token);
}

/** Plays a whole move, as boards do where one click says it all. */
export function playIn(lesson: Lesson, text: string): Lesson {
  if (isDone(lesson)) return lesson;
  const move = lesson.game.parse(lessonState(lesson), text);
  if (lesson.builder.legal.some(choice => choice.move === move)) return withPicked(lesson, move);
  const rule = move === NOT_A_MOVE ? undefined : lesson.game.forbids(lessonState(lesson), move);
  const kind = move === NOT_A_MOVE ? 'not-this' : 'not-now';
  return { ...lesson, answer: rule === undefined ? { kind } : { kind: 'rule', rule } };
}

function withPicked(lesson: Lesson, move: number): Lesson {
  const draft = withMove(lesson.draft, move);
  if (typeof draft === 'string') return { ...lesson, answer: { kind: 'rule', rule: draft }, tried: true };
  return { ...lesson, draft, builder: builderFor(lessonStep(lesson), draft), answer: undefined };
}

/** Kindly: a click on a legal move that is not asked for is no mistake. */
function answerTo({ game, builder, draft }: Lesson, token: string): LessonAnswer {
  const state = stateOf(draft);
  const { legal } = beginMove(game, state);
  const last = Math.max(...builder.legal.map(({ tokens }) => tokens.length)) - 1;
  const settled = new Map([...settledTokens(builder)].filter(([place]) => place < last));
  const meant = { legal, chosen: settled };
  const legalHere = candidates(meant).some(({ tokens }) => tokens.includes(token));
  const another = legal.some(({ tokens }) => settled.has(tokens.indexOf(token)));
  if (legalHere || another) return { kind: 'not-now' };
  const [rule] = whyNot(game, state, meant, token);
  return rule === undefined ? { kind: 'not-this' } : { kind: 'rule', rule };
}

/**
 * Of the places that a board would light, those that the task asks for: at first where its next move begins, then all
 * that it leads to, since one click may stand for several moves. What a rule will forbid no board lights by itself.
 */
export function askedOf({ builder, draft, ...lesson }: Lesson, lit: ReadonlySet<string>): ReadonlySet<string> {
  const { task } = lesson.script.steps[lesson.at]!;
  if (task.kind !== 'play') return selectableTokens(builder);
  const asked = builder.chosen.size > 0 ? task.moves.slice(draft.moves.length).flat() : [];
  const words = asked.length > 0 ? asked.flatMap(text => text.split(' ')) : firstOf(builder, lit);
  return new Set(words.filter(word => lit.has(word)));
}

/** The words at the first place of the notation where one of them is selectable. */
function firstOf({ legal }: MoveBuilder, lit: ReadonlySet<string>): readonly string[] {
  const most = Math.max(0, ...legal.map(({ tokens }) => tokens.length));
  const places = Array.from({ length: most }, (_, place) => legal.flatMap(({ tokens }) => tokens[place] ?? []));
  return places.find(words => words.some(word => lit.has(word))) ?? [];
}

/** Is this the first step in which something is to be done? */
export function isFirstTask({ script, at }: Lesson): boolean {
  return script.steps.findIndex(({ task }) => task.kind !== 'read') === at;
}

/** Lets go of the words chosen. */
export function dropIn(lesson: Lesson): Lesson {
  return { ...lesson, builder: { ...lesson.builder, chosen: new Map() }, answer: undefined };
}

/** A click on "next" before the task is done. */
export function reminded(lesson: Lesson): Lesson {
  return { ...lesson, answer: { kind: 'not-this' } };
}

/** On to the next step: what was drafted is played at the table, the others answer. */
export function stepOn(lesson: Lesson): Lesson {
  if (!isDone(lesson) || isLastStep(lesson)) return lesson;
  const { game, script, at, logs, draft } = lesson;
  const next = script.steps[at + 1]!;
  if (next.from) return stepFrom(game, script, [...logs, tableFor(game, script, next.from).entries], []);
  const table = openTable(game, matchOf(game, script), logs.at(-1));
  if (draft.moves.length > 0) submit(table, commandOf(draft, `step-${at}`));
  const replies = (lessonStep(lesson).replies ?? []).map((move, i) => playNext(table, move, `reply-${at}-${i}`));
  const news = newsIn(game, script, table.entries, logs.at(-1)!.length);
  return stepFrom(game, script, [...logs, table.entries], replies, news);
}

/** Back: first to the beginning of this step, then to the step before. */
export function stepBack({ game, script, logs, draft, tried, replies }: Lesson): Lesson {
  const begun = draft.moves.length > 0 || tried;
  return begun || logs.length === 1
    ? stepFrom(game, script, logs, replies)
    : stepFrom(game, script, logs.slice(0, -1), []);
}
