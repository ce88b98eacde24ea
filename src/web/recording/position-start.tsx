import type { JSX } from 'preact';
import { writePosition } from '../../engine/position-text.ts';
import { loadGame, loadPositionText } from '../../games/registry.ts';
import { namelessMatch } from '../../table/players.ts';
import { openTable } from '../../table/table.ts';
import { usualOptions } from '../../table/usual-options.ts';
import { freshId, freshSeed } from '../browser/ids.ts';
import { type CatalogueCard } from '../catalogue/game-catalogue.ts';
import type { StudyWords } from '../words/study.en.ts';

interface Props {
  readonly studyWords: StudyWords;
  readonly games: readonly CatalogueCard[];
  readonly write: (text: string) => void;
}

/** Nobody begins with an empty sheet: a board set up by chance is there to be changed. */
export function PositionStart({ studyWords, games, write }: Props): JSX.Element {
  const choices = games.flatMap(game => game.seats.map(seats => ({ ...game, count: seats })));
  return (
    <select
      class="field"
      aria-label={studyWords.startFrom}
      value=""
      onChange={event => {
        const { id, count } = choices[Number(event.currentTarget.value)]!;
        event.currentTarget.value = '';
        void startText(id, count).then(write);
      }}
    >
      <option value="">{studyWords.startFrom}</option>
      {choices.map(({ id, title, count }, i) => (
        <option key={`${id}${count}`} value={i}>
          {`${title}, ${studyWords.seats(count)}`}
        </option>
      ))}
    </select>
  );
}

async function startText(id: CatalogueCard['id'], seats: number): Promise<string> {
  const [game, codec] = await Promise.all([loadGame(id), loadPositionText(id)]);
  const match = { ...namelessMatch(game, seats, usualOptions(game.options, true)), id: freshId() };
  const { state } = openTable(game, { ...match, chance: { seed: freshSeed(), match: match.id, nonces: [] } });
  return codec ? writePosition(game, codec, { seats, options: match.options, state }) : '';
}
