import './absence.css';
import type { JSX } from 'preact';
import { ownMeasures } from '../page/host-word.ts';
import { accountAddress, startAddress } from '../page/route.ts';
import type { Words } from '../words/words.ts';
import { BanNotice } from './host-slip.tsx';
import { findMe, type ServerStatus } from './identity.ts';

/** There is no server to play at, or none is found: says so, and what can be done without. */
export function Absence({ status, words }: { status: ServerStatus; words: Words }): JSX.Element {
  const { lobby, common } = words;
  if (status === 'seeking') return <p role="status">{lobby.seeking}</p>;
  const { ban } = ownMeasures.value;
  return (
    <div class="absence" role="status">
      {status === 'banned' && ban ? (
        <BanNotice ban={ban} />
      ) : (
        <p>{status === 'absent' ? lobby.absent : lobby.offline}</p>
      )}
      {status === 'unreachable' && (
        <button type="button" class="button" onClick={() => void findMe()}>
          {lobby.tryAgain}
        </button>
      )}
      {status === 'banned' && (
        <a class="button plain" href={accountAddress}>
          {lobby.yourAccount}
        </a>
      )}
      <a class="button plain" href={startAddress}>
        {common.toStart}
      </a>
    </div>
  );
}
