import '../pill.css';
import './rules.css';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type GameId, isGameId } from '../../games/registry.ts';
import { Header } from '../screens/header.tsx';
import { LostScreen } from '../screens/lost.tsx';
import { language } from '../settings.ts';
import type { Rulebook, RulebookWords } from '../stage/rulebook.ts';
import type { Words } from '../words/words.ts';
import { loadRulebook } from './books.ts';
import { Leaflet } from './leaflet.tsx';

interface Props {
  /** `rule` is the rule or chapter to turn to; empty for the first page. */
  readonly route: { readonly game: string; readonly rule: string };
  readonly words: Words;
}

export function RulesScreen({ route, words }: Props): JSX.Element {
  if (!isGameId(route.game)) return <LostScreen words={words} why={words.rules.lostGame(route.game)} />;
  return <Opening key={route.game} game={route.game} rule={route.rule} words={words} />;
}

function Opening({ game, rule, words }: { game: GameId; rule: string; words: Words }): JSX.Element {
  const { book, said, problem } = useRulebook(game);
  return (
    <div class="screen rules-screen">
      <Header words={words} />
      {book && said ? (
        <Leaflet game={game} book={book} said={said} rule={rule} words={words} />
      ) : (
        <main class="notice">
          <p role="status">{problem === undefined ? words.common.loading : words.common.broken(problem)}</p>
        </main>
      )}
    </div>
  );
}

interface Opened {
  readonly book?: Rulebook;
  readonly said?: RulebookWords;
  readonly problem?: string;
}

/** The book and its words; while another language is on its way, the words of the last one stay. */
function useRulebook(game: GameId): Opened {
  const [opened, setOpened] = useState<Opened>({});
  const spoken = language.value;
  useEffect(() => {
    let wanted = true;
    openRulebook(game, spoken).then(
      found => wanted && setOpened(found),
      error => wanted && setOpened({ problem: String(error) }),
    );
    return () => {
      wanted = false;
    };
  }, [game, spoken]);
  return opened;
}

async function openRulebook(game: GameId, spoken: typeof language.value): Promise<Opened> {
  const book = await loadRulebook(game);
  return { book, said: await book.words[spoken]() };
}
