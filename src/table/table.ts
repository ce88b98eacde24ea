import { CHANCE, type Game, type Seat, type Viewer } from '../engine/game.ts';
import { type Outcome, outcomeOf, withoutResigned } from '../engine/logs/transcript.ts';
import { type AnyState, copyInto, copyOf } from '../engine/state.ts';
import { UNTOLD_OUTCOME } from '../engine/untold.ts';
import { firstState } from './first-state.ts';
import {
  type Command,
  type Entry,
  type HandCommand,
  type Match,
  type RefusalCode,
  redact,
  type SeenEntry,
} from './match.ts';
import {
  correct,
  drawChance,
  isOver,
  type MatchPosition,
  type Planning,
  playAside,
  playMoves,
  type Refusal,
  readEntry,
  repeat,
  resign,
  revealSeed,
  viewerBit,
} from './planning.ts';

export { BadLog, isOver, type MatchPosition, type Refusal } from './planning.ts';

/**
 * One match: its log, and the state that the log folds to. Nothing changes it but `append`: what a command leads to is
 * planned first, then stored by whoever keeps the log, and only then appended. So a table never knows more than what is
 * stored, whatever fails on the way.
 *
 *     const planned = plan(table, command);
 *     if (!planned.ok) return planned;
 *     await store(planned.entries);
 *     append(table, planned);
 */
export interface Table extends MatchPosition {
  readonly entries: Entry[];
  /** For each entry the viewers its text is withheld from: a bit for each seat, and one for spectators. */
  readonly redactions: number[];
  /** The ids of the commands that were carried out. */
  readonly commands: Set<string>;
  resigned: ReadonlySet<Seat>;
  /** Outcomes of chance drawn so far. */
  outcomesDrawn: number;
  /** Plans are worked out here, so that planning allocates no state. */
  readonly scratch: AnyState;
  /** The one whose state is in the scratch. */
  newestPlan: Plan | undefined;
}

export type CommandResult = Accepted | Refusal;

export interface Accepted {
  readonly ok: true;
  /** The entries that the command brings, chance's included; none where it was carried out before. */
  readonly entries: readonly Entry[];
}

/** What is to be entered in a log. Nothing has happened yet. */
export interface Plan extends Accepted {
  /** The match as it will be. Its state is good until the table plans again. */
  readonly after: Planning;
}

/** Opens a match: a new one, for which chance makes the set-up, or one from its log. */
export function openTable(game: Game, match: Match, log: readonly Entry[] = []): Table {
  const table = storedTable(game, match, log);
  if (log.length === 0) letChanceMove(table);
  return table;
}

/** A match as its log says it is, and no further: what is not in the log has not happened. */
export function storedTable(game: Game, match: Match, log: readonly Entry[]): Table {
  const table = emptyTable(game, match);
  continueTable(table, log);
  return table;
}

/** A match in which nothing has happened, not even the set-up. */
export function emptyTable(game: Game, match: Match): Table {
  const state = firstState(game, match);
  return {
    game,
    match,
    state,
    scratch: state.blankCopy(),
    entries: [],
    redactions: [],
    commands: new Set(),
    outcomesDrawn: 0,
    resigned: new Set(),
    newestPlan: undefined,
  };
}

/** Plays on what somebody else has entered in the log, wholly or, with a BadLog, not at all. */
export function continueTable(table: Table, entries: readonly Entry[]): void {
  append(table, planLog(table, entries));
}

/** What a command leads to, or why it is refused. The table stays as it is. */
export function plan(table: Table, command: Command | HandCommand): Plan | Refusal {
  // Carried out before, it changes nothing: the state after it is the table's own.
  if (table.commands.has(command.id)) return planOf(table, planningOn(table, table.state));
  const refusal = refuse(table, command);
  if (refusal) return refusal;
  const planning = planningOf(table);
  const wrong = carryOut(planning, command);
  if (wrong) return wrong;
  drawChance(planning);
  if (isOver(planning) && !table.match.byHand) revealSeed(planning);
  return planOf(table, planning);
}

/** Brings to rest a log that was cut off where chance moves. It is stored afterwards, like a new one. */
export function letChanceMove(table: Table): void {
  append(table, planChance(table));
}

function planChance(table: Table): Plan {
  const planning = planningOf(table);
  drawChance(planning);
  return planOf(table, planning);
}

/** What entries lead to that somebody else has logged. A BadLog is thrown where they do not follow the rules. */
export function planLog(table: Table, entries: readonly Entry[]): Plan {
  const planning = planningOf(table);
  for (const entry of entries) readEntry(planning, entry);
  return planOf(table, planning);
}

