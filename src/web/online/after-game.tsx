import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Table } from '../../table/table.ts';
import { LogConflict, store } from '../match/match-store.ts';
import { savedFrom } from '../match/saved-match.ts';
import { go, replayAddress, reviewAddress, tableAddress } from '../page/route.ts';
import type { OnlineContext } from './online-context.ts';
import type { RemoteHost } from './remote-host.ts';
import { fairnessText, recallCommitment } from './seen-commitment.ts';

interface Props extends OnlineContext {
  readonly host: RemoteHost;
  readonly close: () => void;
}

/** What can be done with a game online that is over. */
export function AfterGame(props: Props): JSX.Element {
  const { remote, words, onlineWords, host, close } = props;
  const [told, setTold] = useState('');
  const table = host.whole.value;
  if (!table) return <></>;
  const seen = recallCommitment(remote.match) ?? { commitment: remote.table.value?.commitment ?? '' };
  const see = (address: string) => () => void saveMatch(table).then(() => go(address));
  return (
    <>
      <div class="acts">
        <Rematch {...props} />
        <button type="button" class="button plain" onClick={see(replayAddress(remote.match))}>
          {words.play.replay}
        </button>
        <button type="button" class="button plain" onClick={see(reviewAddress(remote.match))}>
          {words.advice.reviewGame}
        </button>
        <button type="button" class="button plain" onClick={() => setTold(fairnessText(table, seen, onlineWords))}>
          {onlineWords.verify}
        </button>
        <button type="button" class="button plain" onClick={close}>
          {words.play.lookAtBoard}
        </button>
      </div>
      <p role="status">{told}</p>
    </>
  );
}

/** The first person who asks opens the new table; the others are led to the same one. */
function Rematch({ remote, onlineWords }: OnlineContext): JSX.Element | undefined {
  const next = remote.table.value?.next;
  const ask = async () => {
    const answer = await remote.ask({ type: 'rematch', match: remote.match });
    if (answer.type === 'done' && answer.match !== undefined) go(tableAddress(answer.match));
  };
  if (remote.seat.value !== undefined)
    return (
      <button type="button" class="button" onClick={() => void ask()}>
        {next === undefined ? onlineWords.rematch : onlineWords.nextTable}
      </button>
    );
  if (next === undefined) return undefined;
  return (
    <a class="button" href={tableAddress(next)}>
      {onlineWords.nextTable}
    </a>
  );
}

/** Puts the finished game on the device, where it can be looked at again like any other. */
export async function saveMatch(table: Table): Promise<void> {
  try {
    await store.save(savedFrom(table));
  } catch (error) {
    // It is there already.
    if (!(error instanceof LogConflict)) throw error;
  }
}
