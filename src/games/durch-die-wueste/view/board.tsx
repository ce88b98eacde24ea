import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { cornersOf } from '../../../web/stage/hexes.ts';
import { polygon, viewBoxOf } from '../../../web/stage/paths.ts';
import type { BoardProps } from '../../../web/stage/view.ts';
import { CARAVANS, type DesertState } from '../state.ts';
import type { Words } from '../words/en.ts';
import { Carpets, Lands } from './caravans.tsx';
import { Ground, GroundPaints } from './ground.tsx';
import { type Picture, pictureOf } from './picture.ts';
import { PieceShapes, Pieces } from './pieces.tsx';

export function Board({ state, words, turned, latest, arriving }: BoardProps<Words>): JSX.Element {
  const s = state as unknown as DesertState;
  const picture = pictureOf(s.board, turned);
  const latestCell = latest === undefined ? -1 : s.board.grid.cellNamed(latest);
  // Never changes for a board: kept as one node, so that a step draws the pieces only.
  const still = useMemo(() => <Still s={s} picture={picture} />, [picture]);
  return (
    <svg class="board desert" viewBox={viewBoxOf(picture.box)} role="img" aria-label={label(s, words)}>
      {still}
      <Lands s={s} picture={picture} />
      <Carpets s={s} picture={picture} />
      <Pieces s={s} picture={picture} arriving={arriving ? latestCell : -1} />
      {latestCell >= 0 && <Latest path={hexPath(picture, latestCell)} />}
    </svg>
  );
}

function Still({ s, picture }: { s: DesertState; picture: Picture }): JSX.Element {
  return (
    <>
      <defs>
        <GroundPaints picture={picture} />
        <PieceShapes />
      </defs>
      <Ground board={s.board} picture={picture} />
    </>
  );
}

/** A pale line on a dark one: seen on sand, on carpets and among camels alike. */
function Latest({ path }: { path: string }): JSX.Element {
  return (
    <g>
      <path class="latest" d={path} />
      <path class="latest glow" d={path} />
    </g>
  );
}

function hexPath(picture: Picture, cell: number): string {
  return polygon(cornersOf(picture.middles[cell]!).map(picture.project));
}

function label(s: DesertState, words: Words): string {
  return words.board(s.board.grid.size, s.camels.filter(camel => camel > 0 && camel <= CARAVANS).length);
}
