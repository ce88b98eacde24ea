import type { JSX } from 'preact';
import type { Seat } from '../../engine/game.ts';
import { offeredOptions } from '../../engine/options.ts';
import { isGameId } from '../../games/registry.ts';
import type { TableInfo } from '../../protocol/replies.ts';
import { botNameAt } from '../../table/players.ts';
import { useTight } from '../browser/screen-shape.ts';
import type { OpenedGame } from '../catalogue/opened-game.ts';
import { hasRules } from '../catalogue/readings.ts';
import { together } from '../match/names.ts';
import { lobbyAddress, rulesAddress, tableAddress } from '../page/route.ts';
import { language } from '../page/settings.ts';
import { Header, MenuLink } from '../ui/header.tsx';
import type { OnlineWords } from '../words/online.en.ts';
import { Chairs } from './chairs.tsx';
import { ChatBar, ChatBox } from './chat.tsx';
import type { ChatController } from './chat-controller.ts';
import { EventLink } from './event-link.tsx';
import { FirstGoal } from './first-game.tsx';
import { Invitation } from './invitation.tsx';
import { Inviting } from './inviting.tsx';
import { PlayMeanwhile } from './meanwhile.tsx';
import { Notes } from './notes.tsx';
import { NotifyButton, NotifyStatus } from './notify-button.tsx';
import type { OnlineContext } from './online-context.ts';
import { type Lacks, lacksOf } from './readiness.ts';
import { agreeTo } from './rematch.tsx';
import { takeSeat, useOwnNonce } from './seat-taking.ts';
import { HostChoices, SendAwayDialog } from './table-manners.tsx';

interface Props extends OnlineContext {
  readonly table: TableInfo;
  readonly opened: OpenedGame;
  readonly chatController: ChatController;
}

/** While people gather: who sits where, how to get others here, and what will be played. */
export function GatheringTable(props: Props): JSX.Element {
  const { remote, table, words } = props;
  const tight = useTight();
  useOwnNonce(remote, table);
  return (
    <div class="screen">
      <Header
        words={words}
        menu={
          <>
            {hasRules(table.game) && (
              <MenuLink icon="book" to={rulesAddress(table.game)}>
                {words.common.rules}
              </MenuLink>
            )}
            <MenuLink icon="cast" to={lobbyAddress()}>
              {words.lobby.title}
            </MenuLink>
          </>
        }
      >
        {table.chairs.some(({ mine }) => mine) && <NotifyButton match={table.match} words={words} />}
      </Header>
      <NotifyStatus match={table.match} words={words} />
      <Notes {...props} />
      <SendAwayDialog {...props} />
      <Gathering {...props} tight={tight} />
      {tight && <ChatBar {...props} />}
    </div>
  );
}

/** On a phone the talk lies along the edge of the screen instead. */
function Gathering({ tight, ...props }: Props & { tight: boolean }): JSX.Element {
  const { remote, table, opened, words, onlineWords } = props;
  // Whoever sits and waits can do nothing but get others here.
  const isInviting = remote.seat.value !== undefined && canSit(table);
  return (
    <main class="leaf paper gathering">
      <header>
        <p class="small">
          <EventLink remote={remote} /> <span lang={opened.game.titleLanguage}>{opened.gameWords.title}</span>
        </p>
        <h1>{onlineWords.gathering}</h1>
      </header>
      <div class="gathering-main">
        {table.rated && <p class="gathering-rated">{onlineWords.rated}</p>}
        <Chairs {...props} />
        {isInviting && <Invitations {...props} />}
        {isGameId(table.game) && <FirstGoal id={table.game} words={words} />}
        <Beginning {...props} />
        {!isInviting && <Invitations {...props} />}
      </div>
      <div class="gathering-side">
        {!tight && (
          <section class="gathering-chat" aria-label={onlineWords.chat}>
            <h2>{onlineWords.chat}</h2>
            <ChatBox {...props} />
          </section>
        )}
        <Terms {...props} />
      </div>
    </main>
  );
}

/** Is there a seat for somebody who comes? */
function canSit(table: TableInfo): boolean {
  return table.door !== 'shut' && table.event === undefined && lacksOf(table).free > 0;
}

/** How others get here. Where they can only watch, the way to invite them is folded away. */
function Invitations({ remote, table, words, onlineWords }: Props): JSX.Element {
  const free = canSit(table);
  const invitation = (
    <Invitation
      to={tableAddress(table.match)}
      title={onlineWords.invite}
      titled={!free}
      hint={free ? onlineWords.inviteHint : onlineWords.watchHint}
      words={words}
    />
  );
  if (free)
    return (
      <>
        {invitation}
        {remote.seat.value !== undefined && <Inviting match={table.match} />}
      </>
    );
  return (
    <details class="inviting arrowed">
      <summary>{onlineWords.invite}</summary>
      {invitation}
    </details>
  );
}

