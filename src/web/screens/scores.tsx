import type { JSX } from 'preact';
import type { AnyState } from '../../engine/state.ts';
import type { Recording } from '../recording.ts';
import { Badge } from '../stage/players.tsx';
import type { GameView, GameWords } from '../stage/view.ts';
import type { Words } from '../words/words.ts';

interface Props {
  readonly recording: Recording;
  readonly state: AnyState;
  readonly view: GameView;
  readonly words: Words;
  readonly gameWords: GameWords;
}

export function Scores({ recording, state, view, words, gameWords }: Props): JSX.Element {
  const { game, seats } = recording;
  const sources = Object.keys(game.breakdown(state, 0));
  return (
    <table class="scores">
      <caption class="unseen">{words.scores}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="unseen">{words.player}</span>
          </th>
          {sources.map(source => (
            <th key={source} scope="col" title={gameWords.sources[source]}>
              <svg class="sign" viewBox="0 0 24 24" aria-hidden="true">
                {view.signs[source]}
              </svg>
              <span class="label">{gameWords.sources[source]}</span>
            </th>
          ))}
          <th scope="col" class="total">
            {words.total}
          </th>
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: seats }, (_, seat) => (
          <SeatRow key={seat} {...{ recording, state, view, words, gameWords, seat, sources }} />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = Props & { readonly seat: number; readonly sources: readonly string[] };

function SeatRow({ recording, state, view, words, gameWords, seat, sources }: RowProps): JSX.Element {
  const { game } = recording;
  const points = game.breakdown(state, seat);
  const won = game.winners(state).includes(seat);
  const moves = game.actor(state) === seat;
  const note = won ? words.winner : moves ? words.turn : '';
  return (
    <tr class={won ? 'won' : moves ? 'moves' : undefined}>
      <th scope="row">
        <Badge hue={view.players[seat]!} />
        {gameWords.players[seat]}
        {note && <span class="unseen"> ({note})</span>}
      </th>
      {sources.map(source => (
        <td key={source}>{points[source]}</td>
      ))}
      <td class="total">{game.score(state, seat)}</td>
    </tr>
  );
}
