import type { JSX } from 'preact';
import { hasTotal } from '../kit/columns.ts';
import type { GameView, GameWords } from '../kit/view.ts';
import type { Words } from '../words/words.ts';

interface Props {
  readonly sources: readonly string[];
  readonly view: GameView;
  readonly words: Words;
  readonly gameWords: GameWords;
}

/** The head of every table of points: the player, the sources with their signs, and the total where there is one. */
export function PointsHead({ sources, view, words, gameWords }: Props): JSX.Element {
  return (
    <>
      <caption class="unseen">{words.common.scores}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="unseen">{words.common.player}</span>
          </th>
          {sources.map(source => (
            <th key={source} scope="col" title={gameWords.sources[source]}>
              <svg class="sign" viewBox="0 0 24 24" aria-hidden="true">
                {view.signs?.[source]}
              </svg>
              <span class="label">{gameWords.sources[source]}</span>
            </th>
          ))}
          {hasTotal(view, sources) && (
            <th scope="col" class="total">
              {words.common.total}
            </th>
          )}
        </tr>
      </thead>
    </>
  );
}
