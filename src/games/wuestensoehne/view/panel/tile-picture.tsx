import type { JSX } from 'preact';
import { faceOf } from '../../rules/tiles.ts';
import { TileFace } from '../pieces/tile.tsx';

/** A tile beside the board. */
export function TilePicture({ kind, turn = 0, id }: { kind: number; turn?: number; id: string }): JSX.Element {
  return (
    <svg class="tile-picture" viewBox="-30 -30 60 60" aria-hidden="true">
      <TileFace face={faceOf(kind, turn)} seed={kind} id={id} />
    </svg>
  );
}
