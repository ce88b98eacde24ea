import type { JSX } from 'preact';
import { resignedAt, resultAt } from '../../table/timeline.ts';
import { formatPoints, hasTotal, inColumns } from '../kit/columns.ts';
import { Badge } from '../kit/players.tsx';
import { outcomeMark } from '../match/outcome-text.ts';
import { actorAt, seatCount, stateAt } from '../recording/recording.ts';
import { faceDownOf, type ReplayContext } from '../recording/replay-context.ts';
import { PointsHead } from '../ui/points-head.tsx';

interface Props {
  readonly context: ReplayContext;
  readonly at: number;
}

/** The points of every seat by their sources, at one position. */
export function ReplayScores({ context, at }: Props): JSX.Element {
  const { recording, view, words, gameWords } = context;
  const sources = Object.keys(inColumns(view, recording.game.breakdown(stateAt(recording, at), 0)));
  return (
    <table class="scores">
      <PointsHead {...{ sources, view, words, gameWords }} />
      <tbody>
        {Array.from({ length: seatCount(recording) }, (_, seat) => (
          <SeatRow key={seat} context={context} at={at} seat={seat} sources={sources} />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = Props & { readonly seat: number; readonly sources: readonly string[] };

function SeatRow({ context, at, seat, sources }: RowProps): JSX.Element {
  const { recording, view, words, hues, who } = context;
  const state = stateAt(recording, at);
  const outcome = resultAt(recording.seen, at);
  const { breakdown, scores, winners } = outcome;
  const points = inColumns(view, breakdown[seat]!);
  const down = faceDownOf(context, state, seat);
  const moves = actorAt(recording, at) === seat ? { look: 'moves', note: words.common.turn } : { look: '', note: '' };
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
      {sources.map(source => (
        <Cell key={source} context={context} chips={down[source]} points={points[source]!} />
      ))}
      {hasTotal(view, sources) && (
        <td class="total">{Object.keys(down).length > 0 ? '?' : formatPoints(scores[seat]!)}</td>
      )}
    </tr>
  );
}

function Cell({
  context,
  chips,
  points,
}: {
  context: ReplayContext;
  chips: number | undefined;
  points: number;
}): JSX.Element {
  if (chips === undefined) return <td>{formatPoints(points)}</td>;
  const name = (context.gameWords.chips ?? context.words.play.faceDown)(chips);
  return (
    <td class="down" title={name}>
      <span aria-hidden="true">{chips}</span>
      <span class="unseen">{name}</span>
    </td>
  );
}

function Note({ context, at, seat, note }: Omit<RowProps, 'sources'> & { note: string }) {
  const { recording, words } = context;
  if (resignedAt(recording.seen, at).has(seat)) return <span class="small">({words.replay.resigned})</span>;
  return note === '' ? undefined : <span class="unseen"> ({note})</span>;
}
