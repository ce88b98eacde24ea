import type { JSX } from 'preact';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { isLevelName, type LevelName } from '../../ai/levels.ts';
import type { ChairInfo, TableInfo } from '../../protocol/replies.ts';
import { botNameAt, outsideName } from '../../table/players.ts';
import { Badge } from '../kit/players.tsx';
import { accountAddress } from '../page/route.ts';
import { fetchBotsHere } from './bots-api.ts';
import { hasAccount } from './identity.ts';
import { ensureName } from './name-dialog.tsx';
import type { OnlineContext } from './online-context.ts';
import { isMissing } from './readiness.ts';
import { takeSeat } from './seat-taking.ts';
import { SendAwayButton } from './table-manners.tsx';
import { levelsAt } from './table-setup.ts';

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
  const { name, bot, outside } = chair;
  if (name === undefined && bot === undefined) return <em>{onlineWords.seatFree}</em>;
  const level = isLevelName(bot ?? '') && !outside ? words.setup.levels[bot as LevelName] : '';
  return (
    <>
      <b>{name ?? botNameAt(table.chairs, seat)}</b>{' '}
      <small>{bot === undefined ? marksOn({ table, chair, seat, onlineWords }) : level}</small>
    </>
  );
}

/** Whether it is the reader's own, whose table it is, and whether they are here and want to play. */
function marksOn({ table, chair, seat, onlineWords }: Omit<ChairProps, 'remote' | 'words'>): string {
  const { mine, host, absent } = chair;
  const missing = table.rematch ? onlineWords.presence.asked : onlineWords.notHere;
  const whereabouts = table.nonces[seat] ? absent !== undefined && onlineWords.away : missing;
  return [mine && onlineWords.you, host && onlineWords.host, whereabouts].filter(Boolean).join(' · ');
}

function ChairButtons({ remote, table, chair, seat, onlineWords }: ChairProps): JSX.Element | undefined {
  const { match } = remote;
  if (table.hosting && !chair.mine && chair.name !== undefined && isMissing(table, seat))
    return (
      <button type="button" class="button plain" onClick={() => void remote.ask({ type: 'bot', match, seat })}>
        {onlineWords.presence.freeSeat}
      </button>
    );
  if (table.hosting && !chair.mine && chair.name !== undefined)
    return <SendAwayButton seat={seat} name={chair.name} onlineWords={onlineWords} />;
  // Whoever does not want to play at a table of an event leaves the event.
  if (chair.mine && table.event !== undefined) return undefined;
  if (chair.mine)
    return (
      <button type="button" class="button plain" onClick={() => void remote.ask({ type: 'rise', match })}>
        {onlineWords.rise}
      </button>
    );
  if (chair.name !== undefined || chair.bot !== undefined || remote.seat.value !== undefined) return undefined;
  if (table.door === 'shut') return undefined;
  if (table.rated && !hasAccount.value)
    return (
      <a class="button" href={accountAddress}>
        {onlineWords.ratedAccount}
      </a>
    );
  const sit = async () => {
    if (await ensureName()) await takeSeat(remote, seat);
  };
  return (
    <button type="button" class="button" onClick={() => void sit()}>
      {onlineWords.sit}
    </button>
  );
}

/** Begins what is chosen where it is no level but the name of a bot. */
const INVITED = 'outside ';

/** The person who opened the table may put a bot on a free chair, ours or somebody's, or free it again. */
function BotChoice({ remote, table, chair, seat, words, onlineWords }: ChairProps): JSX.Element {
  const { colour, bot = '', outside } = chair;
  const { names, look } = useBotsHere(table);
  const named = table.chairs.with(seat, { colour });
  const choice = outside ? INVITED + outside.name : bot;
  const put = (chosen: string) => {
    const who = chosen.startsWith(INVITED) ? { outside: chosen.slice(INVITED.length) } : { level: chosen };
    void remote.ask({ type: 'bot', match: remote.match, seat, ...(chosen !== '' && who) });
  };
  return (
    <select
      class="field"
      value={choice}
      aria-label={onlineWords.playedBy(seat + 1)}
      onFocus={() => void look()}
      onChange={event => put(event.currentTarget.value)}
    >
      <option value="">{onlineWords.seatFree}</option>
      {levelsAt(table.game, table.rated).map(level => (
        <option key={level} value={level}>
          {`${botNameAt(named, seat)} · ${words.setup.levels[level]}`}
        </option>
      ))}
      <Invitable names={outside ? [...names, outside.name] : names} group={onlineWords.manners.botGroup} />
    </select>
  );
}

/** The bots of other people that are connected, each once. */
function Invitable({ names, group }: { names: readonly string[]; group: string }): JSX.Element | undefined {
  if (names.length === 0) return undefined;
  return (
    <optgroup label={group}>
      {[...new Set(names)].map(name => (
        <option key={name} value={INVITED + name}>
          {outsideName({ name })}
        </option>
      ))}
    </optgroup>
  );
}

/** Which bots are connected that play a game, as far as it was looked. */
function useBotsHere({ game, rated }: TableInfo): {
  readonly names: readonly string[];
  readonly look: () => Promise<void>;
} {
  const [names, setNames] = useState<readonly string[]>([]);
  const look = useCallback(async () => {
    // None of them plays rated games.
    const found = rated ? undefined : await fetchBotsHere(game);
    if (found?.ok) setNames(found.value.names);
  }, [game, rated]);
  useEffect(() => void look(), [look]);
  return { names, look };
}
