import { useLayoutEffect } from 'preact/hooks';
import { isTyping } from '../browser/typing.ts';

/** Digits are typed wherever the focus is, and from the moment on that a question is seen: reading a board is quickest so. */
export function useDigits(type: (digit: string) => void): void {
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const plain = !(event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented);
      if (!plain || !/^[1-9]$/.test(event.key) || isTyping(event.target)) return;
      // The board has digits of its own, for what is chosen there.
      event.preventDefault();
      event.stopPropagation();
      type(event.key);
    };
    addEventListener('keydown', listen, true);
    return () => removeEventListener('keydown', listen, true);
  });
}
