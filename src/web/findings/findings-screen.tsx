import './findings.css';
import type { JSX } from 'preact';
import { type GameId, isGameId } from '../../games/registry.ts';
import { loadFindingsWords } from '../catalogue/game-words.ts';
import { fetchGame, type OpenedGame } from '../catalogue/opened-game.ts';
import { hasFindings } from '../catalogue/readings.ts';
import type { FindingsWords } from '../kit/findings-words.ts';
import type { Language } from '../kit/view.ts';
import { useLocalized } from '../page/localized.ts';
import { type FindingsRoute, rulesAddress } from '../page/route.ts';
import { FormScreen } from '../ui/form-screen.tsx';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { LostScreen } from '../ui/lost-screen.tsx';
import type { FindingsPageWords } from '../words/findings.en.ts';
import { findingsWordsIn } from '../words/findings.ts';
import type { Words } from '../words/words.ts';
import { Expectations } from './expectations.tsx';
import { measured } from './measured.ts';
import { SampleGame } from './sample-game.tsx';
import { SourceBars } from './source-bars.tsx';

interface Props {
  readonly route: FindingsRoute;
  readonly words: Words;
}

/** For players: what the best computer players have found out about a game. */
export function FindingsScreen({ route, words }: Props): JSX.Element {
  if (!isGameId(route.game) || !hasFindings(route.game))
    return <LostScreen words={words} why={words.common.lostGame(route.game)} />;
  return <Opening key={route.game} id={route.game} words={words} />;
}

interface OpenedFindings {
  readonly opened: OpenedGame;
  readonly gameFindings: FindingsWords;
  readonly pageWords: FindingsPageWords;
}

async function openFindings(id: GameId, language: Language): Promise<OpenedFindings> {
  const [opened, gameFindings, pageWords] = await Promise.all([
    fetchGame(id, language),
    loadFindingsWords(id, language),
    findingsWordsIn(language),
  ]);
  return { opened, gameFindings, pageWords };
}

function Opening({ id, words }: { id: GameId; words: Words }): JSX.Element {
  const { found, problem } = useLocalized(id, spoken => openFindings(id, spoken));
  if (!found) return <LoadingScreen words={words} problem={problem} />;
  const { opened, gameFindings, pageWords } = found;
  const { tables, sources } = measured[id] ?? { tables: [] };
  const kind = (
    <p class="small" lang={opened.game.titleLanguage}>
      {opened.gameWords.title}
    </p>
  );
  return (
    <FormScreen words={words} title={words.rules.findings} kind={kind}>
      <p>
        {pageWords.about} <a href={rulesAddress(id)}>{words.common.rules}</a>
      </p>
      <Told heading={pageWords.opening} sentences={gameFindings.opening} />
      <Told heading={pageWords.values} sentences={gameFindings.values} />
      {sources && <SourceBars sources={sources} opened={opened} pageWords={pageWords} />}
      <Expectations tables={tables} countsRounds={opened.game.pointsOnlyRank === true} {...{ words, pageWords }} />
      <SampleGame id={id} opened={opened} told={gameFindings.sample} words={words} pageWords={pageWords} />
    </FormScreen>
  );
}

function Told({ heading, sentences }: { heading: string; sentences: readonly string[] }): JSX.Element {
  return (
    <section class="findings-part">
      <h2>{heading}</h2>
      <ul>
        {sentences.map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
