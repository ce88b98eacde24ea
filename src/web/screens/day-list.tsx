import './day-list.css';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { DayPlace, DayStanding, DayTable } from '../../protocol/days.ts';
import { type Day, isDaySomewhere } from '../../table/day.ts';
import { recall, remember } from '../browser/local-storage.ts';
import { type CatalogueCard, catalogue } from '../catalogue/game-catalogue.ts';
import { pointsText } from '../match/day-text.ts';
import { tryStateOf } from '../match/day-tries.ts';
import type { SavedMatch } from '../match/saved-match.ts';
import { fetchDay, handInTry } from '../online/day-api.ts';
import { myName, type ServerStatus } from '../online/identity.ts';
import { ensureName } from '../online/name-dialog.tsx';
import { hasBeenOnline, useServerStatus } from '../online/server-hooks.ts';
import type { DayWords } from '../words/day.en.ts';
import type { Words } from '../words/words.ts';

interface Props {
  readonly day: Day;
  readonly list: readonly SavedMatch[];
  readonly words: Words;
  readonly dayWords: DayWords;
}

/** Whoever has entered a result once wants the next ones to be entered, too. */
const WILLING = 'day-list';

/** So many places of each game are shown, and the reader's own. */
const SHOWN = 5;

/** What others on this server have made of the day. */
export function DayList(props: Props): JSX.Element {
  const { dayWords } = props;
  const [wanted, setWanted] = useState(hasBeenOnline);
  const status = useServerStatus(wanted);
  if (!wanted)
    return (
      <p class="day-wanted">
        <button type="button" class="button plain" onClick={() => setWanted(true)}>
          {dayWords.listShow}
        </button>
      </p>
    );
  return (
    <section class="day-list" aria-labelledby="day-list">
      <h2 id="day-list">{dayWords.list}</h2>
      {status === 'here' ? <Lists key={props.day} {...props} /> : <p role="status">{absenceText(status, props)}</p>}
    </section>
  );
}

function absenceText(status: ServerStatus, { words, dayWords }: Props): string {
  if (status === 'seeking') return words.lobby.seeking;
  return status === 'absent' ? words.lobby.absent : dayWords.listOffline;
}

function Lists(props: Props): JSX.Element {
  const { day, words, dayWords } = props;
  const [tables, setTables] = useState<readonly DayTable[]>();
  const [problem, setProblem] = useState('');
  const load = async () => {
    const found = await fetchDay(day);
    if (found.ok) setTables(found.value.tables);
    else setProblem(words.lobby.trouble(found.code));
  };
  useEffect(() => void load(), [myName.value]);
  if (!tables) return <p role={problem ? 'alert' : 'status'}>{problem || words.lobby.seeking}</p>;
  const played = tables.filter(({ count }) => count > 0);
  return (
    <>
      <Entering {...props} tables={tables} entered={() => void load()} />
      {played.length === 0 && <p class="small">{dayWords.listEmpty}</p>}
      <div class="day-tables">
        {catalogue.map(game => {
          const table = played.find(each => each.game === game.id);
          return table && <GameList key={game.id} game={game} table={table} dayWords={dayWords} />;
        })}
      </div>
    </>
  );
}

interface EnteringProps extends Props {
  readonly tables: readonly DayTable[];
  readonly entered: () => void;
}

/** Tries that are over and not in the list yet: entered by a press, and by themselves for those who have done so before. */
function Entering({ day, list, tables, words, dayWords, entered }: EnteringProps): JSX.Element | undefined {
  const [stage, setStage] = useState<'idle' | 'busy' | { problem: string }>('idle');
  const open = isDaySomewhere(day, Date.now()) ? triesToEnter(day, list, tables) : [];
  const enter = async () => {
    setStage('busy');
    remember(WILLING, 'yes');
    let problem = '';
    for (const saved of open) {
      const { ok, ...rest } = await handInTry(saved);
      if (!ok && 'code' in rest) problem = problemText(rest.code, words, dayWords);
    }
    setStage(problem === '' ? 'idle' : { problem });
    entered();
  };
  const ids = open.map(({ match }) => match.id).join(' ');
  useEffect(() => {
    if (ids !== '' && recall(WILLING) === 'yes' && myName.peek() !== undefined) void enter();
  }, [ids]);
  if (open.length === 0) return undefined;
  return (
    <div class="day-entering">
      <button
        type="button"
        class="button"
        disabled={stage === 'busy'}
        onClick={() => void ensureName().then(named => (named ? enter() : undefined))}
      >
        {dayWords.enter(open.length)}
      </button>
      <p class="small" role="status">
        {stage === 'busy' ? dayWords.entering : typeof stage === 'object' ? stage.problem : dayWords.enterHint}
      </p>
    </div>
  );
}

function triesToEnter(day: Day, list: readonly SavedMatch[], tables: readonly DayTable[]): readonly SavedMatch[] {
  return tables.flatMap(({ game, mine }) => {
    const state = tryStateOf(day, game, list);
    return mine === undefined && state.kind === 'over' ? [state.saved] : [];
  });
}

function problemText(code: string, words: Words, { refusals }: DayWords): string {
  const known: Readonly<Record<string, string>> = refusals;
  return known[code] ?? words.lobby.trouble(code);
}

interface GameListProps {
  readonly game: CatalogueCard;
  readonly table: DayTable;
  readonly dayWords: DayWords;
}

function GameList({ game, table, dayWords }: GameListProps): JSX.Element {
  const { count, places, mine } = table;
  const shown = places.slice(0, SHOWN);
  const beyond = mine && !shown.some(({ me }) => me) ? mine : undefined;
  return (
    <div class={`paper day-table mood-${game.id}`}>
      <h3 lang={game.titleLanguage}>{game.title}</h3>
      <p class="small">{mine ? dayWords.rankOf(mine.rank, count) : dayWords.results(count)}</p>
      <ol>
        {shown.map((place, i) => (
          <PlaceRow key={i} standing={place} name={place.name || dayWords.somebody} game={game} dayWords={dayWords} />
        ))}
        {beyond && (
          <PlaceRow standing={{ ...beyond, me: true }} name={myName.value ?? ''} game={game} dayWords={dayWords} />
        )}
      </ol>
    </div>
  );
}

interface RowProps {
  readonly standing: DayStanding & Pick<DayPlace, 'me'>;
  readonly name: string;
  readonly game: CatalogueCard;
  readonly dayWords: DayWords;
}

function PlaceRow({ standing, name, game, dayWords }: RowProps): JSX.Element {
  const { rank, place, score, behind, me } = standing;
  return (
    <li class={me ? 'me' : undefined}>
      <span class="day-rank">{rank}</span>
      <span class="day-name">
        <b>{name}</b> {me && <small>{dayWords.you}</small>}
      </span>
      <span class="day-points">
        {dayWords.place(place)}
        {game.pointsOnlyRank ? '' : ` · ${pointsText(score, -behind)}`}
      </span>
    </li>
  );
}
