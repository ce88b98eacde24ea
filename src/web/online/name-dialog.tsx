import './name-dialog.css';
import { effect } from '@preact/signals';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { limits } from '../../protocol/limits.ts';
import { ownName } from '../match/names.ts';
import { openDialog } from '../page/open-dialog.ts';
import { Dialog } from '../ui/dialog.tsx';
import type { Words } from '../words/words.ts';
import { myName, saveName } from './identity.ts';

/** Asks for a name where there is none yet; returns whether there is one now. */
export function ensureName(): Promise<boolean> {
  if (myName.value !== undefined) return Promise.resolve(true);
  openDialog.value = 'name';
  return new Promise(resolve => {
    const stop = effect(() => {
      if (openDialog.value === 'name') return;
      resolve(myName.peek() !== undefined);
      queueMicrotask(() => stop());
    });
  });
}

/** A dialog over whatever screen is open, from wherever a name is needed. */
export function NameDialog({ words, close }: { words: Words; close: () => void }): JSX.Element {
  return (
    <Dialog title={words.lobby.nameTitle} words={words} close={close} look="naming">
      <NameForm words={words} saved={close} />
    </Dialog>
  );
}

function problemOf({ lobby }: Words, code: string): string {
  if (code === 'name') return lobby.nameRefused(limits.name);
  return code === 'taken' ? lobby.nameTaken : lobby.trouble(code);
}

interface FormProps {
  readonly words: Words;
  readonly saved: (name: string) => void;
}

export function NameForm({ words, saved }: FormProps): JSX.Element {
  const { lobby } = words;
  const [name, setName] = useState(myName.value ?? ownName() ?? '');
  const [problem, setProblem] = useState('');
  const save = async () => {
    if (name.trim() === '') return setProblem(lobby.nameRefused(limits.name));
    const given = await saveName(name);
    if (given.ok) return saved(given.value.name);
    setProblem(problemOf(words, given.code));
  };
  return (
    <form
      class="name-form"
      onSubmit={event => {
        event.preventDefault();
        void save();
      }}
    >
      <label>
        <span class="label">{lobby.nameLabel}</span>
        <input
          type="text"
          class="field"
          value={name}
          maxLength={limits.name}
          autocomplete="nickname"
          aria-invalid={problem !== ''}
          onInput={event => setName(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button">
        {lobby.nameSave}
      </button>
      <p class="small">{lobby.nameHint}</p>
      <p class="problem" role="alert">
        {problem}
      </p>
    </form>
  );
}
