import './rules.css';
import type { JSX } from 'preact';
import { type GameId, isGameId } from '../../games/registry.ts';
import type { RulesRoute } from '../route.ts';
import { Header } from '../screens/header.tsx';
import { LoadingScreen } from '../screens/loading.tsx';
import { LostScreen } from '../screens/lost.tsx';
import { useSpoken } from '../spoken.ts';
import type { Rulebook, RulebookWords } from '../stage/rulebook.ts';
import type { Language } from '../stage/view.ts';
import type { Words } from '../words/words.ts';
import { loadRulebook } from './books.ts';
import { Leaflet } from './leaflet.tsx';

interface Props {
  readonly route: RulesRoute;
  readonly words: Words;
}

export function RulesScreen({ route, words }: Props): JSX.Element {
  if (!isGameId(route.game)) return <LostScreen words={words} why={words.rules.lostGame(route.game)} />;
  return <Opening key={route.game} game={route.game} rule={route.rule} words={words} />;
}

function Opening({ game, rule, words }: { game: GameId; rule: string; words: Words }): JSX.Element {
  const { found, problem } = useSpoken(game, spoken => openRulebook(game, spoken));
  if (!found) return <LoadingScreen words={words} problem={problem} />;
  return (
    <div class="screen rules-screen">
      <Header words={words} />
      <Leaflet game={game} {...found} rule={rule} words={words} />
    </div>
  );
}

interface Opened {
  readonly book: Rulebook;
  readonly said: RulebookWords;
}

async function openRulebook(game: GameId, spoken: Language): Promise<Opened> {
  const book = await loadRulebook(game);
  return { book, said: await book.words[spoken]() };
}
