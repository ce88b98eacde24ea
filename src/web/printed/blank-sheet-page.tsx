import type { JSX } from 'preact';
import { everySeat } from '../../engine/kit.ts';
import { PrintPage } from './print-page.tsx';
import type { PrintedGame } from './printed-game.ts';

/** A score sheet for a pencil: what is counted, then the points it brings, a column for each player. */
export function BlankSheetPage({ printed }: { printed: PrintedGame }): JSX.Element {
  const { opened, sheet, sheetWords, printedWords } = printed;
  const { view, gameWords, game } = opened;
  const seats = game.seats.at(-1)!;
  const sources = view.columns ? Object.keys(view.columns) : Object.keys(view.signs ?? {});
  return (
    <PrintPage printed={printed} title={printedWords.blank}>
      <table class="blank-sheet">
        <thead>
          <Line name={printedWords.nameRow} places={seats} />
        </thead>
        <tbody>
          {sheet.rows(seats).map(({ key, of }) => (
            <Line
              key={key}
              name={sheetWords.rows[key]!}
              hint={sheetWords.hints[key]}
              places={of === 'seat' ? seats : 1}
              wide={of === 'table' ? seats : 1}
            />
          ))}
        </tbody>
        {/* Where points only rank, there is nothing to add up. */}
        {!view.units && (
          <tbody class="points">
            {sources.map(source => (
              <Line key={source} name={printedWords.pointsRow(gameWords.sources[source] ?? source)} places={seats} />
            ))}
            <Line name={printedWords.total} places={seats} />
          </tbody>
        )}
      </table>
      <p class="small">{sheetWords.ties}</p>
    </PrintPage>
  );
}

interface LineProps {
  readonly name: string;
  readonly hint?: string | undefined;
  readonly places: number;
  /** How many columns one place takes up. */
  readonly wide?: number;
}

function Line({ name, hint, places, wide = 1 }: LineProps): JSX.Element {
  return (
    <tr>
      <th scope="row">
        {name}
        {hint !== undefined && <span class="small"> {hint}</span>}
      </th>
      {everySeat(places).map(place => (
        <td key={place} colSpan={wide} />
      ))}
    </tr>
  );
}
