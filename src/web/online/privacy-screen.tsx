import './privacy-screen.css';
import type { JSX } from 'preact';
import { type KeptTable, keptKinds, type PrivacyInfo } from '../../protocol/privacy.ts';
import type { Language } from '../kit/view.ts';
import { useLocalized } from '../page/localized.ts';
import { accountAddress } from '../page/route.ts';
import { FormScreen } from '../ui/form-screen.tsx';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import type { PrivacyWords } from '../words/privacy.en.ts';
import { privacyWordsIn } from '../words/privacy.ts';
import type { Words } from '../words/words.ts';
import { Absence } from './absence.tsx';
import { callApi } from './api.ts';
import { useServerStatus } from './server-hooks.ts';

/** What a server keeps, as it says itself, with how much of it is the reader's. */
export function PrivacyScreen({ words }: { words: Words }): JSX.Element {
  const { found: own, problem } = useLocalized('privacy', privacyWordsIn);
  const status = useServerStatus();
  if (!own) return <LoadingScreen words={words} problem={problem} />;
  return (
    <FormScreen words={words} title={own.title}>
      <p>{own.intro}</p>
      <p>{own.onDevice}</p>
      {status === 'here' ? <Kept words={words} own={own} /> : <Absence status={status} words={words} />}
    </FormScreen>
  );
}

async function fetchPrivacy(language: Language): Promise<PrivacyInfo> {
  const kept = await callApi<PrivacyInfo>(`privacy?language=${language}`);
  if (!kept.ok) throw new Error(kept.code);
  return kept.value;
}

interface Props {
  readonly words: Words;
  readonly own: PrivacyWords;
}

function Kept({ words, own }: Props): JSX.Element | undefined {
  const { found: kept, problem } = useLocalized('kept', fetchPrivacy);
  if (problem !== undefined) return <p role="alert">{words.lobby.trouble(problem)}</p>;
  if (!kept) return undefined;
  return (
    <>
      <Terms kept={kept} own={own} />
      <section class="kept">
        <h2>{own.yours}</h2>
        <p class="small">{own.yoursHint}</p>
        <Tables tables={kept.tables.filter(({ owned }) => owned)} own={own} />
        <a class="button plain" href={accountAddress}>
          {words.lobby.yourAccount}
        </a>
      </section>
      <section class="kept">
        <h2>{own.others}</h2>
        <p class="small">{own.othersHint}</p>
        <Tables tables={kept.tables.filter(({ owned }) => !owned)} own={own} />
      </section>
    </>
  );
}

function Terms({ kept, own }: { kept: PrivacyInfo; own: PrivacyWords }): JSX.Element {
  return (
    <section class="kept">
      <h2>{own.howLong}</h2>
      <dl class="kept-terms">
        {keptKinds.map(kind => (
          <div key={kind}>
            <dt>{own.kinds[kind]}</dt>
            <dd>{kept.days[kind] === 0 ? own.forEver : own.days(kept.days[kind])}</dd>
          </div>
        ))}
        <div>
          <dt>{own.account}</dt>
          <dd>{own.accountDays}</dd>
        </div>
      </dl>
    </section>
  );
}

function Tables({ tables, own }: { tables: readonly KeptTable[]; own: PrivacyWords }): JSX.Element {
  return (
    <div class="kept-tables">
      {tables.map(({ table, what, columns, yours }) => (
        <details key={table} class="arrowed">
          <summary>
            <span>{what}</span> {yours !== undefined && <small>{yours > 0 ? own.count(yours) : own.none}</small>}
          </summary>
          <ul>
            {columns.map(({ column, what: meaning }) => (
              <li key={column}>
                {meaning} <code>{column}</code>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
