import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type GameId, isGameId } from '../../games/registry.ts';
import { useGame } from '../catalogue/opened-game.ts';
import { useDayName } from '../match/day-name.ts';
import { isNewHere } from '../match/first-game.ts';
import { store } from '../match/match-store.ts';
import { peopleOf } from '../match/people.ts';
import type { SavedMatch } from '../match/saved-match.ts';
import { searchPool } from '../match/search-pool.ts';
import { usePageTitle } from '../page/page-title.ts';
import { guideAddress, type PlayRoute } from '../page/route.ts';
import { type BotPace, botPace, endTurn } from '../page/settings.ts';
import { type ClosedMatch, ClosedScreen } from '../recording/closed-screen.tsx';
import { LocalHost } from '../table/local-host.ts';
import { TableController } from '../table/table-controller.ts';
import { TableLayout } from '../table/table-layout.tsx';
import { joinWindows } from '../table/windows.ts';
import { lazy } from '../ui/lazy.tsx';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { LostScreen } from '../ui/lost-screen.tsx';
import type { Words } from '../words/words.ts';

const FirstPlay = lazy(async () => (await import('./first-play.tsx')).FirstPlay);

const botDelays: Readonly<Record<BotPace, number>> = { slow: 1600, normal: 800, quick: 300, instant: 0 };

/** A match is loaded anew for every address: nothing of one table stays on the next. */
export function LocalTableScreen({ route, words }: { route: PlayRoute; words: Words }): JSX.Element {
  return <Finding key={route.match} id={route.match} words={words} />;
}

function Finding({ id, words }: { id: string; words: Words }): JSX.Element {
  const [found, setFound] = useState<SavedMatch | 'lost' | { problem: string }>();
  const [first, setFirst] = useState(false);
  useEffect(() => {
    find(id).then(
      ({ saved, isFirst }) => {
        setFirst(isFirst);
        setFound(saved ?? 'lost');
      },
      error => setFound({ problem: String(error) }),
    );
  }, [id]);
  if (found === 'lost') return <LostScreen words={words} why={words.play.lostMatch} />;
  if (!found) return <LoadingScreen words={words} problem={undefined} />;
  if ('problem' in found) return <LoadingScreen words={words} problem={found.problem} />;
  const { game } = found.match;
  if (!isGameId(game)) return <LostScreen words={words} why={words.common.lostGame(game)} />;
  if (first)
    return (
      <FirstPlay
        id={game}
        match={found.match}
        words={words}
        play={() => setFirst(false)}
        learn={() => learnInstead(id, game)}
      />
    );
  return <Opening saved={found} id={game} words={words} />;
}

/** Is it the first game of its kind here, with a person in it, and not begun yet? */
async function find(id: string): Promise<{ saved: SavedMatch | undefined; isFirst: boolean }> {
  const saved = await store.load(id);
  const { match } = saved ?? {};
  if (!saved || !match || peopleOf(match).length === 0) return { saved, isFirst: false };
  return { saved, isFirst: await isNewHere(match.game, saved) };
}

/** A table at which nothing has happened is not kept, and nobody comes back to it by the back button. */
function learnInstead(match: string, game: GameId): void {
  const leave = () => location.replace(guideAddress(game));
  store.remove(match).then(leave, leave);
}

function Opening({ saved, id, words }: { saved: SavedMatch; id: GameId; words: Words }): JSX.Element {
  const { opened, problem } = useGame(id);
  const seated = useMemo(() => (opened ? sitDown(opened.game, saved) : undefined), [opened?.game, saved]);
  const { name, waiting } = useDayName(saved.match, words);
  const slots = useMemo(() => (name === undefined ? {} : { subtitle: name }), [name]);
  usePageTitle(opened && name ? `${opened.gameWords.title}, ${name}` : '');
  useEffect(() => () => void (seated && 'controller' in seated && seated.controller.leave()), [seated]);
  if (!opened || !seated || waiting) return <LoadingScreen words={words} problem={problem} />;
  if ('why' in seated) return <ClosedScreen closed={seated} words={words} />;
  if (seated.controller.host.gone.value) return <LostScreen words={words} why={words.play.deletedMatch} />;
  return <TableLayout controller={seated.controller} opened={opened} words={words} slots={slots} />;
}

type Game = ConstructorParameters<typeof LocalHost>[0];

/** A log that does not replay is left as it is: it is not ours to mend. */
function sitDown(game: Game, saved: SavedMatch): { controller: TableController<LocalHost> } | ClosedMatch {
  const { match, entries } = saved;
  try {
    const host = new LocalHost(game, match, entries, {
      store,
      joinWindows,
      pool: searchPool,
      botDelay: () => botDelays[botPace.peek()],
    });
    return { controller: new TableController(host, () => match.byHand === true || endTurn.peek() === 'on') };
  } catch (error) {
    return { saved, version: game.version, why: String((error as Error).message) };
  }
}
