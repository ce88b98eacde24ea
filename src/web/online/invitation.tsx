import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { tableAddress } from '../page/route.ts';
import { Icon } from '../ui/icon.tsx';
import type { OnlineContext } from './online-context.ts';

/** The way here, to be given to others. */
export function Invitation({ remote, onlineWords }: OnlineContext): JSX.Element {
  const [told, setTold] = useState('');
  const link = new URL(tableAddress(remote.match), document.baseURI).href;
  const copy = () =>
    copied(link).then(
      () => setTold(onlineWords.copied),
      () => setTold(onlineWords.copyByHand),
    );
  return (
    <section class="invitation" aria-label={onlineWords.invite}>
      <h2>{onlineWords.invite}</h2>
      <p class="small">{onlineWords.inviteHint}</p>
      <div class="invitation-link">
        <input
          type="text"
          class="field"
          readOnly
          value={link}
          aria-label={onlineWords.link}
          onFocus={event => event.currentTarget.select()}
        />
        <button type="button" class="button plain" onClick={() => void copy()}>
          {onlineWords.copy}
        </button>
        {'share' in navigator && (
          <button type="button" class="button plain" onClick={() => void share(link)}>
            <Icon name="share" />
            {onlineWords.share}
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

/** Closing the system's dialog without sharing is no mistake. */
async function share(url: string): Promise<void> {
  await navigator.share({ url }).catch(() => undefined);
}
