import type { JSX } from 'preact';
import type { Words } from '../words/words.ts';
import { Header } from './header.tsx';

/** A game's files are on their way, or did not come. */
export function LoadingScreen({ words, problem }: { words: Words; problem: string | undefined }): JSX.Element {
  return (
    <div class="screen">
      <Header words={words} />
      <main class="notice">
        <p role="status">{problem === undefined ? words.common.loading : words.common.broken(problem)}</p>
      </main>
    </div>
  );
}
