import type { JSX } from 'preact';
import { language } from '../page/settings.ts';
import type { FindingsPageWords } from '../words/findings.en.ts';
import type { Words } from '../words/words.ts';
import type { TableFigures } from './measured.ts';

interface Props {
  readonly tables: readonly TableFigures[];
  /** Where points only rank, rounds are what a game is measured by. */
  readonly countsRounds: boolean;
  readonly words: Words;
  readonly pageWords: FindingsPageWords;
}

/** How long a game is, how many points there are, and what it is worth to begin, by the number of seats. */
export function Expectations({ tables, countsRounds, words, pageWords }: Props): JSX.Element {
  const write = new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 });
  return (
    <section class="findings-part">
      <h2>{pageWords.expect}</h2>
      <table class="findings-tables">
        <thead>
          <tr>
            <th scope="col">{pageWords.seats}</th>
            {!countsRounds && <th scope="col">{pageWords.points}</th>}
            <th scope="col">{countsRounds ? pageWords.rounds : pageWords.turns}</th>
            <th scope="col">{pageWords.first}</th>
          </tr>
        </thead>
        <tbody>
          {tables.map(({ seats, points, length, first }) => (
            <tr key={seats}>
              <th scope="row">{seats}</th>
              {!countsRounds && <td>{points === undefined ? '' : write.format(points)}</td>}
              <td>{write.format(length)}</td>
              <td>
                <FirstSeat first={first} seats={seats} />
                <span>{pageWords.firstText(...first)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="small">{pageWords.expectFoot(played(tables, words, pageWords))}</p>
    </section>
  );
}

/** Who has played the games, and how many of them, each kind once. */
function played(tables: readonly TableFigures[], { setup }: Words, pageWords: FindingsPageWords): string {
  const told = tables.map(({ level, games }) => pageWords.levelGames(setup.levels[level], games));
  return [...new Set(told)].join('; ');
}

/** The share of wins as a point, what is known of it as a line, and where it would be if seats were equal. */
function FirstSeat({ first: [share, low, high], seats }: Pick<TableFigures, 'first' | 'seats'>): JSX.Element {
  return (
    <svg class="findings-first" viewBox="0 0 100 12" aria-hidden="true">
      <path class="equal" d={`M${100 / seats} 0V12`} />
      <path class="sure" d={`M${low} 6H${high}`} />
      <circle cx={share} cy="6" r="3.2" />
    </svg>
  );
}
