import type { JSX } from 'preact';
import { useId, useMemo } from 'preact/hooks';
import { PlaceOutline } from '../../../../web/kit/draw/place-outline.tsx';
import { BoardFrame } from '../../../../web/kit/input/frame.tsx';
import { useKeyboard } from '../../../../web/kit/input/keyboard.ts';
import { usePointing } from '../../../../web/kit/input/pointing.ts';
import { useChanges } from '../../../../web/kit/motion/changes.ts';
import { useStable } from '../../../../web/kit/motion/stable.ts';
import type { BoardProps } from '../../../../web/kit/view.ts';
import { useViewport } from '../../../../web/kit/viewport/viewport.tsx';
import { colours, type DurchDieWuesteState } from '../../rules/state.ts';
import type { Words } from '../../words/en.ts';
import { playerHues } from '../pieces/coats.ts';
import { cursorText, whoIn } from '../place-text.ts';
import { animateChanges, Transient } from './animation.tsx';
import { changesBetween, nothing } from './changes.ts';
import { HexTargets, Offers, Touches } from './offers.tsx';
import { hexPath, pictureOf } from './picture.ts';
import { caravanAt, type Scene } from './scene.ts';
import { Scenery } from './scenery.tsx';

type Props = BoardProps<DurchDieWuesteState, Words>;

export function Board(props: Props): JSX.Element {
  const { words, input, hues = playerHues } = props;
  const who = useMemo(() => props.who ?? whoIn(words, hues), [props.who, words, hues]);
  const scene = useScene(props);
  const { s, picture, id } = scene;
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
    tokenFor: key => colours[Number(key) - 1],
  });
  const pointing = usePointing(input);
  const targets = useMemo(
    () => <HexTargets scene={scene} lit={input?.selectable} words={words} who={who} />,
    [s, picture, input?.selectable, words, who],
  );
  const offers = useMemo(
    () => input && <Offers scene={scene} input={input} />,
    [scene, input?.seat, input?.selectable, input?.chosen],
  );
  const latest = props.latest === undefined ? -1 : s.board.grid.cellNamed(props.latest);
  return (
    <BoardFrame {...{ id, words, input, keyboard }} label={labelOf(s, words)}>
      <svg ref={lens.svg} class={scene.spotlight ? 'desert searched' : 'desert'} viewBox={lens.viewBox} {...pointing}>
        <Scenery scene={scene}>{offers}</Scenery>
        <Transient scene={scene} changes={changes} />
        {latest >= 0 && <PlaceOutline path={hexPath(picture, latest)} look="latest" />}
        {input && <Touches scene={scene} input={input} />}
        {keyboard.cell !== undefined && <PlaceOutline path={hexPath(picture, keyboard.cell)} look="cursor" />}
        {targets}
      </svg>
    </BoardFrame>
  );
}

function useScene({ state, turned, hues = playerHues, spotlight }: Props): Scene {
  const id = useId();
  const s = useStable(state);
  const { seat, key } = spotlight ?? {};
  return useMemo(
    () => ({ s, picture: pictureOf(s.board, turned), hues, id, spotlight }),
    [s, turned, hues.join(), id, spotlight === undefined, seat, key],
  );
}

function labelOf(s: DurchDieWuesteState, words: Words): string {
  const camels = s.board.grid.names.filter((_, cell) => caravanAt(s, cell) >= 0).length;
  return words.board.label(s.board.grid.size, camels);
}
