import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { BoardDrawing, useBoard, useScene } from '../../../../web/kit/board/board.tsx';
import type { BoardProps } from '../../../../web/kit/view.ts';
import type { Viewport } from '../../../../web/kit/viewport/viewport.tsx';
import { CELLS } from '../../rules/board.ts';
import type { WuestensoehneState } from '../../rules/state.ts';
import type { Words } from '../../words/en.ts';
import { TileRow } from '../panel/row.tsx';
import { tilesLeft } from '../panel/stacks.ts';
import { click, enter, turnByKey, turnByWheel } from '../scene/acting.ts';
import { pictureOf } from '../scene/picture.ts';
import { cursorText, targetText } from '../scene/place-text.ts';
import { targetsOf } from '../scene/targets.ts';
import { animateChanges } from './animation.ts';
import { changesBetween, nothing } from './changes.ts';
import { Offers, Touches } from './offers.tsx';
import { Scenery } from './scenery.tsx';

export function Board(props: BoardProps<WuestensoehneState, Words>): JSX.Element {
  const { words, who, input } = props;
  const scene = useScene(props, (_, turned) => pictureOf(turned));
  const { s, picture } = scene;
  const places = useMemo(() => targetsOf(s, picture), [s, picture]);
  const board = useBoard(props, s, {
    box: picture.box,
    places,
    input,
    changes: { nothing, between: changesBetween, animate: (svg, found) => animateChanges(svg, scene, found) },
    textAt: target => targetText(s, target, words, who),
    cursorText: target => cursorText(s, target, words, who, input),
    click,
    enter,
    press: (event, by) => turnByKey(by, event),
    middle: Math.floor(CELLS / 2),
  });
  useWheel(board.viewport.svg, event => input && turnByWheel(input, event));
  return (
    <BoardDrawing
      {...{ scene, board, words }}
      look="sons"
      label={words.board.label(s.tiles.filter(tile => tile !== 0).length, tilesLeft(s))}
      over={<TileRow scene={scene} words={words} />}
      touches={input && <Touches scene={scene} input={input} targets={places} />}
    >
      <Scenery scene={scene}>{input && <Offers scene={scene} input={input} targets={places} />}</Scenery>
    </BoardDrawing>
  );
}

/** The wheel has to be heard before the viewport hears it, and may keep the page from scrolling: no attribute can do both. */
function useWheel(svg: Viewport['svg'], listen: (event: WheelEvent) => void): void {
  const held = useRef(listen);
  held.current = listen;
  useEffect(() => {
    const hear = (event: WheelEvent) => held.current(event);
    const element = svg.current;
    element?.addEventListener('wheel', hear, { passive: false, capture: true });
    return () => element?.removeEventListener('wheel', hear, { capture: true });
  }, []);
}
