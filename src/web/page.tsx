import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { lazy } from './lazy.tsx';
import { type Route, route } from './route.ts';
import { LostScreen } from './screens/lost.tsx';
import { Overlay } from './screens/overlay.tsx';
import { StartScreen } from './screens/start.tsx';
import { words as spokenWords } from './settings.ts';
import type { Words } from './words/words.ts';

const NewScreen = lazy(async () => (await import('./screens/new.tsx')).NewScreen);
const TableScreen = lazy(async () => (await import('./screens/table.tsx')).TableScreen);
const SettingsScreen = lazy(async () => (await import('./screens/settings.tsx')).SettingsScreen);
const ReplayScreen = lazy(async () => (await import('./replay/screen.tsx')).ReplayScreen);
const WatchScreen = lazy(async () => (await import('./replay/screen.tsx')).WatchScreen);
const RulesScreen = lazy(async () => (await import('./rules/screen.tsx')).RulesScreen);
const GuideScreen = lazy(async () => (await import('./guide/screen.tsx')).GuideScreen);

export function Page(): JSX.Element | undefined {
  const words = spokenWords.value;
  useTitle(route.value, words);
  return (
    words && (
      <>
        <Screen now={route.value} words={words} />
        <Overlay words={words} />
      </>
    )
  );
}

/** For tabs, histories and screen readers; the start page bears the name of the house alone. */
function useTitle({ screen }: Route, words: Words | undefined): void {
  useEffect(() => {
    const title = words && titlesIn(words)[screen];
    document.title = title ? `${title} · Caravanserai` : 'Caravanserai';
  }, [screen, words]);
}

function titlesIn({ common, setup, settings, start }: Words): Readonly<Record<Route['screen'], string>> {
  return {
    start: '',
    new: setup.title,
    play: start.play,
    replay: start.replay,
    watch: start.watch,
    rules: common.rules,
    guide: common.guide,
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
    case 'settings':
      return <SettingsScreen words={words} />;
    case 'lost':
      return <LostScreen words={words} why={words.common.lostPage} />;
  }
}
