import type { JSX } from 'preact';
import { canKeep, keepFromDevice } from './kept-outcomes.ts';
import type { TableContext } from './table-context.ts';

/** What one person alone may see need not be told to the device either. */
export function KeepButton({ context }: { context: TableContext }): JSX.Element | undefined {
  const told = context.hand.value?.words;
  if (!told || !canKeep(context)) return undefined;
  return (
    <button type="button" class="button plain" onClick={() => void keepFromDevice(context)}>
      {told.keep}
    </button>
  );
}
