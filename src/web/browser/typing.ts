/** Does the key go into a field? Where letters are text, they are no commands. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input:not([type=radio]):not([type=checkbox]), textarea, select') !== null
  );
}
