import { appendFileSync, existsSync } from 'node:fs';
import type { DuelResult, Fixture } from '../../ai/duel.ts';
import { BadInput, type Io } from '../common/command.ts';

/** The finished games of a run, in a file of JSON lines if there is one: a run that was stopped goes on from there. */
export interface ArenaRecord {
  readonly finished: DuelResult[];
  add(result: DuelResult): void;
}

/** Takes from the file what belongs to the fixtures; other runs may share it. */
export async function openArenaRecord(
  file: string | undefined,
  fixtures: readonly Fixture[],
  io: Io,
): Promise<ArenaRecord> {
  const wanted = new Set(fixtures.map(fixtureKey));
  const kept = file !== undefined && existsSync(file) ? await readResults(file, io) : [];
  const finished = kept.filter(result => wanted.has(fixtureKey(result)));
  return {
    finished,
    add(result) {
      finished.push(result);
      if (file !== undefined) appendFileSync(file, `${JSON.stringify(result)}\n`);
    },
  };
}

export function fixtureKey({ game, seats, seed, a, b, number }: Fixture): string {
  return JSON.stringify([game, seats, seed, a, b, number]);
}

/** Every game in the file, once: files may have been put together. */
export async function readResults(file: string, io: Io): Promise<DuelResult[]> {
  const results = new Map<string, DuelResult>();
  let line = 0;
  for await (const text of io.lines(file)) {
    line++;
    if (text.trim() === '') continue;
    const result = readResult(text, `${file} line ${line}`);
    results.set(fixtureKey(result), result);
  }
  return [...results.values()];
}

function readResult(text: string, where: string): DuelResult {
  const value = parsed(text);
  if (isResult(value)) return value;
  throw new BadInput(`${where} is no finished game of the arena; remove the line or name another file`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isResult(value: unknown): value is DuelResult {
  const { share, margin, moves, ms, playouts } = Object(value) as { [key in keyof DuelResult]: unknown };
  const sides = (both: unknown) => Number.isFinite(Object(both).a) && Number.isFinite(Object(both).b);
  return Number.isFinite(share) && Number.isFinite(margin) && [moves, ms, playouts].every(sides);
}
