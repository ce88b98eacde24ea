import './name-entry.css';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { limits } from '../../protocol/limits.ts';

interface Props {
  readonly label: string;
  readonly submit: string;
  readonly known: string;
  readonly hint?: string;
  /** Gives the name to the server; what stood against it, in words, or nothing. */
  readonly give: (name: string) => Promise<string | undefined>;
}

/** Where a name is typed that others are to read. */
export function NameEntry({ label, submit, known, hint, give }: Props): JSX.Element {
  const [name, setName] = useState(known);
  const [problem, setProblem] = useState('');
  return (
    <form
      class="name-form"
      onSubmit={event => {
        event.preventDefault();
        void give(name).then((against = '') => setProblem(against));
      }}
    >
      <label>
        <span class="label">{label}</span>
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
        {submit}
      </button>
      {hint && <p class="small">{hint}</p>}
      <p class="problem" role="alert">
        {problem}
      </p>
    </form>
  );
}
