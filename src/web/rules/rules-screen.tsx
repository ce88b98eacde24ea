import './rules.css';
import type { JSX } from 'preact';
import { type GameId, isGameId } from '../../games/registry.ts';
import { hasRules } from '../catalogue/readings.ts';
import { openRulebook } from '../catalogue/rulebook-loader.ts';
import { useLocalized } from '../page/localized.ts';
import type { RulesRoute } from '../page/route.ts';
import { Header } from '../ui/header.tsx';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { LostScreen } from '../ui/lost-screen.tsx';
import type { Words } from '../words/words.ts';
import { RulebookView } from './rulebook-view.tsx';

interface Props {
  readonly route: RulesRoute;
  readonly words: Words;
}

export function RulesScreen({ route, words }: Props): JSX.Element {
  if (!isGameId(route.game) || !hasRules(route.game))
    return <LostScreen words={words} why={words.rules.lostGame(route.game)} />;
  return <Opening key={route.game} game={route.game} rule={route.rule} words={words} />;
}

function Opening({ game, rule, words }: { game: GameId; rule: string; words: Words }): JSX.Element {
  const { found, problem } = useLocalized(game, spoken => openRulebook(game, spoken));
  if (!found) return <LoadingScreen words={words} problem={problem} />;
  return (
    <div class="screen rules-screen">
      <Header words={words} />
      <RulebookView game={game} {...found} rule={rule} words={words} />
    </div>
  );
}
