import './scores.css';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import type { Seat } from '../../engine/game.ts';
import { chipsOf, formatPoints, inColumns, leadingSource, type PointColumns, pointColumns } from '../kit/columns.ts';
import { Badge } from '../kit/players.tsx';
import { outcomeMark } from '../match/outcome-text.ts';
import { EndedNowNote, endedNowWhy, PointsCells, PointsHead } from '../ui/points-head.tsx';
import type { TableContext } from './table-context.ts';

interface Props {
  readonly context: TableContext;
}

/** What is seen of a seat's points: some sources may lie face down, as a number of chips. */
interface Standing {
  readonly points: Readonly<Record<string, number>>;
  readonly chips: Readonly<Record<string, number>>;
  /** The sum of what is seen. */
  readonly total: number;
  /** The part of it that is won. */
  readonly won: number;
  readonly hidden: boolean;
  /** Is nothing seen at all? Then there is no sum to show. */
  readonly shut: boolean;
}

/** Which sources are won for good, and which are settled only at the end. */
export function columnsOf({ controller, view }: TableContext): PointColumns {
  const { game } = controller.host;
  const sources = Object.keys(inColumns(view, game.breakdown(controller.shown.value, 0)));
  const settled = controller.snapshot.value.over && controller.past.value === undefined;
  return pointColumns(game, view, sources, settled);
}

/** What of a seat's points the viewer may see. */
export function pointsSeen({ controller, view }: TableContext, columns: PointColumns, seat: Seat): Standing {
  const { game, match } = controller.host;
  const { over, viewer } = controller.snapshot.value;
  const state = controller.shown.value;
  const points = inColumns(view, game.breakdown(state, seat));
  const chips = over || seat === viewer ? {} : chipsOf(game, view, state, seat, match.options);
  const seen = Object.keys(points).filter(source => !Object.hasOwn(chips, source));
  const sum = (sources: readonly string[]) => sources.reduce((total, source) => total + points[source]!, 0);
  const won = sum(seen.filter(source => columns.won.includes(source)));
  const hidden = Object.values(chips).some(count => count > 0);
  return { points, chips, total: sum(seen), won, hidden, shut: hidden && seen.length === 0 };
}

/** What is seen of a seat's points: by source, what is won, and what it would be if the game ended now. */
export function scoreText(context: TableContext, seat: Seat): string {
  const { gameWords, words } = context;
  const columns = columnsOf(context);
  const { points, chips, total, won, hidden, shut } = pointsSeen(context, columns, seat);
  const sources = [...columns.won, ...columns.provisional].map(source => {
    const down = chips[source];
    const seen = down === undefined ? formatPoints(points[source]!) : (gameWords.chips ?? words.play.faceDown)(down);
    return `${gameWords.sources[source] ?? source} ${seen}`;
  });
  const { common, play } = words;
  const now = columns.provisional.length > 0 ? common.ifItEnded : common.total;
  const sums = [
    ...(columns.total === 'two' ? [`${common.won} ${formatPoints(won)}`] : []),
    ...(columns.total === 'none' ? [] : [`${now} ${formatPoints(total)}`]),
  ];
  return [...sources, ...(shut ? [] : sums), ...(hidden ? [play.unknown] : [])].join(', ');
}

/** Points by source, for every seat. */
export function ScoreTable({ context }: Props): JSX.Element {
  const { view, words, gameWords } = context;
  const columns = columnsOf(context);
  return (
    <table class="score-table">
      <PointsHead {...{ columns, view, words, gameWords }} />
      <tbody>
        {context.hues.map((_, seat) => (
          <SeatPoints key={seat} context={context} seat={seat} columns={columns} />
        ))}
      </tbody>
    </table>
  );
}

function Chips({ context, count }: Props & { count: number }): JSX.Element {
  const name = (context.gameWords.chips ?? context.words.play.faceDown)(count);
  return (
    <>
      <span class="chip-back" title={name} aria-hidden="true">
        {count}
      </span>
      <span class="unseen">{name}</span>
    </>
  );
}

