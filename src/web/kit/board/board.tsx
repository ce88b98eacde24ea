import type { ComponentChildren, JSX } from 'preact';
import { useId, useMemo } from 'preact/hooks';
import type { Point } from '../draw/hexes.ts';
import type { Box } from '../draw/paths.ts';
import { PlaceOutline } from '../draw/place-outline.tsx';
import { BoardFrame } from '../input/frame.tsx';
import { type KeyboardSpec, useKeyboard } from '../input/keyboard.ts';
import { usePointing } from '../input/pointing.ts';
import { Targets } from '../input/targets.tsx';
import { asSentence } from '../landmarks.ts';
import { later } from '../later.ts';
import type { AdvisedLines, HintSpec } from '../marks/hint-marks.tsx';
import type { TraceProps } from '../marks/trace.tsx';
import { type ChangeAnimation, useChanges } from '../motion/changes.ts';
import { useStable } from '../motion/stable.ts';
import type { Hue } from '../players.tsx';
import type { BoardInput, BoardProps, ShownState, Spotlight } from '../view.ts';
import { type FirstLook, useFirstLook } from '../viewport/first-look.ts';
import { useViewport, type Viewport } from '../viewport/viewport.tsx';

/** A position as it is to be drawn. */
export interface BoardScene<S, P> {
  readonly s: S;
  readonly picture: P;
  readonly hues: readonly Hue[];
  /** Begins the names of paints and shapes: several boards may stand on one page. */
  readonly id: string;
  readonly spotlight?: Spotlight | undefined;
  /** Does every field bear its name? */
  readonly named?: boolean | undefined;
}

