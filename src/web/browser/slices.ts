import { useEffect, useState } from 'preact/hooks';

/** So long work may hold up the page at a time, in milliseconds: well below the 16 of a picture. */
const SLICE = 8;

/** Work that yields wherever it may be left off, and returns what it found. */
export type SlicedWork<T> = Generator<void, T>;

/** Does work in slices, so that the page stays quick meanwhile. Undefined where it was called off. */
export async function inSlices<T>(work: SlicedWork<T>, signal: AbortSignal, slice = SLICE): Promise<T | undefined> {
  while (!signal.aborted) {
    const until = performance.now() + slice;
    do {
      const { done, value } = work.next();
      if (done) return value;
    } while (performance.now() < until);
    await new Promise<void>(resolve => void setTimeout(resolve));
  }
  return undefined;
}

/** What such work has found; undefined until then, and while it is done anew for something else. */
export function useSlices<T>(work: (() => SlicedWork<T>) | undefined, about: readonly unknown[]): T | undefined {
  const [found, setFound] = useState<{ about: readonly unknown[]; value: T }>();
  useEffect(() => {
    if (!work) return;
    const calledOff = new AbortController();
    void inSlices(work(), calledOff.signal).then(value => {
      if (value !== undefined) setFound({ about, value });
    });
    return () => calledOff.abort();
  }, [work === undefined, ...about]);
  return found && found.about.every((part, i) => part === about[i]) ? found.value : undefined;
}
