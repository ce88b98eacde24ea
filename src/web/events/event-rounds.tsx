import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { EventTableInfo } from '../../protocol/event-replies.ts';
import { bringHere } from '../online/archive-source.ts';
import { serverConnection } from '../online/server-connection.ts';
import { go, replayAddress, tableAddress } from '../page/route.ts';
import { language } from '../page/settings.ts';
import { type EventContext, nameIn } from './event-context.ts';
import { isTableOver, pointsAt, roundsIn, type ShownRound } from './event-reading.ts';
import { pointsIn } from './event-times.ts';
import { ResultDialog } from './result-dialog.tsx';

/** The rounds with their tables, the latest first; those long ago are asked for. */
export function EventRounds(context: EventContext): JSX.Element {
  const { info, own } = context;
  const [earlier, setEarlier] = useState<readonly EventTableInfo[]>([]);
  const known = new Map([...earlier, ...info.tables].map(table => [table.match, table]));
  const rounds = roundsIn(info, [...known.values()]);
  const oldest = rounds.at(-1)?.round ?? 0;
  const fetchEarlier = async () => {
    const answer = await serverConnection().ask({ type: 'event-tables', event: info.event, before: oldest });
    if (answer.type === 'event-tables') setEarlier([...answer.tables, ...earlier]);
  };
  const isArena = info.settings.format === 'arena';
  return (
    <section class="event-rounds" aria-label={isArena ? own.tables : own.rounds}>
      <h2>{isArena ? own.tables : own.rounds}</h2>
      {isArena ? (
        <ArenaTables {...context} rounds={rounds} />
      ) : (
        rounds.map(round => <Round key={round.round} {...context} shown={round} />)
      )}
      {oldest > 0 && (
        <button type="button" class="button plain" onClick={() => void fetchEarlier()}>
          {own.earlier}
        </button>
      )}
    </section>
  );
}

function Round({ shown, ...context }: EventContext & { shown: ShownRound }): JSX.Element {
  const { info, own } = context;
  const { round, tables, byes } = shown;
  return (
    <details class="event-round arrowed paper" open={round === info.rounds - 1}>
      <summary>
        <h3>{own.round(round + 1, undefined)}</h3>
        <small>
          {tables.every(isTableOver) ? undefined : own.running(tables.filter(isTableOver).length, tables.length)}
        </small>
      </summary>
      <TableList {...context} tables={tables} name={(_, i) => own.table(i + 1)} />
      {byes.length > 0 && <p class="small">{own.byes(byes.map(number => nameIn(context, number)).join(', '))}</p>}
    </details>
  );
}

/** There are no rounds: those that are played come first, then the latest. */
function ArenaTables({ rounds, ...context }: EventContext & { rounds: readonly ShownRound[] }): JSX.Element {
  const tables = rounds.flatMap(round => round.tables);
  const ordered = [...tables.filter(table => !isTableOver(table)), ...tables.filter(isTableOver)];
  const numbers = new Map(tables.toReversed().map(({ match }, i) => [match, i + 1]));
  return (
    <div class="event-round paper">
      <TableList {...context} tables={ordered} name={({ match }) => context.own.table(numbers.get(match) ?? 0)} />
    </div>
  );
}

interface ListProps extends EventContext {
  readonly tables: readonly EventTableInfo[];
  readonly name: (table: EventTableInfo, at: number) => string;
}

function TableList({ tables, name, ...context }: ListProps): JSX.Element {
  return (
    <ol class="event-tables">
      {tables.map((table, i) => (
        <TableLine key={table.match} {...context} table={table} name={name(table, i)} />
      ))}
    </ol>
  );
}

interface LineProps extends EventContext {
  readonly table: EventTableInfo;
  readonly name: string;
}

/** A table: who plays there, or how it ended, and the way to it. */
function TableLine({ table, name, ...context }: LineProps): JSX.Element {
  const { info, own } = context;
  const isMine = info.me !== undefined && table.seats.includes(info.me);
  const canReplay = isMine && isTableOver(table);
  const way = canReplay ? own.replay : isMine ? own.goToTable : isTableOver(table) ? own.look : own.watch;
  return (
    <li class={isMine ? 'mine' : undefined}>
      <span class="event-table-name">{name}</span>
      <span class="event-table-text">
        <Sitters {...context} table={table} />
        <small>{remarkOn(table, own)}</small>
      </span>
      <span class="event-table-ways">
        {info.me === info.by && isTableOver(table) && <Correcting {...context} table={table} name={name} />}
        {(table.ranks || !table.voided) && (
          <a
            class={isMine && !isTableOver(table) ? 'button' : 'button plain'}
            href={tableAddress(table.match)}
            aria-label={own.wayTo(way, name)}
            onClick={canReplay ? event => void replay(event, table.match) : undefined}
          >
            {way}
          </a>
        )}
      </span>
    </li>
  );
}

/** One's own table is brought to this device and replayed there; where that can't be, its last position is shown. */
async function replay(event: Event, match: string): Promise<void> {
  event.preventDefault();
  await bringHere(match).then(
    () => go(replayAddress(match)),
    () => go(tableAddress(match)),
  );
}

function remarkOn({ ranks, voided, corrected }: EventTableInfo, own: EventContext['own']): string {
  const state = voided ? (corrected ? own.voided : own.nobodyCame) : ranks ? '' : own.notOver;
  return [state, corrected && own.corrected].filter(Boolean).join(' · ');
}

/** By rank once it is over, with the points each has won. */
function Sitters({ table, ...context }: EventContext & { table: EventTableInfo }): JSX.Element {
  const { info } = context;
  const points = pointsAt(info, table);
  const seats = table.seats.map((number, seat) => ({ number, seat, rank: table.ranks?.[seat] ?? seat }));
  const ordered = seats.toSorted((a, b) => a.rank - b.rank);
  return (
    <span class="event-sitters">
      {ordered.map(({ number, seat, rank }) => (
        <span key={seat} class={table.ranks && rank === 1 ? 'won' : undefined}>
          {nameIn(context, number)}
          {points[seat] !== undefined && ` +${pointsIn(language.value, points[seat])}`}
        </span>
      ))}
    </span>
  );
}

function Correcting({ table, name, ...context }: LineProps): JSX.Element {
  const { organise } = context.own;
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button type="button" class="button plain" aria-label={organise.correctOf(name)} onClick={() => setAsking(true)}>
        {organise.correct}
      </button>
      {asking && <ResultDialog {...context} table={table} close={() => setAsking(false)} />}
    </>
  );
}
