import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon, type IconName } from '../ui/icon.tsx';
import type { Words } from '../words/words.ts';
import { type Playback, type PlaybackStep, speeds } from './playback.ts';

const keys: Readonly<Record<string, PlaybackStep>> = {
  ArrowRight: { kind: 'step', by: 1 },
  ArrowLeft: { kind: 'step', by: -1 },
  PageDown: { kind: 'step', by: 10 },
  PageUp: { kind: 'step', by: -10 },
  Home: { kind: 'jump', to: 0 },
  End: { kind: 'jump', to: Number.POSITIVE_INFINITY },
  ' ': { kind: 'toggle' },
};

/** Keys work wherever the focus is, unless what is in focus has its own use for them. */
export function useStageKeys(control: (what: PlaybackStep) => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const step = keys[event.key];
      if (!step || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (needsKey(event.target, event.key)) return;
      event.preventDefault();
      control(step);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  });
}

function needsKey(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('dialog, .board, [role="tab"]')) return true;
  if (target instanceof HTMLInputElement) return target.type !== 'range' || key !== ' ';
  return key === ' ' && target.closest('button, a, summary') !== null;
}

interface Props {
  readonly playback: Playback;
  /** How many moves had been made, by position. */
  readonly counts: readonly number[];
  /** Where it stands, for those who do not see the board. */
  readonly told: string;
  readonly words: Words;
  readonly children?: ComponentChildren;
}

export function Controls({ playback, counts, told, words, children }: Props): JSX.Element {
  const { at, playing, control } = playback;
  const length = counts.length - 1;
  const { replay } = words;
  const button = (icon: IconName, name: string, what: PlaybackStep, off: boolean) => (
    <button
      type="button"
      class={what.kind === 'toggle' ? 'round main' : 'round'}
      aria-label={name}
      title={name}
      disabled={off}
      onClick={() => control(what)}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div class="controls" title={replay.keys}>
      <div class="buttons">
        {button('first', replay.toFirst, { kind: 'jump', to: 0 }, at === 0)}
        {button('back', replay.back, { kind: 'step', by: -1 }, at === 0)}
        {button(playing ? 'pause' : 'play', playing ? replay.pause : replay.play, { kind: 'toggle' }, false)}
        {button('forward', replay.forward, { kind: 'step', by: 1 }, at === length)}
        {button('last', replay.toLast, { kind: 'jump', to: length }, at === length)}
        <SpeedButton playback={playback} words={words} />
      </div>
      <Slider playback={playback} counts={counts} told={told} words={words} />
      <div class="buttons">{children}</div>
    </div>
  );
}

function SpeedButton({ playback: { speed, setSpeed }, words }: Omit<Props, 'counts' | 'told'>): JSX.Element {
  const next = speeds[(speeds.indexOf(speed) + 1) % speeds.length]!;
  const name = words.replay.speed(speed);
  return (
    <button type="button" class="round speed" aria-label={name} title={name} onClick={() => setSpeed(next)}>
      {speed}×
    </button>
  );
}

/** Where the slider begins: the set-up, which is no move, takes nothing of it. */
export function sliderStart(counts: readonly number[]): number {
  return Math.max(0, Math.min(counts.lastIndexOf(0), counts.length - 2));
}

/** It goes from entry to entry, and counts in moves. */
function Slider({ playback: { at, control }, counts, told, words }: Props): JSX.Element {
  const length = counts.length - 1;
  const [made, all] = [counts[at]!, counts[length]!];
  const start = sliderStart(counts);
  return (
    <div class="slider">
      <input
        type="range"
        min={start}
        max={length}
        value={Math.max(start, at)}
        style={{ '--done': `${Math.max(0, (100 * (at - start)) / (length - start))}%` }}
        aria-label={words.replay.position}
        aria-valuetext={told}
        onInput={event => control({ kind: 'jump', to: event.currentTarget.valueAsNumber })}
      />
      <output>
        {made} / {all}
      </output>
    </div>
  );
}
