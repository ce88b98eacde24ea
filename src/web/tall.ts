import { useEffect, useState } from 'preact/hooks';

const upright = matchMedia('(max-aspect-ratio: 4/5)');

/** Is the window taller than wide? Then boards lie on their side, and panels go under them. */
export function useTall(): boolean {
  const [matches, setMatches] = useState(upright.matches);
  useEffect(() => {
    const listen = () => setMatches(upright.matches);
    upright.addEventListener('change', listen);
    return () => upright.removeEventListener('change', listen);
  }, []);
  return matches;
}
