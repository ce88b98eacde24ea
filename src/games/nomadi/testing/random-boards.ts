import type { Random } from '../../../engine/random.ts';
import { CARDS } from '../rules/material.ts';
import { beside, STRAIGHT } from './reference-board.ts';

/** Stones of each seat by number of seats: a random board never has more. */
const EACH: Readonly<Record<number, number>> = { 2: 8, 3: 5, 4: 4, 5: 3 };

/**
 * Small boards with a caravan somewhere on them, cards all around, and start, canyon and goal close together. What is
 * rare on the real board happens here in a few turns: stones get stuck, arrive with the step across, or seats have debts.
 */
export function randomBoard(seats: number, random: Random): string {
  const wide = 4 + random.below(6);
  const high = 5 + random.below(5);
  const canyon = 2 + random.below(high - 3);
  const ground = groundOf(wide, high, canyon, random);
  const stones = caravan(ground, EACH[seats] * seats - random.below(4), random);
  const tokens = new Map(ground);
  strew(tokens, new Set(stones), random);
  for (const [i, field] of stones.entries()) tokens.set(field, `${tokens.get(field)?.replace('.', '')}${i % seats}`);
  return drawn(tokens, wide, high, canyon);
}

function groundOf(wide: number, high: number, canyon: number, random: Random): Map<string, string> {
  const goal = { left: 0, top: 0, wide: 1 + random.below(wide), high: canyon - random.below(Math.min(canyon, 2)) };
  const size = { wide: 1 + random.below(wide - 1), high: 1 + random.below(high - canyon - 1) };
  const start = {
    ...size,
    left: random.below(wide - size.wide + 1),
    top: canyon + random.below(high - canyon - size.high + 1),
  };
  const fields = Array.from({ length: wide * high }, (_, i) => ({ x: i % wide, y: Math.floor(i / wide) }));
  return new Map(
    fields.map(({ x, y }) => {
      const isIn = (block: typeof start) =>
        x >= block.left && x < block.left + block.wide && y >= block.top && y < block.top + block.high;
      return [String.fromCharCode(97 + x) + (y + 1), isIn(goal) ? 'g' : isIn(start) ? 's' : '.'];
    }),
  );
}

/** Two springs, and cards on many of the fields where one may lie, but no more than there are. */
function strew(tokens: Map<string, string>, taken: ReadonlySet<string>, random: Random): void {
  const desert = shuffled([...tokens.keys()], random).filter(field => tokens.get(field) === '.');
  for (const field of desert.slice(0, 2)) tokens.set(field, 'o');
  const free = shuffled(desert, random).filter(field => !taken.has(field));
  for (const field of free.slice(0, CARDS - random.below(CARDS)))
    tokens.set(field, tokens.get(field) === 'o' ? 'o?' : '?');
}

/** Fields that hang together, at most two of them in the goal, in no order. */
function caravan(ground: ReadonlyMap<string, string>, size: number, random: Random): string[] {
  const outside = [...ground.keys()].filter(field => ground.get(field) !== 'g');
  const fields = new Set([outside[random.below(outside.length)]]);
  let home = random.below(3);
  for (;;) {
    const around = [...fields].flatMap(field => STRAIGHT.map(step => beside(field, step)));
    const free = around.filter(
      field => !fields.has(field) && ground.has(field) && (home > 0 || ground.get(field) !== 'g'),
    );
    // Near the edge of a full board there may be too few fields left to stand on, and some must stay free to move to.
    if (fields.size === size || free.length === 0 || fields.size * 3 > ground.size * 2)
      return shuffled([...fields], random);
    const next = free[random.below(free.length)];
    if (ground.get(next) === 'g') home--;
    fields.add(next);
  }
}

export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const mixed = [...items];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [mixed[i], mixed[j]] = [mixed[j], mixed[i]];
  }
  return mixed;
}

function drawn(tokens: ReadonlyMap<string, string>, wide: number, high: number, canyon: number): string {
  const letters = Array.from({ length: wide }, (_, x) => String.fromCharCode(97 + x));
  const line = (label: string, marks: readonly string[]) => [label, ...marks].map(mark => mark.padEnd(3)).join(' ');
  const rows = Array.from({ length: high }, (_, y) =>
    line(
      String(y + 1),
      letters.map(letter => tokens.get(letter + (y + 1)) ?? ''),
    ),
  );
  rows.splice(
    canyon,
    0,
    line(
      '',
      letters.map(() => '~'),
    ),
  );
  return [line('', letters), ...rows].join('\n');
}
