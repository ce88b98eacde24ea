import './absence.css';
import type { JSX } from 'preact';
import { startAddress } from '../page/route.ts';
import type { Words } from '../words/words.ts';
import { findMe, type ServerStatus } from './identity.ts';

/** There is no server to play at, or none is found: says so, and what can be done without. */
export function Absence({ status, words }: { status: ServerStatus; words: Words }): JSX.Element {
  const { lobby, common } = words;
  if (status === 'seeking') return <p role="status">{lobby.seeking}</p>;
  return (
    <div class="absence" role="status">
      <p>{status === 'absent' ? lobby.absent : lobby.offline}</p>
      {status === 'unreachable' && (
        <button type="button" class="button" onClick={() => void findMe()}>
          {lobby.tryAgain}
        </button>
      )}
      <a class="button plain" href={startAddress}>
        {common.toStart}
      </a>
    </div>
  );
}
