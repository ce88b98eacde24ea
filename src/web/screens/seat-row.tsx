import type { JSX } from 'preact';
import { levelsOf } from '../../ai/levels.ts';
import { limits } from '../../protocol/limits.ts';
import { playerColours } from '../../table/match.ts';
import { Badge } from '../kit/players.tsx';
import { hintId } from '../match/level-hints.tsx';
import { lonePerson } from '../match/people.ts';
import { type Setup, withColour, withLevel, withName } from '../match/setup.ts';
import type { Words } from '../words/words.ts';

interface Props {
  readonly game: string;
  readonly setup: Setup;
  readonly change: (setup: Setup) => void;
  readonly seat: number;
  /** Is somebody else called the same? */
  readonly alike: boolean;
  readonly words: Words;
}

/** One seat: who plays it, under which name and colour. */
export function SeatRow({ game, setup, change, seat, alike, words }: Props): JSX.Element {
  const { name, colour, bot } = setup.players[seat]!;
  const label = words.setup.seat(seat + 1);
  return (
    <li class="seat">
      <ColourChoice {...{ setup, change, seat, words }} />
      <input
        type="text"
        class="field"
        value={name}
        maxLength={limits.name}
        placeholder={lonePerson(setup.players) === seat ? words.setup.yourName : words.common.colours[colour]}
        aria-label={`${label}: ${words.setup.name}`}
        aria-invalid={alike}
        autocomplete="off"
        onInput={event => change(withName(setup, seat, event.currentTarget.value))}
      />
      <select
        class="field"
        value={bot ?? ''}
        aria-label={`${label}: ${words.setup.playedBy}`}
        aria-describedby={bot && hintId(bot)}
        onChange={event => change(withLevel(setup, seat, event.currentTarget.value))}
      >
        <option value="">{words.setup.person}</option>
        {levelsOf(game).map(level => (
          <option key={level} value={level}>
            {words.setup.levels[level]}
          </option>
        ))}
      </select>
    </li>
  );
}

function ColourChoice({ setup, change, seat, words }: Omit<Props, 'alike' | 'game'>): JSX.Element {
  const mine = setup.players[seat]!.colour;
  const id = `colours-${seat}`;
  const name = `${words.setup.seat(seat + 1)}: ${words.setup.colour}`;
  return (
    <fieldset class="colours">
      <legend class="unseen">{name}</legend>
      {playerColours.map(colour => (
        <label key={colour} title={words.common.colours[colour]}>
          <input
            type="radio"
            name={id}
            checked={colour === mine}
            aria-label={words.common.colours[colour]}
            onChange={() => change(withColour(setup, seat, colour))}
          />
          <Badge hue={colour} />
        </label>
      ))}
    </fieldset>
  );
}
