import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { BoardDrawing, useBoard, useScene } from '../../../../web/kit/board/board.tsx';
import type { BoardInput, BoardProps } from '../../../../web/kit/view.ts';
import type { NomadiState } from '../../rules/state.ts';
import type { Words } from '../../words/en.ts';
import { fieldPath, pictureOf } from '../scene/picture.ts';
import { cursorText, fieldText, goesWithChoice } from '../scene/place-text.ts';
import { type Scene, stonesOn } from '../scene/scene.ts';
import { animateChanges, Transient } from './animation.tsx';
import { changesBetween, nothing } from './changes.ts';
import { Offers, Touches } from './offers.tsx';
import { Scenery } from './scenery.tsx';

/** Half the width of a finger, in pixels: on a phone the fields are smaller. */
const FINGER = 20;

export function Board(props: BoardProps<NomadiState, Words>): JSX.Element {
  const { words, who } = props;
  const scene = useScene(props, pictureOf);
  const { s, picture } = scene;
  const { input, asked } = useAsking(props.input, s);
  const board = useBoard(props, s, {
    box: picture.box,
    places: useMemo(() => placesIn(scene), [s.board, picture]),
    input,
    changes: { nothing, between: changesBetween, animate: (svg, found) => animateChanges(svg, scene, found) },
    textAt: ({ cell }) => fieldText(s, cell, words, who),
    cursorText: ({ cell }) => cursorText(s, cell, words, who, input),
    leaps: useMemo(() => input && goesWithChoice(input), [input?.candidates]),
    tokenFor: key => (/^[1-6]$/.test(key) ? key : undefined),
    finger: FINGER,
  });
  return (
    <BoardDrawing
      {...{ scene, board, words }}
      look="nomads"
      label={words.board.label(s.board.grid.size, stonesOn(s).length)}
      touches={input && <Touches scene={scene} input={input} asked={asked} />}
    >
      <Scenery scene={scene}>{input && <Offers scene={scene} input={input} />}</Scenery>
      <Transient scene={scene} changes={board.changes} />
    </BoardDrawing>
  );
}

function placesIn({ s, picture }: Scene) {
  return s.board.grid.names.map((name, cell) => {
    const [path, outline] = [fieldPath(picture, cell), fieldPath(picture, cell, 1)];
    return { name, cell, centre: picture.centres[cell]!, path, outline };
  });
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
