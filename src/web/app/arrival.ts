import { useEffect, useRef } from 'preact/hooks';
import type { Route } from '../page/route.ts';

/**
 * What was clicked is gone with the screen it stood on, and the focus with it: then the heading of the new screen gets
 * it, so that screen readers read on there and Tab goes on from there. A fresh page begins at the top anyway.
 */
export function useArrival(now: Route): void {
  const place = screenKey(now);
  const last = useRef(place);
  useEffect(() => {
    if (last.current === place) return undefined;
    last.current = place;
    return whenThere('h1', heading => {
      if (document.activeElement !== document.body) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
  }, [place]);
}

/** Where somebody is: what else an address says is only what is open there. */
export function screenKey(now: Route): string {
  const game = 'game' in now && now.screen !== 'lobby' && now.screen !== 'open' ? now.game : '';
  return [now.screen, game, 'match' in now ? now.match : '', 'day' in now ? now.day : ''].join('/');
}

/** A screen may have to be fetched first. Returns a function that stops the waiting. */
function whenThere(selector: string, use: (found: HTMLElement) => void): () => void {
  const look = () => {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) return;
    watcher.disconnect();
    use(found);
  };
  const watcher = new MutationObserver(look);
  watcher.observe(document.body, { childList: true, subtree: true });
  look();
  return () => watcher.disconnect();
}
