import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type GameId, isGameId } from '../../games/registry.ts';
import { useGame } from '../opening.ts';
import { Host } from '../play/host.ts';
import { Room } from '../play/room.tsx';
import { Sitting } from '../play/sitting.ts';
import { type SavedMatch, store } from '../play/store.ts';
import { pool } from '../play/thinkers.ts';
import { joinWindows } from '../play/windows.ts';
import type { PlayRoute } from '../route.ts';
import { endTurn, type Pace, pace } from '../settings.ts';
import type { Words } from '../words/words.ts';
import { type Closed, ClosedScreen } from './closed.tsx';
import { LoadingScreen } from './loading.tsx';
import { LostScreen } from './lost.tsx';

const botDelays: Readonly<Record<Pace, number>> = { slow: 1600, normal: 800, quick: 300, instant: 0 };

/** A match is loaded anew for every address: nothing of one table stays on the next. */
export function TableScreen({ route, words }: { route: PlayRoute; words: Words }): JSX.Element {
  return <Finding key={route.match} id={route.match} words={words} />;
}

function Finding({ id, words }: { id: string; words: Words }): JSX.Element {
  const [found, setFound] = useState<SavedMatch | 'lost' | { problem: string }>();
  useEffect(() => {
    store.load(id).then(
      saved => setFound(saved ?? 'lost'),
      error => setFound({ problem: String(error) }),
    );
  }, [id]);
  if (found === 'lost') return <LostScreen words={words} why={words.play.lostMatch} />;
  if (!found) return <LoadingScreen words={words} problem={undefined} />;
  if ('problem' in found) return <LoadingScreen words={words} problem={found.problem} />;
  const { game } = found.match;
  if (!isGameId(game)) return <LostScreen words={words} why={words.common.lostGame(game)} />;
  return <Opening saved={found} id={game} words={words} />;
}

function Opening({ saved, id, words }: { saved: SavedMatch; id: GameId; words: Words }): JSX.Element {
  const { opened, problem } = useGame(id);
  const seated = useMemo(() => (opened ? sitDown(opened.game, saved) : undefined), [opened?.game, saved]);
  useEffect(() => () => void (seated && 'sitting' in seated && seated.sitting.leave()), [seated]);
  if (!opened || !seated) return <LoadingScreen words={words} problem={problem} />;
  if ('why' in seated) return <ClosedScreen closed={seated} words={words} />;
  if (seated.sitting.host.gone.value) return <LostScreen words={words} why={words.play.deletedMatch} />;
  return <Room sitting={seated.sitting} opened={opened} words={words} />;
}

type Game = ConstructorParameters<typeof Host>[0];

/** A log that does not replay is left as it is: it is not ours to mend. */
function sitDown(game: Game, saved: SavedMatch): { sitting: Sitting<Host> } | Closed {
  const { match, entries } = saved;
  try {
    const host = new Host(game, match, entries, { store, joinWindows, pool, botDelay: () => botDelays[pace.peek()] });
    return { sitting: new Sitting(host, () => endTurn.peek() === 'on') };
  } catch (error) {
    return { saved, version: game.version, why: String((error as Error).message) };
  }
}
