import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Seat } from '../../engine/game.ts';
import { peopleOf } from '../match/people.ts';
import { lazy, WaitingSheet } from '../ui/lazy.tsx';
import type { TableContext } from './table-context.ts';

const Ending = lazy(async () => (await import('../ending/ending-dialog.tsx')).EndingDialog, WaitingSheet);

/** Is the dialog with the result open? It opens by itself when the match ends. */
export const resultShown = signal(false);

/** The seats of all who sit at this device: the ending is theirs, or somebody else's. */
export function seatsHere({ alone, me, controller }: TableContext): readonly Seat[] {
  if (alone) return me === undefined ? [] : [me];
  return peopleOf(controller.host.match);
}

export function MatchResult({ context }: { context: TableContext }): JSX.Element | undefined {
  const { controller } = context;
  const { over } = controller.snapshot.value;
  useEffect(() => {
    resultShown.value = over && !controller.host.free;
    return () => void (resultShown.value = false);
  }, [over]);
  return over && resultShown.value ? <Shown context={context} /> : undefined;
}

function Shown({ context }: { context: TableContext }): JSX.Element | undefined {
  const { controller, words, slots, me } = context;
  const close = () => void (resultShown.value = false);
  const whole = controller.host.reader.whole();
  if (!whole) return undefined;
  return (
    <Ending
      opened={context}
      {...{ words, whole, me, close, ours: seatsHere(context), after: slots.after?.(close), keep: slots.keep }}
    />
  );
}
