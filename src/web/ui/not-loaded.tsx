import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Words } from '../words/words.ts';

/**
 * Files did not come. Browsers remember a module that failed for as long as the page lives, so the way on is to load the
 * page again: by a press, or by itself as soon as the device has a network again.
 */
export function NotLoaded({ words, problem }: { words: Words; problem: string }): JSX.Element {
  useEffect(() => {
    addEventListener('online', loadAgain);
    return () => removeEventListener('online', loadAgain);
  }, []);
  return (
    <>
      <p role="alert">{words.common.broken(problem)}</p>
      <p>
        <button type="button" class="button" onClick={loadAgain}>
          {words.common.loadAgain}
        </button>
      </p>
    </>
  );
}

function loadAgain(): void {
  location.reload();
}
