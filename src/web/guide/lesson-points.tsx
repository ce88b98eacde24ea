import type { JSX } from 'preact';
import type { Game, Seat } from '../../engine/game.ts';
import { hasTotal, inColumns } from '../kit/columns.ts';
import { Badge } from '../kit/players.tsx';
import type { GameView, GameWords } from '../kit/view.ts';
import { PointsHead } from '../ui/points-head.tsx';
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
  const sources = Object.keys(inColumns(view, game.breakdown(lessonState(lesson), 0)));
  return (
    <table class="guide-points">
      <PointsHead {...{ sources, view, words, gameWords }} />
      <tbody>
        {Array.from({ length: lesson.script.seats }, (_, seat) => (
          <SeatRow key={seat} {...{ game, view, lesson, words, gameWords, seat, sources }} />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = Props & { readonly seat: Seat; readonly sources: readonly string[] };

function SeatRow({ game, view, lesson, words, gameWords, seat, sources }: RowProps): JSX.Element {
  const state = lessonState(lesson);
  const [points, before] = [state, lesson.draft.states[0]!].map(s => inColumns(view, game.breakdown(s, seat)));
  return (
    <tr>
      <th scope="row">
        <Badge hue={view.players[seat]!} />
        {gameWords.players[seat]}
        {seat === lesson.script.seat && <span class="small"> ({words.guide.youAre})</span>}
      </th>
      {sources.map(source => (
        <td key={source} class={points![source] === before![source] ? undefined : 'changed'}>
          {points![source]}
        </td>
      ))}
      {hasTotal(view, sources) && <td class="total">{game.score(state, seat)}</td>}
    </tr>
  );
}
