import '../catalogue/catalogue.css';
import '../online/lobby.css';
import './event.css';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { gameCard } from '../../games/registry.ts';
import type { EventInfo } from '../../protocol/event-replies.ts';
import { matchPattern } from '../../protocol/limits.ts';
import { Vignette } from '../catalogue/vignette.tsx';
import { FoundServer } from '../online/found-server.tsx';
import { Invitation } from '../online/invitation.tsx';
import { NotifyButton, NotifyStatus } from '../online/notify-button.tsx';
import { refusalReason } from '../online/refusal-reason.ts';
import { serverConnection } from '../online/server-connection.ts';
import { useLocalized } from '../page/localized.ts';
import { usePageTitle } from '../page/page-title.ts';
import { type EventRoute, eventAddress, eventsAddress, lobbyAddress } from '../page/route.ts';
import { Header, MenuLink } from '../ui/header.tsx';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { LostScreen } from '../ui/lost-screen.tsx';
import { NoticeScreen } from '../ui/notice-screen.tsx';
import type { EventsWords } from '../words/events.en.ts';
import { eventsWordsIn } from '../words/events.ts';
import type { Words } from '../words/words.ts';
import { EventAbout } from './event-about.tsx';
import { type EventContext, nameIn } from './event-context.ts';
import { gameTitle, kindText } from './event-facts.ts';
import { EventNow } from './event-now.tsx';
import { newResults, ownState, pointsAt } from './event-reading.ts';
import { EventRounds } from './event-rounds.tsx';
import { Organising } from './organising.tsx';
import { Podium } from './podium.tsx';
import { Standings } from './standings.tsx';

interface Props {
  readonly route: EventRoute;
  readonly words: Words;
}

/** An event: what it is, who has come, how it stands, and where one's own table is. */
export function EventScreen({ route, words }: Props): JSX.Element {
  const { found: own, problem } = useLocalized('events', eventsWordsIn);
  const event = matchPattern.test(route.event) ? route.event : 'nothing';
  return (
    <FoundServer words={words}>
      {() =>
        own ? (
          <FollowedEvent key={event} event={event} words={words} own={own} />
        ) : (
          <LoadingScreen words={words} problem={problem} />
        )
      }
    </FoundServer>
  );
}

interface FollowedProps {
  readonly event: string;
  readonly words: Words;
  readonly own: EventsWords;
}

function FollowedEvent({ event, words, own }: FollowedProps): JSX.Element {
  const [info, setInfo] = useState<EventInfo>();
  const [why, setWhy] = useState<string>();
  useEffect(
    () =>
      serverConnection().watchEvent(event, news => {
        if (!('type' in news)) setInfo(news);
        else void refusalReason(news, words).then(setWhy);
      }),
    [event],
  );
  const lost = serverConnection().state.value === 'lost';
  if (why !== undefined && !info)
    return <LostScreen words={words} why={why} onward={{ to: eventsAddress, text: own.title }} />;
  if (!info)
    return (
      <NoticeScreen words={words}>
        <p role="status">{lost ? words.lobby.lost : own.coming}</p>
      </NoticeScreen>
    );
  return <EventPage info={info} words={words} own={own} lost={lost} />;
}

interface PageProps extends Omit<FollowedProps, 'event'> {
  readonly info: EventInfo;
  readonly lost: boolean;
}

function EventPage({ info, words, own, lost }: PageProps): JSX.Element {
  const [told, setTold] = useState('');
  const context: EventContext = { info, words, own, say: setTold };
  const news = useResultNews(context);
  const { event, stage, settings } = info;
  usePageTitle(settings.name);
  const { is } = ownState(info);
  const isIn = stage !== 'closed' && !['stranger', 'dropped', 'sent-away'].includes(is);
  return (
    <div class="screen">
      <Header words={words} menu={<EventMenu words={words} own={own} />}>
        {isIn && <NotifyButton match={event} words={words} />}
      </Header>
      {isIn && <NotifyStatus match={event} words={words} called={own.called} />}
      <main class="event">
        <EventHead {...context} />
        <p class="lobby-lost" role="status">
          {lost && words.lobby.lost}
        </p>
        <p class="unseen" role="status" data-results>
          {news}
        </p>
        <div class="event-main">
          <EventNow {...context} told={told} />
          {info.ending === 'done' && <Podium {...context} />}
          <Standings {...context} />
          {info.rounds > 0 && <EventRounds {...context} />}
          {stage === 'open' && <Sharing {...context} />}
        </div>
        <div class="event-side">
          {info.me === info.by && <Organising {...context} />}
          <EventAbout {...context} />
          {stage === 'running' && <Sharing {...context} />}
        </div>
      </main>
    </div>
  );
}

/** Before it begins this is what matters, so it stands in the middle then. */
function Sharing({ info, words, own }: EventContext): JSX.Element {
  return (
    <div class="paper event-part event-share">
      <Invitation to={eventAddress(info.event)} title={own.share} hint={own.shareHint} words={words} />
    </div>
  );
}

function EventMenu({ words, own }: Pick<FollowedProps, 'words' | 'own'>): JSX.Element {
  return (
    <>
      <MenuLink icon="list" to={eventsAddress}>
        {own.title}
      </MenuLink>
      <MenuLink icon="cast" to={lobbyAddress()}>
        {words.lobby.title}
      </MenuLink>
    </>
  );
}

function EventHead({ info, words, own }: EventContext): JSX.Element {
  const { settings } = info;
  const { game, name } = settings;
  return (
    <header class={`event-head paper mood-${game}`}>
      {gameCard(game) && <Vignette id={game} />}
      <div class="event-title">
        <p class="small">
          <a href={eventsAddress}>{own.title}</a> · <span lang={gameCard(game)?.titleLanguage}>{gameTitle(game)}</span>
        </p>
        <h1>{name}</h1>
        <p>{kindText(settings, words, own)}</p>
      </div>
    </header>
  );
}

/** What is read aloud when tables end: who won how many points there. */
function useResultNews(context: EventContext): string {
  const { info, own } = context;
  const before = useRef(info);
  const [news, setNews] = useState('');
  useEffect(() => {
    const results = newResults(before.current, info).map(table => {
      const points = pointsAt(info, table);
      return own.tableOverTold(
        table.seats.map((number, seat) => `${nameIn(context, number)} ${points[seat]}`).join(', '),
      );
    });
    before.current = info;
    if (results.length > 0) setNews(results.join(' '));
  }, [info]);
  return news;
}
