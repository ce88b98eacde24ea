import { useEffect } from 'preact/hooks';
import type { TableContext } from './table-context.ts';

/** The board takes the keys: it is where a person plays. */
export function focusBoard(): void {
  document.querySelector<HTMLElement>('.stage-place [tabindex="0"]')?.focus({ preventScroll: true });
}

/** What had the focus may be gone or out of use after a move, or with the hints: then the board takes it, so that no key goes nowhere. */
export function useBoardFocus({ controller, hintController }: TableContext): void {
  const { draft, builder, past, snapshot, refusal, handover } = controller;
  const changing = [draft, builder, past, snapshot, refusal, handover, hintController.shown].map(({ value }) => value);
  useEffect(() => {
    const frame = requestAnimationFrame(() => hasNoFocus() && focusBoard());
    return () => cancelAnimationFrame(frame);
  }, changing);
}

/** Does nothing that could be used have the focus? */
export function hasNoFocus(): boolean {
  const { activeElement } = document;
  if (document.querySelector('dialog[open]')) return false;
  return !activeElement || activeElement === document.body || activeElement.matches(':disabled');
}
