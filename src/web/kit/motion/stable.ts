import { useRef } from 'preact/hooks';
import { type AnyState, sameBytes } from '../../../engine/state.ts';

/** The same object for as long as nothing in it changes, so that drawings made from it can be kept. */
export function useStable(state: AnyState): AnyState {
  const held = useRef(state);
  if (held.current !== state && !sameBytes(held.current, state)) held.current = state;
  return held.current;
}
