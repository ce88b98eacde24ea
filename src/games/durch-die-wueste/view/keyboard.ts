import { useState } from 'preact/hooks';
import { type Cursor, cursorOn, nextAmong, steppedBy, sweptTo, type Way } from '../../../web/stage/cursor.ts';
import { type Lens, zoomByKey } from '../../../web/stage/lens.tsx';
import type { Hand } from '../../../web/stage/view.ts';
import { colours, type DesertState } from '../state.ts';
import type { Words } from '../words/en.ts';
import type { Picture } from './picture.ts';
import { tellCursor, type Who } from './telling.ts';

interface Desk {
  readonly s: DesertState;
  readonly picture: Picture;
  readonly lens: Lens;
  readonly words: Words;
  readonly who: Who;
  readonly hand: Hand | undefined;
}

const steps: Readonly<Record<string, Way>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
const sweeps: Readonly<Record<string, Way>> = { Home: 'left', End: 'right' };
const leaps: Readonly<Record<string, 1 | -1>> = { n: 1, p: -1 };

/** The cursor on the board: the cell to mark while keys are used, what to say about it, and the listeners. */
export function useKeyboard(desk: Desk) {
  const [cursor, setCursor] = useState<Cursor>();
  const [shown, setShown] = useState(false);
  const { s, picture, lens, words, who, hand } = desk;
  const cell = cursor && cursor.at < s.board.grid.size ? cursor.at : undefined;
  const moveTo = (next: Cursor) => {
    setCursor(next);
    setShown(true);
    lens.show(picture.centres[next.at]!);
    hand?.point(s.board.grid.names[next.at]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const here = cursor ?? cursorOn(picture.centres, firstOf(desk));
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
  const told = shown && cell !== undefined ? tellCursor(s, cell, words, who, hand) : '';
  return { cell: shown ? cell : undefined, told, listeners };
}

function isMove(key: string): boolean {
  return key in steps || key in sweeps || key in leaps;
}

function moved({ s, picture, hand }: Desk, from: Cursor, key: string): Cursor | undefined {
  const { centres } = picture;
  const [step, sweep, leap] = [steps[key], sweeps[key], leaps[key]];
  if (step) return steppedBy(centres, from, step);
  if (sweep) return sweptTo(centres, from, sweep);
  if (leap === undefined) return undefined;
  const at = nextAmong(centres, cell => hand?.lit.has(s.board.grid.names[cell]!) ?? false, from.at, leap);
  return at === undefined ? from : cursorOn(centres, at);
}

/** Carries out the keys that don't move the cursor. Answers whether it was one of them. */
function pressed({ s, hand, lens }: Desk, { at }: Cursor, key: string, shown: boolean): boolean {
  if (zoomByKey(lens, key)) return true;
  if (!hand) return false;
  const colour = colours[Number(key) - 1];
  if (key === 'Escape') hand.drop();
  else if (colour) hand.pick(colour);
  else if ((key === 'Enter' || key === ' ') && shown) hand.pick(s.board.grid.names[at]!);
  else return false;
  return true;
}

/** The cursor begins where something can be done, or else in the middle of the board. */
function firstOf({ s, picture, hand }: Desk): number {
  const { names } = s.board.grid;
  const lit = nextAmong(picture.centres, cell => hand?.lit.has(names[cell]!) ?? false, -1, 1);
  return lit ?? Math.floor(names.length / 2);
}
