import { useState } from 'preact/hooks';
import { type Cursor, cursorOn, nextAmong, steppedBy, sweptTo, type Way } from '../../../web/stage/cursor.ts';
import type { Point } from '../../../web/stage/hexes.ts';
import { type Lens, zoomByKey } from '../../../web/stage/lens.tsx';
import type { Hand } from '../../../web/stage/view.ts';
import { CELLS } from '../board.ts';
import { enter, turningOn } from './acting.ts';
import { type Legal, turnOn } from './bearing.ts';
import type { Target } from './targets.ts';

interface Desk {
  readonly targets: readonly Target[];
  readonly legal: Legal;
  readonly lens: Lens;
  readonly hand: Hand | undefined;
  /** What the cursor says about a target. */
  readonly tell: (target: Target) => string;
}

const steps: Readonly<Record<string, Way>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
const sweeps: Readonly<Record<string, Way>> = { Home: 'left', End: 'right' };
const leaps: Readonly<Record<string, 1 | -1>> = { n: 1, p: -1 };

/** The cursor on the board: the target to mark while keys are used, what to say about it, and the listeners. */
export function useKeyboard(desk: Desk) {
  const [cursor, setCursor] = useState<Cursor>();
  const [shown, setShown] = useState(false);
  const { targets, lens, hand } = desk;
  const places = targets.map(({ centre }) => centre);
  const target = cursor && targets[cursor.at];
  const moveTo = (next: Cursor) => {
    setCursor(next);
    setShown(true);
    lens.show(places[next.at]!);
    hand?.point(targets[next.at]!.name);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const here = target && cursor ? cursor : cursorOn(places, firstOf(desk, places));
    const next = target ? moved(desk, places, here, key) : isMove(key) ? here : undefined;
    if (next) moveTo(next);
    if (!next && !pressed(desk, here, event.shiftKey ? key.toUpperCase() : key, shown)) return;
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
  return { target: shown ? target : undefined, told: shown && target ? desk.tell(target) : '', listeners };
}

function isMove(key: string): boolean {
  return key in steps || key in sweeps || key in leaps;
}

function moved({ targets, hand }: Desk, places: readonly Point[], from: Cursor, key: string): Cursor | undefined {
  const [step, sweep, leap] = [steps[key], sweeps[key], leaps[key]];
  if (step) return steppedBy(places, from, step);
  if (sweep) return sweptTo(places, from, sweep);
  if (leap === undefined) return undefined;
  const at = nextAmong(places, place => hand?.lit.has(targets[place]!.token) ?? false, from.at, leap);
  return at === undefined ? from : cursorOn(places, at);
}

/** Carries out the keys that don't move the cursor. Answers whether it was one of them. */
function pressed({ targets, legal, hand, lens }: Desk, { at }: Cursor, key: string, shown: boolean): boolean {
  if (zoomByKey(lens, key)) return true;
  if (!hand) return false;
  if (key === 'Escape') hand.drop();
  else if (key === 'r' || key === 'R') turnOn(turningOn(hand, legal), key === 'r' ? 1 : -1);
  else if ((key === 'Enter' || key === ' ') && shown && targets[at]) enter(hand, legal, targets[at]);
  else return false;
  return true;
}

/** The cursor begins where something can be done, or else in the middle of the land. */
function firstOf({ targets, hand }: Desk, places: readonly Point[]): number {
  const lit = nextAmong(places, place => hand?.lit.has(targets[place]!.token) ?? false, -1, 1);
  return lit ?? Math.floor(CELLS / 2);
}
