import { useState } from 'preact/hooks';
import type { Point } from '../draw/hexes.ts';
import type { BoardInput } from '../view.ts';
import { type Viewport, zoomByKey } from '../viewport/viewport.tsx';
import { type ArrowDirection, type Cursor, cursorOn, nextAmong, steppedBy, sweptTo } from './cursor.ts';

/** What the keys need to know of a board. */
export interface KeyboardSpec {
  /** The places by their names, and where each of them is in the picture. */
  readonly names: readonly string[];
  readonly centres: readonly Point[];
  /** What clicking each of them says in the notation; its name if left out. */
  readonly tokens?: readonly string[];
  readonly viewport: Viewport;
  readonly input: BoardInput | undefined;
  /** What is said about a place when the cursor comes there. */
  readonly tell: (at: number) => string;
  /** The word that a key of the game's own stands for. */
  readonly tokenFor?: (key: string) => string | undefined;
  /** Carries out a key of the game's own. True if it was one. */
  readonly press?: (event: KeyboardEvent, input: BoardInput) => boolean;
  /** What Enter does at a place; it says the word there if left out. */
  readonly enter?: (input: BoardInput, at: number) => void;
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
const leaps: Readonly<Record<string, 1 | -1>> = { n: 1, p: -1 };

/** The cursor on a board: the place to mark while keys are used, what to say about it, and the listeners. */
export function useKeyboard(spec: KeyboardSpec) {
  const [cursor, setCursor] = useState<Cursor>();
  const [shown, setShown] = useState(false);
  const { names, centres, viewport, input, tell } = spec;
  const at = cursor && cursor.at < names.length ? cursor.at : undefined;
  const moveTo = (next: Cursor) => {
    setCursor(next);
    setShown(true);
    viewport.show(centres[next.at]!);
    input?.point(names[next.at]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    // Places come and go: a cursor whose place is gone begins anew.
    const here = cursor && at !== undefined ? cursor : cursorOn(centres, firstOf(spec));
    const next = at !== undefined ? moved(spec, here, key) : isMove(key) ? here : undefined;
    if (next) moveTo(next);
    if (!next && !zoomByKey(viewport, key) && !pressed(spec, shown ? here.at : undefined, key, event)) return;
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
  const cell = shown ? at : undefined;
  return { cell, name: names[cell ?? -1], announcement: cell === undefined ? '' : tell(cell), listeners };
}

function isMove(key: string): boolean {
  return key in steps || key in sweeps || key in leaps;
}

function isSelectable({ names, tokens = names, input }: KeyboardSpec, at: number): boolean {
  return input?.selectable.has(tokens[at]!) ?? false;
}

function moved(spec: KeyboardSpec, from: Cursor, key: string): Cursor | undefined {
  const { centres } = spec;
  const [step, sweep, leap] = [steps[key], sweeps[key], leaps[key]];
  if (step) return steppedBy(centres, from, step);
  if (sweep) return sweptTo(centres, from, sweep);
  if (leap === undefined) return undefined;
  const at = nextAmong(centres, place => isSelectable(spec, place), from.at, leap);
  return at === undefined ? from : cursorOn(centres, at);
}

/** Carries out the keys that neither move the cursor nor the viewport. True if it was one of them. */
function pressed(spec: KeyboardSpec, at: number | undefined, key: string, event: KeyboardEvent): boolean {
  const { names, tokens = names, input, tokenFor: wordFor, press } = spec;
  if (!input) return false;
  const enter = spec.enter ?? ((by, place) => by.pick(tokens[place]!));
  const word = wordFor?.(key);
  if (key === 'Escape') input.drop();
  else if (word !== undefined) input.pick(word);
  else if ((key === 'Enter' || key === ' ') && at !== undefined) enter(input, at);
  else return press?.(event, input) ?? false;
  return true;
}

/** The cursor begins where something can be done, or else in the middle of the board. */
function firstOf(spec: KeyboardSpec): number {
  const { names, centres, middle = Math.floor(names.length / 2) } = spec;
  return nextAmong(centres, place => isSelectable(spec, place), -1, 1) ?? middle;
}
