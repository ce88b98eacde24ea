import { useEffect, useState } from 'preact/hooks';

/** Something that is not needed at once: it is fetched when it is first wanted. If it does not come, it stays away. */
export function later<T>(load: () => Promise<T>) {
  let found: T | undefined;
  const fetch = async () => {
    found ??= await load().catch(() => undefined);
  };
  const use = (wanted = true): T | undefined => {
    const [, redraw] = useState(false);
    useEffect(() => {
      if (wanted && found === undefined) void fetch().then(() => redraw(true));
    }, [wanted]);
    return found;
  };
  return { fetch, use };
}
