import './start.css';
import type { JSX } from 'preact';
import { isGameId } from '../../games/registry.ts';
import { watchAddress } from '../route.ts';
import type { Words } from '../words/words.ts';
import { Header } from './header.tsx';
import { type Shelved, shelf } from './shelf.ts';
import { Vignette } from './vignette.tsx';

export function StartScreen({ words }: { words: Words }): JSX.Element {
  return (
    <div class="screen start">
      <Header words={words} />
      <main>
        <div class="hero">
          <h1>Caravanserai</h1>
          <p>{words.slogan}</p>
        </div>
        <h2 class="unseen">{words.games}</h2>
        <ul class="shelf">
          {shelf.map(game => (
            <GameCard key={game.id} game={game} words={words} />
          ))}
        </ul>
      </main>
    </div>
  );
}

function GameCard({ game, words }: { game: Shelved; words: Words }): JSX.Element {
  const ready = isGameId(game.id);
  return (
    <li class={`card mood-${game.id} ${ready ? 'ready' : 'coming'}`}>
      <Vignette id={game.id} />
      <div class="card-text">
        <h3 lang="de">{game.title}</h3>
        <p class="small">{words.seatsOf(...game.seats)}</p>
        <p>{words.about[game.id]}</p>
        {ready ? <WatchLink game={game} words={words} /> : <p class="tag">{words.coming}</p>}
      </div>
    </li>
  );
}

function WatchLink({ game, words }: { game: Shelved; words: Words }): JSX.Element {
  return (
    <a class="button" href={watchAddress({ game: game.id, seats: '', seed: '', at: '' })}>
      {words.watch}
    </a>
  );
}
