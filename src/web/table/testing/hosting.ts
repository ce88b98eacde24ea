import { type Signal, signal } from '@preact/signals';
import type { CommandResult, Table } from '../../../table/table.ts';
import { peopleOf } from '../../match/people.ts';
import type { MatchHost } from '../match-host.ts';
import { readerOf } from '../match-reader.ts';

/** Keeps a table without windows, waiting or a shelf. */
export interface PlainHost extends MatchHost {
  readonly table: Table;
  readonly length: Signal<number>;
  refuse?: CommandResult;
}

export function hostFor(table: Table, send: MatchHost['send']): PlainHost {
  return {
    game: table.game,
    match: table.match,
    table,
    reader: readerOf(() => table),
    alone: peopleOf(table.match).length === 1,
    hints: true,
    length: signal(table.entries.length),
    thinking: signal(undefined),
    trouble: signal(undefined),
    stuck: signal(undefined),
    send,
    askAgain: () => undefined,
    close: () => undefined,
  };
}
