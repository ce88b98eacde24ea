import { asideIn } from '../asides.ts';
import {
  type Actor,
  CHANCE,
  type Game,
  type Move,
  type MoveList,
  moveArray,
  moveList,
  NOT_A_MOVE,
  type RuleId,
  type Seat,
} from '../game.ts';
import { BadOptions, readOptions } from '../options.ts';
import { type AnyState, copyInto, copyOf } from '../state.ts';
import { applyUntold, canStayUntold, UNTOLD_OUTCOME } from '../untold.ts';
import { isOverWith, maxLogEntries, objectionToAct } from './acts.ts';
import { actorName, notations, type Outcome, outcomeOf, withoutResigned } from './transcript.ts';

/** What a log turned out to be: the facts if it replays, else its first fault. */
export type ReplayReport = Replayed | Fault;

export interface Replayed extends Outcome {
  readonly ok: true;
  readonly game: string;
  readonly seats: number;
  readonly entries: number;
  /** False for a log that stops, without a fault, while the game is on. */
  readonly over: boolean;
}

/** What can be wrong, for those who say it in their own words. */
export type FaultKind =
  | ('empty' | 'json' | 'object' | 'header' | 'game' | 'version' | 'seats' | 'options')
  | ('seq' | 'actor' | 'move' | 'notation' | 'illegal' | 'impossible' | 'legal' | 'act' | 'over')
  | ('end' | 'unfinished' | 'result' | 'endless' | 'after-end');

export interface Fault {
  readonly ok: false;
  /** From 1; 0 for a log without any line. */
  readonly line: number;
  readonly kind: FaultKind;
  readonly what: string;
  /** What stands there, as it stands there. */
  readonly found?: string;
  /** The rule that forbids the move, where it is a move that is wrong. */
  readonly rule?: RuleId;
}

/** Finds a game by its id. */
export type GameLoader = (id: string) => Promise<Game | undefined>;

type Fields = Readonly<Record<string, unknown>>;

/** Thrown by the checks below and turned into a Fault, with its line, in one place. */
class FaultError extends Error {
  readonly fault: Pick<Fault, 'kind' | 'found' | 'rule'>;
  constructor(kind: FaultKind, what: string, found?: string, rule?: RuleId) {
    super(what);
    this.fault = { kind, ...(found !== undefined && { found }), ...(rule && { rule }) };
  }
}

/** Where the replay stands. */
interface ReplayPosition {
  readonly game: Game;
  /** Of the rules, as the log gives it. */
  readonly version: unknown;
  readonly seats: number;
  readonly s: AnyState;
  readonly legal: MoveList;
  resigned: ReadonlySet<Seat>;
  revealed: boolean;
  readonly byHand: boolean;
  /** By hand, where the replay stood before each entry: a correction goes back there. */
  readonly before: { readonly s: AnyState; readonly resigned: ReadonlySet<Seat> }[];
  entries: number;
  /** The `seq` of the first entry: logs count from 0 or from 1. */
  first: number;
  ended: boolean;
}

/** Plays a log again, line by line from any source, and checks all it says against the rules. */
export async function replayLog(
  lines: AsyncIterable<string> | Iterable<string>,
  load: GameLoader,
): Promise<ReplayReport> {
  let line = 0;
  let last = 0;
  let at: ReplayPosition | undefined;
  try {
    for await (const text of lines) {
      line++;
      if (text.trim() === '') continue;
      last = line;
      const fields = fieldsOf(text);
      if (at) readLine(at, fields);
      else at = await begin(fields, load);
    }
    line = last;
    return finish(at);
  } catch (wrong) {
    if (!(wrong instanceof FaultError)) throw wrong;
    return { ok: false, line, what: wrong.message, ...wrong.fault, ...(at && otherRules(at, wrong)) };
  }
}

/** What other rules can be the cause of; a line that is no JSON is broken under any. */
const causedByRules: readonly FaultKind[] = [
  ...(['actor', 'notation', 'illegal', 'impossible', 'legal', 'act', 'over'] as const),
  ...(['unfinished', 'result', 'endless'] as const),
];

/**
 * A log of another version is as good as any if it replays. If it doesn't, the version is what there is to say. Another
 * program may number its rules in its own way, so only a number can differ from ours.
 */
function otherRules(
  { game, version }: ReplayPosition,
  wrong: FaultError,
): Pick<Fault, 'kind' | 'what' | 'found'> | undefined {
  if (typeof version !== 'number' || version === game.version) return undefined;
  if (!causedByRules.includes(wrong.fault.kind)) return undefined;
  const why = `written under version ${version} of the rules of ${game.id}; these are version ${game.version}`;
  return { kind: 'version', what: `${why}: ${wrong.message}`, found: brief(version) };
}

