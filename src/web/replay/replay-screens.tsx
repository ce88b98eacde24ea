import './replay.css';
import './replay-panels.css';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Game } from '../../engine/game.ts';
import { type GameId, isGameId, loadGame } from '../../games/registry.ts';
import { watchedSeats } from '../../table/seat-counts.ts';
import { loadFindingsWords } from '../catalogue/game-words.ts';
import { useGame } from '../catalogue/opened-game.ts';
import { useQuest } from '../catalogue/quest-loader.ts';
import { hasFindings } from '../catalogue/readings.ts';
import { useLocalized } from '../page/localized.ts';
import {
  keepAddress,
  type ReplayRoute,
  replayAddress,
  sharedAddress,
  type WatchRoute,
  watchAddress,
} from '../page/route.ts';
import { ClosedScreen } from '../recording/closed-screen.tsx';
import { type Recording, randomRecording } from '../recording/recording.ts';
import { replayContextOf } from '../recording/replay-context.ts';
import { loadSample } from '../recording/sample.ts';
import { shortSeed } from '../recording/short-seed.ts';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { LostScreen } from '../ui/lost-screen.tsx';
import type { Words } from '../words/words.ts';
import { type Found, findMatch, findShared } from './recording-sources.ts';
import { ReplayView } from './replay-view.tsx';

/** A match on this device, or one that came with the address. */
export function ReplayScreen({ route, words }: { route: ReplayRoute; words: Words }): JSX.Element {
  return <Opened key={route.match || route.log} route={route} words={words} />;
}

function Opened({ route, words }: { route: ReplayRoute; words: Words }): JSX.Element {
  const { match, log, at, panel } = route;
  const [found, problem] = useFetched<Found>(() => (match ? findMatch(match) : findShared(log)), [match, log]);
  if (!found) return <LoadingScreen words={words} problem={problem} />;
  if ('closed' in found) return <ClosedScreen closed={found.closed} words={words} />;
  if ('why' in found) return <LostScreen words={words} why={found.why(words)} />;
  const addressAt = (to: string) => (match ? replayAddress(match, to) : sharedAddress(log, to));
  return <Shown recording={found.recording} words={words} asked={at} addressAt={addressAt} panel={panel} />;
}

/** A game of the best two; with a seed, or a number of players, a random one that is made anew from its seed. */
export function WatchScreen({ route, words }: { route: WatchRoute; words: Words }): JSX.Element {
  if (!isGameId(route.game)) return <LostScreen words={words} why={words.common.lostGame(route.game)} />;
  return <Watched key={route.game} id={route.game} route={route} words={words} />;
}

function Watched({ id, route, words }: WatchedProps): JSX.Element {
  if (route.seats === '' && route.seed === '' && hasFindings(id)) return <BestTwo {...{ id, route, words }} />;
  return <Random {...{ id, route, words }} />;
}

interface WatchedProps {
  readonly id: GameId;
  readonly route: WatchRoute;
  readonly words: Words;
}

function BestTwo({ id, route, words }: WatchedProps): JSX.Element {
  const { found: told } = useLocalized(id, language => loadFindingsWords(id, language));
  const [sample, problem] = useFetched(() => loadSample(id), [id]);
  if (!sample || !told) return <LoadingScreen words={words} problem={problem} />;
  const addressAt = (at: string) => watchAddress({ ...route, at });
  const { recording } = sample;
  return <Shown {...{ recording, words, addressAt }} asked={route.at} watched={route} told={told.sample} />;
}

function Random({ id, route, words }: WatchedProps): JSX.Element {
  const [game, problem] = useFetched(() => loadGame(id), [id]);
  if (!game) return <LoadingScreen words={words} problem={problem} />;
  return <Seated game={game} route={route} words={words} />;
}

/** Checks what the address asks for, fills in the usual, and plays the game once through. */
function Seated({ game, route, words }: { game: Game; route: WatchRoute; words: Words }): JSX.Element {
  const seats = route.seats === '' ? watchedSeats(game.seats) : Number(route.seats);
  const known = game.seats.includes(seats);
  const recording = useMemo(
    () => (known && route.seed !== '' ? randomRecording(game, seats, route.seed) : undefined),
    [game, seats, known, route.seed],
  );
  useEffect(() => {
    if (route.seed === '') keepAddress(watchAddress({ ...route, seed: shortSeed() }));
  }, [route]);
  if (!known) return <LostScreen words={words} why={words.common.lostSeats(route.seats, game.seats.join(', '))} />;
  if (!recording) return <div class="screen" />;
  const addressAt = (at: string) => watchAddress({ ...route, at });
  return <Shown recording={recording} words={words} asked={route.at} addressAt={addressAt} watched={route} />;
}

interface ShownProps {
  readonly recording: Recording;
  readonly words: Words;
  readonly asked: string;
  readonly addressAt: (at: string) => string;
  readonly watched?: WatchRoute;
  /** What is to be seen in it. */
  readonly told?: string;
  readonly panel?: string;
}

/** Waits for the view and words of the game. */
function Shown({ recording, words, ...rest }: ShownProps): JSX.Element {
  const { opened, problem } = useGame(recording.game.id as GameId);
  const about = useQuest(recording.game.id);
  const context = useMemo(
    () => opened && about && replayContextOf(recording, opened.view, words, opened.gameWords, about.quest),
    [recording, words, opened, about],
  );
  if (!context) return <LoadingScreen words={words} problem={problem} />;
  return <ReplayView context={context} {...rest} />;
}

function useFetched<T>(fetch: () => Promise<T>, when: readonly unknown[]): [T | undefined, string | undefined] {
  const [found, setFound] = useState<T>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    let wanted = true;
    fetch().then(
      result => wanted && setFound(() => result),
      error => wanted && setProblem(String(error)),
    );
    return () => {
      wanted = false;
    };
  }, when);
  return [found, problem];
}
