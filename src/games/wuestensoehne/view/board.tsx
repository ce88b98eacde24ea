import type { JSX } from 'preact';
import { useEffect, useId, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { LensButtons, useLens } from '../../../web/stage/lens.tsx';
import { mayMove } from '../../../web/stage/motion.ts';
import { useSteady } from '../../../web/stage/steady.ts';
import type { BoardProps } from '../../../web/stage/view.ts';
import { stageWordsIn } from '../../../web/stage/words.ts';
import type { CaravanState } from '../state.ts';
import type { Words } from '../words/en.ts';
import { type Changes, changesBetween, nothing } from './changes.ts';
import { playerHues } from './hues.ts';
import { useKeyboard } from './keyboard.ts';
import { legalIn } from './legal.ts';
import { Offers, Targets, Touches } from './offers.tsx';
import { pictureOf } from './picture.ts';
import { usePointing } from './pointing.ts';
import { Row } from './row.tsx';
import type { Scene } from './scene.ts';
import { Scenery } from './scenery.tsx';
import { tilesLeft } from './stacks.ts';
import { stir } from './stirring.ts';
import { type Target, targetsOf } from './targets.ts';
import { tellCursor, tellTarget, whoIn } from './telling.ts';

type Props = BoardProps<Words>;

/**
 * The board is one stop of the tab key and takes the arrow keys for itself. It is an application to screen readers and
 * says where the cursor is in a live region, as all our boards do.
 */
export function Board(props: Props): JSX.Element {
  const { words, hand, hues = playerHues } = props;
  const who = useMemo(() => props.who ?? whoIn(words, hues), [props.who, words, hues]);
  const scene = useScene(props);
  const { s, picture, id } = scene;
  const lens = useLens(picture.box);
  useChanges(props, scene, lens.svg);
  const acts = hand !== undefined;
  const legal = useMemo(() => (acts ? legalIn(s) : []), [s, acts]);
  const places = useMemo(() => targetsOf(s, picture), [s, picture]);
  const tell = (target: Target) => tellCursor(s, target, words, who, hand, legal);
  const keyboard = useKeyboard({ targets: places, legal, lens, hand, tell });
  const { onWheelCapture, ...pointing } = usePointing(hand, legal, places);
  const plane = useWheel(onWheelCapture);
  const targets = useMemo(
    () => <Targets targets={places} lit={hand?.lit} tell={target => tellTarget(s, target, words, who)} />,
    [places, hand?.lit, words, who],
  );
  const latest = places.find(({ name }) => name === props.latest);
  return (
    <div class="board">
      <div
        ref={plane}
        class={hand ? 'board-plane in-hand' : 'board-plane'}
        role="application"
        tabIndex={0}
        aria-label={words.board.label(s.tiles.filter(tile => tile !== 0).length, tilesLeft(s))}
        aria-describedby={`${id}keys`}
        {...keyboard.listeners}
      >
        <svg ref={lens.svg} class="sons" viewBox={lens.viewBox} {...pointing}>
          <Scenery scene={scene}>{hand && <Offers scene={scene} hand={hand} legal={legal} targets={places} />}</Scenery>
          {latest && <Outline target={latest} look="latest" />}
          {hand && <Touches scene={scene} hand={hand} legal={legal} targets={places} />}
          {keyboard.target && <Outline target={keyboard.target} look="cursor" />}
          {targets}
        </svg>
      </div>
      <Row scene={scene} words={words} />
      <LensButtons lens={lens} words={stageWordsIn(words.language)} />
      <p id={`${id}keys`} class="unseen">
        {words.board.keys}
      </p>
      <p class="unseen" aria-live="assertive" data-cursor>
        {keyboard.told}
      </p>
    </div>
  );
}

function useScene({ state, turned, hues = playerHues }: Props): Scene {
  const id = useId();
  const s = useSteady(state) as unknown as CaravanState;
  return useMemo(() => ({ s, picture: pictureOf(turned), hues, id }), [s, turned, hues.join(), id]);
}

/** What is different from the position shown before, set moving as soon as it is drawn. */
function useChanges({ before, motion }: Props, scene: Scene, svg: { readonly current: SVGSVGElement | null }): void {
  const changes = useMemo((): Changes => {
    if (!before || !mayMove(motion)) return nothing;
    return changesBetween(before as unknown as CaravanState, scene.s);
  }, [scene.s]);
  useLayoutEffect(() => {
    if (svg.current && changes !== nothing) stir(svg.current, scene, changes);
  }, [changes]);
}

/** The wheel has to be heard before the lens hears it, and may keep the page from scrolling: no attribute can do both. */
function useWheel(listen: ((event: WheelEvent) => void) | undefined) {
  const plane = useRef<HTMLDivElement>(null);
  const held = useRef(listen);
  held.current = listen;
  useEffect(() => {
    const hear = (event: WheelEvent) => held.current?.(event);
    const element = plane.current;
    element?.addEventListener('wheel', hear, { passive: false, capture: true });
    return () => element?.removeEventListener('wheel', hear, { capture: true });
  }, []);
  return plane;
}

/** A pale line on a dark one: seen on sand, on green and on parchment alike. */
function Outline({ target: { at, path }, look }: { target: Target; look: string }): JSX.Element {
  return (
    <g class={look} transform={`translate(${at.x} ${at.y})`}>
      <path class="casing" d={path} />
      <path class="line" d={path} />
    </g>
  );
}
