import { type Seat, SPECTATOR, type Viewer } from '../../engine/game.ts';
import type { ChairView, Placard, SentStates, Shown, TableView } from '../../protocol/replies.ts';
import { commitmentTo } from '../../table/chance.ts';
import { type Witness, watchOn, witnessOf } from '../../table/glimpse.ts';
import { entriesFor, isOver, isVeiled, type Table } from '../../table/table.ts';
import { type Chair, type Document, isBots, noncesOf, seatOf, seatToMove } from './document.ts';

/** What a reader sees of a table. Nothing leaves the server but through here. */

export function tableView(match: string, document: Document, person: string | undefined): TableView {
  const { game, version, options, stage, listed, pace, chairs, seed, clock, next } = document;
  return {
    match,
    game,
    version,
    options,
    stage,
    listed,
    pace,
    chairs: chairs.map(chair => chairView(chair, person, document.host)),
    ...(person !== undefined && person === document.host && { hosting: true as const }),
    commitment: commitmentTo(seed),
    nonces: noncesOf(document),
    ...(clock && { clock }),
    ...(next !== undefined && { next }),
  };
}

function chairView({ colour, name, bot, away, person }: Chair, reader: string | undefined, host: string): ChairView {
  return {
    colour,
    ...(name !== undefined && { name }),
    ...(bot !== undefined && { bot }),
    ...(person !== undefined && person === reader && { mine: true as const }),
    ...(person === host && { host: true as const }),
    ...(away && { away }),
  };
}

export function viewerOf(document: Document, person: string | undefined): Viewer {
  return seatOf(document, person) ?? SPECTATOR;
}

/**
 * The entries from a position on, with the states that they don't tell. Once a match is over nothing in it is a secret:
 * who was kept from reading something is then shown the whole log anew.
 */
export function shownLog(
  table: Table | undefined,
  viewer: Viewer,
  from: number,
): Pick<Shown, 'from' | 'entries' | 'states'> {
  if (!table) return { from: 0, entries: [] };
  const start = Math.min(from, table.entries.length);
  if (isOver(table)) return openLog(table, viewer, start);
  const states = table.game.open ? undefined : untoldStates(table, viewer, start);
  return { from: start, entries: entriesFor(table, viewer, start), ...(states && { states }) };
}

function openLog(table: Table, viewer: Viewer, from: number): Pick<Shown, 'from' | 'entries'> {
  const start = table.entries.some(({ seq }) => isVeiled(table, seq, viewer)) ? 0 : from;
  return { from: start, entries: table.entries.slice(start) };
}

const witnesses = new WeakMap<Table, Map<Viewer, Witness>>();

function untoldStates(table: Table, viewer: Viewer, from: number): SentStates | undefined {
  const { noted } = witnessAt(table, viewer);
  const wanted = [...noted].filter(([seq]) => seq >= from);
  if (wanted.length === 0) return undefined;
  return Object.fromEntries(wanted.map(([seq, bytes]) => [seq, Buffer.from(bytes).toString('base64')]));
}

/** Kept for as long as the table is, so that what is new is all that has to be worked out. */
function witnessAt(table: Table, viewer: Viewer): Witness {
  const known = witnesses.get(table) ?? new Map<Viewer, Witness>();
  const witness = known.get(viewer) ?? witnessOf(table, viewer);
  watchOn(witness, table);
  witnesses.set(table, known.set(viewer, witness));
  return witness;
}

export type Summary = Omit<Placard, 'match' | 'touched' | 'seat'> & {
  readonly people: readonly (string | undefined)[];
};

/** What lists say of a table. Who sits where is for finding one's own seat, and is not passed on. */
export function summaryOf(document: Document, table: Table | undefined): Summary {
  const { game, stage, pace, chairs } = document;
  const turn = turnOf(document, table);
  return {
    game,
    stage,
    pace,
    chairs: chairs.map(({ colour, name, bot }) => ({
      colour,
      ...(name !== undefined && { name }),
      ...(bot !== undefined && { bot }),
    })),
    ...(turn !== undefined && { turn }),
    people: chairs.map(({ person }) => person),
  };
}

/** What lists say after a change; the same as before where they need not say anything else. */
export function summaryAfter(
  before: { readonly document: Document; readonly summary: Summary } | undefined,
  document: Document,
  table: Table | undefined,
): Summary {
  if (before && before.document.chairs === document.chairs && before.document.stage === document.stage)
    if (before.summary.turn === turnOf(document, table)) return before.summary;
  return summaryOf(document, table);
}

/** The seat to move, where it is a person's. */
function turnOf(document: Document, table: Table | undefined): Seat | undefined {
  const seat = table && document.stage === 'playing' ? seatToMove(table) : undefined;
  return seat !== undefined && table && !isBots(document, table, seat) ? seat : undefined;
}

export function placardOf(match: string, text: string, touched: number, reader: string | undefined): Placard {
  const { people, ...summary } = JSON.parse(text) as Summary;
  const seat = reader === undefined ? -1 : people.indexOf(reader);
  return { match, ...summary, touched, ...(seat >= 0 && { seat }) };
}
