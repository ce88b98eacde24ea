import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { limits } from '../../protocol/limits.ts';
import type { AccountWords } from '../words/account.en.ts';
import type { Words } from '../words/words.ts';
import { openAccount } from './account-api.ts';

interface Props {
  readonly words: Words;
  readonly own: AccountWords;
  readonly name: string;
  readonly showSheet: (codes: readonly string[]) => void;
}

/** A guest makes an account of the name they have, or of another one. */
export function KeepName({ words, own, name: known, showSheet }: Props): JSX.Element {
  const [name, setName] = useState(known);
  const [problem, setProblem] = useState('');
  const keep = async () => {
    const opened = await openAccount(name);
    if (opened.ok) return showSheet(opened.value.codes);
    setProblem(accountProblem(own, words, opened.code));
  };
  return (
    <section class="account">
      <h2>{own.keep}</h2>
      <p class="small">{own.keepHint}</p>
      <form
        class="name-form"
        onSubmit={event => {
          event.preventDefault();
          void keep();
        }}
      >
        <label>
          <span class="label">{own.keepLabel}</span>
          <input
            type="text"
            class="field"
            value={name}
            maxLength={limits.name}
            autocomplete="nickname"
            spellcheck={false}
            aria-invalid={problem !== ''}
            onInput={event => setName(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="button">
          {own.keepIt}
        </button>
        <p class="problem" role="alert">
          {problem}
        </p>
      </form>
    </section>
  );
}

/** What a refusal of the server, or of the browser, means to a person. */
export function accountProblem(own: AccountWords, { lobby }: Words, code: string): string {
  if (code === 'name') return own.nameUnfit(limits.name);
  return Object.hasOwn(own.refused, code) ? own.refused[code as keyof AccountWords['refused']] : lobby.trouble(code);
}