function fieldsOf(text: string): Fields {
  const value = jsonOf(text);
  if (Object(value) !== value || Array.isArray(value))
    throw new FaultError('object', `expected a JSON object, not ${brief(value)}`, brief(value));
  return value as Fields;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const message = (error as Error).message;
    const position = /position (\d+)/.exec(message)?.[1];
    const place = position === undefined ? '' : ` at column ${Number(position) + 1}`;
    throw new FaultError('json', `broken JSON${place}: ${message}`, text.length > 60 ? `${text.slice(0, 59)}…` : text);
  }
}

async function begin(header: Fields, load: GameLoader): Promise<ReplayPosition> {
  if (typeof header.game !== 'string')
    throw new FaultError('header', 'expected the header, such as {"game":"…","version":1,"seats":2,"options":{}}');
  const game = await load(header.game);
  if (!game) throw new FaultError('game', `unknown game ${brief(header.game)}`, brief(header.game));
  const seats = header.seats as number;
  if (!game.seats.includes(seats))
    throw new FaultError(
      'seats',
      `"seats" is ${brief(seats)}; ${game.id} is played with ${game.seats.join(', ')}`,
      brief(seats),
    );
  const s = game.initial(seats, optionsOf(game, header.options));
  const { version } = header;
  const none = { resigned: new Set<Seat>(), revealed: false, before: [], entries: 0, first: 0, ended: false };
  return { game, version, seats, s, legal: moveList(), byHand: header.byHand === true, ...none };
}

function optionsOf(game: Game, given: unknown) {
  try {
    return readOptions(game.options, given);
  } catch (error) {
    if (error instanceof BadOptions) throw new FaultError('options', error.message, brief(given));
    throw error;
  }
}

function readLine(at: ReplayPosition, fields: Fields): void {
  if (at.ended) throw new FaultError('after-end', 'the log goes on after its end line');
  if (Object.hasOwn(fields, 'end')) readEnd(at, fields);
  else if (Object.hasOwn(fields, 'act')) readAct(at, fields);
  else readEntry(at, fields);
}

function isOver({ game, s, resigned }: ReplayPosition): boolean {
  return isOverWith(game, s, resigned.size);
}

/** What happens beside the rules changes no state, unless it is a correction; who resigned matters for the result. */
function readAct(at: ReplayPosition, fields: Fields): void {
  const { act, actor } = fields;
  checkSeq(at, fields.seq);
  const to = (fields.to as number) - at.first;
  const objection = objectionToAct({ act, actor, to }, { ...at, over: isOver(at), length: at.entries });
  if (objection) {
    const found = brief(fields[objection.field]);
    const kind = objection.field === 'to' ? 'act' : objection.field;
    throw new FaultError(kind, `"${objection.field}" is ${found}; ${objection.why}`, found);
  }
  keepPlace(at);
  if (act === 'resign') at.resigned = new Set(at.resigned).add(actor as Seat);
  else if (act === 'reveal') at.revealed = true;
  else goBack(at, to);
  at.entries++;
}

function keepPlace({ byHand, before, s, resigned }: ReplayPosition): void {
  if (byHand) before.push({ s: copyOf(s), resigned });
}

function goBack(at: ReplayPosition, to: number): void {
  const { s, resigned } = at.before[to];
  copyInto(at.s, s);
  at.resigned = resigned;
}

function readEntry(at: ReplayPosition, entry: Fields): void {
  const { game, s, legal } = at;
  const actor = game.actor(s);
  if (isOver(at)) throw new FaultError('over', 'the game is over before this entry; expected the line with "end":true');
  checkSeq(at, entry.seq);
  if (at.byHand && entry.move === UNTOLD_OUTCOME) return readUntold(at, entry);
  const aside = asideIn(game, s, { actor: entry.actor, move: entry.move });
  if (aside === NOT_A_MOVE) checkActor(actor, entry.actor);
  const move = aside === NOT_A_MOVE ? readMove(at, entry.move) : readAside(at, aside, entry.actor as Seat);
  if (entry.legal !== undefined) checkLegal(notations(game, s, legal), entry.legal);
  keepPlace(at);
  game.apply(s, move);
  at.entries++;
}

/** By hand people may keep to themselves what nobody else would see. */
function readUntold(at: ReplayPosition, { actor }: Fields): void {
  const { game, s } = at;
  checkActor(game.actor(s), actor);
  if (!canStayUntold(game, s))
    throw new FaultError('impossible', `"${UNTOLD_OUTCOME}" can't stand here; all know what came`, UNTOLD_OUTCOME);
  keepPlace(at);
  applyUntold(game, s);
  at.entries++;
}

function checkSeq(at: ReplayPosition, seq: unknown): void {
  if (at.entries === 0 && (seq === 0 || seq === 1)) at.first = seq;
  const expected = at.first + at.entries;
  const most = maxLogEntries(at.game, at.seats, at.byHand);
  if (at.entries >= most) throw new FaultError('over', `no match of ${at.game.id} has more than ${most} entries`);
  if (seq === expected) return;
  throw new FaultError('seq', `"seq" is ${brief(seq)}; expected ${at.entries === 0 ? '0 or 1' : expected}`, brief(seq));
}

