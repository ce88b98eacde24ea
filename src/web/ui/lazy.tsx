import type { ComponentType, JSX } from 'preact';
import { later } from '../kit/later.ts';
import type { Words } from '../words/words.ts';
import { NotLoaded } from './not-loaded.tsx';

interface Waited {
  readonly words: Words;
  readonly problem: string | undefined;
}

interface Worded {
  readonly words: Words;
}

/** A screen, or a dialog over it, whose files are fetched when it is first shown. */
export function lazy<P extends Worded>(
  load: () => Promise<ComponentType<P>>,
  Waiting = WaitingScreen,
): (props: P) => JSX.Element | undefined {
  const useScreen = later(load);
  return props => {
    const { found: Screen, problem } = useScreen();
    if (Screen) return <Screen {...props} />;
    return <Waiting words={props.words} problem={problem} />;
  };
}

/** Files come at once or not at all: only the latter is worth words. */
function WaitingScreen({ words, problem }: Waited): JSX.Element | undefined {
  return <main class="screen notice">{problem !== undefined && <NotLoaded words={words} problem={problem} />}</main>;
}

export function WaitingSheet({ words, problem }: Waited): JSX.Element | undefined {
  return problem === undefined ? undefined : <p role="alert">{words.common.broken(problem)}</p>;
}
