import { useEffect, useRef } from 'preact/hooks';
import { playSound, wakeSpeaker } from '../browser/speaker.ts';
import type { Sound } from '../kit/sound.ts';
import { type EndingKind, endingKindOf } from '../match/outcome-text.ts';
import { sound } from '../page/settings.ts';
import { seatsHere } from './match-result.tsx';
import type { TableContext } from './table-context.ts';

/** An ending sounds as what it is to those who hear it. */
const endSounds: Readonly<Record<EndingKind, Sound>> = { win: 'won', share: 'shared', lose: 'lost', watch: 'watched' };

function endingOf(context: TableContext): EndingKind {
  return endingKindOf(context.controller.host.reader.result(), seatsHere(context));
}

/** Lets the table be heard, for those who want it. Steps into the past and taking back are silent. */
export function useSounds(context: TableContext): void {
  const { controller, view } = context;
  useEffect(wakeOnTouch, []);
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
    if (now.over && !before.over) sounds.push(endSounds[endingOf(context)]);
    if (now.mine && !before.mine) sounds.push('turn');
    for (const one of sounds) playSound(one);
  }, [state, over, draft]);
}

/** A touch is the only moment at which every browser lets a speaker begin, and begin again. */
function wakeOnTouch(): () => void {
  const wake = () => {
    if (sound.peek() === 'on') wakeSpeaker();
  };
  addEventListener('click', wake);
  addEventListener('keydown', wake);
  return () => {
    removeEventListener('click', wake);
    removeEventListener('keydown', wake);
  };
}
