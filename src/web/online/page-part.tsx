import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { copyText } from '../browser/sharing.ts';
import { playerAddress } from '../page/route.ts';
import type { AccountWords } from '../words/account.en.ts';
import type { Words } from '../words/words.ts';
import { accountProblem } from './account-making.tsx';
import { callApi } from './api.ts';

interface Props {
  readonly words: Words;
  readonly own: AccountWords;
}

/** Where one's page is, if there is one. */
interface Page {
  readonly address?: string;
}

/** Whoever wants one has a page that everybody may read, and takes it back as easily. */
export function PagePart({ words, own }: Props): JSX.Element | undefined {
  const [page, setPage] = useState<Page>();
  const [said, setSaid] = useState({ text: '', good: true });
  useEffect(() => void callApi<Page>('profile').then(found => found.ok && setPage(found.value)), []);
  const change = async (open: boolean) => {
    const changed = await callApi<Page>('profile', { open });
    if (changed.ok) setPage(changed.value);
    const text = open ? '' : own.page.gone;
    setSaid(changed.ok ? { text, good: true } : { text: accountProblem(own, words, changed.code), good: false });
  };
  if (!page) return undefined;
  return (
    <section class="account">
      <h2>{own.page.title}</h2>
      <p class="small">{own.page.hint}</p>
      {page.address === undefined ? (
        <button type="button" class="button plain" onClick={() => void change(true)}>
          {own.page.make}
        </button>
      ) : (
        <OpenPage address={page.address} own={own} takeBack={() => void change(false)} say={setSaid} />
      )}
      <p class={said.good ? '' : 'problem'} role="status">
        {said.text}
      </p>
    </section>
  );
}

interface OpenProps extends Pick<Props, 'own'> {
  readonly address: string;
  readonly takeBack: () => void;
  readonly say: (said: { readonly text: string; readonly good: boolean }) => void;
}

function OpenPage({ address, own, takeBack, say }: OpenProps): JSX.Element {
  const link = new URL(playerAddress(address), document.baseURI).href;
  const copy = async () => say({ text: (await copyText(link)) ? own.page.copied : link, good: true });
  return (
    <>
      <p>{own.page.open}</p>
      <div class="account-asking">
        <a class="button plain" href={playerAddress(address)}>
          {own.page.look}
        </a>
        <button type="button" class="button plain" onClick={() => void copy()}>
          {own.page.copy}
        </button>
        <button type="button" class="button plain" onClick={takeBack}>
          {own.page.takeBack}
        </button>
      </div>
    </>
  );
}
