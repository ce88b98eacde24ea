/** Where chance comes from; the same seed pairs the same. */
export interface Draw {
  /** A whole number from 0 up to but not including this one, each equally likely. */
  below(end: number): number;
}

/** Somebody who is to be given a table, and what has been so far. */
export interface Entrant {
  readonly id: string;
  readonly points: number;
  /** How often they sat at a table with each of the others. */
  readonly met: ReadonlyMap<string, number>;
  /** How often they had each seat, the first one first. */
  readonly seats: readonly number[];
  readonly byes: number;
  /** With whom they are not to sit as long as there is another way. */
  readonly avoids?: ReadonlySet<string>;
}

export interface PairingWish {
  /** How many sit at a table; where it does not come out even, some tables have one seat less. */
  readonly tableSize: number;
  /** Do people of about the same points meet, as in a Swiss tournament? */
  readonly byPoints: boolean;
}

export interface Pairing {
  /** Who sits at each table, in the order of the seats. */
  readonly tables: readonly (readonly string[])[];
  /** Who sits out this round. */
  readonly byes: readonly string[];
}

/** Meeting somebody again is worse than any difference in points. */
const REMATCH = 1e6;
/** Meeting somebody who is to be avoided is worse than any number of rematches. */
const AVOIDED = 1e12;
/** How much it matters that two who had one seat more often than the other do not meet. */
const SEATS = 4;
/** How often a pairing with rematches is shaken up before it is taken as it is. */
const KICKS = 60;

/**
 * A round for everybody: nobody beside those they avoid, as few rematches as can be, then people of about the same points,
 * then seats in turn. Found by local search: exchange two people wherever that is better, and shake it up while somebody
 * meets somebody again.
 */
export function paired(entrants: readonly Entrant[], wish: PairingWish, draw: Draw): Pairing {
  const byes = chooseByes(entrants, sizesFor(entrants.length, wish.tableSize).byes, draw);
  const playing = inOrderOfPoints(
    entrants.filter(entrant => !byes.includes(entrant)),
    draw,
  );
  const sizes = sizesFor(playing.length, wish.tableSize).sizes;
  const search = new PairingSearch(playing, sizes, wish);
  search.descend();
  for (let kick = 0; kick < KICKS && search.hasRematch; kick++) search.kick(draw);
  const tables = search.best.map(table => seated(table, draw).map(({ id }) => id));
  return { tables, byes: byes.map(({ id }) => id) };
}

/** How many tables of which size, and how many sit out. Tables of two have no smaller ones beside them. */
export function sizesFor(people: number, tableSize: number): { sizes: number[]; byes: number } {
  for (let byes = 0; byes < Math.min(tableSize, people + 1); byes++) {
    const playing = people - byes;
    const tables = Math.ceil(playing / tableSize);
    const smaller = tables * tableSize - playing;
    if (smaller > 0 && (tableSize === 2 || smaller > tables)) continue;
    const sizes = Array.from({ length: tables }, (_, i) => (i < tables - smaller ? tableSize : tableSize - 1));
    return { sizes, byes };
  }
  return { sizes: [], byes: people };
}

/** Whoever has sat out least, and of those the last in points. */
function chooseByes(entrants: readonly Entrant[], count: number, draw: Draw): Entrant[] {
  const order = shuffled(entrants, draw).sort((a, b) => a.byes - b.byes || a.points - b.points);
  return order.slice(0, count);
}

function inOrderOfPoints(entrants: readonly Entrant[], draw: Draw): Entrant[] {
  return shuffled(entrants, draw).sort((a, b) => b.points - a.points);
}

/** Tables as they are, and how bad they are. */
class PairingSearch {
  readonly #byPoints: boolean;
  readonly #ends: readonly number[];
  /** The table of each place in the order. */
  readonly #tables: readonly number[];
  /** Table after table. */
  #order: Entrant[];
  #kept: Entrant[];

