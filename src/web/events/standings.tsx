import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { EventLine } from '../../protocol/event-replies.ts';
import { language } from '../page/settings.ts';
import { type EventContext, nameIn } from './event-context.ts';
import { membersOf } from './event-reading.ts';
import { pointsIn } from './event-times.ts';

/** So many lines are shown at once, and the reader's own. */
const SHOWN = 20;

/** Who stands where; before anything was played, who has come. */
export function Standings(context: EventContext): JSX.Element {
  const { info, own } = context;
  if (info.rounds === 0) return <Guests {...context} />;
  return (
    <section class="event-part paper" aria-label={own.standings}>
      <h2>{own.standings}</h2>
      <StandingsTable {...context} />
      <p class="small">{own.standingsHint}</p>
    </section>
  );
}

function Guests(context: EventContext): JSX.Element {
  const { info, own } = context;
  const here = membersOf(info).filter(({ dropped }) => !dropped);
  return (
    <section class="event-part paper" aria-label={own.who}>
      <h2>{own.who}</h2>
      {here.length === 0 ? (
        <p class="lobby-none">{own.nobodyYet}</p>
      ) : (
        <ul class="event-guests">
          {here.map(({ number }) => (
            <li key={number} class={number === info.me ? 'mine' : undefined}>
              {nameIn(context, number)}
              {number === info.me && <small> {own.you}</small>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function StandingsTable(context: EventContext): JSX.Element {
  const { info, own } = context;
  const [all, setAll] = useState(false);
  const fresh = useFresh(info.standings);
  const { columns } = own;
  const shown = info.standings.filter(({ number }, i) => all || i < SHOWN || number === info.me);
  return (
    <>
      <table class="standings">
        <thead>
          <tr>
            <th scope="col" class="figure">
              {columns.rank}
            </th>
            <th scope="col">{columns.name}</th>
            <th scope="col" class="figure">
              {columns.points}
            </th>
            <th scope="col" class="figure">
              {columns.games}
            </th>
            <th scope="col" class="figure">
              {columns.wins}
            </th>
            <th scope="col" class="figure" title={columns.oppositionLong} aria-label={columns.oppositionLong}>
              {columns.opposition}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(line => (
            <Line key={line.number} {...context} line={line} isFresh={fresh.has(line.number)} />
          ))}
        </tbody>
      </table>
      {info.standings.length > shown.length && (
        <button type="button" class="button plain" onClick={() => setAll(true)}>
          {own.showAll(info.standings.length)}
        </button>
      )}
    </>
  );
}

function Line({ line, isFresh, ...context }: EventContext & { line: EventLine; isFresh: boolean }): JSX.Element {
  const { info, own } = context;
  const { number, rank, points, games, wins, opposition } = line;
  const { dropped } = info.people.find(one => one.number === number) ?? {};
  const isMine = number === info.me;
  const look = [isMine && 'mine', dropped && 'dropped', isFresh && 'fresh'].filter(Boolean).join(' ');
  return (
    <tr class={look || undefined}>
      <td class="figure">{rank}</td>
      <th scope="row">
        {nameIn(context, number)}
        {isMine && <small> {own.you}</small>}
        {dropped && <small> {own.dropped}</small>}
      </th>
      <td class="figure">
        <b>{pointsIn(language.value, points)}</b>
      </td>
      <td class="figure">{games}</td>
      <td class="figure">{wins}</td>
      <td class="figure">{pointsIn(language.value, opposition)}</td>
    </tr>
  );
}

/** Those whose points have just changed. */
function useFresh(standings: readonly EventLine[]): ReadonlySet<number> {
  const before = useRef(standings);
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    if (before.current === standings) return;
    const known = new Map(before.current.map(({ number, points }) => [number, points]));
    before.current = standings;
    setFresh(new Set(standings.flatMap(({ number, points }) => (known.get(number) === points ? [] : [number]))));
  }, [standings]);
  return fresh;
}
