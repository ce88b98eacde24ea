import type { ComponentChildren, JSX } from 'preact';
import { useId, useMemo } from 'preact/hooks';
import type { Point } from '../draw/hexes.ts';
import type { Box } from '../draw/paths.ts';
import { PlaceOutline } from '../draw/place-outline.tsx';
import { BoardFrame } from '../input/frame.tsx';
import { type KeyboardSpec, useKeyboard } from '../input/keyboard.ts';
import { usePointing } from '../input/pointing.ts';
import { Targets } from '../input/targets.tsx';
import { type ChangeAnimation, useChanges } from '../motion/changes.ts';
import { useStable } from '../motion/stable.ts';
import type { Hue } from '../players.tsx';
import type { BoardInput, BoardProps, ShownState, Spotlight } from '../view.ts';
import { useViewport, type Viewport } from '../viewport/viewport.tsx';

/** A position as it is to be drawn. */
export interface BoardScene<S, P> {
  readonly s: S;
  readonly picture: P;
  readonly hues: readonly Hue[];
  /** Begins the names of paints and shapes: several boards may stand on one page. */
  readonly id: string;
  readonly spotlight?: Spotlight | undefined;
}

/** A new scene for every change that is seen, and for no other: what is drawn from it can be kept. */
export function useScene<S extends ShownState, P>(
  { state, turned, hues, spotlight }: Pick<BoardProps<S>, 'state' | 'turned' | 'hues' | 'spotlight'>,
  pictureOf: (s: S, turned: boolean) => P,
): BoardScene<S, P> {
  const id = useId();
  const s = useStable(state);
  const { seat, key } = spotlight ?? {};
  return useMemo(
    () => ({ s, picture: pictureOf(s, turned), hues, id, spotlight }),
    [s, turned, hues.join(), id, spotlight === undefined, seat, key],
  );
}

/** A place that can be pointed at and clicked. */
export interface BoardPlace {
  /** Its name on the board. */
  readonly name: string;
  /** The word of the notation that clicking it says; its name if left out. */
  readonly token?: string;
  readonly centre: Point;
  /** What can be clicked. */
  readonly path: string;
  readonly transform?: string;
  /** The line around it, where that is not the path itself. */
  readonly outline?: string;
}

/** What a game says about its board. */
interface BoardSpec<S, C, T extends BoardPlace> extends Pick<KeyboardSpec, 'tokenFor' | 'press' | 'middle'> {
  readonly box: Box;
  readonly places: readonly T[];
  readonly changes: ChangeAnimation<S, C>;
  /** The input as the board understands it. */
  readonly input: BoardInput | undefined;
  /** What is to be seen at a place. */
  readonly textAt: (place: T) => string;
  /** What the keyboard's cursor says there. */
  readonly cursorText: (place: T) => string;
  /** What a click does at a place, and what Enter does; both say its word if left out. */
  readonly click?: (input: BoardInput, place: T) => void;
  readonly enter?: (input: BoardInput, place: T) => void;
  /** How far beside a place a finger may come down, in pixels. */
  readonly finger?: number;
  /** Do places hide others behind them? Then what stands in front is clicked first. */
  readonly backToFront?: boolean;
}

export interface BoardParts<C> {
  readonly viewport: Viewport;
  readonly changes: C;
  readonly input: BoardInput | undefined;
  readonly keyboard: ReturnType<typeof useKeyboard>;
  readonly pointing: ReturnType<typeof usePointing>;
  readonly targets: JSX.Element;
  readonly latest: BoardPlace | undefined;
  readonly cursor: BoardPlace | undefined;
}

/** All that every board does: zooming, moving what changed, keys, mouse and fingers, and the marks for them. */
export function useBoard<S, C, T extends BoardPlace>(
  props: Pick<BoardProps<S>, 'before' | 'motion' | 'latest'> & { readonly words: unknown; readonly who: unknown },
  s: S,
  spec: BoardSpec<S, C, T>,
): BoardParts<C> {
  const { places, input, changes, textAt, cursorText, finger, backToFront, ...keys } = spec;
  const viewport = useViewport(spec.box);
  const changed = useChanges(props, s, viewport.svg, changes);
  const click = spec.click ?? ((by: BoardInput, { name, token = name }: T) => by.pick(token));
  const enter = spec.enter ?? click;
  const keyboard = useKeyboard({
    ...keys,
    names: places.map(({ name }) => name),
    centres: places.map(({ centre }) => centre),
    tokens: places.map(({ name, token = name }) => token),
    viewport,
    input,
    tell: at => cursorText(places[at]!),
    enter: (by, at) => enter(by, places[at]!),
  });
  const pick = (name: string) => {
    const place = places.find(other => other.name === name);
    if (input && place) click(input, place);
  };
  const pointing = usePointing(input && { ...input, pick }, finger);
  const targets = useMemo(() => {
    const order = backToFront ? places.toSorted((a, b) => a.centre.y - b.centre.y) : places;
    return <Targets places={order.map(place => withMark(place, input))} tell={textAt} />;
  }, [places, input?.selectable, props.words, props.who]);
  const latest = places.find(({ name }) => name === props.latest);
  return {
    viewport,
    changes: changed,
    input,
    keyboard,
    pointing,
    targets,
    latest,
    cursor: places[keyboard.cell ?? -1],
  };
}

function withMark<T extends BoardPlace>(place: T, input: BoardInput | undefined): T & { readonly selectable: boolean } {
  return { ...place, selectable: input?.selectable.has(place.token ?? place.name) ?? false };
}

interface DrawingProps<C> {
  readonly scene: { readonly id: string };
  readonly board: BoardParts<C>;
  /** The class by which the game's styles know its drawings. */
  readonly look: string;
  /** The board in a few words. */
  readonly label: string;
  readonly words: { readonly board: { readonly keys: string } };
  readonly align?: string;
  /** What lies over the drawing. */
  readonly over?: ComponentChildren;
  /** What is pointed at and chosen, drawn above the pieces. */
  readonly touches?: ComponentChildren;
  /** Ground, offers and pieces. */
  readonly children: ComponentChildren;
}

export function BoardDrawing<C>(props: DrawingProps<C>): JSX.Element {
  const { scene, board, look, label, words, align, over, touches, children } = props;
  const { viewport, input, keyboard, pointing, targets, latest, cursor } = board;
  return (
    <BoardFrame {...{ id: scene.id, label, words, input, keyboard, over }}>
      <svg ref={viewport.svg} class={look} viewBox={viewport.viewBox} preserveAspectRatio={align} {...pointing}>
        {children}
        {latest && <Marked place={latest} look="latest" />}
        {touches}
        {cursor && <Marked place={cursor} look="cursor" />}
        {targets}
      </svg>
    </BoardFrame>
  );
}

function Marked({
  place: { path, outline = path, transform },
  look,
}: {
  place: BoardPlace;
  look: string;
}): JSX.Element {
  return <PlaceOutline path={outline} transform={transform} look={look} />;
}
