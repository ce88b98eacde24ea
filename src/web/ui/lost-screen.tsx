import type { JSX } from 'preact';
import { startAddress } from '../page/route.ts';
import type { Words } from '../words/words.ts';
import { NoticeScreen } from './notice-screen.tsx';

interface Props {
  readonly words: Words;
  readonly why: string;
  /** Where else to go than home. */
  readonly onward?: { readonly to: string; readonly text: string };
}

/** An address that leads nowhere: says why, and shows where to go. */
export function LostScreen({ words, why, onward }: Props): JSX.Element {
  return (
    <NoticeScreen words={words}>
      <h1>{words.common.lost}</h1>
      <p role="alert">{why}</p>
      <p class="notice-ways">
        {onward && (
          <a class="button" href={onward.to}>
            {onward.text}
          </a>
        )}
        <a class={onward ? 'button plain' : 'button'} href={startAddress}>
          {words.common.toStart}
        </a>
      </p>
    </NoticeScreen>
  );
}
