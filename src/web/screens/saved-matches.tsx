import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../engine/game.ts';
import { gameCard } from '../../games/registry.ts';
import { moveCounts } from '../../table/move-count.ts';
import { openRemovals } from '../browser/channel.ts';
import { Vignette } from '../catalogue/vignette.tsx';
import { Badge } from '../kit/players.tsx';
import { isBegun } from '../match/acquaintance.ts';
import { rememberTry } from '../match/day-tries.ts';
import { store } from '../match/match-store.ts';
import { playerName, playerNames } from '../match/names.ts';
import { ownSeat } from '../match/people.ts';
import type { SavedMatch } from '../match/saved-match.ts';
import { regional, standingText, whenText } from '../match/standing-text.ts';
import { archiveAddress, playAddress, profileAddress, replayAddress } from '../page/route.ts';
import { language } from '../page/settings.ts';
import { Icon } from '../ui/icon.tsx';
import { lazy, WaitingSheet } from '../ui/lazy.tsx';
import type { Words } from '../words/words.ts';
import { ImportButton } from './import-button.tsx';

const Keeping = lazy(async () => (await import('./keeping.tsx')).Keeping, WaitingSheet);

/** The matches on this device, and how to do without one. */
export interface SavedMatches {
  readonly list: readonly SavedMatch[];
  /** Can it be played on? Not known at once where the rules have changed since it began. */
  readonly goesOn: (saved: SavedMatch) => boolean | undefined;
  /** The one that was just deleted: it can be brought back until the page is left. */
  readonly removed: SavedMatch | undefined;
  /** Why the last one could not be deleted, in the browser's words. */
  readonly problem: string | undefined;
  readonly remove: (saved: SavedMatch) => void;
  readonly bringBack: () => void;
  /** Looks anew at what is there. */
  readonly look: () => void;
}

export function useSavedMatches(): SavedMatches {
  const [list, setList] = useState<readonly SavedMatch[]>([]);
  const [removed, setRemoved] = useState<SavedMatch>();
  const [problem, setProblem] = useState<string>();
  const look = () => void store.list().then(all => setList(all.filter(isBegun)));
  useEffect(() => {
    look();
    return openRemovals(look).close;
  }, []);
  const filled = useRef(false);
  useEffect(() => {
    if (filled.current || list.length === 0) return;
    filled.current = true;
    if (list.some(({ standing }) => standing === undefined)) void fillStandings(list).then(look, () => undefined);
  }, [list]);
  const remove = (saved: SavedMatch) => {
    setProblem(undefined);
    rememberTry(saved);
    store
      .remove(saved.match.id)
      .then(
        () => setRemoved(saved),
        error => setProblem(String((error as Error).message)),
      )
      .finally(look);
  };
  const bringBack = () => {
    setRemoved(undefined);
    // Played on in another window meanwhile? Then it is back already.
    if (removed) store.save(removed).then(look, look);
  };
  return { list, goesOn: useGoingOn(list), removed, problem, remove, bringBack, look };
}

/** Matches that were saved before standings were kept get theirs, once. */
async function fillStandings(list: readonly SavedMatch[]): Promise<void> {
  const { keepStandings } = await import('../match/missing-standings.ts');
  await keepStandings(list, store);
}

/** Rules are loaded only for matches that began with others: the log shows whether it still replays. */
function useGoingOn(list: readonly SavedMatch[]): SavedMatches['goesOn'] {
  const [closed, setClosed] = useState<ReadonlyMap<string, boolean>>(new Map());
  useEffect(() => {
    const doubtful = list.filter(({ match, over }) => !over && !isUpToDate(match));
    if (doubtful.length > 0) void closedAmong(doubtful).then(setClosed);
  }, [list]);
  return ({ match, over }) => {
    if (over) return false;
    const shut = isUpToDate(match) ? false : closed.get(match.id);
    return shut === undefined ? undefined : !shut;
  };
}

function isUpToDate({ game, version }: SavedMatch['match']): boolean {
  return gameCard(game)?.version === version;
}

/** A match of which nothing can be found out counts as open: its screen will say what is wrong. */
async function closedAmong(list: readonly SavedMatch[]): Promise<ReadonlyMap<string, boolean>> {
  const asked = list.map(async saved => {
    const { isClosed } = await import('../match/closed-match.ts');
    return isClosed(saved);
  });
  const answers = await Promise.allSettled(asked);
  return new Map(answers.map((answer, i) => [list[i]!.match.id, answer.status === 'fulfilled' && answer.value]));
}

interface Props {
  readonly saved: SavedMatch;
  readonly words: Words;
}

interface LatestProps extends Props {
  /** Is there nothing on the page that is more urgent? */
  readonly isFirst: boolean;
  readonly remove: () => void;
}

/** The game to go on with: one click and one is in it again. */
export function LatestMatch({ saved, isFirst, words, remove }: LatestProps): JSX.Element {
  const { match } = saved;
  const { title, facts, name } = summaryIn(saved, words);
  const removing = words.start.removeOf(name);
  const game = gameCard(match.game);
  return (
    <section class={`latest-match paper mood-${match.game}`} aria-label={words.start.resume}>
      {game && <Vignette id={game.id} />}
      <div class="latest-text">
        <h2 lang={game?.titleLanguage}>{title}</h2>
        <Players saved={saved} words={words} />
        <p class="small">{facts}</p>
      </div>
      <a
        class={isFirst ? 'button' : 'button plain'}
        href={playAddress(match.id)}
        aria-label={words.start.wayOf(words.start.resume, name)}
      >
        {words.start.resume}
      </a>
      <button type="button" class="round" aria-label={removing} title={removing} onClick={remove}>
        <Icon name="bin" />
      </button>
    </section>
  );
}

