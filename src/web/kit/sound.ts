/**
 * What can be heard, by what it stands for in any game: a piece is set down, somebody gains a little, much, or all
 * they worked for; it is one's turn, and it is over. Everything is soft, short, and made here: there are no files.
 */
export const sounds = ['place', 'gain', 'bonus', 'triumph', 'turn', 'end'] as const;
export type Sound = (typeof sounds)[number];

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
  end: [
    { pitch: 392, at: 0, lasts: 0.5, loud: 0.2, rise: 0.03 },
    { pitch: 493.88, at: 0.18, lasts: 0.5, loud: 0.18, rise: 0.03 },
    { pitch: 587.33, at: 0.36, lasts: 0.9, loud: 0.2, rise: 0.03 },
  ],
};

const VOLUME = 0.35;
let speaker: { readonly context: AudioContext; readonly out: AudioNode } | undefined;

/** Plays a sound. Whoever calls has asked the settings whether sound is wanted. */
export function playSound(sound: Sound): void {
  // Browsers hold back the sounds of a page that nobody has touched yet, and would let them out all at once later.
  if (typeof AudioContext === 'undefined' || navigator.userActivation?.hasBeenActive === false) return;
  speaker ??= openSpeaker();
  if (speaker.context.state !== 'running') void speaker.context.resume();
  for (const note of notes[sound]) playNote(speaker.context, speaker.out, note);
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
