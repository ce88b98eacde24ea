import type { JSX } from 'preact';
import { startAddress } from '../route.ts';
import type { Words } from '../words/words.ts';
import { Header } from './header.tsx';

/** An address that leads nowhere: says why, and shows the way back. */
export function LostScreen({ words, why }: { words: Words; why: string }): JSX.Element {
  return (
    <div class="screen">
      <Header words={words} />
      <main class="notice">
        <h1>{words.common.lost}</h1>
        <p role="alert">{why}</p>
        <p>
          <a class="button" href={startAddress}>
            {words.common.toStart}
          </a>
        </p>
      </main>
    </div>
  );
}
