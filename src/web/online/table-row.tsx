import type { JSX } from 'preact';
import { isLevelName } from '../../ai/levels.ts';
import { gameCard } from '../../games/registry.ts';
import type { ChairInfo, LobbyEntry } from '../../protocol/replies.ts';
import { botNameAt } from '../../table/players.ts';
import { Vignette } from '../catalogue/vignette.tsx';
import { Badge } from '../kit/players.tsx';
import { standingText } from '../match/standing-text.ts';
import { tableAddress } from '../page/route.ts';
import { language } from '../page/settings.ts';
import type { Words } from '../words/words.ts';
import { ageIn, canJoin, isMyTurn, isWaiting, takenSeats } from './lobby-entries.ts';

interface Props {
  readonly table: LobbyEntry;
  readonly now: number;
  readonly words: Words;
}

/** A table on a list: the game, who sits there, how things stand, and the way in. */
export function TableRow({ table, now, words }: Props): JSX.Element {
  const game = gameCard(table.game);
  const title = game?.title ?? table.game;
  const way = wayIn(table, words);
  const names = table.chairs.map((_, seat) => sitterAt(table, seat, words)).join(', ');
  return (
    <li class={`placard paper mood-${table.game} ${isWaiting(table) ? 'my-turn' : ''}`}>
      {game && <Vignette id={game.id} />}
      <div class="placard-text">
        <h3 lang={game?.titleLanguage}>{title}</h3>
        <Sitters table={table} words={words} />
        <p class="small">
          <Mark table={table} words={words} />
          {factsOf(table, now, words)}
        </p>
      </div>
      <a
        class={isUrgent(table) ? 'button' : 'button plain'}
        href={tableAddress(table.match)}
        aria-label={words.lobby.toTableOf(way, title, names)}
      >
        {way}
      </a>
    </li>
  );
}

function Mark({ table, words: { lobby } }: Omit<Props, 'now'>): JSX.Element {
  return (
    <>
      {isMyTurn(table) && <strong class="mark">{lobby.yourTurn}</strong>}
      {table.awaited && <strong class="mark">{lobby.tableReady}</strong>}
    </>
  );
}

/** Whose turn it is, or what else a table waits for. */
export function TableState({ table, words }: Omit<Props, 'now'>): JSX.Element {
  const stand = standOf(table, words);
  const isMarked = isMyTurn(table) || table.awaited === true;
  return (
    <>
      <Mark table={table} words={words} />
      {isMarked && stand !== '' && ' · '}
      {stand}
    </>
  );
}

/** Does somebody wait for the reader there? */
function isUrgent(table: LobbyEntry): boolean {
  return isWaiting(table) || (table.seat === undefined && canJoin(table));
}

function wayIn(table: LobbyEntry, { lobby }: Words): string {
  if (table.seat !== undefined) return lobby.toTable;
  return canJoin(table) ? lobby.join : lobby.watch;
}

/** Who sits there, and who of them is to move. */
export function Sitters({ table, words }: { table: LobbyEntry; words: Words }): JSX.Element {
  return (
    <p class="names">
      {table.chairs.map((chair, seat) => (
        <span key={seat} class={classOf(table, chair, seat)}>
          <Badge hue={chair.colour} />
          {sitterAt(table, seat, words)}
        </span>
      ))}
    </p>
  );
}

type Chair = Pick<ChairInfo, 'name' | 'bot' | 'outside' | 'colour'>;

function classOf(table: LobbyEntry, chair: Chair, seat: number): string | undefined {
  if (table.turn === seat) return 'to-move';
  return chair.name === undefined && chair.bot === undefined && table.stage === 'gathering' ? 'vacant' : undefined;
}

/** What whoever sits there is called. */
export function sitterAt({ chairs, stage }: LobbyEntry, seat: number, { setup, lobby }: Words): string {
  const { name, bot, outside } = chairs[seat]!;
  if (name !== undefined) return name;
  if (bot === undefined) return stage === 'gathering' ? lobby.freeSeat : lobby.somebody;
  const level = isLevelName(bot) && !outside ? ` (${setup.levels[bot]})` : '';
  return `${botNameAt(chairs, seat)}${level}`;
}

function factsOf(table: LobbyEntry, now: number, words: Words): string {
  const rated = table.rated ? words.lobby.rated : '';
  const parts = [
    standOf(table, words),
    rated,
    words.lobby.paces[table.pace].name,
    ageIn(language.value, table.touched, now),
  ];
  return parts.filter(part => part !== '').join(' · ');
}

/** Who won and by how much, as far as the server says. */
function endOf(table: LobbyEntry, words: Words): string {
  const { standing, chairs, seat: me, game } = table;
  const who = (seat: number) =>
    chairs[seat]?.bot === undefined ? sitterAt(table, seat, words) : botNameAt(chairs, seat);
  const { pointsOnlyRank } = gameCard(game) ?? {};
  return standing ? standingText({ standing, moves: 0, who, me, pointsOnlyRank }, words, language.value) : '';
}

function standOf(table: LobbyEntry, words: Words): string {
  const { lobby, start } = words;
  if (table.stage === 'gathering') return lobby.seatsTaken(takenSeats(table), table.chairs.length);
  if (table.paused) return lobby.paused;
  if (table.stage !== 'playing') return endOf(table, words) || start.finished;
  const name = isMyTurn(table) ? undefined : table.chairs[table.turn ?? -1]?.name;
  return name === undefined ? '' : start.turnOf(name);
}