/** The person who opened the table starts it; everybody else sees what they wait for. */
function Beginning({ remote, table, words, onlineWords }: Props): JSX.Element {
  const lacks = lacksOf(table);
  const { free } = lacks;
  const host = table.chairs.find(chair => chair.host)?.name ?? '';
  const mine = remote.seat.value;
  const isOwnMissing = mine !== undefined && !table.nonces[mine];
  const isAsked = table.rematch && !table.hosting && isOwnMissing;
  if (table.event !== undefined) return <EventBeginning {...{ lacks, onlineWords }} />;
  if (isAsked) return <Asked {...{ remote, onlineWords, host, seat: mine }} />;
  return (
    <div class="beginning">
      {table.hosting && (
        <button
          type="button"
          class="button large"
          disabled={table.opening || isOwnMissing || free + lacks.silent.length + lacks.gone.length > 0}
          onClick={() => void remote.ask({ type: 'start', match: remote.match })}
        >
          {onlineWords.start}
        </button>
      )}
      <p role="status">
        {table.declined && `${onlineWords.presence.declined(namesIn(table.declined))} `}
        {waitingFor(lacks, onlineWords)}{' '}
        {lacks.free === 0 &&
          lacks.silent.length === 0 &&
          lacks.gone.length > 0 &&
          `${freeing(table, host, onlineWords)} `}
        {table.rematch ? onlineWords.presence.beginsWithAll : !table.hosting && hostAwaited(lacks, host, onlineWords)}
        {free === 0 &&
          ` ${onlineWords.seated(namesIn(table.chairs.map(({ name }, seat) => name ?? botNameAt(table.chairs, seat))))}`}
      </p>
      {free > 0 && remote.seat.value !== undefined && isGameId(table.game) && (
        <PlayMeanwhile game={table.game} words={words} look="plain" />
      )}
    </div>
  );
}

/** Who plays was decided by the event, and nobody has to begin. */
function EventBeginning({ lacks, onlineWords }: { lacks: Lacks; onlineWords: OnlineWords }): JSX.Element {
  return (
    <div class="beginning">
      <p role="status">
        {waitingFor(lacks, onlineWords)} {onlineWords.eventBegins}
      </p>
    </div>
  );
}

function namesIn(names: readonly string[]): string {
  return together(names, language.value);
}

/** What can be done about somebody who does not come back. */
function freeing({ hosting }: TableInfo, host: string, { presence }: OnlineWords): string {
  return hosting ? presence.youCanFree : presence.canFree(host);
}

function hostAwaited({ free }: Lacks, host: string, { hostStarts, hostIsNext }: OnlineWords): string {
  return free > 0 ? hostStarts(host) : hostIsNext(host);
}

function waitingFor({ free, silent, gone }: Lacks, onlineWords: OnlineWords): string {
  const { presence } = onlineWords;
  if (free > 0) return onlineWords.waitForSeats(free);
  if (silent.length > 0) return presence.waitForAnswer(namesIn(silent));
  return gone.length > 0 ? presence.waitForReturn(namesIn(gone)) : onlineWords.beginsSoon;
}

/** Somebody would like to play again: nothing begins before the reader has said yes. */
function Asked({
  remote,
  onlineWords,
  host,
  seat,
}: Pick<Props, 'remote' | 'onlineWords'> & { host: string; seat: Seat }): JSX.Element {
  const { presence } = onlineWords;
  const join = () => {
    agreeTo(remote.match);
    void takeSeat(remote, seat);
  };
  return (
    <div class="beginning">
      <button type="button" class="button large" onClick={join}>
        {presence.join}
      </button>
      <button
        type="button"
        class="button large plain"
        onClick={() => void remote.ask({ type: 'rise', match: remote.match })}
      >
        {presence.notNow}
      </button>
      <p role="status">{presence.wantsRematch(host)}</p>
    </div>
  );
}

/** What will be played, in which time, and where chance comes from. */
function Terms({ remote, table, opened, words, onlineWords }: Props): JSX.Element {
  const timeControl = words.lobby.paces[table.pace];
  return (
    <section class="terms">
      <dl>
        <dt>{onlineWords.time}</dt>
        <dd>
          <b>{timeControl.name}</b>
          <span class="small">{timeControl.hint}</span>
        </dd>
        <OptionList table={table} opened={opened} />
      </dl>
      <p class="small" role="status">
        {table.door === 'shut'
          ? onlineWords.manners.shutNote
          : onlineWords.access[table.listed ? 'listed' : 'unlisted']}
      </p>
      <HostChoices remote={remote} onlineWords={onlineWords} />
      {!opened.game.deterministic && <Fairness table={table} onlineWords={onlineWords} />}
    </section>
  );
}

function Fairness({ table, onlineWords }: Pick<Props, 'table' | 'onlineWords'>): JSX.Element {
  return (
    <details class="fair arrowed">
      <summary>{onlineWords.fair}</summary>
      <p class="small">{onlineWords.fairWhy}</p>
      <p class="small">
        {onlineWords.fingerprint}: <code>{table.commitment}</code>
      </p>
    </details>
  );
}

function OptionList({ table, opened }: Pick<Props, 'table' | 'opened'>): JSX.Element {
  const { game, gameWords } = opened;
  return (
    <>
      {offeredOptions(game.options).map(({ name }) => {
        const words = gameWords.options?.[name];
        const value = table.options[name];
        return [
          <dt key={name}>{words?.name ?? name}</dt>,
          <dd key={`${name}-value`}>
            <b>{value === undefined ? (words?.none ?? '–') : (words?.values[String(value)] ?? String(value))}</b>
          </dd>,
        ];
      })}
    </>
  );
}
