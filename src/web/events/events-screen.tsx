import '../catalogue/catalogue.css';
import '../online/lobby.css';
import './events.css';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { gameCard } from '../../games/registry.ts';
import type { EventSummary } from '../../protocol/event-replies.ts';
import type { EventListName } from '../../protocol/event-requests.ts';
import { catalogue } from '../catalogue/game-catalogue.ts';
import { Vignette } from '../catalogue/vignette.tsx';
import { Absence } from '../online/absence.tsx';
import { hasAccount, myName } from '../online/identity.ts';
import { serverConnection } from '../online/server-connection.ts';
import { useNow, useServerStatus } from '../online/server-hooks.ts';
import { useLocalized } from '../page/localized.ts';
import {
  accountAddress,
  eventAddress,
  lobbyAddress,
  openAddress,
  openEventAddress,
  startAddress,
} from '../page/route.ts';
import { Header, MenuLink } from '../ui/header.tsx';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import type { EventsWords } from '../words/events.en.ts';
import { eventsWordsIn } from '../words/events.ts';
import type { Words } from '../words/words.ts';
import { gameTitle, kindText, stateText } from './event-facts.ts';

interface Props {
  readonly words: Words;
  readonly own: EventsWords;
}

/** The events of a server: those that run, those to come, and those that are over. */
export function EventsScreen({ words }: Pick<Props, 'words'>): JSX.Element {
  const { found: own, problem } = useLocalized('events', eventsWordsIn);
  const status = useServerStatus();
  if (!own) return <LoadingScreen words={words} problem={problem} />;
  return (
    <div class="screen">
      <Header
        words={words}
        menu={
          <MenuLink icon="cast" to={lobbyAddress()}>
            {words.lobby.title}
          </MenuLink>
        }
      />
      <main class="lobby events">
        {status === 'here' ? (
          <Lists key={myName.value} words={words} own={own} />
        ) : (
          <>
            <h1>{own.title}</h1>
            <Absence status={status} words={words} />
          </>
        )}
      </main>
    </div>
  );
}

interface Found {
  readonly events: readonly EventSummary[];
  readonly before?: string | undefined;
  readonly mayOpen?: true | undefined;
}

/** Lists are not sent as they change: they are asked for again now and then. */
const LOOK_AGAIN = 20_000;

async function fetchList(list: EventListName, before?: string): Promise<Found | undefined> {
  const answer = await serverConnection().ask({ type: 'events', list, ...(before !== undefined && { before }) });
  return answer.type === 'events' ? answer : undefined;
}

type Lists = Readonly<Record<EventListName, Found>>;

async function fetchAll(): Promise<Lists | undefined> {
  const [mine, running, coming, past] = await Promise.all([
    fetchList('mine'),
    fetchList('running'),
    fetchList('coming'),
    fetchList('past'),
  ]);
  return mine && running && coming && past && { mine, running, coming, past };
}

