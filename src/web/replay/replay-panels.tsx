import type { JSX } from 'preact';
import type { Words } from '../words/words.ts';

export type PanelName = keyof Words['replay']['tabs'];

interface Props {
  readonly names: readonly PanelName[];
  /** None when the panels are folded away, which they can be on small screens. */
  readonly open: PanelName | undefined;
  readonly choose: (name: PanelName | undefined) => void;
  readonly foldable: boolean;
  readonly words: Words;
  readonly panel: (name: PanelName) => JSX.Element | undefined;
}

/** Several panels in the place of one. A click on the open one's tab folds it, to give the board its room. */
export function ReplayPanels({ names, open, choose, foldable, words, panel }: Props): JSX.Element {
  const walk = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const next = names[(names.indexOf(open ?? names[0]!) + step + names.length) % names.length]!;
    choose(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <section class="panels" aria-label={words.replay.panels}>
      <div class="tabs" role="tablist" aria-label={words.replay.panels} onKeyDown={walk}>
        {names.map(name => (
          <button
            key={name}
            id={`tab-${name}`}
            type="button"
            role="tab"
            aria-selected={name === open}
            aria-controls={name === open ? 'panel' : undefined}
            tabIndex={name === (open ?? names[0]) ? 0 : -1}
            onClick={() => choose(foldable && name === open ? undefined : name)}
          >
            {words.replay.tabs[name]}
          </button>
        ))}
      </div>
      {open !== undefined && (
        <div id="panel" class={`drawer ${open}-drawer`} role="tabpanel" aria-labelledby={`tab-${open}`}>
          {panel(open)}
        </div>
      )}
    </section>
  );
}
