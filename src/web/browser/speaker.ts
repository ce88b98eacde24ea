import type { Sound } from '../kit/sound.ts';
import { abilities } from './abilities.ts';

/** One swinging string: it sets in at once or slowly, glides from one pitch to another, and dies away. */
interface Note {
  readonly pitch: number;
  readonly to?: number;
  /** Seconds until it sounds, and how long. */
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
  readonly wave?: OscillatorType;
  readonly rise?: number;
}

/** Everything is soft, short, and made here: there are no files. */
const notes: Readonly<Record<Sound, readonly Note[]>> = {
  place: [
    { pitch: 310, to: 150, at: 0, lasts: 0.09, loud: 0.5, wave: 'triangle' },
    { pitch: 1240, to: 700, at: 0, lasts: 0.03, loud: 0.12 },
  ],
  gain: [
    { pitch: 520, to: 1150, at: 0, lasts: 0.13, loud: 0.28 },
    { pitch: 700, to: 1500, at: 0.1, lasts: 0.1, loud: 0.16 },
  ],
  bonus: [
    { pitch: 523.25, at: 0, lasts: 0.5, loud: 0.22, rise: 0.02 },
    { pitch: 783.99, at: 0.14, lasts: 0.65, loud: 0.2, rise: 0.02 },
  ],
  triumph: [
    { pitch: 130.81, at: 0, lasts: 0.9, loud: 0.3, wave: 'triangle', rise: 0.06 },
    { pitch: 196, at: 0.03, lasts: 0.9, loud: 0.2, wave: 'triangle', rise: 0.06 },
    { pitch: 261.63, at: 0.06, lasts: 0.8, loud: 0.12, rise: 0.06 },
  ],
  turn: [
    { pitch: 440, at: 0, lasts: 0.3, loud: 0.14, rise: 0.03 },
    { pitch: 587.33, at: 0.12, lasts: 0.4, loud: 0.12, rise: 0.03 },
  ],
  // A rising call, answered an octave higher over a drone.
  won: [
    { pitch: 146.83, at: 0, lasts: 2.4, loud: 0.16, wave: 'triangle', rise: 0.2 },
    { pitch: 293.66, at: 0, lasts: 0.5, loud: 0.2, rise: 0.03 },
    { pitch: 369.99, at: 0.16, lasts: 0.5, loud: 0.2, rise: 0.03 },
    { pitch: 440, at: 0.32, lasts: 0.6, loud: 0.2, rise: 0.03 },
    { pitch: 587.33, at: 0.52, lasts: 1.4, loud: 0.22, rise: 0.04 },
    { pitch: 880, at: 0.78, lasts: 1.3, loud: 0.1, rise: 0.06 },
  ],
  // Two voices that meet.
  shared: [
    { pitch: 293.66, at: 0, lasts: 0.6, loud: 0.18, rise: 0.03 },
    { pitch: 587.33, at: 0, lasts: 0.6, loud: 0.14, rise: 0.03 },
    { pitch: 369.99, at: 0.24, lasts: 1.3, loud: 0.18, rise: 0.04 },
    { pitch: 466.16, at: 0.24, lasts: 1.3, loud: 0.16, rise: 0.04 },
  ],
  // It goes down, gently, and stays open.
  lost: [
    { pitch: 440, at: 0, lasts: 0.6, loud: 0.17, rise: 0.04 },
    { pitch: 392, at: 0.22, lasts: 0.6, loud: 0.16, rise: 0.04 },
    { pitch: 311.13, at: 0.44, lasts: 1.5, loud: 0.16, wave: 'triangle', rise: 0.06 },
  ],
  watched: [
    { pitch: 392, at: 0, lasts: 0.5, loud: 0.18, rise: 0.03 },
    { pitch: 493.88, at: 0.18, lasts: 0.5, loud: 0.16, rise: 0.03 },
    { pitch: 587.33, at: 0.36, lasts: 0.9, loud: 0.18, rise: 0.03 },
  ],
};

const VOLUME = 0.35;
let speaker: { readonly context: AudioContext; readonly out: AudioNode } | undefined;

/** Plays a sound. Whoever calls has asked the settings whether sound is wanted. */
export function playSound(sound: Sound): void {
  // What is held back until the page is touched would be let out all at once then.
  if (!abilities.audio || !abilities.touched) return;
  speaker ??= openSpeaker();
  wakeSpeaker();
  for (const note of notes[sound]) playNote(speaker.context, speaker.out, note);
}

/**
 * To be called while the page is being touched: some browsers let a speaker begin only then, and iPhones put it to sleep
 * again when somebody takes a call.
 */
export function wakeSpeaker(): void {
  if (!abilities.audio) return;
  speaker ??= openSpeaker();
  if (speaker.context.state !== 'running') speaker.context.resume().catch(() => undefined);
}

/** A low-pass takes the edge off, a quiet master keeps everything gentle. */
function openSpeaker(): { context: AudioContext; out: AudioNode } {
  const context = new AudioContext();
  const soft = new BiquadFilterNode(context, { type: 'lowpass', frequency: 3200 });
  soft.connect(new GainNode(context, { gain: VOLUME })).connect(context.destination);
  return { context, out: soft };
}

function playNote(
  context: AudioContext,
  out: AudioNode,
  { pitch, to, at, lasts, loud, wave, rise = 0.005 }: Note,
): void {
  const start = context.currentTime + at;
  const string = new OscillatorNode(context, { type: wave ?? 'sine', frequency: pitch });
  const swell = new GainNode(context, { gain: 0 });
  if (to !== undefined) string.frequency.setValueAtTime(pitch, start).exponentialRampToValueAtTime(to, start + lasts);
  swell.gain.setValueAtTime(0, start).linearRampToValueAtTime(loud, start + rise);
  swell.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  string.connect(swell).connect(out);
  string.start(start);
  string.stop(start + lasts);
}
