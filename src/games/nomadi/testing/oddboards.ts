import type { Random } from '../../../engine/random.ts';
import { beside, STRAIGHT } from './naive-board.ts';

/** Stones of each seat by number of seats: an odd board never has more. */
const EACH: Readonly<Record<number, number>> = { 2: 8, 3: 5, 4: 4, 5: 3 };

/**
 * Small boards with a caravan somewhere on them, cards all around, and start, canyon and goal close together. Here in a
 * few turns happens what on the real board is rare: stones get stuck, arrive with the step across, or go into debt.
 */
export function oddBoard(seats: number, random: Random): string {
  const wide = 4 + random.below(6);
  const high = 5 + random.below(5);
  const canyon = 2 + random.below(high - 3);
  const ground = groundOf(wide, high, canyon, random);
  const tokens = new Map(ground);
  strew(tokens, ['o', 'o'], random);
  for (const field of tokens.keys())
    if (/[.o]/.test(tokens.get(field) ?? '') && random.below(4) === 0) card(tokens, field);
  for (const [i, field] of caravan(ground, EACH[seats] * seats - random.below(4), random).entries())
    tokens.set(field, `${tokens.get(field)?.replace(/[.?]/g, '')}${i % seats}`);
  return drawn(tokens, wide, high, canyon);
}

function groundOf(wide: number, high: number, canyon: number, random: Random): Map<string, string> {
  const goal = { wide: 1 + random.below(wide), high: 1 + random.below(canyon) };
  const start = { wide: 1 + random.below(wide - 1), high: 1 + random.below(high - canyon - 1) };
  const fields = Array.from({ length: wide * high }, (_, i) => ({ x: i % wide, y: Math.floor(i / wide) }));
  return new Map(
    fields.map(({ x, y }) => {
      const isGoal = x < goal.wide && y < goal.high;
      const isStart = x >= wide - start.wide && y >= high - start.high;
      return [String.fromCharCode(97 + x) + (y + 1), isGoal ? 'g' : isStart ? 's' : '.'];
    }),
  );
}

function strew(tokens: Map<string, string>, marks: readonly string[], random: Random): void {
  const free = [...tokens.keys()].filter(field => tokens.get(field) === '.');
  for (const mark of marks) if (free.length > 0) tokens.set(free[random.below(free.length)], mark);
}

function card(tokens: Map<string, string>, field: string): void {
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
  const line = (label: string, marks: readonly string[]) => [label, ...marks].map(mark => mark.padStart(3)).join(' ');
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
