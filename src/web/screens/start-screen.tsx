import '../catalogue/catalogue.css';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { GameId } from '../../games/registry.ts';
import { type CatalogueCard, catalogue } from '../catalogue/game-catalogue.ts';
import { hasGuide, hasRules } from '../catalogue/readings.ts';
import { Vignette } from '../catalogue/vignette.tsx';
import { usualSeats } from '../match/seat-counts.ts';
import { go, guideAddress, lobbyAddress, newAddress, playAddress, rulesAddress, watchAddress } from '../page/route.ts';
import { language } from '../page/settings.ts';
import { waitingTables } from '../page/waiting-tables.ts';
import { Header } from '../ui/header.tsx';
import type { Words } from '../words/words.ts';
import { LatestMatch, MatchList, useSavedMatches } from './saved-matches.tsx';

export function StartScreen({ words }: { words: Words }): JSX.Element {
  const matches = useSavedMatches();
  const latest = matches.list.find(matches.goesOn);
  return (
    <div class="screen start">
      <Header words={words} />
      <main>
        <div class="hero">
          <h1>Caravanserai</h1>
          <p>{words.start.slogan}</p>
        </div>
        <WaitingTables words={words} />
        {latest && <LatestMatch saved={latest} words={words} remove={() => matches.remove(latest)} />}
        <h2 class="unseen">{words.start.games}</h2>
        <ul class="shelf">
          {catalogue.map(game => (
            <GameCard key={game.id} game={game} words={words} />
          ))}
        </ul>
        <MatchList matches={matches} latest={latest} words={words} />
      </main>
    </div>
  );
}

/** Others wait: that comes before everything else. */
function WaitingTables({ words }: { words: Words }): JSX.Element | undefined {
  const count = waitingTables.value;
  if (count === 0) return undefined;
  return (
    <p class="waiting-tables">
      <a class="button" href={lobbyAddress()}>
        {words.lobby.waitingTables(count)}
      </a>
    </p>
  );
}

function GameCard({ game, words }: { game: CatalogueCard; words: Words }): JSX.Element {
  const { id, title, titleLanguage, seats, about } = game;
  return (
    <li class={`card paper mood-${id}`}>
      <Vignette id={id} />
      <div class="card-text">
        <h3 lang={titleLanguage}>{title}</h3>
        <p class="small">{words.start.seatsOf(seats[0]!, seats.at(-1)!)}</p>
        <p>{about[language.value] ?? about.en}</p>
        <Ways game={game} words={words} />
      </div>
    </li>
  );
}

/** All the ways into a game: the first one needs no thinking. */
function Ways({ game, words }: { game: CatalogueCard; words: Words }): JSX.Element {
  const { start, common } = words;
  const { id, seats } = game;
  const watched = { game: id, seats: '', seed: '', at: '' };
  return (
    <div class="ways">
      <PlayButton id={id} hint={start.playHint(usualSeats(seats) - 1)} words={words} />
      <a class="button plain" href={newAddress(id)}>
        {start.newGame}
      </a>
      <a class="button plain" href={lobbyAddress(id)}>
        {words.lobby.withOthers}
      </a>
      <nav class="more-ways">
        {hasGuide(id) && <a href={guideAddress(id)}>{common.guide}</a>}
        {hasRules(id) && <a href={rulesAddress(id)}>{common.rules}</a>}
        <a href={watchAddress(watched)}>{start.watch}</a>
      </nav>
    </div>
  );
}

function PlayButton({ id, hint, words }: { id: GameId; hint: string; words: Words }): JSX.Element {
  const [stage, setStage] = useState<'idle' | 'starting' | { problem: string }>('idle');
  const play = async () => {
    setStage('starting');
    try {
      const { beginUsual } = await import('../match/begin.ts');
      go(playAddress(await beginUsual(id)));
    } catch (error) {
      setStage({ problem: String((error as Error).message) });
    }
  };
  return (
    <>
      <button type="button" class="button" disabled={stage === 'starting'} title={hint} onClick={() => void play()}>
        {words.start.play}
      </button>
      {typeof stage === 'object' && (
        <p class="small" role="alert">
          {words.common.broken(stage.problem)}
        </p>
      )}
    </>
  );
}
