import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { isSeat, type Viewer } from '../../engine/game.ts';
import { OUTSIDE } from '../../table/players.ts';
import type { Table } from '../../table/table.ts';
import { LogConflict, store } from '../match/match-store.ts';
import { savedFrom } from '../match/saved-match.ts';
import { eventAddress, go, replayAddress, reviewAddress } from '../page/route.ts';
import { language } from '../page/settings.ts';
import { ChatAfterwards } from './chat.tsx';
import type { ChatController } from './chat-controller.ts';
import type { OnlineContext } from './online-context.ts';
import { Rematch } from './rematch.tsx';
import type { RemoteHost } from './remote-host.ts';
import { fairnessText, recallCommitment } from './seen-commitment.ts';
import { stoodIn } from './standing-in.ts';

interface Props extends OnlineContext {
  readonly host: RemoteHost;
  readonly chatController: ChatController;
  readonly close: () => void;
}

/** What can be done with a game online that is over. */
export function AfterGame(props: Props): JSX.Element {
  const { remote, words, onlineWords, host, close } = props;
  const [told, setTold] = useState('');
  const table = host.whole.value;
  if (!table) return <></>;
  const event = remote.table.value?.event;
  const seen = recallCommitment(remote.match) ?? { commitment: remote.table.value?.commitment ?? '' };
  const see = (address: string) => () => void saveMatch(table, host.viewer).then(() => go(address));
  return (
    <>
      <StandIns {...props} table={table} />
      <div class="acts rematches">
        {event === undefined ? (
          <Rematch {...props} />
        ) : (
          <a class="button" href={eventAddress(event)}>
            {words.lobby.toEvent}
          </a>
        )}
      </div>
      <ChatAfterwards {...props} />
      <div class="acts">
        <button type="button" class="button plain" onClick={see(replayAddress(remote.match))}>
          {words.play.replay}
        </button>
        <button type="button" class="button plain" onClick={see(reviewAddress(remote.match))}>
          {words.advice.reviewGame}
        </button>
        <button
          type="button"
          class="button plain"
          onClick={() => setTold(fairnessText(table, seen, { ...props, language: language.value }))}
        >
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

/** Whose moves a computer made, and how many: whoever comes back to the end must not take them for somebody's own. */
function StandIns({ table, remote, onlineWords }: OnlineContext & { table: Table }): JSX.Element {
  const { presence } = onlineWords;
  return (
    <>
      {table.match.players.map(({ name, bot, colour }, seat) => {
        const { turns } = stoodIn(table.entries, seat);
        if ((bot !== undefined && bot !== OUTSIDE) || turns === 0) return undefined;
        const text = seat === remote.seat.value ? presence.madeForYou(turns) : presence.madeFor(name, turns);
        return (
          <p key={colour} class="small">
            {text}
          </p>
        );
      })}
    </>
  );
}

/** Puts the finished game on the device, where it can be looked at again like any other. */
export async function saveMatch(table: Table, viewer: Viewer): Promise<void> {
  try {
    await store.save({ ...savedFrom(table), ...(isSeat(viewer) && { seat: viewer }) });
  } catch (error) {
    // It is there already.
    if (!(error instanceof LogConflict)) throw error;
  }
}
