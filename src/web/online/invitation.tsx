import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { tableAddress } from '../page/route.ts';
import { Icon } from '../ui/icon.tsx';
import type { OnlineContext } from './online-context.ts';

/** The way here, to be given to others. */
export function Invitation({ remote, said }: OnlineContext): JSX.Element {
  const [told, setTold] = useState('');
  const link = new URL(tableAddress(remote.match), document.baseURI).href;
  const copy = () =>
    copied(link).then(
      () => setTold(said.copied),
      () => setTold(said.copyByHand),
    );
  return (
    <section class="invitation" aria-label={said.invite}>
      <h2>{said.invite}</h2>
      <p class="small">{said.inviteHint}</p>
      <div class="invitation-link">
        <input
          type="text"
          class="field"
          readOnly
          value={link}
          aria-label={said.link}
          onFocus={event => event.currentTarget.select()}
        />
        <button type="button" class="button plain" onClick={() => void copy()}>
          {said.copy}
        </button>
        {'share' in navigator && (
          <button type="button" class="button plain" onClick={() => void share(link)}>
            <Icon name="share" />
            {said.share}
          </button>
        )}
      </div>
      <p class="small" role="status">
        {told}
      </p>
    </section>
  );
}

/** Browsers have no clipboard without https. */
async function copied(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

/** Whoever closes the sheet of the system without sharing meant to. */
async function share(url: string): Promise<void> {
  await navigator.share({ url }).catch(() => undefined);
}
