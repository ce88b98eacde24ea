import type { JSX } from 'preact';
import { useId, useMemo } from 'preact/hooks';
import type { Layout } from '../../../engine/layout.ts';
import type { AnyState } from '../../../engine/state.ts';
import { movedTo } from '../draw/paths.ts';
import { PlaceOutline } from '../draw/place-outline.tsx';
import { BoardFrame } from '../input/frame.tsx';
import { useKeyboard } from '../input/keyboard.ts';
import { usePointing } from '../input/pointing.ts';
import { Targets } from '../input/targets.tsx';
import { useChanges } from '../motion/changes.ts';
import { useStable } from '../motion/stable.ts';
import { hues as usualHues } from '../players.tsx';
import type { BoardProps } from '../view.ts';
import { useViewport } from '../viewport/viewport.tsx';
import { arrivalsBetween, noArrivals, showArrivals } from './arrivals.ts';
import { GridGround, OwnedGround } from './ground.tsx';
import { GridTouches, Selectable } from './marks.tsx';
import { cellPath, gridPictureOf } from './picture.ts';
import { PieceFigure } from './pieces.tsx';
import { cellCursorText, cellText, type GridScene, namesByHue, seatHue } from './scene.ts';
import type { DefaultWords } from './words.ts';

type Props = BoardProps<AnyState, DefaultWords> & { readonly layout: Layout<AnyState> };

/** Any board that is a grid, with whatever stands on it. */
export function GridBoard(props: Props): JSX.Element {
  const { words, input, hues = usualHues } = props;
  const who = useMemo(() => props.who ?? namesByHue(words, hues), [props.who, words, hues]);
  const scene = useScene(props);
  const { s, layout, picture, id } = scene;
  const { names } = picture.grid;
  const viewport = useViewport(picture.box);
  useChanges(props, s, viewport.svg, {
    nothing: noArrivals,
    between: (before, after) => arrivalsBetween(layout, before, after),
    animate: (svg, arrivals) => showArrivals(svg, picture, arrivals),
  });
  const tell = (cell: number) => cellCursorText(scene, cell, words, who, input);
  const keyboard = useKeyboard({ names, centres: picture.centres, viewport, input, tell });
  const places = names.map((name, cell) => {
    return { name, cell, path: cellPath(picture, cell), selectable: input?.selectable.has(name) ?? false };
  });
  const latest = props.latest === undefined ? -1 : picture.grid.cellNamed(props.latest);
  return (
    <BoardFrame {...{ id, words, input, keyboard }} label={labelOf(scene, words)}>
      <svg ref={viewport.svg} class="plain-board" viewBox={viewport.viewBox} {...usePointing(input)}>
        <Still scene={scene} />
        <OwnedGround scene={scene} />
        {latest >= 0 && <PlaceOutline path={cellPath(picture, latest)} look="latest" />}
        {input && <Selectable scene={scene} input={input} />}
        <GridPieces scene={scene} />
        {input && <GridTouches scene={scene} input={input} />}
        {keyboard.cell !== undefined && <PlaceOutline path={cellPath(picture, keyboard.cell)} look="cursor" />}
        <Targets places={places} tell={({ cell }) => cellText(scene, cell, words, who)} />
      </svg>
    </BoardFrame>
  );
}

function useScene({ state, layout, turned, hues = usualHues, spotlight }: Props): GridScene {
  const id = useId();
  const s = useStable(state);
  return useMemo(() => {
    const picture = gridPictureOf(layout.grid(s), turned);
    return { s, layout, picture, hues, id, soughtSeat: spotlight?.seat };
  }, [s, layout, turned, hues.join(), id, spotlight?.seat]);
}

function Still({ scene: { picture, id } }: { scene: GridScene }): JSX.Element {
  return useMemo(() => <GridGround picture={picture} id={id} />, [picture, id]);
}

/** From the top of the picture to its foot, so that what stands in front covers what stands behind. */
export function GridPieces({ scene }: { scene: GridScene }): JSX.Element {
  const { s, layout, picture, hues, soughtSeat } = scene;
  const { centres } = picture;
  const order = [...centres.keys()].sort((a, b) => centres[a]!.y - centres[b]!.y);
  return (
    <g class="pieces">
      {order.map(cell => {
        const piece = layout.pieceAt(s, cell);
        if (!piece) return undefined;
        const { owner } = piece;
        const dim = soughtSeat !== undefined && owner !== soughtSeat;
        return (
          <g key={cell} class={dim ? 'dim' : undefined} transform={movedTo(centres[cell]!)}>
            <g data-piece={cell}>
              <PieceFigure piece={piece} hue={owner === undefined ? undefined : seatHue(hues, owner)} />
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