function useLists(): Lists | undefined {
  const [lists, setLists] = useState<Lists>();
  useEffect(() => {
    let wanted = true;
    const look = () => void fetchAll().then(found => wanted && found && setLists(found));
    look();
    const timer = setInterval(() => document.hidden || look(), LOOK_AGAIN);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, []);
  return lists;
}

function Lists({ words, own }: Props): JSX.Element {
  const lists = useLists();
  const lost = serverConnection().state.value === 'lost';
  const mine = new Set(lists?.mine.events.map(({ event }) => event));
  const shared = { words, own, mine };
  const isEmpty =
    lists && ['running', 'coming', 'past'].every(list => lists[list as EventListName].events.length === 0);
  return (
    <>
      <div class="lobby-head">
        <h1>{own.title}</h1>
        {lists?.running.mayOpen && (
          <a class="button" href={openEventAddress(catalogue[0]!.id)}>
            {own.open}
          </a>
        )}
      </div>
      <p class="lobby-lost" role="status">
        {lost && words.lobby.lost}
      </p>
      <p class="small">{own.intro}</p>
      {!lists && <p role="status">{own.seeking}</p>}
      {isEmpty && (
        <div class="events-empty paper">
          <p>{own.empty}</p>
          <p class="small">{own.emptyHint}</p>
        </div>
      )}
      {lists && !lists.running.mayOpen && <WithoutOpening own={own} words={words} />}
      {lists && !isEmpty && (
        <>
          <EventList {...shared} list="running" first={lists.running} />
          <EventList {...shared} list="coming" first={{ ...lists.coming, events: soonestFirst(lists.coming.events) }} />
          <EventList {...shared} list="past" first={lists.past} />
        </>
      )}
    </>
  );
}

/** For those who may not open an event: who may, and what they can do instead. */
function WithoutOpening({ own: { mayNot }, words }: Props): JSX.Element {
  return (
    <div class="events-empty paper">
      <p class="small">{`${hasAccount.value ? mayNot.host : mayNot.account} ${mayNot.instead}`}</p>
      <div class="event-acts">
        {!hasAccount.value && (
          <a class="button plain" href={accountAddress}>
            {words.lobby.yourAccount}
          </a>
        )}
        <a class="button plain" href={openAddress(catalogue[0]!.id)}>
          {words.lobby.openTable}
        </a>
        <a class="button plain" href={startAddress}>
          {mayNot.playAlone}
        </a>
      </div>
    </div>
  );
}

function soonestFirst(events: readonly EventSummary[]): readonly EventSummary[] {
  const when = ({ startsAt }: EventSummary) => startsAt ?? Number.MAX_SAFE_INTEGER;
  return events.toSorted((a, b) => when(a) - when(b));
}

interface ListProps extends Props {
  readonly list: EventListName;
  readonly first: Found;
  readonly mine: ReadonlySet<string>;
}

/** The first page comes anew with every look; those behind it were asked for. */
function EventList({ list, first, ...shared }: ListProps): JSX.Element {
  const { own } = shared;
  const now = useNow();
  const [more, setMore] = useState<Found>();
  const shown = new Map([...first.events, ...(more?.events ?? [])].map(event => [event.event, event]));
  const before = more ? more.before : first.before;
  const fetchMore = async () => {
    const page = await fetchList(list, before);
    if (page) setMore({ ...page, events: [...(more?.events ?? []), ...page.events] });
  };
  return (
    <section class="lobby-tables" aria-label={own.lists[list]}>
      <h2>{own.lists[list]}</h2>
      {shown.size === 0 ? (
        <p class="lobby-none">{own.none}</p>
      ) : (
        <ul>
          {[...shown.values()].map(event => (
            <EventRow key={event.event} event={event} now={now} {...shared} />
          ))}
        </ul>
      )}
      {before !== undefined && (
        <button type="button" class="button plain" onClick={() => void fetchMore()}>
          {own.more}
        </button>
      )}
    </section>
  );
}

interface RowProps extends Props {
  readonly event: EventSummary;
  readonly now: number;
  readonly mine: ReadonlySet<string>;
}

function EventRow({ event, now, mine, words, own }: RowProps): JSX.Element {
  const { name, game, stage } = event;
  const isMine = mine.has(event.event) && stage !== 'closed';
  const way = stage === 'closed' || isMine ? own.look : own.toEvent;
  return (
    <li class={`placard paper mood-${game}`}>
      {gameCard(game) && <Vignette id={game} />}
      <div class="placard-text">
        <h3>{name}</h3>
        <p class="names">{`${gameTitle(game)} · ${kindText(event, words, own)}`}</p>
        <p class="small">
          {isMine && <strong class="mark">{own.lists.mine}</strong>}
          {stateText(event, own, now)}
        </p>
      </div>
      <a
        class={stage === 'closed' ? 'button plain' : 'button'}
        href={eventAddress(event.event)}
        aria-label={own.toEventOf(way, name)}
      >
        {way}
      </a>
    </li>
  );
}
