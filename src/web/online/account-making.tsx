import type { JSX } from 'preact';
import { limits } from '../../protocol/limits.ts';
import type { AccountWords } from '../words/account.en.ts';
import type { Words } from '../words/words.ts';
import { openAccount } from './account-api.ts';
import { NameEntry } from './name-entry.tsx';

interface Props {
  readonly words: Words;
  readonly own: AccountWords;
  readonly name: string;
  readonly showSheet: (codes: readonly string[]) => void;
}

/** A guest makes an account of the name they have, or of another one. */
export function KeepName({ words, own, name, showSheet }: Props): JSX.Element {
  const give = async (chosen: string) => {
    const opened = await openAccount(chosen);
    if (!opened.ok) return accountProblem(own, words, opened.code);
    showSheet(opened.value.codes);
    return undefined;
  };
  return (
    <section class="account">
      <h2>{own.keep}</h2>
      <p class="small">{own.keepHint}</p>
      <NameEntry label={own.keepLabel} submit={own.keepIt} known={name} give={give} />
    </section>
  );
}

/** What a refusal of the server, or of the browser, means to a person. */
export function accountProblem(own: AccountWords, { lobby }: Words, code: string): string {
  if (code === 'name') return own.nameUnfit(limits.name);
  return Object.hasOwn(own.refused, code) ? own.refused[code as keyof AccountWords['refused']] : lobby.trouble(code);
}
