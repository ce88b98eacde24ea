import { useEffect, useRef, useState } from 'preact/hooks';
import { CHANCE } from '../../engine/game.ts';
import type { AnyState } from '../../engine/state.ts';
import { keepAddress } from '../page/route.ts';
import { actorAt, type Recording } from '../recording/recording.ts';
import { useTicker } from '../ui/ticker.ts';

/** What a person (or the clock, by a tick) wants next. */
export type PlaybackStep =
  | { readonly kind: 'step'; readonly by: number }
  | { readonly kind: 'jump'; readonly to: number }
  | { readonly kind: 'toggle' }
  | { readonly kind: 'tick' };

export function positionAfter(step: PlaybackStep, at: number, length: number): number {
  const wanted =
    step.kind === 'step' ? at + step.by : step.kind === 'jump' ? step.to : step.kind === 'tick' ? at + 1 : at;
  return Math.max(0, Math.min(length, wanted));
}

/** Without a position in the address the replay begins when the board is set up. */
export function readPosition(text: string, { entries, setUp }: Recording): number {
  const asked = text === '' ? setUp : Number(text);
  return Number.isInteger(asked) ? Math.max(0, Math.min(entries.length, asked)) : setUp;
}

export const speeds = [1, 2, 4] as const;
export type PlaybackSpeed = (typeof speeds)[number];

/** Chance sets the board up quickly; moves of players take the time it needs to see them. */
const CHANCE_MS = 70;
const MOVE_MS = 700;

export interface Playback {
  readonly at: number;
  readonly playing: boolean;
  readonly speed: PlaybackSpeed;
  readonly control: (step: PlaybackStep) => void;
  readonly setSpeed: (speed: PlaybackSpeed) => void;
}

/** The position of the replay, kept in step with the address. */
export function usePlayback(
  recording: Recording,
  asked: string,
  addressAt: (at: string) => string,
  byItself = false,
): Playback {
  const length = recording.entries.length;
  const [at, setAt] = useAddressed(recording, asked, addressAt);
  const [wanted, setPlaying] = useState(byItself);
  const [speed, setSpeed] = useState<PlaybackSpeed>(1);
  const playing = wanted && at < length;
  const control = (step: PlaybackStep) => {
    // A tick that was on its way when somebody stopped the replay must not start it again.
    if (step.kind !== 'tick') setPlaying(step.kind === 'toggle' && !playing);
    // Reckoned from the newest position: two keys may come before the next drawing.
    setAt(now => (step.kind === 'toggle' && !playing && now === length ? 0 : positionAfter(step, now, length)));
  };
  const pause = (actorAt(recording, at) === CHANCE ? CHANCE_MS : MOVE_MS) / speed;
  useTicker(playing, at, pause, () => control({ kind: 'tick' }));
  return { at, playing, speed, control, setSpeed };
}

/** Browsers refuse an address that changes too often, so it follows when the replay rests for a moment. */
const ADDRESS_MS = 250;

function useAddressed(recording: Recording, asked: string, addressAt: (at: string) => string) {
  const [stood, setStood] = useState({ recording, at: readPosition(asked, recording) });
  const known = useRef(asked);
  const at = stood.recording === recording ? stood.at : readPosition(asked, recording);
  const setAt = (next: (at: number) => number) =>
    setStood(now => ({ recording, at: next(now.recording === recording ? now.at : at) }));
  useEffect(() => {
    if (asked === known.current) return;
    known.current = asked;
    setAt(() => readPosition(asked, recording));
  }, [asked, recording]);
  useEffect(() => {
    if (readPosition(known.current, recording) === at) return undefined;
    const timer = setTimeout(() => {
      known.current = String(at);
      keepAddress(addressAt(known.current));
    }, ADDRESS_MS);
    return () => clearTimeout(timer);
  }, [at, recording]);
  return [at, setAt] as const;
}

/** What was shown before, if the latest change was one step on: only then does anything move. */
export function useBefore(recording: Recording, state: AnyState, at: number): AnyState | undefined {
  const shown = useRef<Shown>({ recording, state, at, before: undefined });
  const { current } = shown;
  if (current.state !== state) {
    const on = current.recording === recording && at === current.at + 1;
    shown.current = { recording, state, at, before: on ? current.state : undefined };
  }
  return shown.current.before;
}

interface Shown {
  readonly recording: Recording;
  readonly state: AnyState;
  readonly at: number;
  readonly before: AnyState | undefined;
}
