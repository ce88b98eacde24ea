import { applyEntry, asideIn, objectionToMove } from '../engine/asides.ts';
import {
  CHANCE,
  type Game,
  isSeat,
  type Move,
  NOT_A_MOVE,
  type RuleId,
  type Seat,
  SPECTATOR,
  type Viewer,
} from '../engine/game.ts';
import { type ActObjection, type GivenAct, isOverWith, maxLogEntries, objectionToAct } from '../engine/logs/acts.ts';
import { actorName } from '../engine/logs/transcript.ts';
import { type AnyState, copyInto, copyOf } from '../engine/state.ts';
import { applyUntold, canStayUntold, UNTOLD_OUTCOME } from '../engine/untold.ts';
import { onlyOutcome } from './by-hand.ts';
import { randomForOutcome } from './chance.ts';
import { countingAt, takenBack } from './corrections.ts';
import { firstState } from './first-state.ts';
import type {
  ActEntry,
  AsideCommand,
  CorrectCommand,
  Entry,
  Match,
  MoveEntry,
  PlayCommand,
  RefusalCode,
  RepeatCommand,
  ResignCommand,
} from './match.ts';

/** Where a match stands: what clocks, lists and bots ask about. */
export interface MatchPosition {
  readonly game: Game;
  readonly match: Match;
  readonly state: AnyState;
  readonly resigned: ReadonlySet<Seat>;
}

export function isOver({ game, state, resigned }: Pick<MatchPosition, 'game' | 'state' | 'resigned'>): boolean {
  return isOverWith(game, state, resigned.size);
}

/** Why a command is not carried out. */
export interface Refusal {
  readonly ok: false;
  readonly code: RefusalCode;
  /** Which of the command's moves is refused, from 0. */
  readonly at?: number;
  readonly rule?: RuleId;
}

/** A log that does not replay under these rules. */
export class BadLog extends Error {
  readonly seq: number;
  constructor(seq: number, why: string) {
    super(`entry ${seq}: ${why}`);
    this.seq = seq;
  }
}

/**
 * A plan in the making: entries worked out ahead of a table, on a state of their own. The functions below add to them; the table itself knows
 * nothing of it until they are appended.
 */
export interface Planning extends MatchPosition {
  /** The table's log. */
  readonly earlier: readonly Entry[];
  readonly entries: Entry[];
  /** For each entry the viewers its text is withheld from: a bit for each seat, and one for spectators. */
  readonly redactions: number[];
  resigned: ReadonlySet<Seat>;
  /** Outcomes of chance drawn so far, the table's included. */
  outcomesDrawn: number;
  /** Has the seed been laid open? */
  revealed: boolean;
}

function nextSeq({ earlier, entries }: Planning): number {
  return earlier.length + entries.length;
}

/** Reads an entry that somebody else has made, and throws BadLog where the rules don't allow it. */
export function readEntry(planning: Planning, entry: Entry): void {
  const seq = nextSeq(planning);
  if (entry.seq !== seq) throw new BadLog(entry.seq, `expected entry ${seq}`);
  needRoom(planning, seq);
  if ('act' in entry) readAct(planning, entry);
  else readMove(planning, entry);
}

function needRoom({ game, match, state }: MatchPosition, seq: number): void {
  const most = maxLogEntries(game, state.seats, match.byHand === true);
  if (seq >= most) throw new BadLog(seq, `no match of ${game.id} has more than ${most} entries`);
}

/** The state that a move leads to which somebody else has made; a BadLog is thrown where the rules don't allow it. */
export function stateAfterMove(position: MatchPosition, entry: MoveEntry): AnyState {
  const state = copyOf(position.state);
  needRoom(position, entry.seq);
  readMove({ ...position, state, earlier: [], entries: [], redactions: [], outcomesDrawn: 0, revealed: false }, entry);
  return state;
}

