import type { JSX } from 'preact';
import { Camel } from '../../../web/stage/camel.tsx';
import type { StockProps } from '../../../web/stage/view.ts';
import { colours, type DesertState } from '../state.ts';
import type { Words } from '../words/en.ts';
import { weaveOf } from './coats.ts';

/** The camels beside the board: the game ends when one of these counts reaches 0. */
export function Stock({ state, words }: StockProps<Words>): JSX.Element {
  const { supply } = state as unknown as DesertState;
  return (
    <section>
      <h2 class="stock-title">{words.stock}</h2>
      <ul class="stock">
        {colours.map((colour, i) => (
          <li key={colour} class={supply[i]! <= 5 ? 'scarce' : undefined} title={words.left(colour, supply[i]!)}>
            <svg class={`figure coat-${colour}`} viewBox="6 6 96 90" aria-hidden="true">
              <Camel weave={weaveOf[colour]} />
            </svg>
            <span aria-hidden="true">{supply[i]}</span>
            <span class="unseen">{words.left(colour, supply[i]!)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
