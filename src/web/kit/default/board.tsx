import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Layout } from '../../../engine/layout.ts';
import type { AnyState } from '../../../engine/state.ts';
import { BoardDrawing, useBoard, useScene } from '../board/board.tsx';
import { movedTo } from '../draw/paths.ts';
import type { BoardProps } from '../view.ts';
import { arrivalsBetween, noArrivals, showArrivals } from './arrivals.ts';
import { GridGround, OwnedGround } from './ground.tsx';
import { GridTouches, Selectable } from './marks.tsx';
import { cellPath, type GridPicture, gridPictureOf } from './picture.ts';
import { PieceFigure } from './pieces.tsx';
import { cellCursorText, cellText, type GridScene, pieceHue } from './scene.ts';
import type { DefaultWords } from './words.ts';

type Props = BoardProps<AnyState, DefaultWords> & { readonly layout: Layout<AnyState> };

/** Any board that is a grid, with whatever stands on it. */
export function GridBoard(props: Props): JSX.Element {
  const { words, who, input, layout } = props;
  const drawn = useScene(props, (s, turned) => gridPictureOf(layout.grid(s), turned));
  const scene = useMemo(() => ({ ...drawn, layout }), [drawn, layout]);
  const { s, picture } = scene;
  const board = useBoard(props, s, {
    box: picture.box,
    places: useMemo(() => placesIn(picture), [picture]),
    input,
    changes: {
      nothing: noArrivals,
      between: (before, after) => arrivalsBetween(layout, before, after),
      animate: (svg, arrivals) => showArrivals(svg, picture, arrivals),
    },
    textAt: ({ cell }) => cellText(scene, cell, words, who),
    cursorText: ({ cell }) => cellCursorText(scene, cell, words, who, input),
  });
  return (
    <BoardDrawing
      {...{ scene, board, words }}
      look="plain-board"
      label={labelOf(scene, words)}
      touches={input && <GridTouches scene={scene} input={input} />}
    >
      <GridScenery scene={scene}>{input && <Selectable scene={scene} input={input} />}</GridScenery>
    </BoardDrawing>
  );
}

function placesIn(picture: GridPicture) {
  return picture.grid.names.map((name, cell) => {
    return { name, cell, centre: picture.centres[cell]!, path: cellPath(picture, cell) };
  });
}

interface SceneryProps {
  readonly scene: GridScene;
  /** What lies on the ground, under the pieces. */
  readonly children?: JSX.Element | undefined;
}

/** A whole position, from the ground up. */
export function GridScenery({ scene, children }: SceneryProps): JSX.Element {
  const { picture, id } = scene;
  return (
    <>
      {useMemo(
        () => (
          <GridGround picture={picture} id={id} />
        ),
        [picture, id],
      )}
      <OwnedGround scene={scene} />
      {children}
      {useMemo(
        () => (
          <GridPieces scene={scene} />
        ),
        [scene],
      )}
    </>
  );
}

/** From the top of the picture to its foot, so that what stands in front covers what stands behind. */
function GridPieces({ scene }: { scene: GridScene }): JSX.Element {
  const { s, layout, picture, hues, spotlight } = scene;
  const { centres } = picture;
  const order = [...centres.keys()].sort((a, b) => centres[a]!.y - centres[b]!.y);
  return (
    <g class="pieces">
      {order.map(cell => {
        const piece = layout.pieceAt(s, cell);
        if (!piece) return undefined;
        const dim = spotlight?.seat !== undefined && piece.owner !== spotlight.seat;
        return (
          <g key={cell} class={dim ? 'dim' : undefined} transform={movedTo(centres[cell]!)}>
            <g data-piece={cell}>
              <PieceFigure piece={piece} hue={pieceHue(hues, piece)} />
            </g>
          </g>
        );
      })}
    </g>
  );
}

function labelOf({ s, layout, picture }: GridScene, words: DefaultWords): string {
  const standing = picture.centres.filter((_, cell) => layout.pieceAt(s, cell)).length;
  return words.board.label(picture.grid.size, standing);
}
