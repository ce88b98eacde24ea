import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { BoardDrawing, useBoard, useScene } from '../../../../web/kit/board/board.tsx';
import type { BoardProps } from '../../../../web/kit/view.ts';
import { colours, type DurchDieWuesteState } from '../../rules/state.ts';
import type { Words } from '../../words/en.ts';
import { hexPath, pictureOf } from '../scene/picture.ts';
import { cursorText, hexText } from '../scene/place-text.ts';
import { caravanAt, type Scene } from '../scene/scene.ts';
import { animateChanges, Transient } from './animation.tsx';
import { changesBetween, nothing } from './changes.ts';
import { Offers, Touches } from './offers.tsx';
import { Scenery } from './scenery.tsx';

export function Board(props: BoardProps<DurchDieWuesteState, Words>): JSX.Element {
  const { words, who, input } = props;
  const scene = useScene(props, pictureOf);
  const { s, picture, spotlight } = scene;
  const board = useBoard(props, s, {
    box: picture.box,
    places: useMemo(() => placesIn(scene), [s.board, picture]),
    input,
    changes: { nothing, between: changesBetween, animate: (svg, found) => animateChanges(svg, scene, found) },
    textAt: ({ cell }) => hexText(s, cell, words, who),
    cursorText: ({ cell }) => cursorText(s, cell, words, who, input),
    tokenFor: key => colours[Number(key) - 1],
    hinting: { look: ({ tokens: [, colour] }) => `coat-${colour}` },
  });
  const offers = useMemo(
    // A colour that is only advised leaves the others their marks.
    () => input && <Offers scene={scene} input={{ ...input, chosen: input.picked }} />,
    [scene, input?.seat, input?.selectable, input?.picked],
  );
  return (
    <BoardDrawing
      {...{ scene, board, words }}
      look={spotlight ? 'desert searched' : 'desert'}
      label={labelOf(s, words)}
      touches={input && <Touches scene={scene} input={input} />}
    >
      <Scenery scene={scene}>{offers}</Scenery>
      <Transient scene={scene} changes={board.changes} />
    </BoardDrawing>
  );
}

function placesIn({ s, picture }: Scene) {
  return s.board.grid.names.map((name, cell) => {
    return { name, cell, centre: picture.centres[cell]!, path: hexPath(picture, cell) };
  });
}

function labelOf(s: DurchDieWuesteState, words: Words): string {
  const camels = s.board.grid.names.filter((_, cell) => caravanAt(s, cell) >= 0).length;
  return words.board.label(s.board.grid.size, camels);
}
