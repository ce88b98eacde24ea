import { useMemo, useRef, useState } from 'preact/hooks';
import type { Point } from '../draw/hexes.ts';
import type { BoardOrientation, LandmarkKind } from '../landmarks.ts';
import type { BoardInput } from '../view.ts';
import { type Viewport, zoomByKey } from '../viewport/viewport.tsx';
import {
  type ArrowDirection,
  type Cursor,
  cursorOn,
  foundAgain,
  type HeldCursor,
  nextAmong,
  steppedBy,
  sweptTo,
} from './cursor.ts';
import {
  type Asked,
  announcementIn,
  askedAgain,
  type CursorTelling,
  type Hands,
  handedTo,
  type Voice,
  voiceAt,
} from './cursor-voice.ts';

/** What the keys need to know of a board. */
export interface KeyboardSpec {
  /** The places by their names, and where each of them is in the picture. */
  readonly names: readonly string[];
  readonly centres: readonly Point[];
  /** Where N and P go; to all that can be chosen if left out. */
  readonly leaps?: ReadonlySet<string> | undefined;
  /** What clicking each of them says in the notation; its name if left out. */
  readonly tokens?: readonly string[];
  readonly viewport: Viewport;
  readonly input: BoardInput | undefined;
  /** What is said about a place when the cursor comes there. */
  readonly tell: (at: number) => CursorTelling;
  /** The word that a key of the game's own stands for. */
  readonly tokenFor?: (key: string) => string | undefined;
  /** Carries out a key of the game's own. True if it was one, or what it changed, where that is all there is to say. */
  readonly press?: (event: KeyboardEvent, input: BoardInput, at: number | undefined) => boolean | string;
  /** What Enter does at a place; it says the word there if left out. */
  readonly enter?: (input: BoardInput, at: number) => void;
  /** What keys can jump to; nothing as long as it is left out. */
  readonly orientation?: BoardOrientation | undefined;
  /** Where the cursor begins while nothing can be done; in the middle of the list if left out. */
  readonly middle?: number;
}

const steps: Readonly<Record<string, ArrowDirection>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
const sweeps: Readonly<Record<string, ArrowDirection>> = { Home: 'left', End: 'right' };
const leapKeys: Readonly<Record<string, 1 | -1>> = { n: 1, p: -1 };
/** The same in every game and language; with Shift the other way round. */
const jumps: Readonly<Record<string, LandmarkKind>> = { c: 'own', x: 'others', o: 'goals', w: 'prizes' };

/** The cursor on a board: the place to mark while keys are used, what to say about it, and the listeners. */
export function useKeyboard(spec: KeyboardSpec) {
  const [held, setHeld] = useState<HeldCursor>();
  const [shown, setShown] = useState(false);
  const [asked, setAsked] = useState<Asked>({ turn: 0, note: '', ways: 0 });
  const { names, centres, viewport, input, tell } = spec;
  const hands = useHands(input?.seat);
  const cursor = held && foundAgain(names, centres, held);
  const answer = (note: string, went: boolean) =>
    setAsked(before => askedAgain(before, { turn: hands.turn, note, went, legal: input?.legal }));
  const moveTo = ({ at, line }: Cursor) => {
    setHeld({ name: names[at]!, centre: centres[at]!, line });
    setShown(true);
    viewport.show(centres[at]!);
    input?.point(names[at]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const here = cursor ?? cursorOn(centres, firstOf(spec));
    const kind = spec.orientation && jumps[key];
    const next = kind
      ? jumped(spec, here, kind, event.shiftKey ? -1 : 1)
      : cursor
        ? moved(spec, here, key)
        : isMove(key)
          ? here
          : undefined;
    if (next) moveTo(next);
    const done = next || kind || zoomByKey(viewport, key) || pressed(spec, shown ? here.at : undefined, key, event);
    if (!done) return;
    answer(kind && !next ? spec.orientation.nothing : typeof done === 'string' ? done : '', next !== undefined);
    // The page around the board has its own use for some of these keys.
    event.preventDefault();
    event.stopPropagation();
  };
  const hide = () => setShown(false);
  const listeners = {
    onKeyDown,
    onPointerDown: hide,
    onBlur: () => {
      hide();
      input?.point(undefined);
    },
    onFocus: (event: FocusEvent) => {
      if (event.target instanceof Element && event.target.matches(':focus-visible')) setShown(true);
    },
  };
  const cell = shown ? cursor?.at : undefined;
  const name = names[cell ?? -1];
  // Said when somebody moved it or did something there, and not for what others do meanwhile.
  const went = asked.legal === undefined;
  const hasMoved = !went && asked.legal !== input?.legal;
  const last = useRef<Voice>({ whole: '', said: '' });
  const told = useMemo(() => {
    if (cell === undefined) return '';
    last.current = voiceAt(last.current, tell(cell), went, hasMoved);
    return last.current.said;
  }, [asked, name, hands, hasMoved, spec.orientation === undefined]);
  return { cell, name, announcement: announcementIn(hands, asked, told), ways: asked.ways, listeners };
}

function useHands(seat: number | undefined): Hands {
  const last = useRef<Hands>({ seat, turn: 0 });
  last.current = handedTo(last.current, seat);
  return last.current;
}

function isMove(key: string): boolean {
  return key in steps || key in sweeps || key in leapKeys;
}

/** The next place of a kind, in reading order; undefined where there is none. */
function jumped(
  { names, centres, orientation }: KeyboardSpec,
  from: Cursor,
  kind: LandmarkKind,
  by: 1 | -1,
): Cursor | undefined {
  const wanted = new Set(orientation?.landmarks[kind]);
  const at = nextAmong(centres, place => wanted.has(names[place]!), from.at, by);
  return at === undefined ? undefined : cursorOn(centres, at);
}

function isSelectable({ names, tokens = names, input, leaps }: KeyboardSpec, at: number): boolean {
  return (leaps ?? input?.selectable)?.has(tokens[at]!) ?? false;
}

function moved(spec: KeyboardSpec, from: Cursor, key: string): Cursor | undefined {
  const { centres } = spec;
  const [step, sweep, leap] = [steps[key], sweeps[key], leapKeys[key]];
  if (step) return steppedBy(centres, from, step);
  if (sweep) return sweptTo(centres, from, sweep);
  if (leap === undefined) return undefined;
  const at = nextAmong(centres, place => isSelectable(spec, place), from.at, leap);
  return at === undefined ? from : cursorOn(centres, at);
}

/** Carries out the keys that neither move the cursor nor the viewport; false if it was none of them. */
function pressed(spec: KeyboardSpec, at: number | undefined, key: string, event: KeyboardEvent): boolean | string {
  const { names, tokens = names, input, tokenFor: wordFor, press } = spec;
  if (!input) return false;
  const enter = spec.enter ?? ((by, place) => by.pick(tokens[place]!));
  const word = wordFor?.(key);
  if (key === 'Escape') input.drop();
  else if (word !== undefined) input.pick(word);
  else if ((key === 'Enter' || key === ' ') && at !== undefined) enter(input, at);
  else return press?.(event, input, at) ?? false;
  return true;
}

/** The cursor begins where something can be done, or else in the middle of the board. */
function firstOf(spec: KeyboardSpec): number {
  const { names, centres, middle = Math.floor(names.length / 2) } = spec;
  return nextAmong(centres, place => isSelectable(spec, place), -1, 1) ?? middle;
}
