import { useEffect } from 'preact/hooks';

/**
 * Some phones lay their keyboard over the page without telling it: what stands at the foot of the screen is told how much
 * is covered, as `--keyboard-room`. Where the page is made smaller instead, nothing is.
 */
export function useKeyboardRoom(): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return undefined;
    const { style } = document.documentElement;
    const measure = () => {
      // Whoever zooms in sees less of the page, too, and no keyboard.
      const covered = seen.scale > 1 ? 0 : innerHeight - seen.height - seen.offsetTop;
      style.setProperty('--keyboard-room', `${Math.max(0, Math.round(covered))}px`);
    };
    seen.addEventListener('resize', measure);
    seen.addEventListener('scroll', measure);
    measure();
    return () => {
      seen.removeEventListener('resize', measure);
      seen.removeEventListener('scroll', measure);
      style.removeProperty('--keyboard-room');
    };
  }, []);
}
