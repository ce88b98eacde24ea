import type { JSX } from 'preact';
import type { Breakdown, Seat } from '../../engine/game.ts';
import { ranksOf, seatsByRank } from '../../table/standing.ts';
import { formatPoints, inColumns } from '../kit/columns.ts';
import { Badge } from '../kit/players.tsx';
import type { EndingContext } from './ending-context.ts';

/** A result with everybody's points by source, wherever it was played. */
export interface CountedResult
  extends Pick<EndingContext, 'standing' | 'endingWords' | 'gameWords' | 'view' | 'hues' | 'who' | 'words'> {
  readonly points: readonly Breakdown[];
}

/** The points of one seat by their sources. */
interface Share {
  readonly source: string;
  readonly count: number;
}

function sharesOf({ points, view }: CountedResult, seat: Seat): readonly Share[] {
  return Object.entries(inColumns(view, points[seat]!)).map(([source, count]) => ({ source, count }));
}

/** Everybody from the first place to the last, with where their points came from as a bar. */
export function ScoreBars({ context }: { context: CountedResult }): JSX.Element {
  const { standing, endingWords, gameWords } = context;
  const sources = sharesOf(context, 0).map(({ source }) => source);
  return (
    <section class="score-bars" aria-label={endingWords.standings}>
      <ul>
        {seatsByRank(standing).map(seat => (
          <SeatBar key={seat} context={context} seat={seat} />
        ))}
      </ul>
      {sources.length > 1 && (
        <p class="legend small" aria-hidden="true">
          {sources.map((source, i) => (
            <span key={source}>
              <span class={`swatch source-${i}`}>
                <Sign context={context} source={source} />
              </span>
              {gameWords.sources[source]}
            </span>
          ))}
        </p>
      )}
    </section>
  );
}

function SeatBar({ context, seat }: { context: CountedResult; seat: Seat }): JSX.Element {
  const { standing, view, hues, who, words, endingWords } = context;
  const shares = sharesOf(context, seat);
  const rank = ranksOf(standing)[seat]!;
  const resigned = standing.resigned?.includes(seat);
  const total = view.units ? '' : formatPoints(standing.scores[seat]!);
  return (
    <li class={standing.winners.includes(seat) ? 'won' : undefined}>
      <span class="rank" aria-hidden="true">
        {rank}
      </span>
      <span class="unseen">{endingWords.place(rank)}: </span>
      <span class="who">
        <Badge hue={hues[seat]!} />
        <span class="name">{who(seat)}</span>
        {resigned && <span class="small"> ({words.replay.resigned})</span>}
      </span>
      {total !== '' && (
        <b class="total">
          {total}
          <span class="unseen"> {endingWords.points(total).replace(/^\S+ /, '')}</span>
        </b>
      )}
      {view.units ? <Tally context={context} shares={shares} /> : <Bar context={context} shares={shares} />}
      <span class="unseen">. {sharesText(context, shares)}.</span>
    </li>
  );
}

function sharesText({ gameWords }: CountedResult, shares: readonly Share[]): string {
  // A single source is the total, which was said before.
  if (shares.length < 2) return '';
  return shares.map(({ source, count }) => `${gameWords.sources[source]} ${formatPoints(count)}`).join(', ');
}

/** As long as the points are many, beside the longest; what was lost lies on the other side of the line. */
function Bar({ context, shares }: { context: CountedResult; shares: readonly Share[] }): JSX.Element {
  const { least, most } = rangeOf(context);
  const part = (count: number) => `${(100 * Math.abs(count)) / (most - least)}%`;
  const piece = ({ source, count }: Share, i: number) =>
    count === 0 ? undefined : (
      <span
        key={source}
        class={`piece source-${i}`}
        style={{ width: part(count) }}
        title={`${context.gameWords.sources[source]}: ${formatPoints(count)}`}
      >
        <Sign context={context} source={source} />
        <span class="count">{formatPoints(count)}</span>
      </span>
    );
  return (
    <span class="bar" aria-hidden="true">
      <span class="below" style={{ width: part(least) }}>
        {shares.map((share, i) => (share.count < 0 ? piece(share, i) : undefined))}
      </span>
      {shares.map((share, i) => (share.count > 0 ? piece(share, i) : undefined))}
    </span>
  );
}

/** What the longest bars reach on both sides. */
function rangeOf(context: CountedResult): { least: number; most: number } {
  const sums = (sign: number) =>
    context.hues.map((_, seat) =>
      sharesOf(context, seat).reduce((sum, { count }) => (count * sign > 0 ? sum + count : sum), 0),
    );
  return { least: Math.min(0, ...sums(-1)), most: Math.max(1, ...sums(1)) };
}

/** Where points only rank, what there is of each source, piece by piece. */
function Tally({ context, shares }: { context: CountedResult; shares: readonly Share[] }): JSX.Element {
  return (
    <span class="bar tally" aria-hidden="true">
      {shares.map(({ source, count }, i) => (
        <span key={source} class="tally-row" title={`${context.gameWords.sources[source]}: ${formatPoints(count)}`}>
          {Array.from({ length: Math.max(0, count) }, (_, n) => (
            <span key={n} class={`piece source-${i}`}>
              <Sign context={context} source={source} />
            </span>
          ))}
        </span>
      ))}
    </span>
  );
}

function Sign({ context, source }: { context: CountedResult; source: string }): JSX.Element {
  return (
    <svg class="sign" viewBox="0 0 24 24" aria-hidden="true">
      {context.view.signs?.[source]}
    </svg>
  );
}
