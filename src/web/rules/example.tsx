import type { JSX } from 'preact';
import type { Breakdown } from '../../engine/game.ts';
import { formatPoints } from '../kit/columns.ts';
import type { AnyRulebookWords } from '../kit/rulebook.tsx';

/** A worked example of the final points. */
export function Example({
  points,
  bookWords,
}: {
  points: Breakdown;
  bookWords: AnyRulebookWords['example'];
}): JSX.Element {
  const sources = Object.entries(points);
  const total = sources.reduce((sum, [, gained]) => sum + gained, 0);
  return (
    <table class="example">
      <caption>{bookWords.heading}</caption>
      <tbody>
        {sources.map(([source, gained]) => (
          <tr key={source}>
            <th scope="row">{bookWords.rows[source]!.name}</th>
            <td>{bookWords.rows[source]!.what}</td>
            <td class="gained">{formatPoints(gained)}</td>
          </tr>
        ))}
        {bookWords.total !== undefined && (
          <tr class="sum">
            <th scope="row">{bookWords.total}</th>
            <td />
            <td class="gained">{formatPoints(total)}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
