import './account.css';
import './account-screen.css';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { abilities } from '../browser/abilities.ts';
import { regional } from '../match/standing-text.ts';
import { useLocalized } from '../page/localized.ts';
import { deskAddress, peopleAddress } from '../page/route.ts';
import { language } from '../page/settings.ts';
import { FormScreen } from '../ui/form-screen.tsx';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import type { AccountWords } from '../words/account.en.ts';
import { accountWordsIn } from '../words/account.ts';
import type { Words } from '../words/words.ts';
import { Absence } from './absence.tsx';
import { ComingFrom, LeavingFor } from './account.tsx';
import { type AccountInfo, fetchAccount, leaveDevice, signInWithPasskey } from './account-api.ts';
import { accountProblem, KeepName } from './account-making.tsx';
import { BotsPart } from './bots-part.tsx';
import { Devices } from './devices.tsx';
import { findMe, hasAccount, isHost, myName } from './identity.ts';
import { MailPart, RecoverByMail } from './mail-part.tsx';
import { NameForm } from './name-dialog.tsx';
import { OwnData } from './own-data.tsx';
import { PagePart } from './page-part.tsx';
import { PasskeyPart } from './passkey-part.tsx';
import { RecoverySheet, SheetPart } from './recovery-sheet.tsx';
import { useServerStatus } from './server-hooks.ts';

/** One's name for good, and the ways back to it. */
export function AccountScreen({ words }: { words: Words }): JSX.Element {
  const { found: own, problem } = useLocalized('account', accountWordsIn);
  const status = useServerStatus();
  if (!own) return <LoadingScreen words={words} problem={problem} />;
  return (
    <FormScreen words={words} title={words.lobby.yourAccount}>
      {status === 'here' ? <AccountParts words={words} own={own} /> : <Absence status={status} words={words} />}
      {/* What is kept about somebody stays theirs, also when they are let in no longer. */}
      {status === 'banned' && <OwnData words={words} name={myName.value ?? ''} erased={() => void findMe()} />}
    </FormScreen>
  );
}

interface Props {
  readonly words: Words;
  readonly own: AccountWords;
}

function AccountParts({ words, own }: Props): JSX.Element {
  const [codes, setCodes] = useState<readonly string[]>();
  const [said, setSaid] = useState('');
  const name = myName.value;
  const opened = (given: readonly string[]) => {
    setSaid(own.kept(myName.value ?? ''));
    setCodes(given);
  };
  const done = () => {
    setSaid('');
    setCodes(undefined);
  };
  return (
    <>
      <p role="status" class="account-said">
        {said}
      </p>
      {name !== undefined && codes && <RecoverySheet name={name} codes={codes} own={own} done={done} />}
      {name !== undefined && !codes && hasAccount.value && (
        <OwnAccount key={name} words={words} own={own} showSheet={setCodes} left={() => setSaid(own.left)} />
      )}
      {!hasAccount.value && <Welcome words={words} own={own} opened={opened} />}
      {name !== undefined && !codes && (
        <section class="account account-ways">
          {isHost.value && (
            <a class="button plain" href={deskAddress()}>
              {words.lobby.desk}
            </a>
          )}
          <a class="button plain" href={peopleAddress}>
            {words.lobby.people}
          </a>
        </section>
      )}
      {name !== undefined && !codes && <OwnData key={name} words={words} name={name} erased={setSaid} />}
    </>
  );
}

/** For those without an account, and those who have one elsewhere. */
function Welcome({ words, own, opened }: Props & { opened: (codes: readonly string[]) => void }): JSX.Element {
  const name = myName.value;
  return (
    <>
      <p>{own.intro}</p>
      {name === undefined ? (
        <section class="account">
          <h2>{own.nameFirst}</h2>
          <NameForm words={words} saved={() => undefined} />
        </section>
      ) : (
        <KeepName key={name} words={words} own={own} name={name} showSheet={opened} />
      )}
      <ComingBack words={words} own={own} />
    </>
  );
}

/** With a passkey where there are any; with a code everywhere. */
function ComingBack({ words, own }: Props): JSX.Element {
  const [problem, setProblem] = useState('');
  const come = async () => {
    const back = await signInWithPasskey();
    setProblem(back.ok ? '' : accountProblem(own, words, back.code));
  };
  return (
    <section class="account">
      <h2>{own.back}</h2>
      {abilities.passkeys && (
        <button type="button" class="button" onClick={() => void come()}>
          {own.backPasskey}
        </button>
      )}
      <p class="problem" role="alert">
        {problem}
      </p>
      <RecoverByMail words={words} own={own} />
      <ComingFrom words={words} />
    </section>
  );
}

interface OwnProps extends Props {
  readonly showSheet: (codes: readonly string[]) => void;
  readonly left: () => void;
}

function OwnAccount({ words, own, showSheet, left }: OwnProps): JSX.Element | undefined {
  const [info, setInfo] = useState<AccountInfo>();
  const look = async () => {
    const found = await fetchAccount();
    if (found.ok) setInfo(found.value);
  };
  useEffect(() => void look(), []);
  if (!info) return undefined;
  const since = new Date(info.since ?? 0).toLocaleDateString(regional(language.value, navigator.languages), {
    dateStyle: 'long',
  });
  return (
    <>
      <section>
        <p class="account-name">{info.name}</p>
        <p class="small">{own.since(since)}</p>
      </section>
      <PasskeyPart words={words} own={own} info={info} changed={look} />
      <SheetPart words={words} own={own} left={info.codes} showSheet={showSheet} />
      <MailPart words={words} own={own} />
      <PagePart words={words} own={own} />
      <BotsPart words={words} own={own} />
      <section class="account">
        <Devices words={words} Heading="h2" />
        <LeavingFor words={words} Heading="h2" />
      </section>
      <Leaving words={words} own={own} left={left} />
    </>
  );
}

/** Asks once more, in place. */
function Leaving({ words, own, left }: Omit<OwnProps, 'showSheet'>): JSX.Element {
  const [asking, setAsking] = useState(false);
  const leave = async () => {
    left();
    await leaveDevice();
  };
  return (
    <section class="account">
      <h2>{own.leave}</h2>
      <p class="small">{own.leaveHint}</p>
      {asking ? (
        <div class="account-asking" role="group" aria-label={own.leave}>
          <button type="button" class="button danger" onClick={() => void leave()}>
            {own.leaveYes}
          </button>
          <button type="button" class="button plain" onClick={() => setAsking(false)}>
            {words.common.cancel}
          </button>
        </div>
      ) : (
        <button type="button" class="button plain" onClick={() => setAsking(true)}>
          {own.leave}
        </button>
      )}
    </section>
  );
}
