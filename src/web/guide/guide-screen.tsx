import './guide.css';
import type { JSX } from 'preact';
import { type GameId, isGameId } from '../../games/registry.ts';
import { hasGuide } from '../catalogue/readings.ts';
import { useLocalized } from '../page/localized.ts';
import type { GuideRoute } from '../page/route.ts';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { LostScreen } from '../ui/lost-screen.tsx';
import type { Words } from '../words/words.ts';
import { loadLessonMaterial } from './lesson-material.ts';
import { LessonView } from './lesson-view.tsx';

interface Props {
  readonly route: GuideRoute;
  readonly words: Words;
}

export function GuideScreen({ route, words }: Props): JSX.Element {
  if (!isGameId(route.game) || !hasGuide(route.game))
    return <LostScreen words={words} why={words.guide.lostGame(route.game)} />;
  return <Opening key={route.game} id={route.game} words={words} />;
}

function Opening({ id, words }: { id: GameId; words: Words }): JSX.Element {
  const { found, problem } = useLocalized(id, spoken => loadLessonMaterial(id, spoken));
  return found ? <LessonView {...found} words={words} /> : <LoadingScreen words={words} problem={problem} />;
}