/** A new scene for every change that is seen, and for no other: what is drawn from it can be kept. */
export function useScene<S extends ShownState, P>(
  { state, turned, hues, spotlight, named }: Pick<BoardProps<S>, 'state' | 'turned' | 'hues' | 'spotlight' | 'named'>,
  pictureOf: (s: S, turned: boolean) => P,
): BoardScene<S, P> {
  const id = useId();
  const s = useStable(state);
  const { seat, key } = spotlight ?? {};
  return useMemo(
    () => ({ s, picture: pictureOf(s, turned), hues, id, spotlight, named }),
    [s, turned, hues.join(), id, spotlight === undefined, seat, key, named],
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

/** Tracks are there from the second turn on, and can come after the board. */
const useTrace = later(async () => (await import('../marks/trace.tsx')).Trace);
const useHintMarks = later(async () => (await import('../marks/hint-marks.tsx')).HintMarks);

/** What a game says about its board. */
interface BoardSpec<S, C, T extends BoardPlace> extends Pick<KeyboardSpec, 'tokenFor' | 'press' | 'middle' | 'leaps'> {
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
  readonly hinting?: HintSpec;
}

interface MarkedPlace extends BoardPlace {
  readonly selectable: boolean;
}

export interface BoardParts<C> {
  readonly viewport: Viewport;
  /** How wide the picture is to its height. */
  readonly shape: number;
  readonly changes: C;
  readonly input: BoardInput | undefined;
  readonly keyboard: ReturnType<typeof useKeyboard>;
  readonly pointing: ReturnType<typeof usePointing>;
  readonly targets: JSX.Element;
  /** The same places, for the magnifier. */
  readonly marked: readonly MarkedPlace[];
  readonly firstLook: FirstLook;
  readonly latest: BoardPlace | undefined;
  readonly trace: TraceProps | undefined;
  readonly cursor: BoardPlace | undefined;
  /** What more the keys do. */
  readonly moreKeys: string;
  readonly advised: AdvisedLines | undefined;
}

type UsedNames = 'before' | 'motion' | 'latest' | 'trace' | 'hues' | 'orientation' | 'magnifier' | 'hints';

/** What every board does with its props; words and names are only watched for changes. */
interface UsedProps<S> extends Pick<BoardProps<S>, UsedNames> {
  readonly words: unknown;
  readonly who: unknown;
}

/** All that every board does: zooming, moving what changed, keys, mouse and fingers, and the marks for them. */
export function useBoard<S, C, T extends BoardPlace>(
  props: UsedProps<S>,
  s: S,
  spec: BoardSpec<S, C, T>,
): BoardParts<C> {
  const { places, input, changes, textAt, cursorText, finger, hinting = {}, ...keys } = spec;
  const viewport = useViewport(spec.box);
  const changed = useChanges(props, s, viewport.svg, changes);
  const click = spec.click ?? ((by: BoardInput, { name, token = name }: T) => by.pick(token));
  const enter = spec.enter ?? click;
  const { orientation } = props;
  const withOrientation = (text: string, { name }: T) => {
    const around = orientation?.around(name) ?? '';
    return around === '' ? text : `${text.replace(/\.$/, '')}. ${asSentence(around)}`;
  };
  const keyboard = useKeyboard({
    ...keys,
    orientation,
    names: places.map(({ name }) => name),
    centres: places.map(({ centre }) => centre),
    tokens: places.map(({ name, token = name }) => token),
    viewport,
    input,
    tell: at => {
      const brief = cursorText(places[at]!);
      return { brief, whole: withOrientation(brief, places[at]!) };
    },
    enter: (by, at) => enter(by, places[at]!),
  });
  const pick = (name: string) => {
    const place = places.find(other => other.name === name);
    if (input && place) click(input, place);
  };
  const { trace = [], hues, hints = [] } = props;
  const firstLook = useFirstLook(viewport, props.magnifier ?? 'off', hints.length > 0);
  const pointing = usePointing(input && { ...input, pick }, firstLook, finger);
  const marked = useMarked(spec);
  const targets = useMemo(
    () => <Targets places={marked} tell={place => withOrientation(textAt(place), place)} />,
    [marked, props.words, props.who, orientation],
  );
  const latest = places.find(({ name }) => name === props.latest);
  return {
    viewport,
    shape: spec.box.width / spec.box.height,
    changes: changed,
    input,
    keyboard,
    pointing,
    targets,
    marked,
    firstLook,
    latest,
    trace: trace.length > 0 ? { steps: trace, places, hues } : undefined,
    cursor: places[keyboard.cell ?? -1],
    moreKeys: orientation?.keys ?? '',
    advised: hints.length > 0 ? { hints, places, hinting } : undefined,
  };
}

/** The places in the order in which they lie over each other, and which of them can be chosen. */
function useMarked<S, C, T extends BoardPlace>({ places, input, backToFront }: BoardSpec<S, C, T>) {
  return useMemo(() => {
    const order = backToFront ? places.toSorted((a, b) => a.centre.y - b.centre.y) : places;
    return order.map(place => withMark(place, input));
  }, [places, input?.selectable]);
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
  /** What lies over the drawing. */
  readonly over?: ComponentChildren;
  /** What is pointed at and chosen, drawn above the pieces. */
  readonly touches?: ComponentChildren;
  /** What has to be read whatever is marked: it lies over all marks but hints. */
  readonly numbers?: ComponentChildren;
  /** Ground, offers and pieces. */
  readonly children: ComponentChildren;
}

export function BoardDrawing<C>(props: DrawingProps<C>): JSX.Element {
  const { scene, board, look, label, words, over, touches, numbers, children } = props;
  const { viewport, shape, input, keyboard, pointing, targets, latest, trace, cursor, moreKeys, marked, advised } =
    board;
  const { lens, Magnifier } = board.firstLook;
  const { found: Trace } = useTrace(trace !== undefined);
  const { found: HintMarks } = useHintMarks(advised !== undefined);
  const drawing = `${scene.id}drawing`;
  return (
    <BoardFrame {...{ id: scene.id, label, words, moreKeys, input, keyboard, shape, over }}>
      <svg ref={viewport.svg} class={look} viewBox={viewport.viewBox} {...pointing}>
        {/* Whoever listens is told of places: numbers without them would be noise. */}
        <g id={drawing} class={look} aria-hidden="true">
          {children}
          {trace && !advised && Trace && <Trace {...trace} />}
          {latest && <Marked place={latest} look="latest" />}
          {touches}
          {numbers}
          {advised && HintMarks && <HintMarks {...advised} />}
          {cursor && <Marked place={cursor} look="cursor" />}
        </g>
        {targets}
        {input && lens && Magnifier && <Magnifier {...{ lens, drawing }} id={scene.id} places={marked} />}
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
