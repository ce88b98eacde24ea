import { effect } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { GameId } from '../../games/registry.ts';
import type { LobbyEntry } from '../../protocol/replies.ts';
import { go, playAddress, route } from '../page/route.ts';
import { tableNews } from '../page/table-news.ts';
import type { Words } from '../words/words.ts';
import { newsOfLobby } from './news-of-tables.ts';
import { serverConnection } from './server-connection.ts';

interface Props {
  readonly game: GameId;
  readonly words: Words;
  readonly look?: string;
  /** A word where what it is for stands beside it. */
  readonly children?: ComponentChildren;
}

/** A game on this device until somebody comes: then the page says so, whatever is on the screen. */
export function PlayMeanwhile({ game, words, look, children }: Props): JSX.Element {
  const begin = async () => {
    const { beginUsual } = await import('../match/begin.ts');
    const match = await beginUsual(game);
    go(playAddress(match));
    waitForTables();
  };
  return (
    <BeginButton begin={begin} name={words.lobby.bot} words={words} look={look}>
      {children}
    </BeginButton>
  );
}

/** A game in which nobody but bots takes part. */
export function WatchBots({ game, words, look, children }: Props): JSX.Element {
  const begin = async () => {
    const { beginShow } = await import('../match/begin.ts');
    go(playAddress(await beginShow(game)));
  };
  return (
    <BeginButton begin={begin} name={words.lobby.demo} words={words} look={look}>
      {children}
    </BeginButton>
  );
}

interface ButtonProps {
  readonly begin: () => Promise<void>;
  readonly name: string;
  readonly words: Words;
  readonly look: string | undefined;
  readonly children: ComponentChildren;
}

function BeginButton({ begin, name, words, look = '', children }: ButtonProps): JSX.Element {
  const [problem, setProblem] = useState('');
  const press = () => begin().catch((error: unknown) => setProblem(words.common.broken(String(error))));
  return (
    <>
      <button type="button" class={`button ${look}`} aria-label={name} onClick={() => void press()}>
        {children ?? name}
      </button>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}

let stopWaiting: (() => void) | undefined;

/** Tells of tables that are opened, until the person looks for one or sits at one. */
function waitForTables(): void {
  if (stopWaiting) return;
  let known: readonly LobbyEntry[] | undefined;
  const unwatch = serverConnection().watchLobby(tables => {
    tableNews.value = newsOfLobby(known ?? tables, tables) ?? tableNews.peek();
    known = tables;
  });
  const unfollow = effect(() => {
    if (route.value.screen === 'lobby' || route.value.screen === 'table') queueMicrotask(() => stopWaiting?.());
  });
  stopWaiting = () => {
    stopWaiting = undefined;
    unwatch();
    unfollow();
  };
}
