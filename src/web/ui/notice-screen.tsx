import type { ComponentChildren, JSX } from 'preact';
import { startAddress } from '../page/route.ts';
import type { Words } from '../words/words.ts';
import { Header } from './header.tsx';

/** A screen that only shows a notice. */
export function NoticeScreen({ words, children }: { words: Words; children: ComponentChildren }): JSX.Element {
  return (
    <div class="screen">
      <Header words={words} />
      <main class="notice">{children}</main>
    </div>
  );
}

export function WayBack({ words }: { words: Words }): JSX.Element {
  return (
    <p>
      <a class="button" href={startAddress}>
        {words.common.toStart}
      </a>
    </p>
  );
}
