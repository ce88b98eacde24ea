import { expect } from 'vitest';
import type { Pair } from './pair.ts';

/** How many moves servers have said they had carried out. */
export function acknowledgedBy(pairs: readonly Pair[]): number {
  return pairs.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
}

/** Compares what two people were sent with what is stored: nothing is lost, nothing is there twice. */
export async function judge(pair: Pair): Promise<void> {
  const log = await pair.log();
  pair.leave();
  const commands = log.map(text => (JSON.parse(text) as { command?: string }).command);
  const kept = pair.acknowledged.filter(command => commands.filter(other => other === command).length === 1);
  expect(kept, 'acknowledged moves that are in the log exactly once').toEqual(pair.acknowledged);
  // Each command was one move, so none may have led to two, acknowledged or not.
  const known = commands.filter(command => command !== undefined);
  expect(known, 'commands in the log, each once').toEqual([...new Set(known)]);
  for (const [seq, texts] of pair.sent) expect([...texts], `what was sent of entry ${seq}`).toEqual([log[seq]]);
}
