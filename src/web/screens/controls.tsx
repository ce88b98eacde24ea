import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Words } from '../words/words.ts';
import { Icon, type IconName } from './icon.tsx';

/** What a person (or the clock, by a tick) wants next. */
export type Act =
  | { readonly kind: 'step'; readonly by: number }
  | { readonly kind: 'jump'; readonly to: number }
  | { readonly kind: 'toggle' }
  | { readonly kind: 'tick' };

export function positionAfter(act: Act, at: number, length: number): number {
  const wanted = act.kind === 'step' ? at + act.by : act.kind === 'jump' ? act.to : act.kind === 'tick' ? at + 1 : at;
  return Math.max(0, Math.min(length, wanted));
}

const keys: Readonly<Record<string, Act>> = {
  ArrowRight: { kind: 'step', by: 1 },
  ArrowLeft: { kind: 'step', by: -1 },
  PageDown: { kind: 'step', by: 10 },
  PageUp: { kind: 'step', by: -10 },
  Home: { kind: 'jump', to: 0 },
  End: { kind: 'jump', to: Number.POSITIVE_INFINITY },
  ' ': { kind: 'toggle' },
};

/** Keys work wherever the focus is, unless the control in focus has its own use for them. */
export function useStageKeys(act: (what: Act) => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const wanted = keys[event.key];
      if (!wanted || event.altKey || event.ctrlKey || event.metaKey || needsKey(event.target, event.key)) return;
      event.preventDefault();
      act(wanted);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  });
}

function needsKey(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return target.type !== 'range' || key !== ' ';
  return key === ' ' && target.closest('button, a, summary') !== null;
}

interface Props {
  readonly at: number;
  readonly length: number;
  readonly playing: boolean;
  readonly words: Words;
  readonly act: (what: Act) => void;
  readonly children?: ComponentChildren;
}

export function Controls({ at, length, playing, words, act, children }: Props): JSX.Element {
  const button = (icon: IconName, name: string, what: Act, off: boolean, main = false) => (
    <button
      type="button"
      class={main ? 'round main' : 'round'}
      aria-label={name}
      title={name}
      disabled={off}
      onClick={() => act(what)}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div class="controls" title={words.keys}>
      <div class="buttons">
        {button('first', words.toFirst, { kind: 'jump', to: 0 }, at === 0)}
        {button('back', words.back, { kind: 'step', by: -1 }, at === 0)}
        {button(playing ? 'pause' : 'play', playing ? words.pause : words.play, { kind: 'toggle' }, false, true)}
        {button('forward', words.forward, { kind: 'step', by: 1 }, at === length)}
        {button('last', words.toLast, { kind: 'jump', to: length }, at === length)}
        {children}
      </div>
      <input
        type="range"
        min="0"
        max={length}
        value={at}
        style={{ '--done': `${(100 * at) / length}%` }}
        aria-label={words.position}
        aria-valuetext={words.positionOf(at, length)}
        onInput={event => act({ kind: 'jump', to: event.currentTarget.valueAsNumber })}
      />
      <output>
        {at} / {length}
      </output>
    </div>
  );
}