function planningOf(table: Table): Planning {
  table.newestPlan = undefined;
  copyInto(table.scratch, table.state);
  return planningOn(table, table.scratch);
}

function planningOn(table: Table, state: AnyState): Planning {
  const { game, match, entries, resigned, outcomesDrawn } = table;
  const last = entries.at(-1);
  const revealed = last !== undefined && 'act' in last && last.act === 'reveal';
  return {
    game,
    match,
    state,
    earlier: entries,
    entries: [],
    redactions: [],
    resigned,
    outcomesDrawn,
    revealed,
  };
}

function planOf(table: Table, after: Planning): Plan {
  const planned: Plan = { ok: true, entries: after.entries, after };
  table.newestPlan = planned;
  return planned;
}

/** Enters what was planned. This can't fail: all that could was done when it was planned. */
export function append(table: Table, planned: Plan): void {
  if (table.newestPlan !== planned) throw new Error('only the newest plan of a table can be appended, and only once');
  const { state, entries, redactions, resigned, outcomesDrawn } = planned.after;
  table.newestPlan = undefined;
  if (state !== table.state) copyInto(table.state, state);
  for (const [i, entry] of entries.entries()) {
    table.entries.push(entry);
    table.redactions.push(redactions[i]);
    if (entry.command !== undefined) table.commands.add(entry.command);
  }
  table.resigned = resigned;
  table.outcomesDrawn = outcomesDrawn;
}

/** Plans and appends at once: for tables that nobody stores. */
export function submit(table: Table, command: Command | HandCommand): CommandResult {
  const planned = plan(table, command);
  if (planned.ok) append(table, planned);
  return planned;
}

/** A seat that resigned may still be moved: the host lets a bot play it on, so that the others can finish. */
function refuse(table: Table, { seat, base, type }: Command | HandCommand): Refusal | undefined {
  const no = (code: RefusalCode): Refusal => ({ ok: false, code });
  if (!table.match.players[seat] && !(seat === CHANCE && table.match.byHand)) return no('no-such-seat');
  const isCorrection = type === 'correct' || type === 'repeat';
  if (isOver(table) && !isCorrection) return no('over');
  if (base !== table.entries.length) return no('stale');
  if (table.resigned.has(seat) && type === 'resign') return no('resigned');
  if (isCorrection !== (seat === CHANCE) && type !== 'play') return no('no-such-seat');
  if (type === 'play' && table.game.actor(table.state) !== seat) return no('not-your-turn');
  return undefined;
}

function carryOut(planning: Planning, command: Command | HandCommand): Refusal | undefined {
  if (command.type === 'play') return playMoves(planning, command);
  if (command.type === 'aside') return playAside(planning, command);
  if (command.type === 'correct') return correct(planning, command);
  if (command.type === 'repeat') return repeat(planning, command);
  resign(planning, command);
  return undefined;
}

/** Points and winners. Who resigned does not win. */
export function resultOf(position: MatchPosition): Outcome {
  const { game, match, state, resigned } = position;
  const outcome = outcomeOf(game, state, match.players.length);
  return isOver(position) ? withoutResigned(outcome, resigned) : outcome;
}

/** What a viewer may know: masked bytes and the entries, those that are not for it without their text. */
export interface Snapshot {
  readonly viewer: Viewer;
  readonly state: AnyState;
  readonly entries: readonly SeenEntry[];
  readonly over: boolean;
  readonly resigned: ReadonlySet<Seat>;
}

/** `from`: the first entry that is wanted. */
export function snapshotFor(table: Table, viewer: Viewer, from = 0): Snapshot {
  const state = copyOf(table.state);
  table.game.mask(state, viewer);
  const entries = entriesFor(table, viewer, from);
  return { viewer, state, entries, over: isOver(table), resigned: new Set(table.resigned) };
}

/** The entries from a position on, as the viewer may read them. */
export function entriesFor(table: Table, viewer: Viewer, from = 0): SeenEntry[] {
  return table.entries.slice(from).map(entry => (isRedacted(table, entry.seq, viewer) ? redact(entry) : entry));
}

/** The moves of a log as far as its viewer may read them. What happens beside the rules changes no position. */
export function readableMoves(entries: readonly SeenEntry[]): (string | undefined)[] {
  const read = (entry: SeenEntry) => ('move' in entry && entry.move !== UNTOLD_OUTCOME ? entry.move : undefined);
  return entries.flatMap(entry => ('act' in entry ? [] : [read(entry)]));
}

/** Is the text of this entry withheld from the viewer? */
export function isRedacted({ redactions }: Table, seq: number, viewer: Viewer): boolean {
  return (redactions[seq] & viewerBit(viewer)) !== 0;
}
