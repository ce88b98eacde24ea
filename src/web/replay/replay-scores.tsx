import type { JSX } from 'preact';
import { isOverAt, resignedAt, resultAt } from '../../table/timeline.ts';
import { formatPoints, inColumns, type PointColumns, pointColumns } from '../kit/columns.ts';
import { Badge } from '../kit/players.tsx';
import { outcomeMark } from '../match/outcome-text.ts';
import { actorAt, seatCount, stateAt } from '../recording/recording.ts';
import { faceDownOf, type ReplayContext } from '../recording/replay-context.ts';
import { PointsCells, PointsHead } from '../ui/points-head.tsx';

interface Props {
  readonly context: ReplayContext;
  readonly at: number;
}

/** The points of every seat by their sources, at one position. */
export function ReplayScores({ context, at }: Props): JSX.Element {
  const { recording, view, words, gameWords } = context;
  const sources = Object.keys(inColumns(view, recording.game.breakdown(stateAt(recording, at), 0)));
  const columns = pointColumns(recording.game, view, sources, isOverAt(recording.seen, at));
  return (
    <table class="scores">
      <PointsHead {...{ columns, view, words, gameWords }} />
      <tbody>
        {Array.from({ length: seatCount(recording) }, (_, seat) => (
          <SeatRow key={seat} context={context} at={at} seat={seat} columns={columns} />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = Props & { readonly seat: number; readonly columns: PointColumns };

function SeatRow({ context, at, seat, columns }: RowProps): JSX.Element {
  const { recording, view, words, hues, who } = context;
  const state = stateAt(recording, at);
  const outcome = resultAt(recording.seen, at);
  const { breakdown, scores, winners } = outcome;
  const points = inColumns(view, breakdown[seat]!);
  const down = faceDownOf(context, state, seat);
  const moves = actorAt(recording, at) === seat ? { look: 'moves', note: words.common.turn } : { look: '', note: '' };
  const sum = (wanted: readonly string[]) => wanted.reduce((total, source) => total + points[source]!, 0);
  const shut = Object.keys(down).length > 0;
  const mark = winners.length > 0 ? outcomeMark(outcome, seat, words) : moves;
  return (
    <tr class={mark.look}>
      <th scope="row">
        <span class="who" title={who(seat)}>
          <Badge hue={hues[seat]!} />
          <span class="name">{who(seat)}</span>
          <Note context={context} at={at} seat={seat} note={mark.note} />
        </span>
      </th>
      <PointsCells
        columns={columns}
        cell={(source, look) => (
          <Cell key={source} context={context} chips={down[source]} points={points[source]!} look={look ?? ''} />
        )}
        won={shut ? '?' : formatPoints(sum(columns.won))}
        now={shut ? '?' : formatPoints(scores[seat]!)}
      />
    </tr>
  );
}

interface CellProps {
  readonly context: ReplayContext;
  readonly chips: number | undefined;
  readonly points: number;
  readonly look: string;
}

function Cell({ context, chips, points, look }: CellProps): JSX.Element {
  if (chips === undefined) return <td class={look}>{formatPoints(points)}</td>;
  const name = (context.gameWords.chips ?? context.words.play.faceDown)(chips);
  return (
    <td class={`down ${look}`} title={name}>
      <span aria-hidden="true">{chips}</span>
      <span class="unseen">{name}</span>
    </td>
  );
}

function Note({ context, at, seat, note }: Omit<RowProps, 'columns'> & { note: string }) {
  const { recording, words } = context;
  if (resignedAt(recording.seen, at).has(seat)) return <span class="small">({words.replay.resigned})</span>;
  return note === '' ? undefined : <span class="unseen"> ({note})</span>;
}
