import { useLayoutEffect, useMemo } from 'preact/hooks';
import type { BoardProps } from '../view.ts';
import { mayMove } from './motion.ts';

/** How a game finds and shows what is different between two of its positions. */
export interface ChangeAnimation<S, C> {
  readonly nothing: C;
  readonly between: (before: S, after: S) => C;
  readonly animate: (svg: SVGSVGElement, changes: C) => void;
}

/** What is different from the position shown before, set moving as soon as it is drawn. */
export function useChanges<S, C>(
  { before, motion }: Pick<BoardProps<S>, 'before' | 'motion'>,
  s: S,
  svg: { readonly current: SVGSVGElement | null },
  { nothing, between, animate }: ChangeAnimation<S, C>,
): C {
  const changes = useMemo(() => (before && mayMove(motion) ? between(before, s) : nothing), [s]);
  useLayoutEffect(() => {
    if (svg.current && changes !== nothing) animate(svg.current, changes);
  }, [changes]);
  return changes;
}
