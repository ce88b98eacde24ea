import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import type { DrawnProps } from '../../../../web/kit/view.ts';
import { At, type WuestensoehneState } from '../../rules/state.ts';
import { kindNamed } from '../../rules/tiles.ts';
import { TilePaints } from '../pieces/tile.tsx';
import { TilePicture } from './tile-picture.tsx';

/** A tile that somebody may have drawn, or the one in hand as it would be laid; it stands alone, so it brings its own paints. */
export function DrawnTile({ tokens, state: s }: DrawnProps<WuestensoehneState>): JSX.Element {
  const id = useId();
  const [verb, , angle] = tokens;
  const [kind, turn] = verb === 'lay' ? [s.turn[At.Hand], Number(angle) / 90] : [kindNamed(tokens.at(-1)!), 0];
  return (
    <span class="sons tile-place">
      <svg class="unseen" aria-hidden="true">
        <defs>
          <TilePaints id={id} />
        </defs>
      </svg>
      <TilePicture kind={kind} turn={turn} id={id} />
    </span>
  );
}
