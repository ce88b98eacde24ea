import type { JSX } from 'preact';
import type { Recording } from '../recording.ts';
import type { WatchRoute } from '../route.ts';
import type { Words } from '../words/words.ts';
import { Icon } from './icon.tsx';
import { freshSeed } from './seeds.ts';

interface Props {
  readonly recording: Recording;
  readonly route: WatchRoute;
  readonly words: Words;
  readonly change: (route: WatchRoute) => void;
  /** On small screens the form waits behind a button. */
  readonly folded: boolean;
}

/** Which game is shown: how many players, and from which seed. */
export function Casting({ folded, ...rest }: Props): JSX.Element {
  if (!folded) return <CastingForm {...rest} />;
  return (
    <>
      <button
        type="button"
        class="round"
        popovertarget="casting"
        aria-label={rest.words.casting}
        title={rest.words.casting}
      >
        <Icon name="cast" />
      </button>
      <div id="casting" class="slip" popover="auto">
        <CastingForm {...rest} />
      </div>
    </>
  );
}

function CastingForm({ recording, route, words, change }: Omit<Props, 'folded'>): JSX.Element {
  const other = (part: Partial<WatchRoute>) => change({ ...route, at: '', ...part });
  return (
    <form class="casting" aria-label={words.watching} onSubmit={event => event.preventDefault()}>
      <fieldset class="choice">
        <legend>{words.players}</legend>
        {recording.game.seats.map(seats => (
          <label key={seats}>
            <input
              type="radio"
              name="seats"
              value={seats}
              checked={seats === recording.seats}
              onChange={() => other({ seats: String(seats) })}
            />
            <span>{seats}</span>
          </label>
        ))}
      </fieldset>
      <label class="seed" title={words.seedHint}>
        <span>{words.seed}</span>
        <input
          type="text"
          value={route.seed}
          maxLength={24}
          autocomplete="off"
          spellcheck={false}
          onChange={event => other({ seed: event.currentTarget.value.trim() })}
        />
      </label>
      <button
        type="button"
        class="round"
        aria-label={words.newSeed}
        title={words.newSeed}
        onClick={() => other({ seed: freshSeed() })}
      >
        <Icon name="shuffle" />
      </button>
    </form>
  );
}
