import { beside, type Desert, DIAGONAL, STRAIGHT, type Step, waysOf } from './reference-board.ts';
import type { ConsideredStep, ReferenceState, StepObjection, Stone } from './reference-state.ts';

export function stoneOn(game: ReferenceState, field: string): Stone | undefined {
  return game.stones.find(stone => stone.field === field);
}

const WAYS = new Map([2, 3, 4, 5, 6].map(die => [die, waysOf(die)]));

/** What the dice left over could do with each stone, if nothing stood against it. */
export function consideredSteps(game: ReferenceState): ConsideredStep[] {
  return [...new Set(game.dice)].flatMap(die =>
    game.stones.flatMap(stone =>
      [...landings(game, stone, die)].map(to => ({
        text: `${die} ${stone.field} ${to}`,
        objections: objectionsTo(game, stone, to),
      })),
    ),
  );
}

/** Where a die carries a stone: free fields behind nothing but stones. */
function landings(game: ReferenceState, stone: Stone, die: number): Set<string> {
  const taken = new Set(game.stones.map(other => other.field));
  const ends =
    die === 1
      ? [...STRAIGHT, ...DIAGONAL].map(step => beside(stone.field, step))
      : (WAYS.get(die) ?? []).flatMap(way => endOf(way, stone.field, taken) ?? []);
  return new Set(ends.filter(field => game.desert.fields.has(field) && !taken.has(field)));
}

/** The field a way ends on, if a stone stands on every field before it. */
function endOf(way: readonly Step[], from: string, taken: ReadonlySet<string>): string | undefined {
  let field = from;
  for (const [i, step] of way.entries()) {
    field = beside(field, step);
    if (i < way.length - 1 && !taken.has(field)) return undefined;
  }
  return field;
}

function objectionsTo(game: ReferenceState, stone: Stone, to: string): StepObjection[] {
  const { start, goal, far } = game.desert;
  const latest = game.journeys.findLast(journey => journey.stone === stone);
  const stands: Record<StepObjection, boolean> = {
    home: goal.has(stone.field),
    wedged: STRAIGHT.every(step => stoneOn(game, beside(stone.field, step))),
    back: latest?.from === to,
    start: start.has(to) && !start.has(stone.field),
    canyon: far.has(stone.field) && !far.has(to),
    torn: isTorn(
      game.desert,
      game.stones.map(other => (other === stone ? to : other.field)),
    ),
  };
  return (Object.keys(stands) as StepObjection[]).filter(objection => stands[objection]);
}

/** Do these fields not all hang together, side by side? */
function isTorn({ sides }: Desert, fields: readonly string[]): boolean {
  const apart = new Set(fields);
  const reached = fields.slice(0, 1);
  apart.delete(fields[0]);
  for (const field of reached) for (const other of sides.get(field) ?? []) if (apart.delete(other)) reached.push(other);
  return apart.size > 0;
}
