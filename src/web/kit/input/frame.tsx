import type { ComponentChildren, JSX } from 'preact';
import type { BoardInput } from '../view.ts';
import type { useKeyboard } from './keyboard.ts';

interface Props {
  /** The page may show several boards: what belongs to this one has names that begin like this. */
  readonly id: string;
  /** The board in a few words. */
  readonly label: string;
  readonly words: { readonly board: { readonly keys: string } };
  readonly moreKeys: string;
  readonly input: BoardInput | undefined;
  readonly keyboard: ReturnType<typeof useKeyboard>;
  /** How wide the picture is to its height: screens give it a place of that shape. */
  readonly shape: number;
  /** What lies over the drawing. */
  readonly over?: ComponentChildren;
  /** The drawing. */
  readonly children: JSX.Element;
}

/**
 * What every board has around its drawing. It is one stop of the tab key and takes the arrow keys for itself. It is an
 * application to screen readers and says where the cursor is in a live region: hexes have no rows and columns that a
 * grid could announce, and every screen reader reads live regions, while not all of them follow an active descendant
 * into a drawing.
 */
export function BoardFrame(props: Props): JSX.Element {
  const { id, label, words, moreKeys, input, keyboard, shape, over, children } = props;
  return (
    <div class="board" style={{ '--shape': shape }}>
      <div
        class={input ? 'board-plane in-hand' : 'board-plane'}
        role="application"
        tabIndex={0}
        aria-label={label}
        aria-describedby={`${id}keys`}
        {...keyboard.listeners}
      >
        {children}
      </div>
      {over}
      <p id={`${id}keys`} class="unseen">
        {`${words.board.keys} ${moreKeys}`}
      </p>
      <p class="unseen" aria-live="assertive" data-cursor data-at={keyboard.name}>
        {/* A key that finds the same place once more is answered once more: a text that stays is not read again. */}
        <span key={keyboard.ways}>{keyboard.announcement}</span>
      </p>
    </div>
  );
}
