import './account.css';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { recall } from '../browser/local-storage.ts';
import { openDialog } from '../page/open-dialog.ts';
import { accountAddress } from '../page/route.ts';
import type { Words } from '../words/words.ts';
import { Devices } from './devices.tsx';
import {
  findMe,
  hasAccount,
  myName,
  redeemCode,
  requestTransferCode,
  serverStatus,
  type TransferCode,
} from './identity.ts';
import { NameForm } from './name-dialog.tsx';

interface Props {
  readonly words: Words;
}

/** The person at tables online: the name, and how to be the same person on another device. */
export function AccountPart({ words }: Props): JSX.Element {
  const { lobby } = words;
  // A device that never played with others does not ask: there may be no server at all.
  useEffect(() => {
    if (recall('online') !== undefined && serverStatus.value !== 'here') void findMe();
  }, []);
  const name = myName.value;
  return (
    <section class="account">
      <h2>{lobby.account}</h2>
      {name === undefined && <p class="small">{lobby.nobodyYet}</p>}
      {name !== undefined && (hasAccount.value ? <p>{lobby.youAre(name)}</p> : <Renaming words={words} />)}
      {/* From a dialog over a table, too: the screen it leads to must not lie under it. */}
      <a class="button plain" href={accountAddress} onClick={() => void (openDialog.value = undefined)}>
        {lobby.yourAccount}
      </a>
      {name !== undefined && <LeavingFor words={words} />}
      {name !== undefined && <Devices key={name} words={words} />}
      <ComingFrom words={words} />
    </section>
  );
}

function Renaming({ words }: Props): JSX.Element {
  const [saved, setSaved] = useState('');
  return (
    <>
      <NameForm key={myName.value} words={words} saved={setSaved} />
      <p role="status">{saved && words.lobby.nameSaved(saved)}</p>
    </>
  );
}

/** Shows a code for another device. It stands on the screen alone, never in an address. */
export function LeavingFor({ words, Heading = 'h3' }: Props & { readonly Heading?: 'h2' | 'h3' }): JSX.Element {
  const { lobby } = words;
  const [code, setCode] = useState<TransferCode>();
  const [problem, setProblem] = useState('');
  const show = async () => {
    const given = await requestTransferCode();
    setCode(given.ok ? given.value : undefined);
    setProblem(given.ok ? '' : lobby.trouble(given.code));
  };
  return (
    <div class="device">
      <Heading>{lobby.device}</Heading>
      <p class="small">{lobby.deviceHint}</p>
      <button type="button" class="button plain" onClick={() => void show()}>
        {lobby.showCode}
      </button>
      <div role="status">
        {code && (
          <>
            <p>{lobby.codeIs}</p>
            <output class="code">{inGroups(code.code)}</output>
            <p class="small">{lobby.codeLasts(Math.round(code.lasts / 60_000))}</p>
          </>
        )}
      </div>
      <p class="problem" role="alert">
        {problem}
      </p>
    </div>
  );
}

/** Easier to read and to type: blanks and dashes in a code count for nothing. */
function inGroups(code: string): string {
  return code.match(/.{1,5}/g)?.join(' ') ?? code;
}

export function ComingFrom({ words }: Props): JSX.Element {
  const { lobby } = words;
  const [code, setCode] = useState('');
  const [answer, setAnswer] = useState({ text: '', good: true });
  const use = async () => {
    const redeemed = await redeemCode(code);
    if (redeemed.ok) setCode('');
    setAnswer({
      text: redeemed.ok ? lobby.codeUsed(redeemed.value.name) : refusalOf(words, redeemed.code),
      good: redeemed.ok,
    });
  };
  return (
    <form
      class="device name-form"
      onSubmit={event => {
        event.preventDefault();
        if (code.trim() !== '') void use();
      }}
    >
      <label>
        <span class="label">{lobby.enterCode}</span>
        <input
          type="text"
          class="field"
          value={code}
          maxLength={30}
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          aria-invalid={!answer.good}
          onInput={event => setCode(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button plain">
        {lobby.useCode}
      </button>
      <p class="small">{lobby.enterHint(myName.value ?? '')}</p>
      <p class={answer.good ? '' : 'problem'} role="status">
        {answer.text}
      </p>
    </form>
  );
}

function refusalOf({ lobby }: Words, code: string): string {
  if (code === 'code') return lobby.codeWrong;
  if (code === 'absent') return lobby.absent;
  return code === 'unreachable' ? lobby.offline : lobby.trouble(code);
}
