import type { JSX } from 'preact';
import { useId, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { useKeyboard } from '../../../web/stage/keyboard.ts';
import { LensButtons, useLens } from '../../../web/stage/lens.tsx';
import { mayMove } from '../../../web/stage/motion.ts';
import { usePointing } from '../../../web/stage/pointing.ts';
import { useSteady } from '../../../web/stage/steady.ts';
import type { BoardProps, Hand } from '../../../web/stage/view.ts';
import { stageWordsIn } from '../../../web/stage/words.ts';
import type { NomadiState } from '../state.ts';
import type { Words } from '../words/en.ts';
import { Bargain } from './bargain.tsx';
import { type Changes, changesBetween, nothing } from './changes.ts';
import { Offers, Targets, Touches } from './offers.tsx';
import { fieldPath, type Picture, pictureOf } from './picture.ts';
import { playerHues, type Scene, stonesOn } from './scene.ts';
import { Scenery } from './scenery.tsx';
import { Passing, stir } from './stirring.tsx';
import { tellCursor, whoIn } from './telling.ts';

type Props = BoardProps<Words>;

/** Half the width of a finger, in pixels: on a phone the fields are smaller. */
const FINGER = 20;

/**
 * The board is one stop of the tab key and takes the arrow keys for itself. It is an application to screen readers and
 * says where the cursor is in a live region, as every screen reader reads live regions.
 */
export function Board(props: Props): JSX.Element {
  const { words, hues = playerHues } = props;
  const who = useMemo(() => props.who ?? whoIn(words, hues), [props.who, words, hues]);
  const scene = useScene(props);
  const { s, picture, id } = scene;
  const { names } = s.board.grid;
  const { hand, asked } = useAsking(props.hand, s);
  const lens = useLens(picture.box);
  const changes = useChanges(props, scene, lens.svg);
  const keyboard = useKeyboard({
    names,
    centres: picture.centres,
    lens,
    hand,
    tell: cell => tellCursor(s, cell, words, who, hand),
    wordFor: key => (/^[1-6]$/.test(key) ? key : undefined),
  });
  const targets = useMemo(
    () => <Targets scene={scene} lit={hand?.lit} words={words} who={who} />,
    [s, picture, hand?.lit, words, who],
  );
  const latest = props.latest === undefined ? -1 : s.board.grid.cellNamed(props.latest);
  return (
    <div class="board">
      <div
        class={hand ? 'board-plane in-hand' : 'board-plane'}
        role="application"
        tabIndex={0}
        aria-label={words.board.label(s.board.grid.size, stonesOn(s).length)}
        aria-describedby={`${id}keys`}
        {...keyboard.listeners}
      >
        <svg
          ref={lens.svg}
          class="nomads"
          viewBox={lens.viewBox}
          preserveAspectRatio={picture.upright ? 'xMidYMid' : 'xMinYMid'}
          {...usePointing(hand, FINGER)}
        >
          <Scenery scene={scene}>{hand && <Offers scene={scene} hand={hand} />}</Scenery>
          <Passing scene={scene} changes={changes} />
          {latest >= 0 && <Outline picture={picture} cell={latest} look="latest" />}
          {hand && <Touches scene={scene} hand={hand} asked={asked} />}
          {keyboard.cell !== undefined && <Outline picture={picture} cell={keyboard.cell} look="cursor" />}
          {targets}
        </svg>
      </div>
      <Bargain s={s} hues={hues} words={words} who={who} above={isLow(scene)} />
      <LensButtons lens={lens} words={stageWordsIn(words.language)} />
      <p id={`${id}keys`} class="unseen">
        {words.board.keys}
      </p>
      <p class="unseen" aria-live="assertive" data-cursor data-at={names[keyboard.cell ?? -1]}>
        {keyboard.told}
      </p>
    </div>
  );
}

/** Remembers the field that was clicked in vain, until something else is clicked: what stands against it is shown. */
function useAsking(hand: Hand | undefined, s: NomadiState) {
  const [question, setQuestion] = useState<{ readonly token: string; readonly s: NomadiState }>();
  const asked = question?.s === s ? question.token : undefined;
  const pick = (token: string) => {
    setQuestion(hand?.lit.has(token) ? undefined : { token, s });
    hand?.pick(token);
  };
  return { hand: hand && { ...hand, pick }, asked: hand && asked };
}

function useScene({ state, turned, hues = playerHues, spotlight }: Props): Scene {
  const id = useId();
  const s = useSteady(state) as unknown as NomadiState;
  return useMemo(
    () => ({ s, picture: pictureOf(s.board, turned), hues, id, spotlight }),
    [s, turned, hues.join(), id, spotlight?.seat],
  );
}

/** What is different from the position shown before, set moving as soon as it is drawn. */
function useChanges({ before, motion }: Props, scene: Scene, svg: { readonly current: SVGSVGElement | null }): Changes {
  const changes = useMemo(() => {
    if (!before || !mayMove(motion)) return nothing;
    return changesBetween(before as unknown as NomadiState, scene.s);
  }, [scene.s]);
  useLayoutEffect(() => {
    if (svg.current && changes !== nothing) stir(svg.current, scene, changes);
  }, [changes]);
  return changes;
}

/** Is the caravan in the lower half of the picture? */
function isLow({ s, picture: { centres, sand } }: Scene): boolean {
  const heights = stonesOn(s).map(({ cell }) => centres[cell]!.y);
  return heights.reduce((sum, y) => sum + y, 0) > (heights.length * sand.height) / 2;
}

/** A pale line on a dark one: seen on sand, on the rug and among stones alike. */
function Outline({ picture, cell, look }: { picture: Picture; cell: number; look: string }): JSX.Element {
  const path = fieldPath(picture, cell, 1);
  return (
    <g class={look}>
      <path class="casing" d={path} />
      <path class="line" d={path} />
    </g>
  );
}