function Players({ saved, words }: Props): JSX.Element {
  return (
    <p class="names">
      {saved.match.players.map((player, seat) => (
        <span key={seat} class={saved.turn === seat ? 'to-move' : undefined}>
          <Badge hue={player.colour} />
          {playerName(saved.match.players, seat, words, saved.elsewhere)}
        </span>
      ))}
    </p>
  );
}

/** Which game it is, how it stands, and when it was played: the same for those who see it and those who hear it. */
function summaryIn(saved: SavedMatch, words: Words, closed = false) {
  const { match, touched } = saved;
  const title = gameCard(match.game)?.title ?? match.game;
  const when = whenText(regional(language.value, navigator.languages), touched, Date.now());
  const hand = match.byHand ? words.start.byHand : '';
  const facts = [...standIn(saved, words, closed), hand, when].filter(part => part !== '');
  return {
    title,
    facts: facts.join(' · '),
    name: `${title}, ${playerNames(match, words)}: ${facts.join(', ')}`,
  };
}

function standIn(saved: SavedMatch, words: Words, closed: boolean): readonly string[] {
  const { over } = saved;
  const { start } = words;
  if (closed) return [start.closed];
  const moves = moveCounts(saved.entries).at(-1)!;
  const stand = savedStanding(saved, moves, words) || (over ? '' : start.moves(moves));
  return over ? [stand || start.finished, start.moves(moves)] : [turnIn(saved, words), stand];
}

/** Whose turn it is. Where chance moves next there is nobody to name. */
function turnIn(saved: SavedMatch, words: Words): string {
  const { match, turn, elsewhere } = saved;
  if (turn === undefined || turn < 0) return '';
  if (turn === ownSeat(saved)) return words.play.yourTurn;
  return words.start.turnOf(playerName(match.players, turn, words, elsewhere));
}

export function savedStanding(saved: SavedMatch, moves: number, words: Words): string {
  const { match, standing, elsewhere } = saved;
  const who = (seat: Seat) => playerName(match.players, seat, words, elsewhere);
  const pointsOnlyRank = gameCard(match.game)?.pointsOnlyRank;
  return standing
    ? standingText({ standing, moves, who, me: ownSeat(saved), pointsOnlyRank }, words, language.value)
    : '';
}

interface ListProps {
  readonly matches: SavedMatches;
  /** The match that is offered above already. */
  readonly latest: SavedMatch | undefined;
  readonly words: Words;
}

export function MatchList({ matches, latest, words }: ListProps): JSX.Element {
  const { goesOn, removed, problem, remove, bringBack, look } = matches;
  const list = matches.list.filter(saved => saved !== latest);
  return (
    <section class="matches">
      {list.length > 0 && <h2>{words.start.matches}</h2>}
      <ul>
        {list.map(saved => (
          <MatchRow
            key={saved.match.id}
            saved={saved}
            words={words}
            goesOn={goesOn(saved)}
            remove={() => remove(saved)}
          />
        ))}
      </ul>
      <p class="removed" role="status">
        {removed && (
          <>
            {words.start.removed}{' '}
            <button type="button" class="button plain" onClick={bringBack}>
              {words.start.undo}
            </button>
          </>
        )}
      </p>
      {problem !== undefined && <p role="alert">{words.start.removeTrouble(problem)}</p>}
      {matches.list.length > 0 && (
        <p class="match-all">
          <a class="button plain" href={archiveAddress}>
            {words.start.archive}
          </a>
          <a class="button plain" href={profileAddress}>
            {words.start.profile}
          </a>
        </p>
      )}
      {matches.list.length > 0 && <Keeping words={words} />}
      <ImportButton words={words} changed={look} />
    </section>
  );
}

interface RowProps extends Props {
  readonly goesOn: boolean | undefined;
  readonly remove: () => void;
}

function MatchRow({ saved, words, goesOn, remove }: RowProps): JSX.Element {
  const { match, over } = saved;
  const closed = !over && goesOn === false;
  const { title, facts, name } = summaryIn(saved, words, closed);
  const removing = words.start.removeOf(name);
  return (
    <li class={`match mood-${match.game}`}>
      <Vignette id={match.game} />
      <div class="match-text">
        <h3 lang={gameCard(match.game)?.titleLanguage}>{title}</h3>
        <Players saved={saved} words={words} />
        <p class="small">{facts}</p>
      </div>
      <button type="button" class="round" aria-label={removing} title={removing} onClick={remove}>
        <Icon name="bin" />
      </button>
      <div class="match-ways">
        {goesOn && <Way to={playAddress(match.id)} text={words.start.resume} of={name} />}
        {closed ? (
          <Way to={playAddress(match.id)} text={words.start.whyClosed} of={name} />
        ) : (
          <Way to={replayAddress(match.id)} text={words.start.replay} of={name} />
        )}
      </div>
    </li>
  );
}

/** Many rows have the same: by its name it is told which is which. */
function Way({ to, text, of }: { to: string; text: string; of: string }): JSX.Element {
  return (
    <a class="button plain" href={to} aria-label={`${text}: ${of}`}>
      {text}
    </a>
  );
}
