import type { JSX } from 'preact';
import { playerColours } from '../../table/match.ts';
import { Badge } from '../kit/players.tsx';
import { hintId } from '../match/level-hints.tsx';
import type { Words } from '../words/words.ts';
import { myName } from './identity.ts';
import { ANYBODY, levelsAt, ME, type TableSetup, withChoice } from './table-setup.ts';

interface Props {
  readonly game: string;
  readonly setup: TableSetup;
  readonly change: (setup: TableSetup) => void;
  readonly seat: number;
  readonly words: Words;
}

/** One chair of a table that is to be opened: one's own, somebody's, or a bot's. */
export function ChairRow({ game, setup, change, seat, words }: Props): JSX.Element {
  const { lobby } = words;
  const choice = setup.chairs[seat]!;
  return (
    <li class="chair">
      <Badge hue={playerColours[seat]!} />
      <span class="chair-number">{words.setup.seat(seat + 1)}</span>
      {choice === ME ? (
        <strong class="chair-mine">{myName.value === undefined ? lobby.you : `${lobby.you} · ${myName.value}`}</strong>
      ) : (
        <select
          class="field"
          value={choice}
          aria-label={`${words.setup.seat(seat + 1)}: ${words.setup.playedBy}`}
          aria-describedby={choice === ANYBODY ? undefined : hintId(choice)}
          onChange={event => change(withChoice(setup, seat, event.currentTarget.value))}
        >
          <option value={ANYBODY}>{lobby.anybody}</option>
          {levelsAt(game, setup.rated).map(level => (
            <option key={level} value={level}>
              {words.setup.levels[level]}
            </option>
          ))}
          <option value={ME}>{lobby.you}</option>
        </select>
      )}
    </li>
  );
}
