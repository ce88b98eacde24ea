import type { Description, Seat } from '../../engine/game.ts';
import type { AnyState } from '../../engine/state.ts';
import { chipsOf } from '../kit/columns.ts';
import { type HeldLead, leadTaken, takenLeads } from '../kit/leads.ts';
import type { Hue } from '../kit/players.tsx';
import type { OpenedQuest } from '../kit/quest.ts';
import type { GameView, GameWords } from '../kit/view.ts';
import { saidAt } from '../match/addressed-words.ts';
import { playerName } from '../match/names.ts';
import type { Words } from '../words/words.ts';
import { actAt, type Recording, stateAt } from './recording.ts';

/** All that stays the same while somebody steps through a game. */
export interface ReplayContext {
  readonly recording: Recording;
  readonly view: GameView;
  readonly words: Words;
  readonly gameWords: GameWords;
  /** What it takes to win, where points come late and tell little. */
  readonly quest: OpenedQuest | undefined;
  /** The colours of the seats. */
  readonly hues: readonly Hue[];
  /** Names a seat. */
  readonly who: (seat: Seat) => string;
  /** What changed hands, by position. */
  readonly taken: readonly (readonly HeldLead[])[];
}

export function replayContextOf(
  recording: Recording,
  view: GameView,
  words: Words,
  gameWords: GameWords,
  quest?: OpenedQuest,
): ReplayContext {
  const { match, elsewhere } = recording;
  const { players } = match;
  const hues = players.map(({ colour }) => colour);
  const who = (seat: Seat) => playerName(players, seat, words, elsewhere);
  const taken = takenLeads(recording.game, recording.seen.states);
  return { recording, view, quest, ...saidAt(players, { words, gameWords }, elsewhere), hues, who, taken };
}

/** The sentence for the entry that led to position `at`, and what changed hands by it. */
export function sentenceAt(context: ReplayContext, at: number, description: Description | undefined): string {
  const leads = (context.taken[at] ?? []).map(lead => leadTaken(lead, context.gameWords, context.who));
  return [entrySentence(context, at, description), ...leads].join(' ');
}

/** Who made the move that led to a position; empty where it was nobody's, as at the beginning or where chance drew. */
export function moverAt({ recording, who }: ReplayContext, at: number): string {
  const actor = recording.entries[at - 1]?.actor;
  return typeof actor === 'number' ? who(actor) : '';
}

function entrySentence(
  { recording, view, words, gameWords, who }: ReplayContext,
  at: number,
  description: Description | undefined,
): string {
  const { deterministic } = recording.game;
  if (at === 0) return deterministic ? words.replay.beforeFirst : words.replay.nothingYet;
  const act = actAt(recording, at);
  if (act?.act === 'resign') return words.replay.resigns(who(act.actor as Seat));
  if (act) return deterministic ? `${words.play.over}.` : words.replay.reveals;
  if (!description) return view.secret?.(stateAt(recording, at - 1), gameWords, who) ?? words.replay.veiled;
  return gameWords.story[description.key]?.(description.args as never, who) ?? description.key;
}

/** What lies face down before a seat while the match is on: others see how many chips, not what they are worth. */
export function faceDownOf(
  { recording, view }: ReplayContext,
  state: AnyState,
  seat: Seat,
): Readonly<Record<string, number>> {
  const { seen, match } = recording;
  const { viewer } = seen;
  if (viewer === undefined || viewer === seat) return {};
  return chipsOf(recording.game, view, state, seat, match.options);
}
