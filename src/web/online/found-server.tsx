import type { ComponentChildren, JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { NoticeScreen } from '../ui/notice-screen.tsx';
import type { Words } from '../words/words.ts';
import { Absence } from './absence.tsx';
import { useServerStatus } from './server-hooks.ts';

interface Props {
  readonly words: Words;
  readonly children: () => ComponentChildren;
}

/** A screen that needs a server. Once it was found, a lost connection comes back by itself. */
export function FoundServer({ words, children }: Props): JSX.Element {
  const status = useServerStatus();
  const found = useRef(false);
  found.current ||= status === 'here';
  if (found.current && status !== 'banned') return <>{children()}</>;
  return (
    <NoticeScreen words={words}>
      <Absence status={status} words={words} />
    </NoticeScreen>
  );
}
