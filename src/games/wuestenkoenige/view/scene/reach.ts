import { FIELDS, HEXES, MOST_NEIGHBOURS } from '../../rules/board.ts';
import { costOf, hasOthers, hasRoomFor } from '../../rules/camels.ts';
import { formatLoad, hasAttacked } from '../../rules/goods.ts';
import { At, ownerOf, type WuestenkoenigeState } from '../../rules/state.ts';

/** A field that a camel can get to in this turn. */
export interface Reached {
  readonly field: number;
  /** Movement points for the whole way. */
  readonly cost: number;
  /** The fields of the way, the first step first. */
  readonly way: readonly number[];
}

/**
 * Where a camel can go with the points that are left, each by a cheapest way. A way never leads through a field where
 * something happens: in a place goods change hands, and beside camels of others one is asked.
 */
export function reachOf(s: WuestenkoenigeState, camel: number): ReadonlyMap<number, Reached> {
  const start: Reached = { field: s.camels[camel]!, cost: 0, way: [] };
  const found = new Map<number, Reached>();
  const open = [start];
  for (let here = open.shift(); here; here = open.shift()) {
    if (here !== start && stopsAt(s, camel, here.field)) continue;
    for (const next of stepsFrom(s, camel, here)) {
      const known = found.get(next.field);
      if (next.field === start.field || (known && known.cost <= next.cost)) continue;
      found.set(next.field, next);
      open.push(next);
    }
    open.sort((a, b) => a.cost - b.cost || a.way.length - b.way.length);
  }
  return found;
}

function stepsFrom(s: WuestenkoenigeState, camel: number, { field, cost, way }: Reached): Reached[] {
  const beside = s.board.neighbours.subarray(field * MOST_NEIGHBOURS, (field + 1) * MOST_NEIGHBOURS);
  return Array.from(beside).flatMap(next => {
    if (next === FIELDS || !hasRoomFor(s, next, s.load[camel]!)) return [];
    const sum = cost + costOf(s, field, next);
    return sum > s.turn[At.Left] ? [] : [{ field: next, cost: sum, way: [...way, next] }];
  });
}

function stopsAt(s: WuestenkoenigeState, camel: number, field: number): boolean {
  return field >= HEXES || (!hasAttacked(s.load[camel]!) && hasOthers(s, field, ownerOf(camel)));
}

/** The moves that bring the camel there, as they are written. */
export function stepsOf(s: WuestenkoenigeState, camel: number, { way }: Reached): string[] {
  const load = formatLoad(s.load[camel]!);
  const { names } = s.board;
  return way.map((to, i) => `go ${names[way[i - 1] ?? s.camels[camel]!]} ${load} ${names[to]}`);
}
