import type { JSX } from 'preact';
import { useId, useMemo } from 'preact/hooks';
import { BoardFrame } from '../../../../web/kit/input/frame.tsx';
import { useKeyboard } from '../../../../web/kit/input/keyboard.ts';
import { usePointing } from '../../../../web/kit/input/pointing.ts';
import { useChanges } from '../../../../web/kit/motion/changes.ts';
import { mayMove } from '../../../../web/kit/motion/motion.ts';
import { useStable } from '../../../../web/kit/motion/stable.ts';
import type { BoardInput, BoardProps } from '../../../../web/kit/view.ts';
import { useViewport } from '../../../../web/kit/viewport/viewport.tsx';
import { HEXES } from '../../rules/board.ts';
import type { WuestenkoenigeState } from '../../rules/state.ts';
import type { Words } from '../../words/en.ts';
import { later } from '../later.ts';
import { heldBy } from '../panel/hands.ts';
import { cursorText, whoIn } from '../place-text.ts';
import { animateChanges } from './animation.ts';
import { changesBetween, nothing } from './changes.ts';
import { clickField, selectableFields } from './choice.ts';
import { FieldOutline, FieldTargets, Offers, Touches } from './offers.tsx';
import { pictureFor } from './picture.ts';
import { playerHues, type Scene } from './scene.ts';
import { Scenery } from './scenery.tsx';

const fights = later(async () => (await import('./fight.tsx')).FightScene);

type Props = BoardProps<WuestenkoenigeState, Words>;

export function Board(props: Props): JSX.Element {
  const { words, hues = playerHues } = props;
  const who = useMemo(() => props.who ?? whoIn(words, hues), [props.who, words, hues]);
  const scene = useScene(props);
  const { s, picture, id } = scene;
  const input = useBoardInput(props.input, s);
  const lens = useViewport(picture.box);
  useChanges(props, s, lens.svg, {
    nothing,
    between: changesBetween,
    animate: (svg, found) => animateChanges(svg, scene, found),
  });
  const Fight = fights.use(props.news?.some(({ args }) => args.die !== undefined) ?? false);
  const keyboard = useKeyboard({
    names: s.board.names,
    centres: picture.centres,
    viewport: lens,
    input,
    tell: field => cursorText(s, field, words, who, input),
    tokenFor: key => (input ? heldBy(s, input.seat)[Number(key) - 1]?.card : undefined),
  });
  const pointing = usePointing(input);
  const lit = input?.selectable;
  const targets = useMemo(() => <FieldTargets {...{ scene, lit, words, who }} />, [scene, lit, words, who]);
  const offers = useMemo(() => input && <Offers scene={scene} input={input} />, [scene, lit, input?.chosen]);
  const latest = props.latest === undefined ? -1 : s.board.fieldNamed(props.latest);
  return (
    <BoardFrame
      {...{ id, words, input, keyboard }}
      label={words.board.label(abroad(s))}
      over={Fight && <Fight news={props.news} words={words} hues={hues} who={who} moving={mayMove(props.motion)} />}
    >
      <svg ref={lens.svg} class="kings" viewBox={lens.viewBox} {...pointing}>
        <Scenery scene={scene} />
        {offers}
        {latest >= 0 && <FieldOutline scene={scene} field={latest} look="latest" />}
        {input && <Touches scene={scene} input={input} />}
        {keyboard.cell !== undefined && <FieldOutline scene={scene} field={keyboard.cell} look="cursor" />}
        {targets}
      </svg>
    </BoardFrame>
  );
}

function useScene({ state, turned, hues = playerHues, spotlight }: Props): Scene {
  const id = useId();
  const s = useStable(state);
  const digging = spotlight?.key === 'buried';
  return useMemo(() => ({ s, picture: pictureFor(turned), hues, id, digging }), [s, turned, hues.join(), id, digging]);
}

/** The input as this board understands it: fields stand for whole ways and targets, not only for single words. */
function useBoardInput(whole: BoardInput | undefined, s: WuestenkoenigeState): BoardInput | undefined {
  // What leaves no choice is not chosen yet: of two camels to be swapped, somebody may click either first.
  const input = whole && { ...whole, chosen: whole.picked ?? whole.chosen };
  const open = useMemo(
    () => (input ? selectableFields(s, input) : new Set<string>()),
    [s, input?.selectable, input?.chosen],
  );
  if (!input) return undefined;
  const lit = input.narrow?.(open) ?? open;
  const pick = (token: string) => (s.board.fieldNamed(token) < 0 ? input.pick(token) : clickField(s, input, token));
  return { ...input, selectable: lit, pick };
}

function abroad(s: WuestenkoenigeState): number {
  return s.crowd.subarray(0, HEXES).reduce((sum, camels) => sum + camels, 0);
}
