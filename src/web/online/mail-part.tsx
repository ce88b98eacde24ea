import './mail-part.css';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type MailInfo, type MailWish, mailWishes } from '../../protocol/mail.ts';
import { language } from '../page/settings.ts';
import type { AccountWords } from '../words/account.en.ts';
import type { Words } from '../words/words.ts';
import { accountProblem } from './account-making.tsx';
import type { ApiResult } from './api.ts';
import { confirmMail, dropMail, enterMail, fetchMail, recoverByMail, setMailWishes } from './mail-api.ts';

interface Props {
  readonly words: Words;
  readonly own: AccountWords;
}

type Able = Extract<MailInfo, { able: true }>;

/** Carries something out, says what came of it, and shows how things stand then. */
type Doing = (done: Promise<ApiResult<unknown>>, text: string) => Promise<void>;

/** Mail by choice: an address, a code that shows it is one's own, and what for. Only where the host sends any. */
export function MailPart({ words, own }: Props): JSX.Element | undefined {
  const [info, setInfo] = useState<MailInfo>({ able: false });
  const [said, setSaid] = useState({ text: '', good: true });
  const look = async () => {
    const found = await fetchMail();
    if (found.ok) setInfo(found.value);
  };
  useEffect(() => void look(), []);
  const tell = (answer: ApiResult<unknown>, text: string) =>
    setSaid(answer.ok ? { text, good: true } : { text: problemOf(answer.code, own, words), good: false });
  const carryOut: Doing = async (done, text) => {
    tell(await done, text);
    await look();
  };
  const line = useRef(Promise.resolve());
  if (!info.able) return undefined;
  // Shown at once, and told one after the other: whoever ticks two in a row means both.
  const choose = (wants: readonly MailWish[]) => {
    setInfo({ ...info, wants });
    line.current = line.current.then(async () => {
      const answer = await setMailWishes(wants);
      tell(answer, own.mail.changed);
      if (!answer.ok) await look();
    });
  };
  return (
    <section class="account mail">
      <h2>{own.mail.title}</h2>
      <p class="small">{own.mail.hint}</p>
      {info.address === undefined ? (
        <AddressForm own={own} carryOut={carryOut} />
      ) : (
        <OwnAddress info={info} own={own} carryOut={carryOut} choose={choose} />
      )}
      <p class={said.good ? '' : 'problem'} role="status">
        {said.text}
      </p>
    </section>
  );
}

function problemOf(code: string, own: AccountWords, words: Words): string {
  if (code === 'unreadable') return own.mail.unfit;
  return code === 'code' ? own.mail.wrongCode : accountProblem(own, words, code);
}

interface PartProps extends Pick<Props, 'own'> {
  readonly carryOut: Doing;
}

function AddressForm({ own, carryOut }: PartProps): JSX.Element {
  const [address, setAddress] = useState('');
  const [wants, setWants] = useState<readonly MailWish[]>(mailWishes);
  const send = () => void carryOut(enterMail(address, wants, language.value), own.mail.sent(address));
  return (
    <form
      class="mail-form"
      onSubmit={event => {
        event.preventDefault();
        send();
      }}
    >
      <Wishes wants={wants} choose={setWants} own={own} />
      <MailField label={own.mail.address} value={address} change={setAddress} />
      <button type="submit" class="button plain">
        {own.mail.enter}
      </button>
    </form>
  );
}

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly change: (value: string) => void;
}

function MailField({ label, value, change }: FieldProps): JSX.Element {
  return (
    <label class="mail-field">
      <span>{label}</span>
      <input
        class="field"
        type="email"
        autocomplete="email"
        required
        maxLength={254}
        value={value}
        onInput={({ currentTarget }) => change(currentTarget.value)}
      />
    </label>
  );
}

interface WishesProps extends Pick<Props, 'own'> {
  readonly wants: readonly MailWish[];
  readonly choose: (wants: readonly MailWish[]) => void;
}

function Wishes({ wants, choose, own }: WishesProps): JSX.Element {
  return (
    <fieldset class="mail-wishes">
      <legend>{own.mail.wants}</legend>
      {mailWishes.map(wish => (
        <label key={wish}>
          <input
            type="checkbox"
            checked={wants.includes(wish)}
            onChange={({ currentTarget }) =>
              choose(mailWishes.filter(each => (each === wish ? currentTarget.checked : wants.includes(each))))
            }
          />
          {own.mail.wishes[wish]}
        </label>
      ))}
    </fieldset>
  );
}

interface OwnProps extends PartProps, Pick<WishesProps, 'choose'> {
  readonly info: Able;
}

function OwnAddress({ info, own, carryOut, choose }: OwnProps): JSX.Element {
  const { address = '', confirmed = false, wants } = info;
  return (
    <>
      <p>
        <b class="mail-address">{address}</b>
      </p>
      {confirmed ? <Wishes wants={wants} choose={choose} own={own} /> : <CodeForm own={own} carryOut={carryOut} />}
      <button type="button" class="button plain" onClick={() => void carryOut(dropMail(), own.mail.dropped)}>
        {own.mail.drop}
      </button>
    </>
  );
}

function CodeForm({ own, carryOut }: PartProps): JSX.Element {
  const [code, setCode] = useState('');
  return (
    <form
      class="mail-form"
      onSubmit={event => {
        event.preventDefault();
        void carryOut(confirmMail(code), own.mail.confirmed);
      }}
    >
      <label class="mail-field">
        <span>{own.mail.code}</span>
        <input
          class="field"
          autocomplete="one-time-code"
          autocapitalize="none"
          spellcheck={false}
          required
          value={code}
          onInput={({ currentTarget }) => setCode(currentTarget.value)}
        />
      </label>
      <button type="submit" class="button">
        {own.mail.confirm}
      </button>
    </form>
  );
}

/** For those who have lost everything else: a code comes by mail, and is entered like any other. */
export function RecoverByMail({ own, words }: Props): JSX.Element | undefined {
  const [isAble, setAble] = useState(false);
  const [address, setAddress] = useState('');
  const [said, setSaid] = useState({ text: '', good: true });
  useEffect(() => void fetchMail().then(found => setAble(found.ok && found.value.able)), []);
  const send = async () => {
    const { ok, ...answer } = await recoverByMail(address);
    if (ok) setSaid({ text: own.mail.recoverSent, good: true });
    else setSaid({ text: problemOf('code' in answer ? answer.code : '', own, words), good: false });
  };
  if (!isAble) return undefined;
  return (
    <form
      class="mail-form"
      onSubmit={event => {
        event.preventDefault();
        void send();
      }}
    >
      <MailField label={own.mail.recover} value={address} change={setAddress} />
      <button type="submit" class="button plain">
        {own.mail.recoverSend}
      </button>
      <p class={said.good ? 'small' : 'problem'} role="status">
        {said.text}
      </p>
    </form>
  );
}
