import { useEffect } from 'preact/hooks';

/** Where a key leads from a row of a list. */
const leaps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowUp: at => at - 1,
  ArrowDown: at => at + 1,
  PageUp: at => at - 10,
  PageDown: at => at + 10,
  Home: () => 0,
  End: (_, last) => last,
};

/** The row that a key leads to; undefined where it has nothing to do with rows. */
export function rowAfter(key: string, at: number, rows: number): number | undefined {
  const to = leaps[key]?.(at, rows - 1);
  return to === undefined ? undefined : Math.max(0, Math.min(rows - 1, to));
}

/**
 * A list of buttons as one stop of the tab key, at the current row or else the last one; arrow keys go from row to row.
 * Rows give their buttons `tabIndex={-1}`: which of them is the stop is set in the page itself, because long lists keep
 * their rows as they are.
 */
export function useOneStop(list: { readonly current: HTMLElement | null }): OneStop {
  useEffect(() => {
    if (list.current && !list.current.contains(document.activeElement)) stopAt(list.current, restingRow(list.current));
  });
  return {
    onKeyDown(event) {
      const rows = list.current ? rowsOf(list.current) : [];
      const at = rows.indexOf(event.target as HTMLElement);
      const to =
        at < 0 || event.ctrlKey || event.metaKey || event.altKey ? undefined : rowAfter(event.key, at, rows.length);
      if (to === undefined) return;
      rows[to]!.focus();
      // The page and the table have their own use for some of these keys.
      event.preventDefault();
      event.stopPropagation();
    },
    onFocusIn(event) {
      if (list.current && event.target instanceof HTMLElement) stopAt(list.current, event.target);
    },
  };
}

interface OneStop {
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocusIn: (event: FocusEvent) => void;
}

function rowsOf(list: HTMLElement): readonly HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('button')];
}

function restingRow(list: HTMLElement): HTMLElement | undefined {
  const current = list.querySelector('[aria-current]');
  return rowsOf(list).find(row => row === current || row.parentElement === current) ?? rowsOf(list).at(-1);
}

function stopAt(list: HTMLElement, stop: HTMLElement | undefined): void {
  for (const row of list.querySelectorAll<HTMLElement>('button[tabindex="0"]')) if (row !== stop) row.tabIndex = -1;
  if (stop) stop.tabIndex = 0;
}
