import './offer.css';
import { type JSX, render } from 'preact';
import type { ProtocolGap } from '../../protocol/version.ts';
import { protocolGap } from '../page/protocol-gap.ts';
import { pageWords } from '../page/settings.ts';
import type { OfflineWords } from '../words/offline.en.ts';
import { keepOffline, loadAnew, offered, updateLater, updateNow } from './updates.ts';

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
  const words = pageWords.value?.offline;
  return <div role="status">{words && <Notice words={words} />}</div>;
}

/** What keeps people from playing comes before what they may do when they like. */
function Notice({ words }: { words: OfflineWords }): JSX.Element | undefined {
  if (protocolGap.value) return <GapCard words={words} gap={protocolGap.value} />;
  return offered.value ? <OfferCard words={words} /> : undefined;
}

function GapCard({ words, gap }: { words: OfflineWords; gap: ProtocolGap }): JSX.Element {
  return (
    <div class="offer">
      <p>{gap === 'page' ? words.pageTooOld : words.serverTooOld}</p>
      {gap === 'page' && (
        <button type="button" class="button" onClick={() => void loadAnew()}>
          {words.loadAnew}
        </button>
      )}
    </div>
  );
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
