import type { JSX } from 'preact';
import { go, type WatchRoute, watchAddress } from '../page/route.ts';
import { type Recording, seatCount } from '../recording/recording.ts';
import { shortSeed } from '../recording/short-seed.ts';
import { Icon } from '../ui/icon.tsx';
import type { Words } from '../words/words.ts';

interface Props {
  readonly recording: Recording;
  readonly route: WatchRoute;
  readonly words: Words;
}

/** Which random game is shown: how many players, and from which seed. */
export function WatchOptions({ recording, route, words }: Props): JSX.Element {
  const other = (part: Partial<WatchRoute>) => go(watchAddress({ ...route, at: '', ...part }));
  return (
    <form class="casting" aria-label={words.replay.casting} onSubmit={event => event.preventDefault()}>
      <fieldset class="choice">
        <legend>{words.common.players}</legend>
        {recording.game.seats.map(seats => (
          <label key={seats}>
            <input
              type="radio"
              name="seats"
              value={seats}
              checked={seats === seatCount(recording)}
              onChange={() => other({ seats: String(seats) })}
            />
            <span>{seats}</span>
          </label>
        ))}
      </fieldset>
      <SeedField seed={route.seed} words={words} change={seed => other({ seed })} />
      <button
        type="button"
        class="round"
        aria-label={words.replay.newSeed}
        title={words.replay.newSeed}
        onClick={() => other({ seed: shortSeed() })}
      >
        <Icon name="shuffle" />
      </button>
    </form>
  );
}

interface SeedProps {
  readonly seed: string;
  readonly words: Words;
  readonly change: (seed: string) => void;
}

function SeedField({ seed, words, change }: SeedProps): JSX.Element {
  return (
    <label class="seed" title={words.replay.seedHint}>
      <span>{words.common.seed}</span>
      <input
        type="text"
        value={seed}
        maxLength={24}
        autocomplete="off"
        spellcheck={false}
        onChange={event => change(event.currentTarget.value.trim())}
      />
    </label>
  );
}
