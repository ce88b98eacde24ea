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

/** What a seat has come to, in a game where points tell little: in a sentence, and drawn. */
interface QuestTold {
  readonly text: string;
  readonly row: JSX.Element;
}

interface Props {
  readonly context: CountedResult;
  readonly quest?: (seat: Seat) => QuestTold;
}

/** Everybody from the first place to the last, with where their points came from as a bar. */
export function ScoreBars({ context, quest }: Props): JSX.Element {
  const { standing, endingWords, gameWords } = context;
  const sources = sharesOf(context, 0).map(({ source }) => source);
  return (
    <section class="score-bars" aria-label={endingWords.standings}>
      <ul>
        {seatsByRank(standing).map(seat => (
          <SeatBar key={seat} context={context} seat={seat} told={quest?.(seat)} />
        ))}
      </ul>
      {!quest && sources.length > 1 && (
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

function SeatBar({
  context,
  seat,
  told,
}: Pick<Props, 'context'> & { seat: Seat; told: QuestTold | undefined }): JSX.Element {
  const { standing, view, hues, who, words } = context;
  const shares = sharesOf(context, seat);
  const resigned = standing.resigned?.includes(seat);
  const total = view.units ? '' : formatPoints(standing.scores[seat]!);
  return (
    <li class={standing.winners.includes(seat) ? 'won' : undefined}>
      <span class="unseen">{seatText(context, seat, [sharesText(context, shares), told?.text ?? ''])}</span>
      <span class="rank" aria-hidden="true">
        {ranksOf(standing)[seat]}
      </span>
      <span class="who" aria-hidden="true">
        <Badge hue={hues[seat]!} />
        <span class="name">{who(seat)}</span>
        {resigned && <span class="small"> ({words.replay.resigned})</span>}
      </span>
      {total !== '' && (
        <b class="total" aria-hidden="true">
          {total}
        </b>
      )}
      {told?.row}
      {!told && (view.units ? <Tally context={context} shares={shares} /> : <Bar context={context} shares={shares} />)}
    </li>
  );
}

/** A row in sentences. They are one text: what lies in pieces beside each other is read with blanks before its full stops. */
function seatText(context: CountedResult, seat: Seat, further: readonly string[]): string {
  const { standing, view, who, words, endingWords } = context;
  const name = standing.resigned?.includes(seat) ? `${who(seat)} (${words.replay.resigned})` : who(seat);
  const total = view.units ? '' : `, ${endingWords.points(formatPoints(standing.scores[seat]!))}`;
  const sentences = [`${endingWords.place(ranksOf(standing)[seat]!)}: ${name}${total}`, ...further];
  return sentences
    .filter(sentence => sentence !== '')
    .map(sentence => `${sentence}.`)
    .join(' ');
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

/** Where points only rank, how much there is of each source. */
function Tally({ context, shares }: { context: CountedResult; shares: readonly Share[] }): JSX.Element {
  return (
    <span class="bar tally" aria-hidden="true">
      {shares.map(({ source, count }, i) => (
        <span
          key={source}
          class={`piece source-${i}`}
          title={`${context.gameWords.sources[source]}: ${formatPoints(count)}`}
        >
          <Sign context={context} source={source} />
          <span class="count">{formatPoints(count)}</span>
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
