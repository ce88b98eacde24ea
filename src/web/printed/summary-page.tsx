import type { JSX } from 'preact';
import { loadSummaryWords } from '../catalogue/game-words.ts';
import { type OpenedRulebook, openRulebook } from '../catalogue/rulebook-loader.ts';
import type { AnySummaryWords } from '../kit/summary-words.ts';
import type { Language } from '../kit/view.ts';
import { useLocalized } from '../page/localized.ts';
import { PrintPage } from './print-page.tsx';
import type { PrintedGame } from './printed-game.ts';

interface Fetched extends OpenedRulebook {
  readonly summary: AnySummaryWords;
}

async function fetched({ id }: PrintedGame, language: Language): Promise<Fetched> {
  const [book, summary] = await Promise.all([openRulebook(id, language), loadSummaryWords(id, language)]);
  return { ...book, summary };
}

/** As many figures of the rule book as stand side by side on a page. */
const FIGURES = 3;

/** The rules on one page, with a few figures of the rule book below. */
export function SummaryPage({ printed }: { printed: PrintedGame }): JSX.Element {
  const { printedWords } = printed;
  const { found, problem } = useLocalized(`summary ${printed.id}`, spoken => fetched(printed, spoken));
  return (
    <PrintPage printed={printed} title={printedWords.summary}>
      {problem !== undefined && <p role="alert">{problem}</p>}
      {found && (
        <>
          <p class="small">{found.bookWords.about}</p>
          <div class="summary-parts">
            {Object.entries(found.summary).map(([key, { heading, points }]) => (
              <section key={key}>
                <h3>{heading}</h3>
                <ul>
                  {points.map(point => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
          <Figures {...found} />
          <p class="small">{printedWords.ours}</p>
        </>
      )}
    </PrintPage>
  );
}

function Figures({ book, bookWords }: OpenedRulebook): JSX.Element {
  const names = book.chapters.flatMap(({ figures }) => figures).slice(0, FIGURES);
  return (
    <div class="summary-figures">
      {names.map(name => (
        <figure key={name}>
          <book.Figure name={name} label={bookWords.figures[name]!.label} />
          <figcaption>{bookWords.figures[name]!.caption}</figcaption>
        </figure>
      ))}
    </div>
  );
}
