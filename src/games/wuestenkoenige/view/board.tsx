import type { JSX } from 'preact';
import { useId, useMemo } from 'preact/hooks';
import { useChanges } from '../../../web/stage/changes.ts';
import { BoardFrame } from '../../../web/stage/frame.tsx';
import { useKeyboard } from '../../../web/stage/keyboard.ts';
import { useLens } from '../../../web/stage/lens.tsx';
import { mayMove } from '../../../web/stage/motion.ts';
import { usePointing } from '../../../web/stage/pointing.ts';
import { useSteady } from '../../../web/stage/steady.ts';
import type { BoardProps, Hand } from '../../../web/stage/view.ts';
import { HEXES } from '../board.ts';
import type { KingsState } from '../state.ts';
import type { Words } from '../words/en.ts';
import { changesBetween, nothing } from './changes.ts';
import { clickField, litFields } from './choice.ts';
import { heldBy } from './hands.ts';
import { later } from './later.ts';
import { FieldOutline, FieldTargets, Offers, Touches } from './offers.tsx';
import { pictureFor } from './picture.ts';
import { playerHues, type Scene } from './scene.ts';
import { Scenery } from './scenery.tsx';
import { stir } from './stirring.ts';
import { tellCursor, whoIn } from './telling.ts';

const fights = later(async () => (await import('./fight.tsx')).FightScene);

type Props = BoardProps<Words>;

export function Board(props: Props): JSX.Element {
  const { words, hues = playerHues } = props;
  const who = useMemo(() => props.who ?? whoIn(words, hues), [props.who, words, hues]);
  const scene = useScene(props);
  const { s, picture, id } = scene;
  const hand = useBoardHand(props.hand, s);
  const lens = useLens(picture.box);
  useChanges(props, s, lens.svg, {
    nothing,
    between: changesBetween,
    stir: (svg, found) => stir(svg, scene, found),
  });
  const Fight = fights.use(props.news?.some(({ args }) => args.die !== undefined) ?? false);
  const keyboard = useKeyboard({
    names: s.board.names,
    centres: picture.centres,
    lens,
    hand,
    tell: field => tellCursor(s, field, words, who, hand),
    wordFor: key => (hand ? heldBy(s, hand.seat)[Number(key) - 1]?.card : undefined),
  });
  const pointing = usePointing(hand);
  const lit = hand?.lit;
  const targets = useMemo(() => <FieldTargets {...{ scene, lit, words, who }} />, [scene, lit, words, who]);
  const offers = useMemo(() => hand && <Offers scene={scene} hand={hand} />, [scene, lit, hand?.chosen]);
  const latest = props.latest === undefined ? -1 : s.board.fieldNamed(props.latest);
  return (
    <BoardFrame
      {...{ id, words, hand, keyboard }}
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
  const s = useSteady(state) as unknown as KingsState;
  const digging = spotlight?.colour === 'buried';
  return useMemo(() => ({ s, picture: pictureFor(turned), hues, id, digging }), [s, turned, hues.join(), id, digging]);
}

/** The hand as this board understands it: fields stand for whole ways and targets, not only for single words. */
function useBoardHand(whole: Hand | undefined, s: KingsState): Hand | undefined {
  // What leaves no choice is not chosen yet: of two camels to be swapped, somebody may click either first.
  const hand = whole && { ...whole, chosen: whole.picked ?? whole.chosen };
  const open = useMemo(() => (hand ? litFields(s, hand) : new Set<string>()), [s, hand?.lit, hand?.chosen]);
  if (!hand) return undefined;
  const lit = hand.narrow?.(open) ?? open;
  const pick = (token: string) => (s.board.fieldNamed(token) < 0 ? hand.pick(token) : clickField(s, hand, token));
  return { ...hand, lit, pick };
}

function abroad(s: KingsState): number {
  return s.crowd.subarray(0, HEXES).reduce((sum, camels) => sum + camels, 0);
}
