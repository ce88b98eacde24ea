import type { JSX } from 'preact';
import type { WuestensoehneState } from '../../rules/state.ts';
import { kinds } from '../../rules/tiles.ts';
import type { Words } from '../../words/en.ts';
import { stacksOf } from './stacks.ts';
import { TilePicture } from './tile-picture.tsx';

/** The tiles that are left, by stack and kind: everybody may know them. */
export function StackList({ s, words, id }: { s: WuestensoehneState; words: Words; id: string }): JSX.Element {
  return (
    <div class="stack-list" tabIndex={0} role="group" aria-label={words.board.stock.tiles}>
      {stacksOf(s).map(({ number, left, tiles }) => (
        <section key={number}>
          <h3>
            {words.board.stock.stack(number)} <small>{words.tiles(left)}</small>
          </h3>
          <ul>
            {tiles.map(({ kind, count }) => (
              <li key={kind} title={words.tile(kinds[kind]!)}>
                <TilePicture kind={kind} id={id} />
                <span class="unseen">{words.tile(kinds[kind]!)}: </span>
                {count > 1 && <b>{count}</b>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
