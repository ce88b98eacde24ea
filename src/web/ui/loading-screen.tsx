import type { JSX } from 'preact';
import type { Words } from '../words/words.ts';
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
  return <p role="status">{problem === undefined ? words.common.loading : words.common.broken(problem)}</p>;
}
