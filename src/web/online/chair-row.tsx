import type { JSX } from 'preact';
import { levelNames } from '../../ai/levels.ts';
import { playerColours } from '../../table/match.ts';
import { Badge } from '../kit/players.tsx';
import { hintId } from '../match/level-hints.tsx';
import type { Words } from '../words/words.ts';
import { myName } from './identity.ts';
import { ANYBODY, ME, type TableSetup, withSitter } from './table-setup.ts';

interface Props {
  readonly wanted: TableSetup;
  readonly change: (wanted: TableSetup) => void;
  readonly seat: number;
  readonly words: Words;
}

/** One chair of a table that is to be opened: one's own, somebody's, or a bot's. */
export function ChairRow({ wanted, change, seat, words }: Props): JSX.Element {
  const { lobby, setup } = words;
  const sitter = wanted.chairs[seat]!;
  return (
    <li class="chair">
      <Badge hue={playerColours[seat]!} />
      <span class="chair-number">{setup.seat(seat + 1)}</span>
      {sitter === ME ? (
        <strong class="chair-mine">{myName.value === undefined ? lobby.you : `${lobby.you} · ${myName.value}`}</strong>
      ) : (
        <select
          class="field"
          value={sitter}
          aria-label={`${setup.seat(seat + 1)}: ${setup.playedBy}`}
          aria-describedby={sitter === ANYBODY ? undefined : hintId(sitter)}
          onChange={event => change(withSitter(wanted, seat, event.currentTarget.value))}
        >
          <option value={ANYBODY}>{lobby.anybody}</option>
          {levelNames.map(level => (
            <option key={level} value={level}>
              {setup.levels[level]}
            </option>
          ))}
          <option value={ME}>{lobby.you}</option>
        </select>
      )}
    </li>
  );
}
