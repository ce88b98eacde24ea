import { useLayoutEffect, useMemo } from 'preact/hooks';
import { mayMove } from './motion.ts';
import type { BoardProps, GameWords } from './view.ts';

/** How a game finds and shows what is different between two of its positions. */
interface Stirring<S, C> {
  readonly nothing: C;
  readonly between: (before: S, after: S) => C;
  readonly stir: (svg: SVGSVGElement, changes: C) => void;
}

/** What is different from the position shown before, set moving as soon as it is drawn. */
export function useChanges<S, C>(
  { before, motion }: Pick<BoardProps<GameWords>, 'before' | 'motion'>,
  s: S,
  svg: { readonly current: SVGSVGElement | null },
  { nothing, between, stir }: Stirring<S, C>,
): C {
  const changes = useMemo(() => (before && mayMove(motion) ? between(before as unknown as S, s) : nothing), [s]);
  useLayoutEffect(() => {
    if (svg.current && changes !== nothing) stir(svg.current, changes);
  }, [changes]);
  return changes;
}
