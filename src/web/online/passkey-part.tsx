import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { limits } from '../../protocol/limits.ts';
import { abilities } from '../browser/abilities.ts';
import { language } from '../page/settings.ts';
import type { AccountWords } from '../words/account.en.ts';
import type { Words } from '../words/words.ts';
import { type AccountInfo, addPasskey, type OwnPasskey, removePasskey } from './account-api.ts';
import { accountProblem } from './account-making.tsx';
import { ageIn } from './lobby-entries.ts';

interface Props {
  readonly words: Words;
  readonly own: AccountWords;
  readonly info: AccountInfo;
  readonly changed: () => Promise<void>;
}

/** The passkeys of a person, and how to make one. */
export function PasskeyPart({ words, own, info, changed }: Props): JSX.Element {
  const [said, setSaid] = useState({ text: '', good: true });
  const tell = async (answer: { readonly ok: boolean; readonly code?: string }, good: string) => {
    if (answer.ok) await changed();
    setSaid({ text: answer.ok ? good : accountProblem(own, words, answer.code ?? ''), good: answer.ok });
  };
  const remove = async (id: string) => tell(await removePasskey(id), own.passkeyRemoved);
  const possible = abilities.passkeys && info.domain !== undefined;
  return (
    <section class="account">
      <h2>{own.passkeys}</h2>
      <p class="small">{possible ? own.passkeysHint : own.noPasskeys}</p>
      {info.passkeys.length > 0 && (
        <ul class="devices">
          {info.passkeys.map(passkey => (
            <PasskeyRow key={passkey.id} passkey={passkey} own={own} remove={() => void remove(passkey.id)} />
          ))}
        </ul>
      )}
      {possible && <PasskeyForm own={own} make={async label => tell(await addPasskey(label), own.passkeyAdded)} />}
      <p class={said.good ? '' : 'problem'} role="status">
        {said.text}
      </p>
    </section>
  );
}

function PasskeyForm({ own, make }: { own: AccountWords; make: (label: string) => Promise<void> }): JSX.Element {
  const [label, setLabel] = useState('');
  const done = async () => {
    await make(label);
    setLabel('');
  };
  return (
    <form
      class="name-form"
      onSubmit={event => {
        event.preventDefault();
        void done();
      }}
    >
      <label>
        <span class="label">{own.passkeyName}</span>
        <input
          type="text"
          class="field"
          value={label}
          maxLength={limits.name}
          autocomplete="off"
          onInput={event => setLabel(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button">
        {own.addPasskey}
      </button>
    </form>
  );
}

interface RowProps {
  readonly passkey: OwnPasskey;
  readonly own: AccountWords;
  readonly remove: () => void;
}

function PasskeyRow({ passkey, own, remove }: RowProps): JSX.Element {
  const { label = own.somePasskey } = passkey;
  const state = stateOf(passkey, own);
  return (
    <li>
      <span>
        <b>{label}</b> <small>{state}</small>
      </span>
      <button type="button" class="button plain" aria-label={own.removeOf(label, state)} onClick={remove}>
        {own.remove}
      </button>
    </li>
  );
}

function stateOf({ seen, elsewhere }: OwnPasskey, own: AccountWords): string {
  if (elsewhere !== undefined) return own.passkeyElsewhere(elsewhere);
  return seen === undefined ? own.passkeyUnused : own.passkeyUsed(ageIn(language.value, seen, Date.now()));
}
