import type { JSX } from 'preact';
import { useId, useMemo, useState } from 'preact/hooks';
import { PlaceOutline } from '../../../../web/kit/draw/place-outline.tsx';
import { BoardFrame } from '../../../../web/kit/input/frame.tsx';
import { useKeyboard } from '../../../../web/kit/input/keyboard.ts';
import { usePointing } from '../../../../web/kit/input/pointing.ts';
import { useChanges } from '../../../../web/kit/motion/changes.ts';
import { useStable } from '../../../../web/kit/motion/stable.ts';
import type { BoardInput, BoardProps } from '../../../../web/kit/view.ts';
import { useViewport } from '../../../../web/kit/viewport/viewport.tsx';
import type { NomadiState } from '../../rules/state.ts';
import type { Words } from '../../words/en.ts';
import { cursorText, whoIn } from '../place-text.ts';
import { animateChanges, Transient } from './animation.tsx';
import { Bargain } from './bargain.tsx';
import { changesBetween, nothing } from './changes.ts';
import { FieldTargets, Offers, Touches } from './offers.tsx';
import { fieldPath, pictureOf } from './picture.ts';
import { playerHues, type Scene, stonesOn } from './scene.ts';
import { Scenery } from './scenery.tsx';

type Props = BoardProps<NomadiState, Words>;

/** Half the width of a finger, in pixels: on a phone the fields are smaller. */
const FINGER = 20;

export function Board(props: Props): JSX.Element {
  const { words, hues = playerHues } = props;
  const who = useMemo(() => props.who ?? whoIn(words, hues), [props.who, words, hues]);
  const scene = useScene(props);
  const { s, picture, id } = scene;
  const { input, asked } = useAsking(props.input, s);
  const lens = useViewport(picture.box);
  const changes = useChanges(props, s, lens.svg, {
    nothing,
    between: changesBetween,
    animate: (svg, found) => animateChanges(svg, scene, found),
  });
  const keyboard = useKeyboard({
    names: s.board.grid.names,
    centres: picture.centres,
    viewport: lens,
    input,
    tell: cell => cursorText(s, cell, words, who, input),
    tokenFor: key => (/^[1-6]$/.test(key) ? key : undefined),
  });
  const targets = useMemo(
    () => <FieldTargets scene={scene} lit={input?.selectable} words={words} who={who} />,
    [s, picture, input?.selectable, words, who],
  );
  const latest = props.latest === undefined ? -1 : s.board.grid.cellNamed(props.latest);
  return (
    <BoardFrame
      {...{ id, words, input, keyboard }}
      label={words.board.label(s.board.grid.size, stonesOn(s).length)}
      over={<Bargain s={s} hues={hues} words={words} who={who} above={isLow(scene)} />}
    >
      <svg
        ref={lens.svg}
        class="nomads"
        viewBox={lens.viewBox}
        preserveAspectRatio={picture.upright ? 'xMidYMid' : 'xMinYMid'}
        {...usePointing(input, FINGER)}
      >
        <Scenery scene={scene}>{input && <Offers scene={scene} input={input} />}</Scenery>
        <Transient scene={scene} changes={changes} />
        {latest >= 0 && <PlaceOutline path={fieldPath(picture, latest, 1)} look="latest" />}
        {input && <Touches scene={scene} input={input} asked={asked} />}
        {keyboard.cell !== undefined && <PlaceOutline path={fieldPath(picture, keyboard.cell, 1)} look="cursor" />}
        {targets}
      </svg>
    </BoardFrame>
  );
}

/** Remembers the field that was clicked in vain, until something else is clicked: what stands against it is shown. */
function useAsking(input: BoardInput | undefined, s: NomadiState) {
  const [question, setQuestion] = useState<{ readonly token: string; readonly s: NomadiState }>();
  const asked = question?.s === s ? question.token : undefined;
  const pick = (token: string) => {
    setQuestion(input?.selectable.has(token) ? undefined : { token, s });
    input?.pick(token);
  };
  return { input: input && { ...input, pick }, asked: input && asked };
}

function useScene({ state, turned, hues = playerHues, spotlight }: Props): Scene {
  const id = useId();
  const s = useStable(state);
  return useMemo(
    () => ({ s, picture: pictureOf(s.board, turned), hues, id, spotlight }),
    [s, turned, hues.join(), id, spotlight?.seat],
  );
}

/** Is the caravan in the lower half of the picture? */
function isLow({ s, picture: { centres, sand } }: Scene): boolean {
  const heights = stonesOn(s).map(({ cell }) => centres[cell]!.y);
  return heights.reduce((sum, y) => sum + y, 0) > (heights.length * sand.height) / 2;
}
