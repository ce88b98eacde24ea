import { asideIn, entryMove, objectionToMove } from '../engine/asides.ts';
import {
  CHANCE,
  type Game,
  type Move,
  NOT_A_MOVE,
  type RuleId,
  type Seat,
  SPECTATOR,
  type Viewer,
} from '../engine/game.ts';
import { isOverWith, maxLogEntries, objectionToAct } from '../engine/logs/acts.ts';
import { actorName, type Outcome, outcomeOf, withoutResigned } from '../engine/logs/transcript.ts';
import { type AnyState, copyOf } from '../engine/state.ts';
import { randomForOutcome } from './chance.ts';
import type {
  ActEntry,
  AsideCommand,
  Command,
  Entry,
  Match,
  PlayCommand,
  RedactedEntry,
  RefusalCode,
  SeenEntry,
} from './match.ts';

/**
 * One match: its log, and the state that the log folds to. Server, browser and tests drive it through the functions
 * below; nothing else changes it.
 */
export interface Table {
  readonly game: Game;
  readonly match: Match;
  readonly state: AnyState;
  readonly entries: Entry[];
  /** For each entry the viewers its text is withheld from: a bit for each seat, and one for spectators. */
  readonly redactions: number[];
  /** Where the entries of each command begin. */
  readonly commands: Map<string, number>;
  /** Outcomes drawn so far. */
  outcomesDrawn: number;
  readonly resigned: Set<Seat>;
}

export type CommandResult = Accepted | Refusal;

export interface Accepted {
  readonly ok: true;
  /** The entries that the command brought, chance's included. */
  readonly entries: readonly Entry[];
}

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

/** Opens a match: a new one, for which chance makes the set-up, or one from its log. */
export function openTable(game: Game, match: Match, log: readonly Entry[] = []): Table {
  const state = game.initial(match.players.length, match.options);
  const table: Table = {
    game,
    match,
    state,
    entries: [],
    redactions: [],
    commands: new Map(),
    outcomesDrawn: 0,
    resigned: new Set(),
  };
  continueTable(table, log);
  if (log.length === 0) letChanceMove(table);
  return table;
}

/** Plays on what somebody else has entered in the log. */
export function continueTable(table: Table, entries: readonly Entry[]): void {
  for (const entry of entries) readEntry(table, entry);
}

function readEntry(table: Table, entry: Entry): void {
  const { game, state, entries } = table;
  if (entry.seq !== entries.length) throw new BadLog(entry.seq, `expected entry ${entries.length}`);
  const most = maxLogEntries(game, state.seats);
  if (entries.length >= most) throw new BadLog(entry.seq, `no match of ${game.id} has more than ${most} entries`);
  if ('act' in entry) return addAct(table, entry);
  if (isOver(table)) throw new BadLog(entry.seq, 'the match is over before this entry');
  const aside = asideIn(game, state, entry);
  const known = aside !== NOT_A_MOVE || actorName(game.actor(state)) === entry.actor;
  if (!known) throw new BadLog(entry.seq, `${entry.actor} is not to move`);
  const move = aside === NOT_A_MOVE ? game.parse(state, entry.move) : aside;
  if (move === NOT_A_MOVE) throw new BadLog(entry.seq, `"${entry.move}" is no move`);
  const rule = objectionToMove(game, state, move);
  if (rule) throw new BadLog(entry.seq, `"${entry.move}" is forbidden by ${rule}`);
  addMove(table, move, entry);
}

function addMove(table: Table, move: Move, entry: Entry): void {
  const { game, state } = table;
  if (entry.actor === 'chance') table.outcomesDrawn++;
  addEntry(table, entry, game.perfectInformation ? 0 : redactionOf(table, move));
  game.apply(state, move);
}

function addAct(table: Table, entry: ActEntry): void {
  const { match, resigned, entries } = table;
  const revealed = entries.some(({ actor }) => actor === 'host');
  const progress = { seats: match.players.length, over: isOver(table), resigned, revealed };
  const objection = objectionToAct(entry.act, entry.actor, progress);
  if (objection) {
    const found = JSON.stringify(entry[objection.field]);
    throw new BadLog(entry.seq, `"${objection.field}" is ${found}; ${objection.why}`);
  }
  if (entry.act === 'resign') table.resigned.add(entry.actor as Seat);
  addEntry(table, entry, 0);
}

function addEntry({ entries, redactions: veils, commands }: Table, entry: Entry, veiled: number): void {
  veils.push(veiled);
  entries.push(entry);
  if (entry.command !== undefined && !commands.has(entry.command)) commands.set(entry.command, entry.seq);
}

function viewersOf(table: Table): Viewer[] {
  return [...table.match.players.keys(), SPECTATOR];
}

function viewerBit(viewer: Viewer): number {
  return 1 << (viewer + 1);
}

function redactionOf(table: Table, move: Move): number {
  const veiled = viewersOf(table).filter(viewer => table.game.hides(table.state, move, viewer));
  return veiled.reduce((bits, viewer) => bits | viewerBit(viewer), 0);
}

