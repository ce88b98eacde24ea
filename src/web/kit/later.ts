import { useEffect, useState } from 'preact/hooks';

interface Later<T> {
  readonly found?: T | undefined;
  readonly problem?: string;
}

/**
 * Something that is not needed at once: a hook that fetches it when it is first wanted, for all who want it. What will
 * be wanted soon can be fetched early.
 */
export function later<T>(load: () => Promise<T>, early = false): (wanted?: boolean) => Later<T> {
  let found: T | undefined;
  if (early)
    load().then(
      loaded => void (found = loaded),
      () => undefined,
    );
  return (wanted = true) => {
    const [, redraw] = useState(false);
    const [problem, setProblem] = useState<string>();
    useEffect(() => {
      if (!wanted || found !== undefined) return;
      const take = (loaded: T) => {
        found = loaded;
        redraw(true);
      };
      load().then(take, error => setProblem(String(error)));
    }, [wanted]);
    return problem === undefined ? { found } : { found, problem };
  };
}
