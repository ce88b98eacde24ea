import { useEffect } from 'preact/hooks';
import type { HintController } from '../advice/hint-controller.ts';
import { isTyping } from '../app/overlay.tsx';
import type { TableController } from './table-controller.ts';

/** What the keys do at a table, wherever the focus is. The board has keys of its own and hears them first. */
export function useTableKeys(sitting: TableController, hinting: HintController): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (
        event.defaultPrevented ||
        isTyping(event.target) ||
        document.querySelector('dialog[open], [popover]:popover-open')
      )
        return;
      const act = hintActOf(hinting, event) ?? actOf(sitting, event);
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [sitting, hinting]);
}

function hintActOf(
  hinting: HintController,
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
): (() => void) | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key.toLowerCase() === 'h') return () => hinting.toggle('key');
  return key === 'Escape' && hinting.shown.peek() ? () => hinting.close() : undefined;
}

function actOf(
  sitting: TableController,
  { key, ctrlKey, metaKey, altKey, target }: KeyboardEvent,
): (() => void) | undefined {
  if (key === 'z' && (ctrlKey || metaKey)) return () => sitting.undo();
  if (ctrlKey || metaKey || altKey) return undefined;
  // A button in focus keeps its Enter.
  const free = !(target instanceof Element && target.closest('button, a, summary'));
  const away = sitting.past.peek() !== undefined;
  if (key === 'Enter' && free && (away || sitting.canEnd())) return () => void sitting.end();
  if (key === 'Backspace') return () => sitting.undo();
  if (key === ',') return () => sitting.step(-1);
  if (key === '.') return () => sitting.step(1);
  if (key === 'Escape') return () => sitting.escape();
  return undefined;
}
