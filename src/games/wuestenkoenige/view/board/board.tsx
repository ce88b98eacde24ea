import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { BoardDrawing, useBoard, useScene } from '../../../../web/kit/board/board.tsx';
import { later } from '../../../../web/kit/later.ts';
import { mayMove } from '../../../../web/kit/motion/motion.ts';
import type { BoardInput, BoardProps } from '../../../../web/kit/view.ts';
import { HEXES } from '../../rules/board.ts';
import type { WuestenkoenigeState } from '../../rules/state.ts';
import type { Words } from '../../words/en.ts';
import { choosable } from '../panel/hands.ts';
import { clickField, enterField, leapFields, selectableFields } from '../scene/choice.ts';
import { pictureFor } from '../scene/picture.ts';
import { cursorText, targetText } from '../scene/place-text.ts';
import type { Scene } from '../scene/scene.ts';
import { animateChanges } from './animation.ts';
import { changesBetween, nothing } from './changes.ts';
import { Numbers } from './numbers.tsx';
import { Offers, pathOf, Touches } from './offers.tsx';
import { Landscape } from './scenery.tsx';

const useFight = later(async () => (await import('./fight.tsx')).FightScene);

export function Board(props: BoardProps<WuestenkoenigeState, Words>): JSX.Element {
  const { words, who, hues, news } = props;
  const scene = useScene(props, (_, turned) => pictureFor(turned));
  const { s, picture } = scene;
  const input = useBoardInput(props.input, s);
  const { found: Fight } = useFight(news?.some(({ args }) => args.die !== undefined) ?? false);
  const board = useBoard(props, s, {
    box: picture.box,
    places: useMemo(() => placesIn(scene), [s, picture]),
    input,
    changes: { nothing, between: changesBetween, animate: (svg, found) => animateChanges(svg, scene, found) },
    textAt: ({ field }) => targetText(s, field, words, who, input),
    cursorText: ({ field }) => cursorText(s, field, words, who, input),
    enter: (by, { name }) => enterField(s, by, name),
    tokenFor: key => (input ? choosable(s, input.seat)[Number(key) - 1]?.card : undefined),
    // In a guided game what its step asks for may be what can't be done.
    leaps:
      useMemo(() => input && !input.narrow && leapFields(s, input), [s, input?.selectable, input?.chosen]) || undefined,
    backToFront: true,
  });
  const numbers = useMemo(() => <Numbers scene={scene} />, [scene]);
  const offers = useMemo(
    () => input && <Offers scene={scene} input={input} />,
    [scene, input?.selectable, input?.chosen],
  );
  return (
    <BoardDrawing
      {...{ scene, board, words }}
      look="kings"
      label={words.board.label(abroad(s))}
      over={Fight && <Fight news={news} words={words} hues={hues} who={who} moving={mayMove(props.motion)} />}
      touches={input && <Touches scene={scene} input={input} />}
      numbers={numbers}
    >
      <Landscape scene={scene} />
      {offers}
    </BoardDrawing>
  );
}

function placesIn(scene: Scene) {
  return scene.s.board.names.map((name, field) => {
    return { name, field, centre: scene.picture.centres[field]!, path: pathOf(scene, field) };
  });
}

/** The input as this board understands it: fields stand for whole ways and targets, not only for single words. */
function useBoardInput(whole: BoardInput | undefined, s: WuestenkoenigeState): BoardInput | undefined {
  // What leaves no choice is not chosen yet: of two camels to be swapped, somebody may click either first.
  const input = whole && { ...whole, chosen: whole.picked };
  const open = useMemo(
    () => (input ? selectableFields(s, input) : new Set<string>()),
    [s, input?.selectable, input?.chosen],
  );
  if (!input) return undefined;
  const selectable = input.narrow?.(open) ?? open;
  const pick = (token: string) => (s.board.fieldNamed(token) < 0 ? input.pick(token) : clickField(s, input, token));
  return { ...input, selectable, pick };
}

function abroad(s: WuestenkoenigeState): number {
  return s.crowd.subarray(0, HEXES).reduce((sum, camels) => sum + camels, 0);
}
