import type { TableUpdate } from '../../protocol/replies.ts';
import type { SeenEntry } from '../../table/match.ts';

/** The log of a table as far as this page has received it. */
export interface ReceivedLog {
  readonly entries: readonly SeenEntry[];
  /** The states that don't follow from the entries, by the number of the entry. */
  readonly states: ReadonlyMap<number, Uint8Array>;
}

export const nothingReceived: ReceivedLog = { entries: [], states: new Map() };

type Received = Pick<TableUpdate, 'from' | 'entries' | 'states'>;

/** The log with more entries; undefined where a part in between is missing, so that it has to be asked for anew. */
export function withReceived(log: ReceivedLog, { from, entries, states = {} }: Received): ReceivedLog | undefined {
  const { length } = log.entries;
  if (from > length) return undefined;
  // Late, or all known before: nothing is lost. What was redacted may come again in full at the end.
  if (from + entries.length < length || entries.length === 0) return log;
  if (from + entries.length === length && !showsWhatWasRedacted(log, from, entries)) return log;
  const more = Object.entries(states).map(([seq, text]) => [Number(seq), bytesOf(text)] as const);
  return { entries: [...log.entries.slice(0, from), ...entries], states: new Map([...log.states, ...more]) };
}

function showsWhatWasRedacted(log: ReceivedLog, from: number, entries: readonly SeenEntry[]): boolean {
  return entries.some((entry, i) => 'veiled' in log.entries[from + i]! && !('veiled' in entry));
}

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), letter => letter.charCodeAt(0));
}
