import './scores.css';
import type { JSX } from 'preact';
import type { Seat } from '../../engine/game.ts';
import { chipsOf, formatPoints, hasTotal, inColumns, leadingSource } from '../kit/columns.ts';
import { Badge } from '../kit/players.tsx';
import { outcomeMark } from '../match/outcome-text.ts';
import { PointsHead } from '../ui/points-head.tsx';
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
  readonly hidden: boolean;
  /** Is nothing seen at all? Then there is no sum to show. */
  readonly shut: boolean;
}

function standingOf({ controller, view }: TableContext, seat: Seat): Standing {
  const { game, match } = controller.host;
  const { over, viewer } = controller.snapshot.value;
  const state = controller.shown.value;
  const points = inColumns(view, game.breakdown(state, seat));
  const chips = over || seat === viewer ? {} : chipsOf(game, view, state, seat, match.options);
  const seen = Object.entries(points).filter(([source]) => !Object.hasOwn(chips, source));
  const total = seen.reduce((sum, [, worth]) => sum + worth, 0);
  const hidden = Object.values(chips).some(count => count > 0);
  return { points, chips, total, hidden, shut: hidden && seen.length === 0 };
}

/** Points by source, for every seat. */
export function ScoreTable({ context }: Props): JSX.Element {
  const { controller, view, words, gameWords } = context;
  const sources = Object.keys(inColumns(view, controller.host.game.breakdown(controller.shown.value, 0)));
  return (
    <table class="score-table">
      <PointsHead {...{ sources, view, words, gameWords }} />
      <tbody>
        {context.hues.map((_, seat) => (
          <SeatPoints key={seat} context={context} seat={seat} sources={sources} />
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

function SeatPoints({ context, seat, sources }: Props & { seat: Seat; sources: readonly string[] }): JSX.Element {
  const { hues, who, words } = context;
  const { points, chips, total, hidden, shut } = standingOf(context, seat);
  return (
    <tr class={markOf(context, seat).look}>
      <th scope="row">
        <Badge hue={hues[seat]!} />
        <span class="name">{who(seat)}</span>
        <SeatNote context={context} seat={seat} />
        {context.slots.beside?.(seat)}
      </th>
      {sources.map(source =>
        Object.hasOwn(chips, source) ? (
          <td key={source}>
            <Chips context={context} count={chips[source]!} />
          </td>
        ) : (
          <td key={source}>{formatPoints(points[source]!)}</td>
        ),
      )}
      {hasTotal(context.view, sources) && (
        <td class="total">
          {!shut && formatPoints(total)}
          <Unknown words={words} hidden={hidden} shut={shut} />
        </td>
      )}
    </tr>
  );
}

/** Its place is kept where nothing is hidden, so that the figures stand under each other. */
function Unknown({
  words,
  hidden,
  shut,
}: Pick<TableContext, 'words'> & Pick<Standing, 'hidden' | 'shut'>): JSX.Element {
  return (
    <>
      <span class={hidden ? 'unknown is' : 'unknown'} aria-hidden="true">
        {hidden && (shut ? '?' : '+?')}
      </span>
      {hidden && <span class="unseen"> {words.play.unknown}</span>}
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
  return (
    <ul class="score-strip" aria-label={words.common.scores}>
      {hues.map((hue, seat) => {
        const standing = standingOf(context, seat);
        const { hidden, shut } = standing;
        return (
          <li key={hue} class={markOf(context, seat).look}>
            <Badge hue={hue} />
            <span class="name">{who(seat)}</span>
            {!shut && <Figure context={context} standing={standing} />}
            {hidden && <Unknown words={words} hidden shut={shut} />}
            <SeatNote context={context} seat={seat} />
            {context.slots.beside?.(seat)}
          </li>
        );
      })}
    </ul>
  );
}

/** The one figure that says most: the total, or where there is none the leading source. */
function Figure({ context, standing }: Props & { standing: Standing }): JSX.Element {
  const source = leadingSource(context.view);
  if (source === undefined) return <b>{formatPoints(standing.total)}</b>;
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
