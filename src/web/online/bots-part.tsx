import './bots-part.css';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { gameCard, gameIds } from '../../games/registry.ts';
import { limits } from '../../protocol/limits.ts';
import { MARK_LENGTH } from '../../table/players.ts';
import { copyText } from '../browser/sharing.ts';
import type { AccountWords } from '../words/account.en.ts';
import type { Words } from '../words/words.ts';
import { accountProblem } from './account-making.tsx';
import { fetchBots, makeBot, type OwnBot, revokeBot } from './bots-api.ts';

interface Props {
  readonly words: Words;
  readonly own: AccountWords;
}

interface Made {
  readonly name: string;
  readonly token: string;
}

/** With its mark the name is no longer than a person's. */
const LONGEST_NAME = limits.name - MARK_LENGTH;

/** The bots of a person: a token for each, made here, shown once, and revoked. */
export function BotsPart({ words, own }: Props): JSX.Element {
  const [bots, setBots] = useState<readonly OwnBot[]>([]);
  const [made, setMade] = useState<Made>();
  const [said, setSaid] = useState({ text: '', good: true });
  const look = async () => {
    const found = await fetchBots();
    if (found.ok) setBots(found.value.bots);
  };
  useEffect(() => void look(), []);
  const make = async (name: string, games: readonly string[]): Promise<boolean> => {
    const answer = await makeBot(name, games);
    setSaid(answer.ok ? { text: '', good: true } : { text: problemOf(own, words, answer.code), good: false });
    if (answer.ok) setMade(answer.value);
    await look();
    return answer.ok;
  };
  const revoke = async ({ id, name }: OwnBot) => {
    const answer = await revokeBot(id);
    setSaid({ text: answer.ok ? own.bots.revoked(name) : problemOf(own, words, answer.code), good: answer.ok });
    setMade(undefined);
    await look();
  };
  return (
    <section class="account">
      <h2>{own.bots.title}</h2>
      <p class="small">{own.bots.hint}</p>
      {bots.length > 0 && (
        <ul class="devices">
          {bots.map(bot => (
            <BotRow key={bot.id} bot={bot} own={own} revoke={() => void revoke(bot)} />
          ))}
        </ul>
      )}
      {made ? <Token made={made} own={own} done={() => setMade(undefined)} /> : <BotForm own={own} make={make} />}
      <p class={said.good ? '' : 'problem'} role="status">
        {said.text}
      </p>
    </section>
  );
}

function problemOf(own: AccountWords, words: Words, code: string): string {
  if (code === 'name') return own.bots.nameUnfit(LONGEST_NAME);
  if (code === 'unreadable') return own.bots.gamesNeeded;
  return code === 'too-many' ? own.bots.tooMany : accountProblem(own, words, code);
}

function BotRow({ bot, own, revoke }: { bot: OwnBot; own: AccountWords; revoke: () => void }): JSX.Element {
  const { name, games, here } = bot;
  const titles = games.map(id => gameCard(id)?.title ?? id).join(', ');
  return (
    <li>
      <span>
        <b>{name}</b> <small>{`${here ? own.bots.here : own.bots.away} · ${titles}`}</small>
      </span>
      <button type="button" class="button plain" aria-label={own.bots.revokeOf(name)} onClick={revoke}>
        {own.bots.revoke}
      </button>
    </li>
  );
}

/** What the program needs, to be copied away. */
function Token({ made, own, done }: { made: Made; own: AccountWords; done: () => void }): JSX.Element {
  const [copied, setCopied] = useState(false);
  const copy = async () => setCopied(await copyText(made.token));
  return (
    <div class="token" role="group" aria-label={own.bots.token(made.name)}>
      <h3>{own.bots.token(made.name)}</h3>
      <code>{made.token}</code>
      <p class="small">{own.bots.tokenOnce}</p>
      <div class="account-asking">
        <button type="button" class="button" onClick={() => void copy()}>
          {copied ? own.bots.copied : own.bots.copy}
        </button>
        <button type="button" class="button plain" onClick={done}>
          {own.bots.done}
        </button>
      </div>
    </div>
  );
}

interface FormProps {
  readonly own: AccountWords;
  readonly make: (name: string, games: readonly string[]) => Promise<boolean>;
}

function BotForm({ own, make }: FormProps): JSX.Element {
  const [name, setName] = useState('');
  const [games, setGames] = useState<readonly string[]>(gameIds);
  const toggle = (id: string) => setGames(games.includes(id) ? games.filter(game => game !== id) : [...games, id]);
  return (
    <form
      class="bot-form"
      onSubmit={event => {
        event.preventDefault();
        void make(name, games);
      }}
    >
      <label>
        <span class="label">{own.bots.name}</span>
        <input
          type="text"
          class="field"
          value={name}
          maxLength={LONGEST_NAME}
          autocomplete="off"
          onInput={event => setName(event.currentTarget.value)}
        />
      </label>
      <fieldset class="setting">
        <legend>{own.bots.games}</legend>
        {gameIds.map(id => (
          <label key={id}>
            <input type="checkbox" checked={games.includes(id)} onChange={() => toggle(id)} />
            <span lang={gameCard(id)?.titleLanguage}>{gameCard(id)?.title ?? id}</span>
          </label>
        ))}
      </fieldset>
      <button type="submit" class="button">
        {own.bots.make}
      </button>
    </form>
  );
}
