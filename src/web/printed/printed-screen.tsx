import './printed.css';
import type { ComponentChildren, JSX } from 'preact';
import { type GameId, isGameId } from '../../games/registry.ts';
import { hasSheet } from '../catalogue/readings.ts';
import { useLocalized } from '../page/localized.ts';
import { newAddress, type PrintedRoute, printedAddress } from '../page/route.ts';
import { FormScreen } from '../ui/form-screen.tsx';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { LostScreen } from '../ui/lost-screen.tsx';
import type { PrintedWords } from '../words/printed.en.ts';
import type { Words } from '../words/words.ts';
import { BlankSheetPage } from './blank-sheet-page.tsx';
import { BoardPage } from './board-page.tsx';
import { openPrinted, type PrintedGame } from './printed-game.ts';
import { ScoreSheetForm } from './score-sheet-form.tsx';
import { SummaryPage } from './summary-page.tsx';

interface Props {
  readonly route: PrintedRoute;
  readonly words: Words;
}

/** For those who own the printed game: what this page can do for them. */
export function PrintedScreen({ route, words }: Props): JSX.Element {
  if (!isGameId(route.game) || !hasSheet(route.game))
    return <LostScreen words={words} why={words.common.lostGame(route.game)} />;
  return <Opening key={route.game} id={route.game} part={route.part} words={words} />;
}

function Opening({ id, part, words }: { id: GameId; part: string; words: Words }): JSX.Element {
  const { found, problem } = useLocalized(id, spoken => openPrinted(id, spoken));
  if (!found) return <LoadingScreen words={words} problem={problem} />;
  const shown = { printed: found, words };
  switch (part) {
    case 'scores':
      return (
        <Leaf {...shown} title={found.printedWords.sheet}>
          <ScoreSheetForm {...shown} />
        </Leaf>
      );
    case 'summary':
    case 'blank':
    case 'board':
      return (
        <Leaf {...shown} title={found.printedWords.print}>
          <Page part={part} {...shown} />
        </Leaf>
      );
    default:
      return (
        <Leaf {...shown} title={words.start.printed}>
          <Parts id={id} printedWords={found.printedWords} />
        </Leaf>
      );
  }
}

type PageName = 'summary' | 'blank' | 'board';

function Page({ part, printed, words }: { part: PageName; printed: PrintedGame; words: Words }): JSX.Element {
  if (part === 'summary') return <SummaryPage printed={printed} />;
  return part === 'blank' ? <BlankSheetPage printed={printed} /> : <BoardPage printed={printed} words={words} />;
}

interface LeafProps {
  readonly printed: PrintedGame;
  readonly words: Words;
  readonly title: string;
  readonly children: ComponentChildren;
}

function Leaf({ printed, words, title, children }: LeafProps): JSX.Element {
  const kind = (
    <p class="small" lang={printed.opened.game.titleLanguage}>
      {printed.opened.gameWords.title}
    </p>
  );
  return (
    <FormScreen words={words} title={title} kind={kind}>
      {children}
    </FormScreen>
  );
}

/** The ways on, each with a sentence. */
function Parts({ id, printedWords }: { id: GameId; printedWords: PrintedWords }): JSX.Element {
  const parts = [
    [newAddress(id, 'hand'), printedWords.referee, printedWords.refereeHint],
    [printedAddress(id, 'scores'), printedWords.sheet, printedWords.sheetHint],
    [printedAddress(id, 'summary'), printedWords.summary, printedWords.summaryHint],
    [printedAddress(id, 'blank'), printedWords.blank, printedWords.blankHint],
    [printedAddress(id, 'board'), printedWords.board, printedWords.boardHint],
  ] as const;
  return (
    <>
      <p>{printedWords.about}</p>
      <ul class="printed-parts">
        {parts.map(([to, name, hint]) => (
          <li key={to}>
            <a class="row-button" href={to}>
              <b>{name}</b>
              <span class="small">{hint}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
