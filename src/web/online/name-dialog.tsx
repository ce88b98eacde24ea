import './name-dialog.css';
import { effect } from '@preact/signals';
import type { JSX } from 'preact';
import { limits } from '../../protocol/limits.ts';
import { ownName } from '../match/names.ts';
import { openDialog } from '../page/open-dialog.ts';
import { Dialog } from '../ui/dialog.tsx';
import type { Words } from '../words/words.ts';
import { myName, saveName } from './identity.ts';
import { NameEntry } from './name-entry.tsx';

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

/** One's name at tables online, as it is or as it is to be. */
export function NameForm({ words, saved }: FormProps): JSX.Element {
  const { lobby } = words;
  const give = async (name: string) => {
    if (name.trim() === '') return lobby.nameRefused(limits.name);
    const given = await saveName(name);
    if (!given.ok) return problemOf(words, given.code);
    saved(given.value.name);
    return undefined;
  };
  return (
    <NameEntry
      label={lobby.nameLabel}
      submit={lobby.nameSave}
      known={myName.value ?? ownName() ?? ''}
      hint={lobby.nameHint}
      give={give}
    />
  );
}
