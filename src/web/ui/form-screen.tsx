import type { ComponentChildren, JSX } from 'preact';
import type { Words } from '../words/words.ts';
import { Header } from './header.tsx';

interface Props {
  readonly words: Words;
  readonly title: string;
  /** What it is about, over the title. */
  readonly kind?: JSX.Element;
  /** What has more to show than can be read in one column. */
  readonly wide?: boolean;
  readonly children: ComponentChildren;
}

/** A screen with a sheet of paper on it, for forms. */
export function FormScreen({ words, title, kind, wide, children }: Props): JSX.Element {
  return (
    <div class="screen">
      <Header words={words} />
      <main class={wide ? 'leaf wide paper' : 'leaf paper'}>
        <div>
          {kind}
          <h1>{title}</h1>
        </div>
        {children}
      </main>
    </div>
  );
}