/** Draws until a seat is to move. A log that was cut off where chance moves is brought to rest by this. */
export function letChanceMove(table: Table): void {
  const { game, state, match } = table;
  while (game.actor(state) === CHANCE && !isOver(table)) {
    const move = game.sample(state, randomForOutcome(match.chance, table.outcomesDrawn));
    addMove(table, move, { seq: table.entries.length, actor: 'chance', move: game.format(state, move) });
  }
}

/** Carries a command out wholly or, with a reason, not at all. */
export function submit(table: Table, command: Command): CommandResult {
  const earlier = table.commands.get(command.id);
  if (earlier !== undefined) return { ok: true, entries: entriesOfCommand(table, command.id, earlier) };
  const refused = refuse(table, command) ?? refuseContent(table, command);
  if (refused) return refused;
  const before = table.entries.length;
  if (command.kind === 'moves') playMoves(table, command);
  else if (command.kind === 'aside') playAside(table, command);
  else addAct(table, { seq: before, actor: command.seat, act: 'resign', command: command.id });
  letChanceMove(table);
  if (isOver(table)) revealSeed(table);
  return { ok: true, entries: table.entries.slice(before) };
}

/** What a command brought when it was carried out: its own entries and those of chance and host that followed. */
function entriesOfCommand({ entries }: Table, command: string, first: number): Entry[] {
  const next = entries.findIndex((entry, i) => i > first && (entry.command ?? command) !== command);
  return entries.slice(first, next < 0 ? undefined : next);
}

/** A seat that resigned may still be moved: the host lets a bot play it on, so that the others can finish. */
function refuse(table: Table, { seat, base, kind }: Command): Refusal | undefined {
  const no = (code: RefusalCode): Refusal => ({ ok: false, code });
  if (!table.match.players[seat]) return no('no-such-seat');
  if (isOver(table)) return no('over');
  if (base !== table.entries.length) return no('stale');
  if (table.resigned.has(seat) && kind === 'resign') return no('resigned');
  if (kind === 'moves' && table.game.actor(table.state) !== seat) return no('not-your-turn');
  return undefined;
}

function refuseContent(table: Table, command: Command): Refusal | undefined {
  if (command.kind === 'moves') return refuseMoves(table, command);
  return command.kind === 'aside' ? refuseAside(table, command) : undefined;
}

function refuseAside({ game, state }: Table, { seat, move: text }: AsideCommand): Refusal | undefined {
  const move = asideIn(game, state, { actor: seat, move: text });
  if (move === NOT_A_MOVE) return { ok: false, code: 'not-a-move', at: 0 };
  const rule = objectionToMove(game, state, move);
  return rule === undefined ? undefined : { ok: false, code: 'forbidden', at: 0, rule };
}

function playAside(table: Table, { id, seat, move }: AsideCommand): void {
  const said = { actor: seat, move };
  addMove(table, asideIn(table.game, table.state, said), { seq: table.entries.length, ...said, command: id });
}

/** Tries the moves on a copy: a command is one step, so nothing of it may count if a part of it is wrong. */
function refuseMoves({ game, state }: Table, { seat, moves }: PlayCommand): Refusal | undefined {
  if (moves.length === 0) return { ok: false, code: 'empty' };
  // The last one need not be played to be judged: most commands are a single move, and get by without a copy.
  const trial = moves.length > 1 ? copyOf(state) : state;
  for (const [at, text] of moves.entries()) {
    if (game.actor(trial) !== seat) return { ok: false, code: 'turn-ended', at };
    const move = game.parse(trial, text);
    if (move === NOT_A_MOVE) return { ok: false, code: 'not-a-move', at };
    const rule = game.forbids(trial, move);
    if (rule) return { ok: false, code: 'forbidden', at, rule };
    if (at < moves.length - 1) game.apply(trial, move);
  }
  return undefined;
}

function playMoves(table: Table, { id, seat, moves }: PlayCommand): void {
  const { game, state } = table;
  for (const move of moves)
    addMove(table, game.parse(state, move), { seq: table.entries.length, actor: seat, move, command: id });
}

function revealSeed(table: Table): void {
  addAct(table, { seq: table.entries.length, actor: 'host', act: 'reveal', seed: table.match.chance.seed });
}

export function isOver({ game, state, resigned }: Table): boolean {
  return isOverWith(game, state, resigned.size);
}

/** Points and winners. Who resigned does not win. */
export function resultOf(table: Table): Outcome {
  const outcome = outcomeOf(table.game, table.state, table.match.players.length);
  return isOver(table) ? withoutResigned(outcome, table.resigned) : outcome;
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

/** Is the text of this entry withheld from the viewer? */
export function isRedacted({ redactions: veils }: Table, seq: number, viewer: Viewer): boolean {
  return (veils[seq] & viewerBit(viewer)) !== 0;
}

function redact(entry: Entry): RedactedEntry {
  return { seq: entry.seq, actor: entry.actor as Seat | 'chance', veiled: true };
}

/** The state after the first `length` entries, for replays. */
export function stateAfter(table: Table, length: number): AnyState {
  const state = table.game.initial(table.match.players.length, table.match.options);
  for (const entry of table.entries.slice(0, length))
    if ('move' in entry) table.game.apply(state, entryMove(table.game, state, entry));
  return state;
}
