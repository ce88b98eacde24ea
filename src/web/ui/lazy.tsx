import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Words } from '../words/words.ts';

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
  let Screen: ComponentType<P> | undefined;
  return props => {
    const [, fetched] = useState(false);
    const [problem, setProblem] = useState<string>();
    useEffect(() => {
      if (Screen) return;
      const show = (found: ComponentType<P>) => {
        Screen = found;
        fetched(true);
      };
      load().then(show, error => setProblem(String(error)));
    }, []);
    if (Screen) return <Screen {...props} />;
    return <Waiting words={props.words} problem={problem} />;
  };
}

/** Files come at once or not at all: only the latter is worth words. */
function WaitingScreen({ words, problem }: Waited): JSX.Element | undefined {
  return (
    <main class="screen notice">{problem !== undefined && <p role="alert">{words.common.broken(problem)}</p>}</main>
  );
}

export function WaitingSheet({ words, problem }: Waited): JSX.Element | undefined {
  return problem === undefined ? undefined : <p role="alert">{words.common.broken(problem)}</p>;
}
