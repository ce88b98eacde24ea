import type { JSX } from 'preact';
import { route } from './route.ts';
import { LostScreen } from './screens/lost.tsx';
import { StartScreen } from './screens/start.tsx';
import { WatchScreen } from './screens/watch.tsx';
import { words } from './settings.ts';

export function Page(): JSX.Element | undefined {
  const said = words.value;
  if (!said) return undefined;
  const now = route.value;
  if (now.screen === 'watch') return <WatchScreen route={now} words={said} />;
  return now.screen === 'start' ? <StartScreen words={said} /> : <LostScreen words={said} why={said.lostPage} />;
}
