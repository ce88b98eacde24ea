import { type Signal, signal } from '@preact/signals';
import type { Answer, Table } from '../../../table/table.ts';
import { peopleOf } from '../handover.ts';
import type { Hosting } from '../hosting.ts';
import { sightOf } from '../sight.ts';

/** Keeps a table without windows, waiting or a shelf. */
export interface PlainHost extends Hosting {
  readonly table: Table;
  readonly length: Signal<number>;
  refuse?: Answer;
}

export function hostFor(table: Table, send: Hosting['send']): PlainHost {
  return {
    game: table.game,
    match: table.match,
    table,
    sight: sightOf(() => table),
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
