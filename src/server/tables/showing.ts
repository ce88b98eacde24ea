import { SPECTATOR, type Viewer } from '../../engine/game.ts';
import { copyOf } from '../../engine/state.ts';
import type { ChairView, Placard, Shown, TableView } from '../../protocol/replies.ts';
import { commitmentTo } from '../../table/chance.ts';
import { type Table, viewOf } from '../../table/table.ts';
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
    chairs: chairs.map(chair => chairView(chair, person)),
    ...(person !== undefined && person === document.host && { hosting: true as const }),
    commitment: commitmentTo(seed),
    nonces: noncesOf(document),
    ...(clock && { clock }),
    ...(next !== undefined && { next }),
  };
}

function chairView({ colour, name, bot, away, person }: Chair, reader: string | undefined): ChairView {
  return {
    colour,
    ...(name !== undefined && { name }),
    ...(bot !== undefined && { bot }),
    ...(person !== undefined && person === reader && { mine: true as const }),
    ...(away && { away }),
  };
}

export function viewerOf(document: Document, person: string | undefined): Viewer {
  return seatOf(document, person) ?? SPECTATOR;
}

/** The entries from a position on, and the state where they don't tell it. */
export function shownLog(
  table: Table | undefined,
  viewer: Viewer,
  from: number,
): Pick<Shown, 'from' | 'entries' | 'state'> {
  if (!table) return { from: 0, entries: [] };
  const { state, entries } = viewOf(table, viewer, from);
  const secret = hidesAnything(table);
  return { from, entries, ...(secret && { state: Buffer.from(state.bytes).toString('base64') }) };
}

/** A spectator knows least: where nothing is hidden from one, the log alone tells everybody everything. */
function hidesAnything({ game, state, veils }: Table): boolean {
  if (veils.some(veil => veil !== 0)) return true;
  const masked = copyOf(state);
  game.mask(masked, SPECTATOR);
  return Buffer.compare(masked.bytes, state.bytes) !== 0;
}

export type Summary = Omit<Placard, 'match' | 'touched' | 'seat'> & {
  readonly people: readonly (string | undefined)[];
};

/** What lists say of a table. Who sits where is for finding one's own seat, and is not passed on. */
export function summaryOf(document: Document, table: Table | undefined): Summary {
  const { game, stage, pace, chairs } = document;
  const seat = table && stage === 'playing' ? seatToMove(table) : undefined;
  const turn = seat !== undefined && table && !isBots(document, table, seat) ? seat : undefined;
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

export function placardOf(match: string, text: string, touched: number, reader: string | undefined): Placard {
  const { people, ...summary } = JSON.parse(text) as Summary;
  const seat = reader === undefined ? -1 : people.indexOf(reader);
  return { match, ...summary, touched, ...(seat >= 0 && { seat }) };
}
