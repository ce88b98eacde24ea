import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { BoardDrawing, useBoard, useScene } from '../../../../web/kit/board/board.tsx';
import type { BoardProps } from '../../../../web/kit/view.ts';
import type { Viewport } from '../../../../web/kit/viewport/viewport.tsx';
import { CELLS, grid } from '../../rules/board.ts';
import type { WuestensoehneState } from '../../rules/state.ts';
import type { Words } from '../../words/en.ts';
import { tilesLeft } from '../panel/stacks.ts';
import { Plinths } from '../pieces/pieces.tsx';
import { click, enter, turnByKey, turnByWheel } from '../scene/acting.ts';
import { bearing } from '../scene/bearing.ts';
import { pictureOf } from '../scene/picture.ts';
import { cursorText, figureByKey, targetText, turnedText } from '../scene/place-text.ts';
import { targetsOf } from '../scene/targets.ts';
import { animateChanges } from './animation.ts';
import { changesBetween, nothing } from './changes.ts';
import { Offers, Touches } from './offers.tsx';
import { Landscape } from './scenery.tsx';

export function Board(props: BoardProps<WuestensoehneState, Words>): JSX.Element {
  const { words, who, input, news } = props;
  const scene = useScene(props, (_, turned) => pictureOf(turned));
  const { s, picture } = scene;
  const places = useMemo(() => targetsOf(s, picture), [s, picture]);
  const board = useBoard(props, s, {
    box: picture.box,
    places,
    input,
    changes: {
      nothing,
      between: (before, after) => changesBetween(before, after, news),
      animate: (svg, found) => animateChanges(svg, scene, found),
    },
    textAt: target => targetText(s, target, words, who),
    cursorText: target => cursorText(s, target, words, who, input),
    click,
    enter,
    tokenFor: key => input && figureByKey(input, key),
    press: (event, by, at) => turnByKey(by, event) && (turnedText(s, by, places[at ?? -1], words) || true),
    middle: Math.floor(CELLS / 2),
    hinting: {
      from: ({ tokens: [verb] }) => (verb === 'go' && input ? grid.names[s.caravans[input.seat] ?? -1] : undefined),
    },
  });
  useAdvisedTurn(props.hints);
  useWheel(board.viewport.svg, event => input && turnByWheel(input, event));
  return (
    <BoardDrawing
      {...{ scene, board, words }}
      look="sons"
      label={words.board.label(s.tiles.filter(tile => tile !== 0).length, tilesLeft(s))}
      numbers={<Plinths scene={scene} />}
      touches={input && <Touches scene={scene} input={input} targets={places} />}
    >
      <Landscape scene={scene}>{input && <Offers scene={scene} input={input} targets={places} />}</Landscape>
    </BoardDrawing>
  );
}

/** The tile in hand turns as it is advised; whoever turns it then has the last word. */
function useAdvisedTurn(hints: BoardProps['hints']): void {
  const [verb, cell, angle] = hints?.find(({ lit }) => lit)?.steps[0]?.tokens ?? [];
  useEffect(() => {
    if (verb === 'lay') bearing.value = Number(angle) / 90;
  }, [verb, cell, angle]);
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