function checkActor(actor: Actor, given: unknown): void {
  if (given === actorName(actor)) return;
  throw new FaultError('actor', `"actor" is ${brief(given)}; ${nameOf(actor)} is to move`, brief(given));
}

function nameOf(actor: Actor): string {
  return actor === CHANCE ? 'chance' : `seat ${actor}`;
}

/** What a seat did out of turn; the legal ones are listed as for a move. */
function readAside({ game, s, legal }: ReplayPosition, aside: Move, seat: Seat): Move {
  game.asides?.moves(s, seat, legal);
  if (moveArray(legal).includes(aside)) return aside;
  const text = game.format(s, aside);
  const possible = some(notations(game, s, legal));
  const rule = game.asides?.forbids(s, seat, aside);
  throw new FaultError('illegal', `${brief(text)} is not open to seat ${seat} now; open: ${possible}`, text, rule);
}

function readMove({ game, s, legal }: ReplayPosition, text: unknown): Move {
  if (typeof text !== 'string') throw new FaultError('move', `"move" is ${brief(text)}; expected a text`, brief(text));
  const move = game.parse(s, text);
  game.moves(s, legal);
  if (move === NOT_A_MOVE)
    throw new FaultError('notation', `can't read the move ${brief(text)}; moves look like: ${formsOf(game)}`, text);
  if (moveArray(legal).includes(move)) return move;
  const rule = game.forbids(s, move);
  const possible = some(notations(game, s, legal));
  if (game.actor(s) === CHANCE)
    throw new FaultError('impossible', `${brief(text)} can't happen here; possible: ${possible}`, text, rule);
  throw new FaultError(
    'illegal',
    `${brief(text)} is not legal for seat ${game.actor(s)}; legal: ${possible}`,
    text,
    rule,
  );
}

function formsOf(game: Game): string {
  return [...game.forms, ...(game.asides?.forms ?? [])].join(', ');
}

/** The order is free, and naming a move twice does no harm. */
function checkLegal(ours: readonly string[], given: unknown): void {
  if (!Array.isArray(given)) throw new FaultError('legal', `"legal" is ${brief(given)}; expected a list of texts`);
  const [known, named] = [new Set<unknown>(ours), new Set<unknown>(given)];
  const missing = ours.filter(move => !named.has(move));
  const extra = given.filter(move => !known.has(move));
  if (missing.length + extra.length === 0) return;
  const parts = [missing.length && `missing ${some(missing)}`, extra.length && `too many ${some(extra)}`];
  throw new FaultError('legal', `"legal" differs from the legal moves: ${parts.filter(Boolean).join('; ')}`);
}

function readEnd(at: ReplayPosition, end: Fields): void {
  const { game, s } = at;
  if (end.end !== true) throw new FaultError('end', `"end" is ${brief(end.end)}; expected true`, brief(end.end));
  if (!isOver(at))
    throw new FaultError('unfinished', `the log ends, but the game is not over: ${nameOf(game.actor(s))} is to move`);
  const ours = resultAt(at);
  for (const key of ['scores', 'winners', 'breakdown'] as const) {
    if (alike(end[key], ours[key])) continue;
    const what = `"${key}" is ${brief(end[key])}; expected ${JSON.stringify(ours[key])}`;
    throw new FaultError('result', what, `${key}: ${brief(end[key])}`);
  }
  at.ended = true;
}

function resultAt(at: ReplayPosition): Outcome {
  const outcome = outcomeOf(at.game, at.s, at.seats);
  return isOver(at) ? withoutResigned(outcome, at.resigned) : outcome;
}

function finish(at: ReplayPosition | undefined): Replayed {
  if (!at) throw new FaultError('empty', 'the log is empty; expected a header line');
  const { game, seats, entries, ended } = at;
  const over = isOver(at);
  if (over && !ended) throw new FaultError('endless', 'the game is over here, but the line with "end":true is missing');
  return { ok: true, game: game.id, seats, entries, over, ...resultAt(at) };
}

/** Equal as JSON, whatever the order of keys. */
function alike(a: unknown, b: unknown): boolean {
  if (Object(a) !== a || Object(b) !== b) return a === b;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [a as Fields, b as Fields];
  const keys = Object.keys(right);
  return Object.keys(left).length === keys.length && keys.every(key => alike(left[key], right[key]));
}

/** A value as it stands in the log, cut where it gets long. */
function brief(value: unknown): string {
  const text = value === undefined ? 'missing' : JSON.stringify(value);
  return text.length > 200 ? `${text.slice(0, 199)}…` : text;
}

function some(items: readonly unknown[]): string {
  const shown = items.slice(0, 5).map(brief).join(', ');
  return items.length > 5 ? `${shown} and ${items.length - 5} more` : shown || 'none';
}
