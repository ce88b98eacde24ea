import { useEffect, useState } from 'preact/hooks';

/** Something that is not needed at once: it is fetched when it is first wanted. If it does not come, it stays away. */
export function useLater<T>(load: () => Promise<T>, wanted = true): T | undefined {
  const [found, keep] = useState<T>();
  useEffect(() => {
    if (!wanted || found) return;
    load().then(
      one => keep(() => one),
      () => undefined,
    );
  }, [wanted]);
  return found;
}
