import type { JSX } from 'preact';
import { isLevelName, levelNames } from '../../ai/levels.ts';
import type { ChairInfo, TableInfo } from '../../protocol/replies.ts';
import { Badge } from '../kit/players.tsx';
import { ensureName } from './name-dialog.tsx';
import type { OnlineContext } from './online-context.ts';
import { takeSeat } from './seat-taking.ts';

interface Props extends OnlineContext {
  readonly table: TableInfo;
}

/** The chairs of a table: a name or a bot on each, and the buttons to take, leave or fill it. */
export function Chairs(props: Props): JSX.Element {
  const { table, words } = props;
  return (
    <ol class="chairs" aria-label={words.common.players}>
      {table.chairs.map((chair, seat) => (
        <li key={chair.colour} class={chair.mine ? 'chair mine' : 'chair'}>
          <Badge hue={chair.colour} />
          {table.hosting && chair.name === undefined ? (
            <BotChoice {...props} chair={chair} seat={seat} />
          ) : (
            <>
              <span class="chair-name">
                <ChairName {...props} chair={chair} seat={seat} />
              </span>
              <ChairButtons {...props} chair={chair} seat={seat} />
            </>
          )}
        </li>
      ))}
    </ol>
  );
}

interface ChairProps extends Props {
  readonly chair: ChairInfo;
  readonly seat: number;
}

function ChairName({ table, chair, seat, words, onlineWords }: ChairProps): JSX.Element {
  const { name, bot, mine, host } = chair;
  if (bot !== undefined) return <>{isLevelName(bot) ? words.setup.levels[bot] : bot}</>;
  if (name === undefined) return <em>{onlineWords.seatFree}</em>;
  const marks = [mine && onlineWords.you, host && onlineWords.host, !table.nonces[seat] && onlineWords.notHere];
  return (
    <>
      <b>{name}</b> <small>{marks.filter(Boolean).join(' · ')}</small>
    </>
  );
}

function ChairButtons({ remote, chair, seat, onlineWords }: ChairProps): JSX.Element | undefined {
  const { match } = remote;
  if (chair.mine)
    return (
      <button type="button" class="button plain" onClick={() => void remote.ask({ type: 'rise', match })}>
        {onlineWords.rise}
      </button>
    );
  if (chair.name !== undefined || chair.bot !== undefined || remote.seat.value !== undefined) return undefined;
  const sit = async () => {
    if (await ensureName()) await takeSeat(remote, seat);
  };
  return (
    <button type="button" class="button" onClick={() => void sit()}>
      {onlineWords.sit}
    </button>
  );
}

/** The person who opened the table may put a bot on a free chair, or free it again. */
function BotChoice({ remote, chair, seat, words, onlineWords }: ChairProps): JSX.Element {
  const put = (level: string) =>
    void remote.ask({ type: 'bot', match: remote.match, seat, ...(level !== '' && { level }) });
  return (
    <select
      class="field"
      value={chair.bot ?? ''}
      aria-label={onlineWords.playedBy(seat + 1)}
      onChange={event => put(event.currentTarget.value)}
    >
      <option value="">{onlineWords.seatFree}</option>
      {levelNames.map(level => (
        <option key={level} value={level}>
          {words.setup.levels[level]}
        </option>
      ))}
    </select>
  );
}