function SeatPoints({ context, seat, columns }: Props & { seat: Seat; columns: PointColumns }): JSX.Element {
  const { hues, who } = context;
  const standing = pointsSeen(context, columns, seat);
  const { points, chips } = standing;
  const cell = (source: string, look: string | undefined) => (
    <td key={source} class={look}>
      {Object.hasOwn(chips, source) ? (
        <Chips context={context} count={chips[source]!} />
      ) : (
        formatPoints(points[source]!)
      )}
    </td>
  );
  return (
    <tr class={markOf(context, seat).look}>
      <th scope="row">
        <Badge hue={hues[seat]!} />
        <span class="name">{who(seat)}</span>
        <SeatNote context={context} seat={seat} />
        {context.slots.beside?.(seat)}
      </th>
      <PointsCells
        columns={columns}
        cell={cell}
        won={<Sum context={context} standing={standing} points={standing.won} />}
        now={<Sum context={context} standing={standing} points={standing.total} />}
      />
    </tr>
  );
}

function Sum({ context, standing, points }: Props & { standing: Standing; points: number }): JSX.Element {
  const { hidden, shut } = standing;
  return (
    <>
      {!shut && formatPoints(points)}
      <Unknown context={context} hidden={hidden} shut={shut} />
    </>
  );
}

/** Its place is kept where nothing is hidden, so that the figures stand under each other. */
function Unknown({ context, hidden, shut }: Props & Pick<Standing, 'hidden' | 'shut'>): JSX.Element {
  const name = context.gameWords.unknown ?? context.words.play.unknown;
  return (
    <>
      <span class={hidden ? 'unknown is' : 'unknown'} aria-hidden="true">
        {hidden && (shut ? '?' : '+?')}
      </span>
      {hidden && <span class="unseen"> {name}</span>}
    </>
  );
}

function SeatNote({ context, seat }: Props & { seat: Seat }): JSX.Element | undefined {
  const { note } = markOf(context, seat);
  return note === '' ? undefined : <span class="unseen"> ({note})</span>;
}

function markOf({ controller, words }: TableContext, seat: Seat): { look: string; note: string } {
  const { reader, game } = controller.host;
  if (controller.snapshot.value.over) return outcomeMark(reader.result(), seat, words);
  return game.actor(controller.snapshot.value.state) === seat
    ? { look: 'moves', note: words.common.turn }
    : { look: '', note: '' };
}

/** All seats in one line, for tall screens. */
export function ScoreStrip({ context }: Props): JSX.Element {
  const { hues, who, words } = context;
  const columns = columnsOf(context);
  const note = useId();
  return (
    <>
      <ul class="score-strip" aria-label={words.common.scores}>
        {hues.map((hue, seat) => {
          const standing = pointsSeen(context, columns, seat);
          const { hidden, shut } = standing;
          return (
            <li key={hue} class={markOf(context, seat).look}>
              <Badge hue={hue} />
              <span class="name">{who(seat)}</span>
              {!shut && <Figure {...{ context, columns, standing, note }} />}
              {hidden && <Unknown context={context} hidden shut={shut} />}
              <SeatNote context={context} seat={seat} />
              {context.slots.beside?.(seat)}
            </li>
          );
        })}
      </ul>
      {columns.provisional.length > 0 && <EndedNowNote id={note} columns={columns} words={words} />}
    </>
  );
}

interface FigureProps extends Props {
  readonly columns: PointColumns;
  readonly standing: Standing;
  /** The id of the note that explains what it would be if the game ended now. */
  readonly note: string;
}

/** The one figure that says most: the total, or where there is none the leading source. */
function Figure({ context, columns, standing, note }: FigureProps): JSX.Element {
  const source = leadingSource(context.view);
  const { won, total, hidden } = standing;
  if (source === undefined)
    return (
      <>
        {columns.won.length > 0 && <b>{formatPoints(won)}</b>}
        {/* Where something lies face down the line has no room for a second sum of which a part is missing. */}
        {!hidden && (columns.won.length === 0 || total !== won) && <EndedNow {...{ context, columns, total, note }} />}
      </>
    );
  return (
    <b>
      <svg class="sign" viewBox="0 0 24 24" aria-hidden="true">
        {context.view.signs?.[source]}
      </svg>
      <span class="unseen">{context.gameWords.sources[source]}: </span>
      {formatPoints(standing.points[source]!)}
    </b>
  );
}

/** What it would be if the game ended now: it does not look like what is won, and a press says what it is. */
function EndedNow({
  context: { words },
  columns,
  total,
  note,
}: Omit<FigureProps, 'standing'> & { total: number }): JSX.Element {
  return (
    <button type="button" class="ended-now" popovertarget={note} title={endedNowWhy(columns, words)}>
      {formatPoints(total)}
      <span class="unseen"> {words.common.ifItEnded}</span>
    </button>
  );
}
