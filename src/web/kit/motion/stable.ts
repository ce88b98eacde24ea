import { useRef } from 'preact/hooks';
import { sameBytes } from '../../../engine/state.ts';
import type { ShownState } from '../view.ts';

/** The same object for as long as nothing in it changes, so that drawings made from it can be kept. */
export function useStable<S extends ShownState>(state: S): S {
  const held = useRef(state);
  if (held.current !== state && !sameBytes(held.current, state)) held.current = state;
  return held.current;
}
