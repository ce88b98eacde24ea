import '../pill.css';
import './guide.css';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type GameId, isGameId } from '../../games/registry.ts';
import type { GuideRoute } from '../route.ts';
import { Header } from '../screens/header.tsx';
import { LostScreen } from '../screens/lost.tsx';
import { language } from '../settings.ts';
import type { Words } from '../words/words.ts';
import { Classroom } from './classroom.tsx';
import { gather, type Material } from './material.ts';

interface Props {
  readonly route: GuideRoute;
  readonly words: Words;
}

export function GuideScreen({ route, words }: Props): JSX.Element {
  if (!isGameId(route.game)) return <LostScreen words={words} why={words.guide.lostGame(route.game)} />;
  return <Opening key={route.game} id={route.game} words={words} />;
}

function Opening({ id, words }: { id: GameId; words: Words }): JSX.Element {
  const [material, setMaterial] = useState<Material>();
  const [problem, setProblem] = useState<string>();
  const spoken = language.value;
  useEffect(() => {
    let wanted = true;
    gather(id, spoken).then(
      found => wanted && setMaterial(found),
      error => wanted && setProblem(String(error)),
    );
    return () => {
      wanted = false;
    };
  }, [id, spoken]);
  if (material) return <Classroom {...material} words={words} />;
  return (
    <div class="screen">
      <Header words={words} />
      <main class="notice">
        <p role="status">{problem === undefined ? words.common.loading : words.common.broken(problem)}</p>
      </main>
    </div>
  );
}
