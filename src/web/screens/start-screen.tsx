import '../catalogue/catalogue.css';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { GameId } from '../../games/registry.ts';
import { usualSeats } from '../../table/seat-counts.ts';
import { type CatalogueCard, catalogue } from '../catalogue/game-catalogue.ts';
import { hasGuide, hasPuzzles, hasRules, hasSheet } from '../catalogue/readings.ts';
import { Vignette } from '../catalogue/vignette.tsx';
import { hasLearned } from '../match/acquaintance.ts';
import { ownName } from '../match/names.ts';
import { ownInvitations } from '../page/own-invitations.ts';
import {
  dayAddress,
  go,
  guideAddress,
  lobbyAddress,
  newAddress,
  playAddress,
  printedAddress,
  puzzlesAddress,
  rulesAddress,
  studyAddress,
  watchAddress,
} from '../page/route.ts';
import { language } from '../page/settings.ts';
import { runningTables, waitingTables } from '../page/waiting-tables.ts';
import { Header } from '../ui/header.tsx';
import { Icon } from '../ui/icon.tsx';
import { lazy, WaitingSheet } from '../ui/lazy.tsx';
import type { Words } from '../words/words.ts';
import { MoreLink, MoreWays } from './more-ways.tsx';
import { LatestMatch, MatchList, useSavedMatches } from './saved-matches.tsx';

const OwnTables = lazy(async () => (await import('../online/own-tables.tsx')).OwnTables, WaitingSheet);
const Invited = lazy(async () => (await import('../online/invited.tsx')).Invited, WaitingSheet);

export function StartScreen({ words }: { words: Words }): JSX.Element {
  const matches = useSavedMatches();
  const latest = matches.list.find(matches.goesOn);
  // Other people come before a game that waits patiently on this device.
  const isAwaited = waitingTables.value.length + runningTables.value.length > 0;
  return (
    <div class="screen start">
      <Header words={words} />
      <main>
        <div class="hero">
          <h1>Caravanserai</h1>
          <p>{latest ? words.start.back(ownName() ?? '') : words.start.slogan}</p>
        </div>
        {ownInvitations.value.length > 0 && <Invited words={words} />}
        {isAwaited && <OwnTables words={words} />}
        {latest && (
          <LatestMatch saved={latest} isFirst={!isAwaited} words={words} remove={() => matches.remove(latest)} />
        )}
        <p class="with-others">
          <a class="button plain" href={lobbyAddress()}>
            <Icon name="cast" />
            {words.lobby.title}
          </a>
          <a class="button plain" href={puzzlesAddress()}>
            <Icon name="puzzle" />
            {words.start.puzzles}
          </a>
          <a class="button plain" href={dayAddress()}>
            <Icon name="light" />
            {words.start.day}
          </a>
        </p>
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

interface CardProps {
  readonly game: CatalogueCard;
  readonly words: Words;
}

function GameCard({ game, words }: CardProps): JSX.Element {
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

/** One act that needs no thinking, one for whoever has not been shown the game; the rest waits behind a word. */
function Ways({ game, words }: CardProps): JSX.Element {
  const { start, common, lobby } = words;
  const { id, title, seats } = game;
  const guide = hasGuide(id) ? guideAddress(id) : undefined;
  const learned = hasLearned(id);
  const others: readonly Way[] = [
    [start.newGame, newAddress(id)],
    [lobby.withOthers, lobbyAddress(id)],
    [common.guide, learned ? guide : undefined],
    [common.rules, hasRules(id) ? rulesAddress(id) : undefined],
    [start.study, studyAddress()],
    [start.printed, hasSheet(id) ? printedAddress(id) : undefined],
    [start.puzzles, hasPuzzles(id) ? puzzlesAddress(id) : undefined],
    [start.watch, watchAddress({ game: id, seats: '', seed: '', at: '' })],
  ];
  return (
    <div class="ways">
      <PlayButton id={id} title={title} hint={start.playHint(usualSeats(seats) - 1)} words={words} />
      {guide && !learned && (
        <a class="button plain" href={guide} aria-label={start.wayOf(start.learn, title)}>
          {start.learn}
        </a>
      )}
      <MoreWays name={start.more} label={start.moreOf(title)}>
        {others.map(([name, to]) => to && <MoreLink key={to} to={to} name={name} label={start.wayOf(name, title)} />)}
      </MoreWays>
    </div>
  );
}

type Way = readonly [name: string, to: string | undefined];

/** Asks for all files of a game and its table at once: over a slow line, one after the other takes long. */
function fetchAhead(id: GameId): void {
  const coming = [import('../catalogue/opened-game.ts'), import('./table-files.ts')] as const;
  // Where something does not come, whoever needs it says so.
  Promise.all([coming[0].then(({ fetchGame }) => fetchGame(id, language.peek())), coming[1]]).catch(() => undefined);
}

interface PlayProps {
  readonly id: GameId;
  readonly title: string;
  readonly hint: string;
  readonly words: Words;
}

function PlayButton({ id, title, hint, words }: PlayProps): JSX.Element {
  const [stage, setStage] = useState<'idle' | 'starting' | { problem: string }>('idle');
  const play = async () => {
    setStage('starting');
    try {
      fetchAhead(id);
      const { beginUsual } = await import('./table-files.ts');
      go(playAddress(await beginUsual(id)));
    } catch (error) {
      setStage({ problem: String((error as Error).message) });
    }
  };
  return (
    <>
      <button
        type="button"
        class="button"
        disabled={stage === 'starting'}
        title={hint}
        aria-label={words.start.playOf(title)}
        // A finger that comes down here is a tap in most cases: so a tenth of a second is won.
        onPointerDown={() => fetchAhead(id)}
        onClick={() => void play()}
      >
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
