import type { JSX } from 'preact';
import type { BoardInput } from '../../../../web/kit/view.ts';
import { phrases } from '../../rules/material.ts';
import type { Words } from '../../words/en.ts';

/** What can be said about the card that is offered: one of six phrases, true or not. */
export function Phrases({ words, input }: { words: Words; input: BoardInput }): JSX.Element {
  return (
    <ul class="offer-phrases">
      {phrases.map(phrase => (
        <li key={phrase}>
          <button
            type="button"
            class={['phrase', phrase === 'silent' && 'silent', input.selectable.has(phrase) && 'lit']
              .filter(Boolean)
              .join(' ')}
            data-word={phrase}
            onClick={() => input.pick(phrase)}
          >
            {words.phrases[phrase]}
          </button>
        </li>
      ))}
    </ul>
  );
}