  constructor(playing: readonly Entrant[], sizes: readonly number[], { byPoints }: PairingWish) {
    this.#order = [...playing];
    this.#kept = [...playing];
    this.#byPoints = byPoints;
    this.#tables = sizes.flatMap((size, table) => Array.from({ length: size }, () => table));
    this.#ends = sizes.map((_, table) => this.#tables.lastIndexOf(table) + 1);
  }

  get best(): Entrant[][] {
    return this.#tablesOf(this.#kept);
  }

  get hasRematch(): boolean {
    return this.#costOf(this.#kept) >= REMATCH;
  }

  /** Exchanges people of different tables until no exchange makes anything better. */
  descend(): void {
    for (let improved = true; improved; ) {
      improved = false;
      for (let i = 0; i < this.#order.length; i++)
        for (let j = this.#ends[this.#tables[i]]; j < this.#order.length; j++)
          improved = this.#tryExchange(i, j) || improved;
    }
    if (this.#costOf(this.#order) < this.#costOf(this.#kept)) this.#kept = [...this.#order];
  }

  /** Moves a few people about at random, and goes downhill from there. */
  kick(draw: Draw): void {
    this.#order = [...this.#kept];
    const count = Math.max(4, Math.ceil(this.#order.length / 8));
    for (let n = 0; n < count; n++) this.#exchange(draw.below(this.#order.length), draw.below(this.#order.length));
    this.descend();
  }

  #tryExchange(i: number, j: number): boolean {
    const [a, b] = [this.#tables[i], this.#tables[j]];
    const before = this.#tableCost(a) + this.#tableCost(b);
    this.#exchange(i, j);
    if (this.#tableCost(a) + this.#tableCost(b) < before) return true;
    this.#exchange(i, j);
    return false;
  }

  #exchange(i: number, j: number): void {
    [this.#order[i], this.#order[j]] = [this.#order[j], this.#order[i]];
  }

  #tableCost(table: number, order = this.#order): number {
    let cost = 0;
    for (let i = this.#ends[table - 1] ?? 0; i < this.#ends[table]; i++)
      for (let j = i + 1; j < this.#ends[table]; j++) cost += this.#pairCost(order[i], order[j]);
    return cost;
  }

  #pairCost(a: Entrant, b: Entrant): number {
    const met = a.met.get(b.id) ?? 0;
    const apart = this.#byPoints ? a.points - b.points : 0;
    const avoided = a.avoids?.has(b.id) || b.avoids?.has(a.id) ? AVOIDED : 0;
    return avoided + met * met * REMATCH + apart * apart + SEATS * seatConflict(a, b) ** 2;
  }

  #costOf(order: Entrant[]): number {
    return this.#ends.reduce((sum, _, table) => sum + this.#tableCost(table, order), 0);
  }

  #tablesOf(order: readonly Entrant[]): Entrant[][] {
    return this.#ends.map((end, table) => order.slice(this.#ends[table - 1] ?? 0, end));
  }
}

/** By how much the same seat is the turn of both; at tables of three and more there is always another one. */
function seatConflict(a: Entrant, b: Entrant): number {
  if (a.seats.length !== 2 || b.seats.length !== 2) return 0;
  const [one, other] = [a, b].map(({ seats }) => seats[0] - seats[1]) as [number, number];
  return one * other > 0 ? Math.min(Math.abs(one), Math.abs(other)) : 0;
}

/** In the order of seats that repeats what people had before as little as possible. */
function seated(table: readonly Entrant[], draw: Draw): readonly Entrant[] {
  const orders = permutations(shuffled(table, draw));
  // Of squares that grow by one, the growth is what counts.
  const costs = orders.map(order => order.reduce((sum, { seats }, seat) => sum + 2 * (seats[seat] ?? 0) + 1, 0));
  return orders[costs.indexOf(Math.min(...costs))] ?? table;
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, i) => permutations(items.toSpliced(i, 1)).map(rest => [item, ...rest]));
}

function shuffled<T>(items: readonly T[], draw: Draw): T[] {
  const order = [...items];
  for (let i = order.length - 1; i > 0; i--) {
    const j = draw.below(i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}
