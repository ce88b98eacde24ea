import type { JSX } from 'preact';
import { useId, useMemo } from 'preact/hooks';
import { useChanges } from '../../../web/stage/changes.ts';
import { BoardFrame } from '../../../web/stage/frame.tsx';
import { useKeyboard } from '../../../web/stage/keyboard.ts';
import { useLens } from '../../../web/stage/lens.tsx';
import { Outline } from '../../../web/stage/outline.tsx';
import { usePointing } from '../../../web/stage/pointing.ts';
import { useSteady } from '../../../web/stage/steady.ts';
import type { BoardProps } from '../../../web/stage/view.ts';
import { colours, type DesertState } from '../state.ts';
import type { Words } from '../words/en.ts';
import { changesBetween, nothing } from './changes.ts';
import { playerHues } from './coats.ts';
import { HexTargets, Offers, Touches } from './offers.tsx';
import { hexPath, pictureOf } from './picture.ts';
import { caravanAt, type Scene } from './scene.ts';
import { Scenery } from './scenery.tsx';
import { Passing, stir } from './stirring.tsx';
import { tellCursor, whoIn } from './telling.ts';

type Props = BoardProps<Words>;

export function Board(props: Props): JSX.Element {
  const { words, hand, hues = playerHues } = props;
  const who = useMemo(() => props.who ?? whoIn(words, hues), [props.who, words, hues]);
  const scene = useScene(props);
  const { s, picture, id } = scene;
  const lens = useLens(picture.box);
  const changes = useChanges(props, s, lens.svg, {
    nothing,
    between: changesBetween,
    stir: (svg, found) => stir(svg, scene, found),
  });
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
    () => <HexTargets scene={scene} lit={hand?.lit} words={words} who={who} />,
    [s, picture, hand?.lit, words, who],
  );
  const offers = useMemo(
    () => hand && <Offers scene={scene} hand={hand} />,
    [scene, hand?.seat, hand?.lit, hand?.chosen],
  );
  const latest = props.latest === undefined ? -1 : s.board.grid.cellNamed(props.latest);
  return (
    <BoardFrame {...{ id, words, hand, keyboard }} label={labelOf(s, words)}>
      <svg ref={lens.svg} class={scene.spotlight ? 'desert searched' : 'desert'} viewBox={lens.viewBox} {...pointing}>
        <Scenery scene={scene}>{offers}</Scenery>
        <Passing scene={scene} changes={changes} />
        {latest >= 0 && <Outline path={hexPath(picture, latest)} look="latest" />}
        {hand && <Touches scene={scene} hand={hand} />}
        {keyboard.cell !== undefined && <Outline path={hexPath(picture, keyboard.cell)} look="cursor" />}
        {targets}
      </svg>
    </BoardFrame>
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

function labelOf(s: DesertState, words: Words): string {
  const camels = s.board.grid.names.filter((_, cell) => caravanAt(s, cell) >= 0).length;
  return words.board.label(s.board.grid.size, camels);
}
