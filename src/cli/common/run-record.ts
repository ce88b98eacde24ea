import { appendFileSync, existsSync } from 'node:fs';
import { BadInput, type Io } from './command.ts';

/** The finished games of a run, in a file of JSON lines if there is one: a run that was stopped goes on from there. */
export interface RunRecord<T> {
  readonly finished: T[];
  add(result: T): void;
}

/** How games of one kind are told apart and known again. */
export interface RecordForm<T> {
  keyOf(result: T): string;
  isResult(value: unknown): value is T;
  /** What a line ought to be, for the complaint about one that is not. */
  readonly what: string;
}

/** Takes from the file what belongs to this run; others may share it. */
export async function openRunRecord<T>(
  file: string | undefined,
  form: RecordForm<T>,
  wanted: ReadonlySet<string>,
  io: Io,
): Promise<RunRecord<T>> {
  const kept = file !== undefined && existsSync(file) ? await readRecord(file, form, io) : [];
  const finished = kept.filter(result => wanted.has(form.keyOf(result)));
  return {
    finished,
    add(result) {
      finished.push(result);
      if (file !== undefined) appendFileSync(file, `${JSON.stringify(result)}\n`);
    },
  };
}

/** Every game in the file, once: files may have been put together. */
export async function readRecord<T>(file: string, form: RecordForm<T>, io: Io): Promise<T[]> {
  const results = new Map<string, T>();
  let line = 0;
  for await (const text of io.lines(file)) {
    line++;
    if (text.trim() === '') continue;
    const value = parsed(text);
    if (!form.isResult(value))
      throw new BadInput(`${file} line ${line} is no ${form.what}; remove the line or name another file`);
    results.set(form.keyOf(value), value);
  }
  return [...results.values()];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
