import './dialog.css';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import type { Words } from '../words/words.ts';
import { Icon } from './icon.tsx';
import { useSaidOutside } from './said-outside.ts';

interface Props {
  readonly title: string;
  /** What is said first of all, where the title alone would say too little; reading then begins at the title. */
  readonly spoken?: string;
  readonly words: Words;
  /** What is said once more in it, where it opens over what is just being read aloud, as a selector. */
  readonly saidBefore?: string;
  readonly close: () => void;
  /** More about how it lies on the screen, by class. */
  readonly look?: string;
  readonly children: ComponentChildren;
}

/** A dialog over the page. The browser keeps the focus in it. */
export function Dialog({ title, spoken, saidBefore, words, close, look = '', children }: Props): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  // A dialog that has said everything itself when it opened is not said over.
  const said = useSaidOutside({ isWanted: spoken === undefined, saidBefore });
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    if (spoken !== undefined) heading.current?.focus();
    // The browser gives the focus back only if the dialog is closed, not if a button in it has it taken away.
    return () => before instanceof HTMLElement && before.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      class={`dialog ${look}`}
      {...(spoken === undefined ? { 'aria-labelledby': id } : { 'aria-label': spoken })}
      // One that opens in a region that reads itself aloud is read as a dialog, and not as news.
      aria-live="off"
      onClose={close}
      // The dialog itself is hit only beside its contents: on the backdrop.
      onClick={event => event.target === event.currentTarget && dialog.current?.close()}
    >
      <div class="dialog-sheet">
        <div class="dialog-head">
          <h2 id={id} ref={heading} tabIndex={spoken === undefined ? undefined : -1}>
            {title}
          </h2>
          <button
            type="button"
            class="round"
            aria-label={words.common.close}
            title={words.common.close}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </div>
        {children}
        <div class="unseen" role="log" data-said-outside>
          {said.map(sentence => (
            <p key={sentence.id}>{sentence.text}</p>
          ))}
        </div>
      </div>
    </dialog>
  );
}
