import type { JSX } from 'preact';
import { useId, useLayoutEffect, useMemo } from 'preact/hooks';
import { useKeyboard } from '../../../web/stage/keyboard.ts';
import { LensButtons, useLens } from '../../../web/stage/lens.tsx';
import { mayMove } from '../../../web/stage/motion.ts';
import { usePointing } from '../../../web/stage/pointing.ts';
import { useSteady } from '../../../web/stage/steady.ts';
import type { BoardProps } from '../../../web/stage/view.ts';
import { stageWordsIn } from '../../../web/stage/words.ts';
import { colours, type DesertState } from '../state.ts';
import type { Words } from '../words/en.ts';
import { type Changes, changesBetween, nothing } from './changes.ts';
import { playerHues } from './coats.ts';
import { Offers, Targets, Touches } from './offers.tsx';
import { hexPath, type Picture, pictureOf } from './picture.ts';
import { caravanAt, type Scene } from './scene.ts';
import { Scenery } from './scenery.tsx';
import { Passing, stir } from './stirring.tsx';
import { tellCursor, whoIn } from './telling.ts';

type Props = BoardProps<Words>;

/**
 * The board is one stop of the tab key and takes the arrow keys for itself. It is an application to screen readers and
 * says where the cursor is in a live region: hexes have no rows and columns that a grid could announce, and every
 * screen reader reads live regions, while not all of them follow an active descendant into a drawing.
 */
export function Board(props: Props): JSX.Element {
  const { words, hand, hues = playerHues } = props;
  const who = useMemo(() => props.who ?? whoIn(words, hues), [props.who, words, hues]);
  const scene = useScene(props);
  const { s, picture, id } = scene;
  const lens = useLens(picture.box);
  const changes = useChanges(props, scene, lens.svg);
  const keyboard = useKeyboard({
    names: s.board.grid.names,
    centres: picture.centres,
    lens,
    hand,
    tell: cell => tellCursor(s, cell, words, who, hand),
    wordFor: key => colours[Number(key) - 1],
  });
  const pointing = usePointing(hand);
  const targets = useMemo(
    () => <Targets scene={scene} lit={hand?.lit} words={words} who={who} />,
    [s, picture, hand?.lit, words, who],
  );
  const offers = useMemo(
    () => hand && <Offers scene={scene} hand={hand} />,
    [scene, hand?.seat, hand?.lit, hand?.chosen],
  );
  const latest = props.latest === undefined ? -1 : s.board.grid.cellNamed(props.latest);
  return (
    <div class="board">
      <div
        class={hand ? 'board-plane in-hand' : 'board-plane'}
        role="application"
        tabIndex={0}
        aria-label={labelOf(s, words)}
        aria-describedby={`${id}keys`}
        {...keyboard.listeners}
      >
        <svg ref={lens.svg} class={scene.spotlight ? 'desert searched' : 'desert'} viewBox={lens.viewBox} {...pointing}>
          <Scenery scene={scene}>{offers}</Scenery>
          <Passing scene={scene} changes={changes} />
          {latest >= 0 && <Outline picture={picture} cell={latest} look="latest" />}
          {hand && <Touches scene={scene} hand={hand} />}
          {keyboard.cell !== undefined && <Outline picture={picture} cell={keyboard.cell} look="cursor" />}
          {targets}
        </svg>
      </div>
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

function useScene({ state, turned, hues = playerHues, spotlight }: Props): Scene {
  const id = useId();
  const s = useSteady(state) as unknown as DesertState;
  const { seat, colour } = spotlight ?? {};
  return useMemo(
    () => ({ s, picture: pictureOf(s.board, turned), hues, id, spotlight }),
    [s, turned, hues.join(), id, spotlight === undefined, seat, colour],
  );
}

/** What is different from the position shown before, set moving as soon as it is drawn. */
function useChanges({ before, motion }: Props, scene: Scene, svg: { readonly current: SVGSVGElement | null }): Changes {
  const changes = useMemo(() => {
    if (!before || !mayMove(motion)) return nothing;
    return changesBetween(before as unknown as DesertState, scene.s);
  }, [scene.s]);
  useLayoutEffect(() => {
    if (svg.current && changes !== nothing) stir(svg.current, scene, changes);
  }, [changes]);
  return changes;
}

/** A pale line on a dark one: seen on sand, on carpets and among camels alike. */
function Outline({ picture, cell, look }: { picture: Picture; cell: number; look: string }): JSX.Element {
  const path = hexPath(picture, cell);
  return (
    <g class={look}>
      <path class="casing" d={path} />
      <path class="line" d={path} />
    </g>
  );
}

function labelOf(s: DesertState, words: Words): string {
  const camels = s.board.grid.names.filter((_, cell) => caravanAt(s, cell) >= 0).length;
  return words.board.label(s.board.grid.size, camels);
}
