import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { kindNamed } from '../../rules/tiles.ts';
import { TilePaints } from '../pieces/tile.tsx';
import { TilePicture } from './tile-picture.tsx';

/** A tile that somebody may have drawn, by its name; it stands alone, so it brings its own paints. */
export function DrawnTile({ word }: { word: string }): JSX.Element {
  const id = useId();
  return (
    <span class="sons tile-place">
      <svg class="unseen" aria-hidden="true">
        <defs>
          <TilePaints id={id} />
        </defs>
      </svg>
      <TilePicture kind={kindNamed(word)} id={id} />
    </span>
  );
}
