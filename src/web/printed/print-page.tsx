import type { ComponentChildren, JSX } from 'preact';
import { printedAddress } from '../page/route.ts';
import type { PrintedGame } from './printed-game.ts';

interface Props {
  readonly printed: PrintedGame;
  readonly title: string;
  /** Beside the button that prints. */
  readonly acts?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A page as it will come out of the printer; on paper it is all there is. */
export function PrintPage({ printed, title, acts, children }: Props): JSX.Element {
  const { id, printedWords, opened } = printed;
  return (
    <div class="print-desk">
      <p class="off-paper">
        <a href={printedAddress(id)}>{printedWords.back}</a>
      </p>
      <div class="sheet-acts off-paper">
        <button type="button" class="button" onClick={() => print()}>
          {printedWords.printNow}
        </button>
        {acts}
      </div>
      <article class="print-page" aria-label={title}>
        <header>
          <h2 lang={opened.game.titleLanguage}>{opened.gameWords.title}</h2>
          <p>{title}</p>
        </header>
        {children}
        <footer class="small">{printedWords.foot}</footer>
      </article>
    </div>
  );
}
