import type { JSX } from 'preact';
import { Icon } from '../ui/icon.tsx';
import type { TableContext } from './table-context.ts';

/** Asks for hints, and sends them away. What it opens is fetched then. */
export function HintButton({ context }: { context: TableContext }): JSX.Element {
  const { hintController, words } = context;
  return (
    <button
      type="button"
      class="button plain ask-hint"
      disabled={!hintController.isOffered()}
      aria-pressed={hintController.shown.value}
      onClick={event => hintController.toggle(event.detail === 0 ? 'key' : 'pointer')}
    >
      <Icon name="bulb" />
      <span>{words.advice.hint}</span>
    </button>
  );
}
