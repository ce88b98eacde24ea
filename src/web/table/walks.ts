import type { WalkTelling } from '../kit/orientation/orientation.ts';
import type { LogLine } from './log-lines.ts';

/** Lines as they are told aloud: steps that go on from each other are one walk, told with the last of them. */
export function asWalks(lines: readonly LogLine[], walks: WalkTelling | undefined): readonly LogLine[] {
  if (!walks) return lines;
  const told: LogLine[] = [];
  for (const line of lines) {
    const walk = told.length > 0 ? joined(told.at(-1)!, line, walks) : undefined;
    if (walk) told[told.length - 1] = walk;
    else told.push(line);
  }
  return told;
}

/** What a step brought or changed is told with it, before anybody goes on. */
function joined(walk: LogLine, step: LogLine, walks: WalkTelling): LogLine | undefined {
  if ((walk.actor !== step.actor && step.actor !== 'chance') || walk.effects.length > 0 || walk.leads.length > 0)
    return undefined;
  if (typeof walk.what !== 'object' || typeof step.what !== 'object') return undefined;
  const what = walks.joined(walk.what, step.what);
  return what && { ...step, what };
}

interface Unsaid {
  readonly told: readonly LogLine[];
  /** How many lines at the end are told later. */
  readonly rest: number;
}

/** What is to be told of new lines: a walk at their end waits, as long as whoever walks may go on. */
export function unsaidLines(
  lines: readonly LogLine[],
  toMove: number | undefined,
  walks: WalkTelling | undefined,
): Unsaid {
  const told = asWalks(lines, walks);
  const last = told.at(-1);
  const waits = last && last.actor === toMove && typeof last.what === 'object' && walks?.steps.has(last.what.key);
  if (!waits) return { told, rest: 0 };
  const before = told.slice(0, -1);
  return { told: before, rest: lines.length - lines.findIndex(({ seq }) => seq > (before.at(-1)?.seq ?? -1)) };
}

/** What the log tells at this length while it plays by itself: nothing in the midst of a walk, and at its end all of it. */
export function walkPlayed(
  lines: readonly LogLine[],
  length: number,
  walks: WalkTelling | undefined,
): readonly LogLine[] {
  const walk = asWalks(lines.slice(0, length), walks).at(-1);
  const next = lines[length];
  if (!walk || (next && walks && joined(walk, next, walks))) return [];
  return [walk];
}
