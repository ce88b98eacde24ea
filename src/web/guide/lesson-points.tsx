import type { JSX } from 'preact';
import { type Game, NOBODY, type Seat, wonPoints } from '../../engine/game.ts';
import { inColumns, type PointColumns, pointColumns } from '../kit/columns.ts';
import { Badge } from '../kit/players.tsx';
import type { GameView, GameWords } from '../kit/view.ts';
import { PointsCells, PointsHead } from '../ui/points-head.tsx';
import type { Words } from '../words/words.ts';
import { type Lesson, lessonState } from './lesson.ts';

interface Props {
  readonly game: Game;
  readonly view: GameView;
  readonly lesson: Lesson;
  readonly words: Words;
  readonly gameWords: GameWords;
}

/** Everybody's points by source; what this step has changed stands out. */
export function Points({ game, view, lesson, words, gameWords }: Props): JSX.Element {
  const state = lessonState(lesson);
  const sources = Object.keys(inColumns(view, game.breakdown(state, 0)));
  const columns = pointColumns(game, view, sources, game.actor(state) === NOBODY);
  return (
    <table class="guide-points">
      <PointsHead {...{ columns, view, words, gameWords }} />
      <tbody>
        {Array.from({ length: lesson.script.seats }, (_, seat) => (
          <SeatRow key={seat} {...{ game, view, lesson, words, gameWords, seat, columns }} />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = Props & { readonly seat: Seat; readonly columns: PointColumns };

function SeatRow({ game, view, lesson, words, gameWords, seat, columns }: RowProps): JSX.Element {
  const state = lessonState(lesson);
  const [points, before] = [state, lesson.draft.states[0]!].map(s => inColumns(view, game.breakdown(s, seat)));
  return (
    <tr>
      <th scope="row">
        <Badge hue={view.players[seat]!} />
        {gameWords.players[seat]}
        {seat === lesson.script.seat && <span class="small"> ({words.guide.youAre})</span>}
      </th>
      <PointsCells
        columns={columns}
        cell={(source, look = '') => (
          <td key={source} class={points![source] === before![source] ? look : `${look} changed`}>
            {points![source]}
          </td>
        )}
        won={wonPoints(game, state, seat)}
        now={game.score(state, seat)}
      />
    </tr>
  );
}
