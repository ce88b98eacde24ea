import type { JSX } from 'preact';
import { useEffect, useId, useMemo, useRef } from 'preact/hooks';
import { movedTo } from '../../../../web/kit/draw/paths.ts';
import { PlaceOutline } from '../../../../web/kit/draw/place-outline.tsx';
import { BoardFrame } from '../../../../web/kit/input/frame.tsx';
import { useKeyboard } from '../../../../web/kit/input/keyboard.ts';
import { usePointing } from '../../../../web/kit/input/pointing.ts';
import { useChanges } from '../../../../web/kit/motion/changes.ts';
import { useStable } from '../../../../web/kit/motion/stable.ts';
import type { BoardProps } from '../../../../web/kit/view.ts';
import { useViewport, type Viewport } from '../../../../web/kit/viewport/viewport.tsx';
import { CELLS } from '../../rules/board.ts';
import type { WuestensoehneState } from '../../rules/state.ts';
import type { Words } from '../../words/en.ts';
import { TileRow } from '../panel/row.tsx';
import { tilesLeft } from '../panel/stacks.ts';
import { cursorText, targetText, whoIn } from '../place-text.ts';
import { click, enter, turnByKey, turnByWheel } from './acting.ts';
import { animateChanges } from './animation.ts';
import { changesBetween, nothing } from './changes.ts';
import { playerHues } from './hues.ts';
import { Offers, Touches, TouchTargets } from './offers.tsx';
import { pictureOf } from './picture.ts';
import type { Scene } from './scene.ts';
import { Scenery } from './scenery.tsx';
import { targetsOf } from './targets.ts';

type Props = BoardProps<WuestensoehneState, Words>;

export function Board(props: Props): JSX.Element {
  const { words, input, hues = playerHues } = props;
  const who = useMemo(() => props.who ?? whoIn(words, hues), [props.who, words, hues]);
  const scene = useScene(props);
  const { s, picture, id } = scene;
  const lens = useViewport(picture.box);
  useChanges(props, s, lens.svg, {
    nothing,
    between: changesBetween,
    animate: (svg, found) => animateChanges(svg, scene, found),
  });
  const places = useMemo(() => targetsOf(s, picture), [s, picture]);
  const keyboard = useKeyboard({
    names: places.map(({ name }) => name),
    centres: places.map(({ centre }) => centre),
    tokens: places.map(({ token }) => token),
    viewport: lens,
    input,
    tell: at => cursorText(s, places[at]!, words, who, input),
    press: (event, by) => turnByKey(by, event),
    enter: (by, at) => enter(by, places[at]!),
    middle: Math.floor(CELLS / 2),
  });
  const pick = (place: string) => {
    const target = places.find(({ name }) => name === place);
    if (input && target) click(input, target);
  };
  const pointing = usePointing(input && { ...input, pick });
  useWheel(lens.svg, event => input && turnByWheel(input, event));
  const targets = useMemo(
    () => <TouchTargets targets={places} lit={input?.selectable} tell={target => targetText(s, target, words, who)} />,
    [places, input?.selectable, words, who],
  );
  const latest = places.find(({ name }) => name === props.latest);
  const marked = places[keyboard.cell ?? -1];
  return (
    <BoardFrame
      {...{ id, words, input, keyboard }}
      label={words.board.label(s.tiles.filter(tile => tile !== 0).length, tilesLeft(s))}
      over={<TileRow scene={scene} words={words} />}
    >
      <svg ref={lens.svg} class="sons" viewBox={lens.viewBox} {...pointing}>
        <Scenery scene={scene}>{input && <Offers scene={scene} input={input} targets={places} />}</Scenery>
        {latest && <PlaceOutline path={latest.path} transform={movedTo(latest.at)} look="latest" />}
        {input && <Touches scene={scene} input={input} targets={places} />}
        {marked && <PlaceOutline path={marked.path} transform={movedTo(marked.at)} look="cursor" />}
        {targets}
      </svg>
    </BoardFrame>
  );
}

function useScene({ state, turned, hues = playerHues }: Props): Scene {
  const id = useId();
  const s = useStable(state);
  return useMemo(() => ({ s, picture: pictureOf(turned), hues, id }), [s, turned, hues.join(), id]);
}

/** The wheel has to be heard before the lens hears it, and may keep the page from scrolling: no attribute can do both. */
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
