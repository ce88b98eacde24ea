import { CHANCE } from '../../engine/game.ts';
import { commitmentTo, randomForOutcome } from '../../table/chance.ts';
import { seedIn } from './header.ts';
import { isOverAt, type Recording } from './recording.ts';

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
  const open = seedIn(entries) === seed;
  if (seed === '' || (!open && isOverAt(recording, entries.length))) return undefined;
  return { commitment: commitmentTo(seed), seed: open ? seed : undefined };
}

export interface Verdict {
  /** Outcomes of chance that follow from the seed. */
  readonly right: number;
  /** Outcomes taken over from another log, which this seed says nothing about. */
  readonly inherited: number;
  /** The first entry that does not follow from the seed. */
  readonly wrong: number | undefined;
}

/** Draws every outcome of chance again. */
export function verify({ game, match, moves }: Recording): Verdict {
  const s = game.blank(match.players.length, match.options);
  const own = match.inherited ?? 0;
  const counts = { right: 0, inherited: 0 };
  let k = 0;
  for (const [seq, move] of moves.entries()) {
    if (move === undefined) continue;
    if (game.actor(s) === CHANCE) {
      const drawn = seq < own ? move : game.sample(s, randomForOutcome(match.chance, k));
      if (drawn !== move) return { ...counts, wrong: seq };
      counts[seq < own ? 'inherited' : 'right']++;
      k++;
    }
    game.apply(s, move);
  }
  return { ...counts, wrong: undefined };
}
