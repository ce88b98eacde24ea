import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { gameCard } from '../../games/registry.ts';
import { openRemovals } from '../browser/channel.ts';
import { useFileDrop } from '../browser/file-drop.ts';
import { Vignette } from '../catalogue/vignette.tsx';
import { Badge } from '../kit/players.tsx';
import { store } from '../match/match-store.ts';
import { playerName, playerNames } from '../match/names.ts';
import type { SavedMatch } from '../match/saved-match.ts';
import { go, playAddress, replayAddress } from '../page/route.ts';
import { language } from '../page/settings.ts';
import { fileProblemText } from '../recording/file-problem-text.ts';
import { Icon } from '../ui/icon.tsx';
import type { Words } from '../words/words.ts';

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
}

export function useSavedMatches(): SavedMatches {
  const [list, setList] = useState<readonly SavedMatch[]>([]);
  const [removed, setRemoved] = useState<SavedMatch>();
  const [problem, setProblem] = useState<string>();
  const look = () => void store.list().then(setList);
  useEffect(() => {
    look();
    return openRemovals(look).close;
  }, []);
  const remove = (saved: SavedMatch) => {
    setProblem(undefined);
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
  return { list, goesOn: useGoingOn(list), removed, problem, remove, bringBack };
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

/** The game to go on with: one click and one is in it again. */
export function LatestMatch({ saved, words, remove }: Props & { remove: () => void }): JSX.Element {
  const { match } = saved;
  const removing = words.start.removeOf(playerNames(match, words));
  const game = gameCard(match.game);
  return (
    <section class={`latest-match paper mood-${match.game}`} aria-label={words.start.resume}>
      {game && <Vignette id={game.id} />}
      <div class="latest-text">
        <h2 lang={game?.titleLanguage}>{game?.title ?? match.game}</h2>
        <Players saved={saved} words={words} />
        <p class="small">{factsOf(saved, words)}</p>
      </div>
      <a class="button" href={playAddress(match.id)}>
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
          {playerName(saved.match.players, seat, words)}
        </span>
      ))}
    </p>
  );
}

function factsOf({ match, entries, over, touched, turn }: SavedMatch, words: Words, closed = false): string {
  const { start } = words;
  const moves = entries.filter(({ actor }) => typeof actor === 'number').length;
  const when = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' }).format(touched);
  // Where chance moves next there is nobody to name.
  const next = turn === undefined || turn < 0 ? '' : start.turnOf(playerName(match.players, turn, words));
  const stand = closed ? start.closed : over ? start.finished : next;
  return [stand, start.moves(moves), when].filter(part => part !== '').join(' · ');
}

interface ListProps {
  readonly matches: SavedMatches;
  /** The match that is offered above already. */
  readonly latest: SavedMatch | undefined;
  readonly words: Words;
}

export function MatchList({ matches, latest, words }: ListProps): JSX.Element {
  const { goesOn, removed, problem, remove, bringBack } = matches;
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
      <ImportButton words={words} />
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
  const names = playerNames(match, words);
  const removing = words.start.removeOf(names);
  return (
    <li class="match">
      <div>
        <Players saved={saved} words={words} />
        <p class="small">{factsOf(saved, words, closed)}</p>
      </div>
      <button type="button" class="round" aria-label={removing} title={removing} onClick={remove}>
        <Icon name="bin" />
      </button>
      <div class="match-ways">
        {goesOn && (
          <a class="button plain" href={playAddress(match.id)} aria-label={`${words.start.resume}: ${names}`}>
            {words.start.resume}
          </a>
        )}
        {closed ? (
          <a class="button plain" href={playAddress(match.id)} aria-label={`${words.start.whyClosed} ${names}`}>
            {words.start.whyClosed}
          </a>
        ) : (
          <a class="button plain" href={replayAddress(match.id)} aria-label={`${words.start.replay}: ${names}`}>
            {words.start.replay}
          </a>
        )}
      </div>
    </li>
  );
}

/** A game that came as a file. A file that is no game changes nothing, and the page says why. */
function ImportButton({ words }: { words: Words }): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  const answer = useRef<HTMLParagraphElement>(null);
  const [problem, setProblem] = useState('');
  // The button stands at the foot of the page, and its answer below that.
  useEffect(() => {
    if (problem !== '') answer.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  const read = async (file: File) => {
    const { importLog } = await import('../recording/file-import.ts');
    const found = await importLog(file);
    if (found.ok) go(replayAddress(found.id));
    else setProblem(fileProblemText(words, found));
  };
  const take = (file: File) => {
    setProblem('');
    read(file).catch(error => setProblem(words.common.broken(String(error))));
  };
  useFileDrop(take);
  return (
    <div class="import">
      <input
        ref={input}
        type="file"
        class="unseen"
        tabIndex={-1}
        aria-label={words.start.importFile}
        accept=".json,.jsonl,application/json"
        onChange={event => {
          const file = event.currentTarget.files?.[0];
          if (file) take(file);
          event.currentTarget.value = '';
        }}
      />
      <button type="button" class="button plain" onClick={() => input.current?.click()}>
        <Icon name="file" />
        {words.start.importFile}
      </button>
      <p role="alert" ref={answer}>
        {problem}
      </p>
    </div>
  );
}
