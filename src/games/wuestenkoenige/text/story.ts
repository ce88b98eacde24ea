import type { Description, Move } from '../../../engine/game.ts';
import { board, goodOf, HEXES, oasisOf, PALACE } from '../rules/board.ts';
import { costOf } from '../rules/camels.ts';
import { cards } from '../rules/deck.ts';
import { firstOf, kindOf, MoveKind, secondOf } from '../rules/encoding.ts';
import { formatLoad, goods, goodsIn, NO_LOAD, totalOf } from '../rules/goods.ts';
import { JOINING } from '../rules/material.ts';
import { At, giverOf, ownerOf, sides, Task, type WuestenkoenigeState } from '../rules/state.ts';

/**
 * The story of a game, line by line. `seat` is who acts and `foe` who suffers; fields are named as in the notation, loads
 * are written as in the notation (`ffw` or `-`), goods and oases by their names.
 */
export function describe(s: WuestenkoenigeState, m: Move): Description {
  const line = tell(s, m);
  // A step, a flight and a shifted tile are seen where they end.
  const { from, hex, to } = line.args;
  const place = hex ?? to;
  if (place === undefined) return line;
  if (from === undefined) return { ...line, at: String(place) };
  return { ...line, at: String(place), from: String(from), ...(toNeighbours.has(line.key) && { via: [] }) };
}

/** What goes from a field to one beside it; all else that goes somewhere flies. */
const toNeighbours: ReadonlySet<string> = new Set(['go', 'visit', 'deliver', 'shift']);

function tell(s: WuestenkoenigeState, m: Move): Description {
  const [kind, first, second] = [kindOf(m), firstOf(m), secondOf(m)];
  const seat = s.turn[At.Task] === Task.None ? s.turn[At.Seat] : s.turn[At.TaskSeat];
  switch (kind) {
    case MoveKind.Tile:
      return { key: 'tile', args: { hex: board.names[first], side: sides[second] } };
    case MoveKind.Draw:
      return { key: 'draw', args: { seat, card: cards[second] } };
    case MoveKind.Discard:
      return { key: s.turn[At.Task] === Task.Reveal ? 'reveal' : 'discard', args: { seat, card: cards[second] } };
    case MoveKind.Roll:
      return tellRoll(s, second);
    case MoveKind.Go:
      return tellStep(s, first, second);
    case MoveKind.Take:
      return { key: 'take', args: { seat, hex: board.names[s.camels[first]], good: goods[second] } };
    case MoveKind.Attack:
      return { key: 'attack', args: { seat, ...victim(s, second) } };
    case MoveKind.Give:
      return tellGift(s, second);
    case MoveKind.Turn:
      return { key: 'turn', args: { seat, hex: board.names[first], side: sides[1 - s.side[s.top[first]]] } };
    case MoveKind.Shift:
      return tellShift(s, first, second);
    default:
      return tellPlay(s, kind, first, second) ?? { key: plain[kind], args: { seat } };
  }
}

/** Moves with nothing to tell but that they were made. */
const plain: Readonly<Record<number, string>> = {
  [MoveKind.Skip]: 'skip',
  [MoveKind.Storm]: 'storm',
  [MoveKind.Trek]: 'trek',
  [MoveKind.Spare]: 'spare',
  [MoveKind.End]: 'end',
  [MoveKind.Pass]: 'pass',
};

function tellPlay(s: WuestenkoenigeState, kind: MoveKind, first: number, second: number): Description | undefined {
  const seat = s.turn[At.Seat];
  const hex = board.names[first];
  switch (kind) {
    case MoveKind.Sand:
      return { key: 'sand', args: { seat, hex, side: sides[second], buried: buriedOn(s, first) } };
    case MoveKind.Drift:
      return { key: 'drift', args: { seat, hex } };
    case MoveKind.Calf:
      return { key: 'calf', args: { seat, hex } };
    case MoveKind.Carpet:
      return { key: 'carpet', args: { seat, ...journey(s, first, second) } };
    case MoveKind.Swap:
      return tellSwap(s, first, second);
    case MoveKind.Loss:
      return { key: 'loss', args: { seat, ...victim(s, first), good: goods[second] } };
    case MoveKind.Plague:
      return { key: 'plague', args: { seat, oasis: goods[second], camels: s.crowd[oasisOf(second)] } };
    default:
      return undefined;
  }
}

function victim(s: WuestenkoenigeState, camel: number) {
  return { foe: ownerOf(camel), hex: board.names[s.camels[camel]], load: formatLoad(goodsIn(s.load[camel])) };
}

function journey(s: WuestenkoenigeState, camel: number, to: number) {
  return { from: board.names[s.camels[camel]], to: board.names[to], load: formatLoad(goodsIn(s.load[camel])) };
}

/** `foe` and its camel on `hex`, `other` and its camel on `place`. */
function tellSwap(s: WuestenkoenigeState, one: number, other: number): Description {
  const second = { other: ownerOf(other), place: board.names[s.camels[other]], cargo: formatLoad(s.load[other]) };
  return { key: 'swap', args: { seat: s.turn[At.Seat], ...victim(s, one), ...second } };
}

/** `go`, `visit` an oasis (whether it gave a good, and how many camels joined), or `deliver`. */
function tellStep(s: WuestenkoenigeState, camel: number, to: number): Description {
  const seat = s.turn[At.Seat];
  const args = { seat, ...journey(s, camel, to), cost: costOf(s, s.camels[camel], to) };
  if (to < HEXES) return { key: 'go', args };
  if (to === PALACE) return { key: 'deliver', args: { ...args, goods: totalOf(s.load[camel]) } };
  const left = s.oases[goodOf(to)];
  const joined = Math.max(0, Math.min(JOINING, left - 1, s.stock[seat]));
  return { key: 'visit', args: { ...args, got: Math.min(1, left), joined } };
}

const rolls = ['', 'win', 'rob', 'rob', 'miss', 'pay', 'lose'] as const;

/** `win`, `rob`, `miss`, `pay` and `lose` by the die; `vain` when there is nothing to rob or to pay. */
function tellRoll(s: WuestenkoenigeState, die: number): Description {
  const key = rolls[die];
  const giver = key === 'rob' ? s.turn[At.Target] : s.turn[At.Attacker];
  const vain = (key === 'rob' || key === 'pay') && goodsIn(s.load[giver]) === NO_LOAD;
  const loser = key === 'win' ? s.turn[At.Target] : s.turn[At.Attacker];
  const { foe, hex } = victim(s, s.turn[At.Target]);
  const load = formatLoad(goodsIn(s.load[loser]));
  return { key: vain ? 'vain' : key, args: { seat: s.turn[At.Seat], foe, hex, load, die } };
}

function tellGift(s: WuestenkoenigeState, good: number): Description {
  const giver = giverOf(s);
  const taker = s.turn[At.Attacker] + s.turn[At.Target] - giver;
  return { key: 'give', args: { seat: ownerOf(giver), foe: ownerOf(taker), good: goods[good] } };
}

function tellShift(s: WuestenkoenigeState, from: number, to: number): Description {
  const side = sides[s.side[s.top[from]]];
  const args = { seat: s.turn[At.Seat], from: board.names[from], to: board.names[to], side, buried: buriedOn(s, to) };
  return { key: 'shift', args };
}

/** The owners of the camels that a tile laid there would bury, one for each: `0 0 2`. */
function buriedOn(s: WuestenkoenigeState, hex: number): string {
  if (s.height[hex] !== 0) return '';
  return [...s.camels.keys()]
    .filter(camel => s.camels[camel] === hex)
    .map(ownerOf)
    .join(' ');
}
