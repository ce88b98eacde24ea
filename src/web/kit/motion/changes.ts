import { useLayoutEffect, useMemo } from 'preact/hooks';
import type { BoardProps, GameWords } from '../view.ts';
import { mayMove } from './motion.ts';

/** How a game finds and shows what is different between two of its positions. */
interface ChangeAnimation<S, C> {
  readonly nothing: C;
  readonly between: (before: S, after: S) => C;
  readonly animate: (svg: SVGSVGElement, changes: C) => void;
}

/** What is different from the position shown before, set moving as soon as it is drawn. */
export function useChanges<S, C>(
  { before, motion }: Pick<BoardProps<GameWords>, 'before' | 'motion'>,
  s: S,
  svg: { readonly current: SVGSVGElement | null },
  { nothing, between, animate: stir }: ChangeAnimation<S, C>,
): C {
  const changes = useMemo(() => (before && mayMove(motion) ? between(before as unknown as S, s) : nothing), [s]);
  useLayoutEffect(() => {
    if (svg.current && changes !== nothing) stir(svg.current, changes);
  }, [changes]);
  return changes;
}
