import type { JSX } from 'preact';
import type { OpenedGame } from '../catalogue/opened-game.ts';
import { language } from '../page/settings.ts';
import type { FindingsPageWords } from '../words/findings.en.ts';

interface Props {
  readonly sources: Readonly<Record<string, number>>;
  readonly opened: OpenedGame;
  readonly pageWords: FindingsPageWords;
}

/** Where points come from, as bars beside their numbers. */
export function SourceBars({ sources, opened, pageWords }: Props): JSX.Element {
  const most = Math.max(...Object.values(sources));
  const write = new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 });
  return (
    <section class="findings-part">
      <h2>{pageWords.sources}</h2>
      <dl class="findings-sources">
        {Object.entries(sources).map(([source, points]) => (
          <div key={source}>
            <dt>{opened.gameWords.sources[source] ?? source}</dt>
            <dd>
              <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                <rect width={(100 * points) / most} height="6" />
              </svg>
              {write.format(points)}
            </dd>
          </div>
        ))}
      </dl>
      <p class="small">{pageWords.sourcesFoot}</p>
    </section>
  );
}
