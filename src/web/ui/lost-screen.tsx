import type { JSX } from 'preact';
import type { Words } from '../words/words.ts';
import { NoticeScreen, WayBack } from './notice-screen.tsx';

/** An address that leads nowhere: says why, and shows the way back. */
export function LostScreen({ words, why }: { words: Words; why: string }): JSX.Element {
  return (
    <NoticeScreen words={words}>
      <h1>{words.common.lost}</h1>
      <p role="alert">{why}</p>
      <WayBack words={words} />
    </NoticeScreen>
  );
}
