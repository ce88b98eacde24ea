import { useEffect, useRef } from 'preact/hooks';
import { playSound, type Sound } from '../kit/sound.ts';
import { sound } from '../page/settings.ts';
import type { TableContext } from './table-context.ts';

/** Lets the table be heard, for those who want it. Steps into the past and taking back are silent. */
export function useSounds({ controller, view }: TableContext): void {
  const state = controller.shown.value;
  const over = controller.snapshot.value.over;
  const draft = controller.draft.value;
  const moves = (draft?.moves.length ?? 0) + controller.host.length.value;
  const now = { state, over, moves, mine: draft !== undefined, past: controller.past.value !== undefined };
  const heard = useRef(now);
  useEffect(() => {
    const before = heard.current;
    heard.current = now;
    if (sound.peek() === 'off' || now.past || before.past || now.moves <= before.moves) return;
    const sounds: Sound[] = [...(view.soundsBetween?.(before.state, state) ?? [])];
    if (now.over && !before.over) sounds.push('end');
    if (now.mine && !before.mine) sounds.push('turn');
    for (const one of sounds) playSound(one);
  }, [state, over, draft]);
}
