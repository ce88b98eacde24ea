import { useEffect, useState } from 'preact/hooks';

const upright = matchMedia('(max-aspect-ratio: 4/5)');
const sideways = matchMedia('(min-aspect-ratio: 4/5) and (max-height: 30rem)');

const high = matchMedia('(min-height: 56rem)');

/** Is the window taller than wide? Then boards lie on their side, and panels go under them. */
export function useTall(): boolean {
  return useMatch(upright);
}

/** Is it a phone, upright or held sideways? Then there is room for what a turn needs, and the rest is behind a button. */
export function useTight(): boolean {
  const tall = useTall();
  return useMatch(sideways) || tall;
}

/** Is there room for one thing under the other beside the board? */
export function useHigh(): boolean {
  return useMatch(high);
}

function useMatch(query: MediaQueryList): boolean {
  const [matches, setMatches] = useState(query.matches);
  useEffect(() => {
    const listen = () => setMatches(query.matches);
    query.addEventListener('change', listen);
    return () => query.removeEventListener('change', listen);
  }, [query]);
  return matches;
}
