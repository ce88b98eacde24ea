import './offer.css';
import { type JSX, render } from 'preact';
import { pageWords } from '../page/settings.ts';
import type { OfflineWords } from '../words/offline.en.ts';
import { keepOffline, offered, updateLater, updateNow } from './updates.ts';

/** Stands beside the page, not in it: whatever screen is open, it stays as it is. */
export function startOffline(): void {
  const place = document.createElement('div');
  document.body.append(place);
  render(<UpdateOffer />, place);
  // Where nothing may be kept (a private window, no disk left) the page works all the same, with a network.
  keepOffline().catch(() => undefined);
}

/** The empty region is there from the start: only what changes in it later is read aloud. */
function UpdateOffer(): JSX.Element {
  return <div role="status">{offered.value && pageWords.value && <OfferCard words={pageWords.value.offline} />}</div>;
}

function OfferCard({ words }: { words: OfflineWords }): JSX.Element {
  return (
    <div class="offer">
      <p>
        <strong>{words.ready}</strong> {words.safe}
      </p>
      <button type="button" class="button" onClick={updateNow}>
        {words.now}
      </button>
      <button type="button" class="button plain" onClick={updateLater}>
        {words.later}
      </button>
    </div>
  );
}
