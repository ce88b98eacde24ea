import { commitmentTo } from '../../table/chance.ts';
import { revealedSeed } from '../../table/fairness.ts';
import { isOverAt } from '../../table/timeline.ts';
import { type Recording } from './recording.ts';

/** What is known about where chance came from. */
export interface Fairness {
  /** The hash of the seed, shown from the start. */
  readonly commitment: string;
  /** The seed, once it is laid open. */
  readonly seed: string | undefined;
}

/** Nothing for a log that was not drawn from a seed of this kind, or came without it. */
export function fairnessOf(recording: Recording): Fairness | undefined {
  const { match, entries } = recording;
  const { seed } = match.chance;
  const open = revealedSeed(entries) === seed;
  if (seed === '' || (!open && isOverAt(recording.seen, entries.length))) return undefined;
  return { commitment: commitmentTo(seed), seed: open ? seed : undefined };
}
