import './own-data.css';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { PrivacyInfo } from '../../protocol/privacy.ts';
import { download } from '../browser/downloads.ts';
import { useLocalized } from '../page/localized.ts';
import { privacyAddress } from '../page/route.ts';
import type { PrivacyWords } from '../words/privacy.en.ts';
import { privacyWordsIn } from '../words/privacy.ts';
import type { Words } from '../words/words.ts';
import { leaveDevice } from './account-api.ts';
import { type ApiResult, callApi } from './api.ts';
import { findMe } from './identity.ts';
import { serverConnection } from './server-connection.ts';

interface Props {
  readonly words: Words;
  readonly name: string;
  readonly erased: (said: string) => void;
}

/** What is kept about oneself: to see it, to have it as a file, and to have it erased. */
export function OwnData(props: Props): JSX.Element | undefined {
  const { found: own } = useLocalized('privacy', privacyWordsIn);
  const [said, setSaid] = useState('');
  if (!own) return undefined;
  const save = async () => {
    const everything = await callApi<unknown>('me/everything');
    if (!everything.ok) return setSaid(own.trouble);
    const text = JSON.stringify(everything.value, undefined, 2);
    download(new Blob([text], { type: 'application/json' }), own.file);
    setSaid(own.exported);
  };
  return (
    <section class="account">
      <h2>{own.mine}</h2>
      <p class="small">{own.mineHint}</p>
      <div class="account-asking">
        <a class="button plain" href={privacyAddress}>
          {own.see}
        </a>
        <button type="button" class="button plain" onClick={() => void save()}>
          {own.export}
        </button>
      </div>
      <p role="status">{said}</p>
      <Erasing {...props} own={own} />
    </section>
  );
}

/** Asks for the name: nobody erases themselves by one press too many. */
function Erasing({ words, name, own, erased }: Props & { own: PrivacyWords }): JSX.Element {
  const [days, setDays] = useState<number>();
  const ask = async () => {
    const kept: ApiResult<PrivacyInfo> = await callApi('privacy');
    setDays(kept.ok ? kept.value.days.backups : 0);
  };
  if (days === undefined)
    return (
      <button type="button" class="button plain" onClick={() => void ask()}>
        {own.erase}
      </button>
    );
  return (
    <ErasingForm words={words} name={name} own={own} days={days} erased={erased} cancel={() => setDays(undefined)} />
  );
}

interface FormProps extends Props {
  readonly own: PrivacyWords;
  readonly days: number;
  readonly cancel: () => void;
}

function ErasingForm({ words, name, own, days, erased, cancel }: FormProps): JSX.Element {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const erase = async () => {
    // The server sends all pages away before it forgets whom they belong to: until then it would still know this one.
    serverConnection().whenLeft(() => undefined);
    const done = await callApi('me/erase', { name });
    if (!done.ok) {
      await findMe();
      return setProblem(own.trouble);
    }
    erased(own.erased);
    await leaveDevice();
  };
  return (
    <form
      class="erasing"
      onSubmit={event => {
        event.preventDefault();
        if (typed.trim() === name) void erase();
      }}
    >
      <h3>{own.erase}</h3>
      <p>{own.eraseHint}</p>
      <p class="small">{own.eraseCopies(days === 0 ? own.forEver : own.days(days))}</p>
      <label>
        <span class="label">{own.eraseLabel(name)}</span>
        <input
          type="text"
          class="field"
          value={typed}
          autocomplete="off"
          spellcheck={false}
          onInput={event => setTyped(event.currentTarget.value)}
        />
      </label>
      <div class="account-asking">
        <button type="submit" class="button danger" disabled={typed.trim() !== name}>
          {own.eraseYes}
        </button>
        <button type="button" class="button plain" onClick={cancel}>
          {words.common.cancel}
        </button>
      </div>
      <p class="problem" role="alert">
        {problem}
      </p>
    </form>
  );
}
