import { useEffect } from 'preact/hooks';
import type { HintController } from '../advice/hint-controller.ts';
import { isPopoverOpen } from '../browser/popovers.ts';
import { isTyping } from '../browser/typing.ts';
import type { TableContext } from './table-context.ts';
import type { TableController } from './table-controller.ts';

/** What the keys do at a table, wherever the focus is. The board has keys of its own and gets them first. */
export function useTableKeys({ controller, hintController, asking }: TableContext): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target) || document.querySelector('dialog[open]') || isPopoverOpen())
        return;
      const action = hintActionOf(hintController, event) ?? askActionOf(asking, event) ?? actionOf(controller, event);
      if (!action) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [controller, hintController, asking]);
}

function askActionOf(
  asking: TableContext['asking'],
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
): (() => void) | undefined {
  if (ctrlKey || metaKey || altKey || key !== '/') return undefined;
  return () => {
    // Opened already, it is wanted in focus: there is one line, and no second one.
    document.querySelector<HTMLElement>('.asking input')?.focus();
    asking.value = true;
  };
}

function hintActionOf(
  hintController: HintController,
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
): (() => void) | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key.toLowerCase() === 'h') return () => hintController.toggle('key');
  return key === 'Escape' && hintController.shown.peek() ? () => hintController.close() : undefined;
}

function actionOf(
  controller: TableController,
  { key, ctrlKey, metaKey, altKey, target }: KeyboardEvent,
): (() => void) | undefined {
  if (key === 'z' && (ctrlKey || metaKey)) return () => controller.undo();
  if (ctrlKey || metaKey || altKey) return undefined;
  // A button in focus keeps its Enter.
  const free = !(target instanceof Element && target.closest('button, a, summary'));
  const away = controller.past.peek() !== undefined;
  if (key === 'Enter' && free && (away || controller.canEnd())) return () => void controller.end();
  if (key === 'Backspace') return () => controller.undo();
  if (key === ',') return () => controller.step(-1);
  if (key === '.') return () => controller.step(1);
  if (key === 'Escape') return () => controller.escape();
  return undefined;
}
