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

type Props = BoardProps<Words>;

export function Board(props: Props): JSX.Element {
  const { words, hues = playerHues } = props;
  const who = useMemo(() => props.who ?? whoIn(words, hues), [props.who, words, hues]);
  const scene = useScene(props);
  const { s, picture, id } = scene;
  const hand = useBoardHand(props.input, s);
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
    input: hand,
    tell: field => cursorText(s, field, words, who, hand),
    tokenFor: key => (hand ? heldBy(s, hand.seat)[Number(key) - 1]?.card : undefined),
  });
  const pointing = usePointing(hand);
  const lit = hand?.selectable;
  const targets = useMemo(() => <FieldTargets {...{ scene, lit, words, who }} />, [scene, lit, words, who]);
  const offers = useMemo(() => hand && <Offers scene={scene} hand={hand} />, [scene, lit, hand?.chosen]);
  const latest = props.latest === undefined ? -1 : s.board.fieldNamed(props.latest);
  return (
    <BoardFrame
      {...{ id, words, input: hand, keyboard }}
      label={words.board.label(abroad(s))}
      over={Fight && <Fight news={props.news} words={words} hues={hues} who={who} moving={mayMove(props.motion)} />}
    >
      <svg ref={lens.svg} class="kings" viewBox={lens.viewBox} {...pointing}>
        <Scenery scene={scene} />
        {offers}
        {latest >= 0 && <FieldOutline scene={scene} field={latest} look="latest" />}
        {hand && <Touches scene={scene} hand={hand} />}
        {keyboard.cell !== undefined && <FieldOutline scene={scene} field={keyboard.cell} look="cursor" />}
        {targets}
      </svg>
    </BoardFrame>
  );
}

function useScene({ state, turned, hues = playerHues, spotlight }: Props): Scene {
  const id = useId();
  const s = useStable(state) as unknown as WuestenkoenigeState;
  const digging = spotlight?.colour === 'buried';
  return useMemo(() => ({ s, picture: pictureFor(turned), hues, id, digging }), [s, turned, hues.join(), id, digging]);
}

/** The hand as this board understands it: fields stand for whole ways and targets, not only for single words. */
function useBoardHand(whole: BoardInput | undefined, s: WuestenkoenigeState): BoardInput | undefined {
  // What leaves no choice is not chosen yet: of two camels to be swapped, somebody may click either first.
  const hand = whole && { ...whole, chosen: whole.picked ?? whole.chosen };
  const open = useMemo(
    () => (hand ? selectableFields(s, hand) : new Set<string>()),
    [s, hand?.selectable, hand?.chosen],
  );
  if (!hand) return undefined;
  const lit = hand.narrow?.(open) ?? open;
  const pick = (token: string) => (s.board.fieldNamed(token) < 0 ? hand.pick(token) : clickField(s, hand, token));
  return { ...hand, selectable: lit, pick };
}

function abroad(s: WuestenkoenigeState): number {
  return s.crowd.subarray(0, HEXES).reduce((sum, camels) => sum + camels, 0);
}
