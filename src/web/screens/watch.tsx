import './watch.css';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Game } from '../../engine/game.ts';
import { type GameId, isGameId, loadGame } from '../../games/registry.ts';
import { recordRandom } from '../recording.ts';
import { keepAddress, type WatchRoute, watchAddress } from '../route.ts';
import { language } from '../settings.ts';
import type { GameView, GameWords, Language } from '../stage/view.ts';
import { loadView } from '../views.ts';
import type { Words } from '../words/words.ts';
import { Header } from './header.tsx';
import { LostScreen } from './lost.tsx';
import { freshSeed } from './seeds.ts';
import { Theatre } from './theatre.tsx';

const USUAL_SEATS = 4;

interface Props {
  readonly route: WatchRoute;
  readonly words: Words;
}

export function WatchScreen({ route, words }: Props): JSX.Element {
  if (!isGameId(route.game)) return <LostScreen words={words} why={words.lostGame(route.game)} />;
  return <Opening key={route.game} id={route.game} route={route} words={words} />;
}

interface Loaded {
  readonly game: Game;
  readonly view: GameView;
}

/** Waits for the game's files, then shows it. */
function Opening({ id, route, words }: Props & { id: GameId }): JSX.Element {
  const [loaded, setLoaded] = useState<Loaded>();
  const [problem, setProblem] = useState<string>();
  const gameWords = useGameWords(loaded?.view, language.value, setProblem);
  useEffect(() => {
    Promise.all([loadGame(id), loadView(id)]).then(
      ([game, view]) => setLoaded({ game, view }),
      error => setProblem(String(error)),
    );
  }, [id]);
  if (loaded && gameWords) return <Seated {...loaded} route={route} words={words} gameWords={gameWords} />;
  return (
    <div class="screen">
      <Header words={words} />
      <main class="notice">
        <p role="status">{problem === undefined ? words.loading : words.broken(problem)}</p>
      </main>
    </div>
  );
}

function useGameWords(view: GameView | undefined, spoken: Language, fail: (why: string) => void) {
  const [found, setFound] = useState<GameWords>();
  useEffect(() => {
    let wanted = true;
    view?.words[spoken]().then(
      loaded => wanted && setFound(loaded),
      error => fail(String(error)),
    );
    return () => {
      wanted = false;
    };
  }, [view, spoken]);
  return found;
}

/** Checks what the address asks for, fills in the usual, and plays the game once through. */
function Seated({ game, view, route, words, gameWords }: Props & Loaded & { gameWords: GameWords }): JSX.Element {
  const seats = route.seats === '' ? USUAL_SEATS : Number(route.seats);
  const known = game.seats.includes(seats);
  const recording = useMemo(
    () => (known && route.seed !== '' ? recordRandom(game, seats, route.seed) : undefined),
    [game, seats, known, route.seed],
  );
  useEffect(() => {
    if (route.seed === '') keepAddress(watchAddress({ ...route, seed: freshSeed() }));
  }, [route]);
  if (!known) return <LostScreen words={words} why={words.lostSeats(route.seats, game.seats.join(', '))} />;
  if (!recording) return <div class="screen" />;
  return <Theatre recording={recording} view={view} route={route} words={words} gameWords={gameWords} />;
}
