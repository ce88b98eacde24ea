import { useState } from 'preact/hooks';
import { type Cursor, cursorOn, nextAmong, steppedBy, sweptTo, type Way } from './cursor.ts';
import type { Point } from './hexes.ts';
import { type Lens, zoomByKey } from './lens.tsx';
import type { Hand } from './view.ts';

/** What the keys need to know of a board. */
export interface Desk {
  /** The places, by the words of the notation, and where each of them is in the picture. */
  readonly names: readonly string[];
  readonly centres: readonly Point[];
  readonly lens: Lens;
  readonly hand: Hand | undefined;
  /** What is said about a place when the cursor comes there. */
  readonly tell: (at: number) => string;
  /** The word that a key of the game's own stands for. */
  readonly wordFor?: (key: string) => string | undefined;
}

const steps: Readonly<Record<string, Way>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
const sweeps: Readonly<Record<string, Way>> = { Home: 'left', End: 'right' };
const leaps: Readonly<Record<string, 1 | -1>> = { n: 1, p: -1 };

/** The cursor on a board: the place to mark while keys are used, what to say about it, and the listeners. */
export function useKeyboard(desk: Desk) {
  const [cursor, setCursor] = useState<Cursor>();
  const [shown, setShown] = useState(false);
  const { names, centres, lens, hand, tell } = desk;
  const at = cursor && cursor.at < names.length ? cursor.at : undefined;
  const moveTo = (next: Cursor) => {
    setCursor(next);
    setShown(true);
    lens.show(centres[next.at]!);
    hand?.point(names[next.at]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const here = cursor ?? cursorOn(centres, firstOf(desk));
    const next = cursor ? moved(desk, here, key) : isMove(key) ? here : undefined;
    if (next) moveTo(next);
    if (!next && !pressed(desk, here, key, shown)) return;
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
      hand?.point(undefined);
    },
    onFocus: (event: FocusEvent) => {
      if (event.target instanceof Element && event.target.matches(':focus-visible')) setShown(true);
    },
  };
  return { cell: shown ? at : undefined, told: shown && at !== undefined ? tell(at) : '', listeners };
}

function isMove(key: string): boolean {
  return key in steps || key in sweeps || key in leaps;
}

function moved({ names, centres, hand }: Desk, from: Cursor, key: string): Cursor | undefined {
  const [step, sweep, leap] = [steps[key], sweeps[key], leaps[key]];
  if (step) return steppedBy(centres, from, step);
  if (sweep) return sweptTo(centres, from, sweep);
  if (leap === undefined) return undefined;
  const at = nextAmong(centres, place => hand?.lit.has(names[place]!) ?? false, from.at, leap);
  return at === undefined ? from : cursorOn(centres, at);
}

/** Carries out the keys that don't move the cursor. Answers whether it was one of them. */
function pressed({ names, hand, lens, wordFor }: Desk, { at }: Cursor, key: string, shown: boolean): boolean {
  if (zoomByKey(lens, key)) return true;
  if (!hand) return false;
  const word = wordFor?.(key);
  if (key === 'Escape') hand.drop();
  else if (word !== undefined) hand.pick(word);
  else if ((key === 'Enter' || key === ' ') && shown) hand.pick(names[at]!);
  else return false;
  return true;
}

/** The cursor begins where something can be done, or else in the middle of the board. */
function firstOf({ names, centres, hand }: Desk): number {
  const lit = nextAmong(centres, place => hand?.lit.has(names[place]!) ?? false, -1, 1);
  return lit ?? Math.floor(names.length / 2);
}
