import './guide.css';
import type { JSX } from 'preact';
import { type GameId, isGameId } from '../../games/registry.ts';
import type { GuideRoute } from '../route.ts';
import { LoadingScreen } from '../screens/loading.tsx';
import { LostScreen } from '../screens/lost.tsx';
import { useSpoken } from '../spoken.ts';
import type { Words } from '../words/words.ts';
import { Classroom } from './classroom.tsx';
import { gather } from './material.ts';

interface Props {
  readonly route: GuideRoute;
  readonly words: Words;
}

export function GuideScreen({ route, words }: Props): JSX.Element {
  if (!isGameId(route.game)) return <LostScreen words={words} why={words.guide.lostGame(route.game)} />;
  return <Opening key={route.game} id={route.game} words={words} />;
}

function Opening({ id, words }: { id: GameId; words: Words }): JSX.Element {
  const { found, problem } = useSpoken(id, spoken => gather(id, spoken));
  return found ? <Classroom {...found} words={words} /> : <LoadingScreen words={words} problem={problem} />;
}
