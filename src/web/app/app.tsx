import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { languages } from '../kit/view.ts';
import { pageTitle } from '../page/page-title.ts';
import { type Route, route } from '../page/route.ts';
import { missingLanguage, pageWords as spokenWords } from '../page/settings.ts';
import { waitingTables } from '../page/waiting-tables.ts';
import { StartScreen } from '../screens/start-screen.tsx';
import { ownNames } from '../ui/header.tsx';
import { lazy } from '../ui/lazy.tsx';
import { LostScreen } from '../ui/lost-screen.tsx';
import { type Words, wordless } from '../words/words.ts';
import { useArrival } from './arrival.ts';
import { HostSlip } from './host-slip.tsx';
import { NewsSlip } from './news-slip.tsx';
import { Overlay } from './overlay.tsx';

const NewScreen = lazy(async () => (await import('../screens/setup-screen.tsx')).SetupScreen);
const TableScreen = lazy(async () => (await import('../screens/local-table-screen.tsx')).LocalTableScreen);
const SettingsScreen = lazy(async () => (await import('../screens/settings-screen.tsx')).SettingsScreen);
const ReplayScreen = lazy(async () => (await import('../replay/replay-screens.tsx')).ReplayScreen);
const WatchScreen = lazy(async () => (await import('../replay/replay-screens.tsx')).WatchScreen);
const RulesScreen = lazy(async () => (await import('../rules/rules-screen.tsx')).RulesScreen);
const LobbyScreen = lazy(async () => (await import('../online/lobby-screen.tsx')).LobbyScreen);
const OpenScreen = lazy(async () => (await import('../online/open-screen.tsx')).OpenScreen);
const OnlineTableScreen = lazy(async () => (await import('../online/online-table-screen.tsx')).OnlineTableScreen);
const EventsScreen = lazy(async () => (await import('../events/events-screen.tsx')).EventsScreen);
const EventScreen = lazy(async () => (await import('../events/event-screen.tsx')).EventScreen);
const OpenEventScreen = lazy(async () => (await import('../events/open-event-screen.tsx')).OpenEventScreen);
const AccountScreen = lazy(async () => (await import('../online/account-screen.tsx')).AccountScreen);
const RatingsScreen = lazy(async () => (await import('../online/ratings-screen.tsx')).RatingsScreen);
const PeopleScreen = lazy(async () => (await import('../online/people-screen.tsx')).PeopleScreen);
const DeskScreen = lazy(async () => (await import('../desk/desk-screen.tsx')).DeskScreen);
const PrivacyScreen = lazy(async () => (await import('../online/privacy-screen.tsx')).PrivacyScreen);
const ArchiveScreen = lazy(async () => (await import('../screens/archive-screen.tsx')).ArchiveScreen);
const ProfileScreen = lazy(async () => (await import('../screens/profile-screen.tsx')).ProfileScreen);
const PlayerScreen = lazy(async () => (await import('../screens/player-screen.tsx')).PlayerScreen);
const StopMailScreen = lazy(async () => (await import('../online/stop-mail-screen.tsx')).StopMailScreen);
const DayScreen = lazy(async () => (await import('../screens/day-screen.tsx')).DayScreen);
const StudyScreen = lazy(async () => (await import('../study/study-screen.tsx')).StudyScreen);
const PuzzlesScreen = lazy(async () => (await import('../screens/puzzles-among-people.tsx')).PuzzlesAmongPeople);
const PrintedScreen = lazy(async () => (await import('../printed/printed-screen.tsx')).PrintedScreen);
const FindingsScreen = lazy(async () => (await import('../findings/findings-screen.tsx')).FindingsScreen);
const GuideScreen = lazy(async () => (await import('../guide/guide-screen.tsx')).GuideScreen);

export function App(): JSX.Element | undefined {
  const words = spokenWords.value;
  useTitle(route.value, words);
  useArrival(route.value);
  if (!words) return missingLanguage.value && <Wordless />;
  return (
    <>
      <Screen now={route.value} words={words} />
      <Overlay words={words} />
      <Missing words={words} />
      <NewsSlip words={words} />
      <HostSlip words={words} />
    </>
  );
}

function Wordless(): JSX.Element {
  return (
    <div class="screen notice" role="alert">
      {languages.map(code => (
        <p key={code} lang={code}>
          {wordless[code]}
        </p>
      ))}
    </div>
  );
}

