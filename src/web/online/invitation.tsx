import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { abilities } from '../browser/abilities.ts';
import { copyText, shareLink } from '../browser/sharing.ts';
import { Icon } from '../ui/icon.tsx';
import { QrPicture } from '../ui/qr-picture.tsx';
import type { Words } from '../words/words.ts';

interface Props {
  /** The part of the address behind `#`. */
  readonly to: string;
  readonly title: string;
  /** A dialog has said it already. */
  readonly titled?: boolean;
  readonly hint: string;
  readonly words: Words;
}

/** The way here, to be given to others: as a link, and as a code for the camera of somebody who sits beside. */
export function Invitation({ to, title, titled = false, hint, words: { lobby } }: Props): JSX.Element {
  const [told, setTold] = useState('');
  const link = new URL(to, document.baseURI).href;
  const copy = async () => setTold((await copyText(link)) ? lobby.copied : lobby.copyByHand);
  return (
    <section class="invitation" aria-label={title}>
      <div class="invitation-text">
        {!titled && <h2>{title}</h2>}
        <p class="small">{hint}</p>
        <div class="invitation-link">
          <input
            type="text"
            class="field"
            readOnly
            value={link}
            aria-label={lobby.link}
            onFocus={event => event.currentTarget.select()}
          />
          <button type="button" class="button plain" onClick={() => void copy()}>
            {lobby.copy}
          </button>
          {abilities.share && (
            <button type="button" class="button plain" onClick={() => void shareLink(link)}>
              <Icon name="share" />
              {lobby.share}
            </button>
          )}
        </div>
        <p class="small" role="status">
          {told}
        </p>
      </div>
      <QrPicture address={link} label={lobby.qrOf(link)} />
    </section>
  );
}
