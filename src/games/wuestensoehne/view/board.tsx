import type { JSX } from 'preact';
import { useEffect, useId, useMemo, useRef } from 'preact/hooks';
import { useChanges } from '../../../web/stage/changes.ts';
import { BoardFrame } from '../../../web/stage/frame.tsx';
import { useKeyboard } from '../../../web/stage/keyboard.ts';
import { type Lens, useLens } from '../../../web/stage/lens.tsx';
import { Outline } from '../../../web/stage/outline.tsx';
import { movedTo } from '../../../web/stage/paths.ts';
import { usePointing } from '../../../web/stage/pointing.ts';
import { useSteady } from '../../../web/stage/steady.ts';
import type { BoardProps } from '../../../web/stage/view.ts';
import { CELLS } from '../board.ts';
import type { CaravanState } from '../state.ts';
import type { Words } from '../words/en.ts';
import { click, enter, turnByKey, turnByWheel } from './acting.ts';
import { changesBetween, nothing } from './changes.ts';
import { playerHues } from './hues.ts';
import { legalIn } from './legal.ts';
import { Offers, Touches, TouchTargets } from './offers.tsx';
import { pictureOf } from './picture.ts';
import { Row } from './row.tsx';
import type { Scene } from './scene.ts';
import { Scenery } from './scenery.tsx';
import { tilesLeft } from './stacks.ts';
import { stir } from './stirring.ts';
import { targetsOf } from './targets.ts';
import { tellCursor, tellTarget, whoIn } from './telling.ts';

type Props = BoardProps<Words>;

export function Board(props: Props): JSX.Element {
  const { words, hand, hues = playerHues } = props;
  const who = useMemo(() => props.who ?? whoIn(words, hues), [props.who, words, hues]);
  const scene = useScene(props);
  const { s, picture, id } = scene;
  const lens = useLens(picture.box);
  useChanges(props, s, lens.svg, {
    nothing,
    between: changesBetween,
    stir: (svg, found) => stir(svg, scene, found),
  });
  const acts = hand !== undefined;
  const legal = useMemo(() => (acts ? legalIn(s) : []), [s, acts]);
  const places = useMemo(() => targetsOf(s, picture), [s, picture]);
  const keyboard = useKeyboard({
    names: places.map(({ name }) => name),
    centres: places.map(({ centre }) => centre),
    tokens: places.map(({ token }) => token),
    lens,
    hand,
    tell: at => tellCursor(s, places[at]!, words, who, hand, legal),
    press: (event, by) => turnByKey(by, legal, event),
    enter: (by, at) => enter(by, legal, places[at]!),
    middle: Math.floor(CELLS / 2),
  });
  const pick = (place: string) => {
    const target = places.find(({ name }) => name === place);
    if (hand && target) click(hand, legal, target);
  };
  const pointing = usePointing(hand && { ...hand, pick });
  useWheel(lens.svg, event => hand && turnByWheel(hand, legal, event));
  const targets = useMemo(
    () => <TouchTargets targets={places} lit={hand?.lit} tell={target => tellTarget(s, target, words, who)} />,
    [places, hand?.lit, words, who],
  );
  const latest = places.find(({ name }) => name === props.latest);
  const marked = places[keyboard.cell ?? -1];
  return (
    <BoardFrame
      {...{ id, words, hand, keyboard }}
      label={words.board.label(s.tiles.filter(tile => tile !== 0).length, tilesLeft(s))}
      over={<Row scene={scene} words={words} />}
    >
      <svg ref={lens.svg} class="sons" viewBox={lens.viewBox} {...pointing}>
        <Scenery scene={scene}>{hand && <Offers scene={scene} hand={hand} legal={legal} targets={places} />}</Scenery>
        {latest && <Outline path={latest.path} transform={movedTo(latest.at)} look="latest" />}
        {hand && <Touches scene={scene} hand={hand} legal={legal} targets={places} />}
        {marked && <Outline path={marked.path} transform={movedTo(marked.at)} look="cursor" />}
        {targets}
      </svg>
    </BoardFrame>
  );
}

function useScene({ state, turned, hues = playerHues }: Props): Scene {
  const id = useId();
  const s = useSteady(state) as unknown as CaravanState;
  return useMemo(() => ({ s, picture: pictureOf(turned), hues, id }), [s, turned, hues.join(), id]);
}

/** The wheel has to be heard before the lens hears it, and may keep the page from scrolling: no attribute can do both. */
function useWheel(svg: Lens['svg'], listen: (event: WheelEvent) => void): void {
  const held = useRef(listen);
  held.current = listen;
  useEffect(() => {
    const hear = (event: WheelEvent) => held.current(event);
    const element = svg.current;
    element?.addEventListener('wheel', hear, { passive: false, capture: true });
    return () => element?.removeEventListener('wheel', hear, { capture: true });
  }, []);
}
