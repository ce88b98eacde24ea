import type { JSX } from 'preact';
import type { TableInfo } from '../../protocol/replies.ts';
import type { OpenedGame } from '../catalogue/opened-game.ts';
import { hasRules } from '../catalogue/readings.ts';
import { lobbyAddress, rulesAddress } from '../page/route.ts';
import { Header, MenuLink } from '../ui/header.tsx';
import { Chairs } from './chairs.tsx';
import { ChatBox } from './chat.tsx';
import type { ChatController } from './chat-controller.ts';
import { Invitation } from './invitation.tsx';
import { Notes } from './notes.tsx';
import { NotifyButton, NotifyStatus } from './notify-button.tsx';
import type { OnlineContext } from './online-context.ts';
import { useOwnNonce } from './seat-taking.ts';

interface Props extends OnlineContext {
  readonly table: TableInfo;
  readonly opened: OpenedGame;
  readonly chatController: ChatController;
}

/** While people gather: who sits where, how to get others here, and what will be played. */
export function GatheringTable(props: Props): JSX.Element {
  const { remote, table, opened, words, onlineWords } = props;
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
      <main class="leaf paper gathering">
        <header>
          <p class="small" lang={opened.game.titleLanguage}>
            {opened.gameWords.title}
          </p>
          <h1>{onlineWords.gathering}</h1>
        </header>
        <div class="gathering-main">
          <Chairs {...props} />
          <Beginning {...props} />
          <Invitation {...props} />
        </div>
        <div class="gathering-side">
          <Terms {...props} />
          <section class="gathering-chat" aria-label={onlineWords.chat}>
            <h2>{onlineWords.chat}</h2>
            <ChatBox {...props} />
          </section>
        </div>
      </main>
    </div>
  );
}

/** The person who opened the table starts it; everybody else sees what they wait for. */
function Beginning({ remote, table, onlineWords }: Props): JSX.Element {
  const free = table.chairs.filter(({ name, bot }) => name === undefined && bot === undefined).length;
  const host = table.chairs.find(chair => chair.host)?.name ?? '';
  const waiting = free > 0 ? onlineWords.waitForSeats(free) : onlineWords.beginsSoon;
  return (
    <div class="beginning">
      {table.hosting && (
        <button
          type="button"
          class="button large"
          disabled={free > 0}
          onClick={() => void remote.ask({ type: 'start', match: remote.match })}
        >
          {onlineWords.start}
        </button>
      )}
      <p role="status">
        {waiting} {!table.hosting && onlineWords.hostStarts(host)}
      </p>
    </div>
  );
}

/** What will be played, in which time, and where chance comes from. */
function Terms({ table, opened, words, onlineWords }: Props): JSX.Element {
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
      <p class="small">{table.listed ? onlineWords.access.listed : onlineWords.access.unlisted}</p>
      {!opened.game.deterministic && <Fairness table={table} onlineWords={onlineWords} />}
    </section>
  );
}

function Fairness({ table, onlineWords }: Pick<Props, 'table' | 'onlineWords'>): JSX.Element {
  return (
    <details class="fair">
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
      {game.options.map(({ name }) => {
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