function readMove(planning: Planning, entry: MoveEntry): void {
  const { game, state } = planning;
  const { seq, move: text } = entry;
  if (isOver(planning)) throw new BadLog(seq, 'the match is over before this entry');
  if (entry.actor === 'chance' && text === UNTOLD_OUTCOME) {
    if (!addUntold(planning, entry)) throw new BadLog(seq, `"${UNTOLD_OUTCOME}" can't stand here`);
    return;
  }
  const aside = asideIn(game, state, entry);
  const known = aside !== NOT_A_MOVE || actorName(game.actor(state)) === entry.actor;
  if (!known) throw new BadLog(seq, `${entry.actor} is not to move`);
  const move = aside === NOT_A_MOVE ? game.parse(state, text) : aside;
  if (move === NOT_A_MOVE) throw new BadLog(seq, `"${text}" is no move`);
  const rule = objectionToMove(game, state, move);
  if (rule) throw new BadLog(seq, `"${text}" is forbidden by ${rule}`);
  addMove(planning, move, entry);
}

function readAct(planning: Planning, entry: ActEntry): void {
  const objection = objectionTo(planning, entry);
  if (objection) {
    const found = JSON.stringify(entry[objection.field]);
    throw new BadLog(entry.seq, `"${objection.field}" is ${found}; ${objection.why}`);
  }
  addAct(planning, entry);
}

function objectionTo(planning: Planning, entry: GivenAct): ActObjection | undefined {
  const { match, resigned, revealed } = planning;
  const progress = { seats: match.players.length, over: isOver(planning), resigned, revealed };
  return objectionToAct(entry, { ...progress, byHand: match.byHand === true, length: nextSeq(planning) });
}

function addMove(planning: Planning, move: Move, entry: MoveEntry): void {
  const { game, state, entries, redactions } = planning;
  if (entry.actor === 'chance') planning.outcomesDrawn++;
  redactions.push(game.perfectInformation ? 0 : redactionOf(planning, move));
  entries.push(entry);
  game.apply(state, move);
}

/** By hand people may keep to themselves what nobody else would see; false where they may not. */
function addUntold(planning: Planning, entry: MoveEntry): boolean {
  const { game, match, state } = planning;
  if (!match.byHand || !canStayUntold(game, state)) return false;
  planning.outcomesDrawn++;
  planning.redactions.push(0);
  planning.entries.push(entry);
  applyUntold(game, state);
  return true;
}

function addAct(planning: Planning, entry: ActEntry): void {
  if (entry.act === 'resign') planning.resigned = new Set(planning.resigned).add(entry.actor as Seat);
  else if (entry.act === 'reveal') planning.revealed = true;
  else goBack(planning, entry.to!);
  planning.redactions.push(0);
  planning.entries.push(entry);
}

/** Plays what counted at an earlier length once more: a table keeps no state but its newest. */
function goBack(planning: Planning, length: number): void {
  const { game, match, state } = planning;
  const log = [...planning.earlier, ...planning.entries];
  const resigned = new Set<Seat>();
  copyInto(state, firstState(game, match));
  for (const at of countingAt(log, length)) {
    const entry = log[at];
    if ('move' in entry) applyEntry(game, state, entry);
    else if (entry.act === 'resign') resigned.add(entry.actor as Seat);
  }
  planning.resigned = resigned;
}

export function viewerBit(viewer: Viewer): number {
  return isSeat(viewer) ? 1 << (viewer + 1) : 1;
}

function redactionOf({ game, match, state }: Planning, move: Move): number {
  const viewers: Viewer[] = [...match.players.keys(), SPECTATOR];
  const kept = viewers.filter(viewer => game.hides(state, move, viewer));
  return kept.reduce((bits, viewer) => bits | viewerBit(viewer), 0);
}

/** Draws until a seat is to move; by hand, until people have something to tell. */
export function drawChance(planning: Planning): void {
  const { game, state } = planning;
  while (game.actor(state) === CHANCE && !isOver(planning)) {
    const move = nextOutcome(planning);
    if (move === undefined) return;
    addMove(planning, move, { seq: nextSeq(planning), actor: 'chance', move: game.format(state, move) });
  }
}

function nextOutcome({ game, state, match, outcomesDrawn }: Planning): Move | undefined {
  if (match.byHand) return onlyOutcome(game, state);
  return game.sample(state, randomForOutcome(match.chance, outcomesDrawn));
}

