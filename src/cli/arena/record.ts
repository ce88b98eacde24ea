import type { Fixture } from '../../ai/duel.ts';
import type { Io } from '../common/command.ts';
import { openRunRecord, type RecordForm, type RunRecord, readRecord } from '../common/run-record.ts';
import type { ArenaResult } from './outside-duel.ts';

const form: RecordForm<ArenaResult> = { keyOf: fixtureKey, isResult, what: 'finished game of the arena' };

/** Takes from the file what belongs to the fixtures. */
export function openArenaRecord(
  file: string | undefined,
  fixtures: readonly Fixture<string>[],
  io: Io,
): Promise<RunRecord<ArenaResult>> {
  return openRunRecord(file, form, new Set(fixtures.map(fixtureKey)), io);
}

export function fixtureKey({ game, seats, seed, a, b, number }: Fixture<string>): string {
  return JSON.stringify([game, seats, seed, a, b, number]);
}

export function readResults(file: string, io: Io): Promise<ArenaResult[]> {
  return readRecord(file, form, io);
}

function isResult(value: unknown): value is ArenaResult {
  const { share, margin, moves, ms, playouts } = Object(value) as { [key in keyof ArenaResult]: unknown };
  const sides = (both: unknown) => Number.isFinite(Object(both).a) && Number.isFinite(Object(both).b);
  return Number.isFinite(share) && Number.isFinite(margin) && [moves, ms, playouts].every(sides);
}
