import type { JSX } from 'preact';
import type { Words } from '../words/words.ts';
import { NotLoaded } from './not-loaded.tsx';
import { NoticeScreen } from './notice-screen.tsx';

interface Props {
  readonly words: Words;
  readonly problem: string | undefined;
}

/** A game's files are on their way, or did not come. */
export function LoadingScreen(props: Props): JSX.Element {
  return (
    <NoticeScreen words={props.words}>
      <Loading {...props} />
    </NoticeScreen>
  );
}

export function Loading({ words, problem }: Props): JSX.Element {
  if (problem !== undefined) return <NotLoaded words={words} problem={problem} />;
  return <p role="status">{words.common.loading}</p>;
}