/** Plays the moves of a command, as far as they are allowed; a refusal says which one is not. */
export function playMoves(planning: Planning, command: PlayCommand): Refusal | undefined {
  const { game, state } = planning;
  const { seat, moves } = command;
  if (moves.length === 0) return { ok: false, code: 'empty' };
  for (const [at, text] of moves.entries()) {
    if (game.actor(state) !== seat) return { ok: false, code: 'turn-ended', at };
    if (seat === CHANCE && text === UNTOLD_OUTCOME && addUntold(planning, moveEntry(planning, command, text))) continue;
    const move = game.parse(state, text);
    if (move === NOT_A_MOVE) return { ok: false, code: 'not-a-move', at };
    const rule = game.forbids(state, move);
    if (rule) return { ok: false, code: 'forbidden', at, rule };
    addMove(planning, move, moveEntry(planning, command, text));
  }
  return undefined;
}

/** The entry of a move that a command asks for. The pause before it is told once. */
function moveEntry(planning: Planning, command: PlayCommand | AsideCommand, move: string): MoveEntry {
  const { id, seat, standIn, paused } = command;
  return {
    seq: nextSeq(planning),
    actor: actorName(seat),
    move,
    command: id,
    ...(standIn && { standIn }),
    ...(paused !== undefined && planning.entries.length === 0 && { paused }),
  };
}

export function playAside(planning: Planning, command: AsideCommand): Refusal | undefined {
  const { game, state } = planning;
  const { seat, move: text } = command;
  const move = asideIn(game, state, { actor: seat, move: text });
  if (move === NOT_A_MOVE) return { ok: false, code: 'not-a-move', at: 0 };
  const rule = objectionToMove(game, state, move);
  if (rule !== undefined) return { ok: false, code: 'forbidden', at: 0, rule };
  addMove(planning, move, moveEntry(planning, command, text));
  return undefined;
}

export function resign(planning: Planning, { id, seat }: ResignCommand): void {
  addAct(planning, { seq: nextSeq(planning), actor: seat, act: 'resign', command: id });
}

export function revealSeed(planning: Planning): void {
  addAct(planning, { seq: nextSeq(planning), actor: 'host', act: 'reveal', seed: planning.match.chance.seed });
}

/** What was entered from `to` on no longer counts. A log has an end: room for a whole match is always left. */
export function correct(planning: Planning, { id, to }: CorrectCommand): Refusal | undefined {
  const { game, state } = planning;
  const room = maxLogEntries(game, state.seats, true) - maxLogEntries(game, state.seats, false);
  if (nextSeq(planning) >= room) return { ok: false, code: 'over' };
  const entry: ActEntry = { seq: nextSeq(planning), actor: 'host', act: 'correct', command: id, to };
  if (objectionTo(planning, entry)) return { ok: false, code: 'not-a-move' };
  addAct(planning, entry);
  return undefined;
}

/** Enters again what was taken back, up to where it no longer fits; refused where not even the first does. */
export function repeat(planning: Planning, { id }: RepeatCommand): Refusal | undefined {
  for (const entry of takenBack(planning.earlier)) {
    const again: Entry = { ...entry, seq: nextSeq(planning), command: id };
    try {
      readEntry(planning, again);
    } catch (error) {
      if (!(error instanceof BadLog)) throw error;
      return planning.entries.length > 0 ? undefined : refusalOf(planning, again);
    }
  }
  return planning.entries.length > 0 ? undefined : { ok: false, code: 'empty' };
}

/** Why an entry does not fit. */
function refusalOf({ game, state }: Planning, entry: Entry): Refusal {
  const move =
    'move' in entry && actorName(game.actor(state)) === entry.actor ? game.parse(state, entry.move) : NOT_A_MOVE;
  const rule = move === NOT_A_MOVE ? undefined : game.forbids(state, move);
  return rule === undefined ? { ok: false, code: 'not-a-move', at: 0 } : { ok: false, code: 'forbidden', at: 0, rule };
}