/** A language did not come: the page speaks on as before. The empty region is there first, so that it is read aloud. */
function Missing({ words }: { words: Words }): JSX.Element {
  const wanted = missingLanguage.value;
  return (
    <div role="status">
      {wanted && (
        <div class="slip">
          <p>{words.common.noLanguage(ownNames[wanted])}</p>
          <button type="button" class="button plain" onClick={() => void (missingLanguage.value = undefined)}>
            {words.common.close}
          </button>
        </div>
      )}
    </div>
  );
}

/** For tabs and histories; the start page has the name of the project alone. */
function useTitle({ screen }: Route, words: Words | undefined): void {
  const name = pageTitle.value || (words && titlesIn(words)[screen]);
  const title = name ? `${name} · Caravanserai` : 'Caravanserai';
  const count = waitingTables.value.length;
  useEffect(() => {
    document.title = count > 0 ? `(${count}) ${title}` : title;
  }, [title, count]);
}

function titlesIn({ common, setup, settings, start, lobby, rules }: Words): Readonly<Record<Route['screen'], string>> {
  return {
    start: '',
    new: setup.title,
    play: start.play,
    replay: start.replay,
    watch: start.watch,
    rules: common.rules,
    guide: common.guide,
    findings: rules.findings,
    lobby: lobby.title,
    open: lobby.openTitle,
    table: start.play,
    events: lobby.events,
    event: lobby.events,
    'open-event': lobby.events,
    account: lobby.yourAccount,
    ratings: lobby.ratings,
    privacy: lobby.privacy,
    archive: start.archive,
    profile: start.profile,
    player: start.profile,
    'stop-mail': lobby.yourAccount,
    people: lobby.people,
    desk: lobby.desk,
    day: start.day,
    study: start.study,
    puzzles: start.puzzles,
    printed: start.printed,
    settings: settings.title,
    lost: common.lost,
  };
}

function Screen({ now, words }: { now: Route; words: Words }): JSX.Element | undefined {
  switch (now.screen) {
    case 'start':
      return <StartScreen words={words} />;
    case 'new':
      return <NewScreen route={now} words={words} />;
    case 'play':
      return <TableScreen route={now} words={words} />;
    case 'replay':
      return <ReplayScreen route={now} words={words} />;
    case 'watch':
      return <WatchScreen route={now} words={words} />;
    case 'rules':
      return <RulesScreen route={now} words={words} />;
    case 'guide':
      return <GuideScreen route={now} words={words} />;
    case 'findings':
      return <FindingsScreen route={now} words={words} />;
    case 'archive':
      return <ArchiveScreen words={words} />;
    case 'profile':
      return <ProfileScreen words={words} />;
    case 'player':
      return <PlayerScreen route={now} words={words} />;
    case 'stop-mail':
      return <StopMailScreen route={now} words={words} />;
    case 'day':
      return <DayScreen route={now} words={words} />;
    case 'study':
      return <StudyScreen route={now} words={words} />;
    case 'puzzles':
      return <PuzzlesScreen route={now} words={words} />;
    case 'printed':
      return <PrintedScreen route={now} words={words} />;
    case 'settings':
      return <SettingsScreen words={words} />;
    case 'lost':
      return <LostScreen words={words} why={words.common.lostPage} />;
    default:
      return <OnlineScreen now={now} words={words} />;
  }
}

type OnlineScreenName =
  | 'lobby'
  | 'open'
  | 'table'
  | 'events'
  | 'event'
  | 'open-event'
  | 'account'
  | 'ratings'
  | 'people'
  | 'desk'
  | 'privacy';

/** Those that need a server. */
function OnlineScreen({
  now,
  words,
}: {
  now: Extract<Route, { screen: OnlineScreenName }>;
  words: Words;
}): JSX.Element {
  switch (now.screen) {
    case 'lobby':
      return <LobbyScreen route={now} words={words} />;
    case 'open':
      return <OpenScreen route={now} words={words} />;
    case 'table':
      return <OnlineTableScreen route={now} words={words} />;
    case 'events':
      return <EventsScreen words={words} />;
    case 'event':
      return <EventScreen route={now} words={words} />;
    case 'open-event':
      return <OpenEventScreen route={now} words={words} />;
    case 'account':
      return <AccountScreen words={words} />;
    case 'ratings':
      return <RatingsScreen route={now} words={words} />;
    case 'people':
      return <PeopleScreen words={words} />;
    case 'desk':
      return <DeskScreen route={now} words={words} />;
    case 'privacy':
      return <PrivacyScreen words={words} />;
  }
}
