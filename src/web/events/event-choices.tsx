import type { JSX } from 'preact';
import type { Game } from '../../engine/game.ts';
import { eventFormats } from '../../events/event-log.ts';
import { eventLimits } from '../../protocol/event-limits.ts';
import type { TimeControlName } from '../../protocol/time-controls.ts';
import { language } from '../page/settings.ts';
import { FieldChoice } from '../ui/field-choice.tsx';
import { RadioChoice } from '../ui/radio-choice.tsx';
import { SelectChoice } from '../ui/select-choice.tsx';
import type { EventsWords } from '../words/events.en.ts';
import type { Words } from '../words/words.ts';
import {
  arenaSpans,
  type EventHeading,
  type EventSetup,
  nextEvening,
  pacesFor,
  roundSpans,
  withFormat,
  withTableSize,
} from './event-setup.ts';
import { spanIn } from './event-times.ts';

interface Props {
  readonly game: Game;
  readonly setup: EventSetup;
  readonly change: (setup: EventSetup) => void;
  readonly words: Words;
  readonly own: EventsWords;
}

/** Every choice about an event but those of its game, each with a sentence that says what it means. */
export function EventChoices(props: Props): JSX.Element {
  const { game, setup, change, words, own } = props;
  const { form, formats } = own;
  return (
    <>
      <EventName setup={setup} change={change} own={own} />
      <SelectChoice
        name={form.format}
        hint={formats[setup.format].hint}
        values={eventFormats}
        value={setup.format}
        say={format => formats[format as EventSetup['format']].name}
        choose={format => change(withFormat(setup, format as EventSetup['format']))}
      />
      {game.seats.length > 1 && (
        <RadioChoice
          name={form.tableSize}
          hint={form.tableSizeHint}
          value={setup.tableSize}
          values={game.seats}
          say={String}
          choose={size => change(withTableSize(setup, size))}
        />
      )}
      <Length {...props} />
      <SelectChoice
        name={form.pace}
        hint={words.lobby.paces[setup.pace].hint}
        values={pacesFor(setup.format)}
        value={setup.pace}
        say={pace => words.lobby.paces[pace as TimeControlName].name}
        choose={pace => change({ ...setup, pace: pace as TimeControlName })}
      />
      <EventStart setup={setup} change={change} own={own} />
      <Points {...props} />
      <Entry {...props} />
    </>
  );
}

/** Each kind lasts in its own way. */
function Length({ setup, change, own }: Props): JSX.Element {
  const { form } = own;
  const span = (name: string, hint: string, spans: readonly number[], key: 'duration' | 'roundTime') => (
    <SelectChoice
      name={name}
      hint={hint}
      values={spans.map(String)}
      value={String(setup[key])}
      say={value => spanIn(language.value, Number(value))}
      choose={value => change({ ...setup, [key]: Number(value) })}
    />
  );
  if (setup.format === 'arena') return span(form.duration, form.durationHint, arenaSpans, 'duration');
  const counts = Array.from({ length: eventLimits.rounds }, (_, i) => String(i + 1));
  return (
    <>
      <SelectChoice
        name={form.rounds}
        hint={setup.format === 'league' ? form.roundsLeague : form.roundsHint}
        values={setup.format === 'round-robin' ? ['', ...counts] : counts}
        value={setup.rounds === undefined ? '' : String(setup.rounds)}
        say={count => count || form.roundsAll}
        choose={count => change({ ...setup, rounds: count === '' ? undefined : Number(count) })}
      />
      {setup.format === 'league' && span(own.roundEvery, form.roundTimeHint, roundSpans, 'roundTime')}
    </>
  );
}

interface HeadingProps<T extends EventHeading> {
  readonly setup: T;
  readonly change: (setup: T) => void;
  readonly own: EventsWords;
}

export function EventName<T extends EventHeading>({ setup, change, own }: HeadingProps<T>): JSX.Element {
  return (
    <FieldChoice
      name={own.form.name}
      hint={own.form.nameHint}
      type="text"
      maxLength={eventLimits.name}
      value={setup.name}
      change={name => change({ ...setup, name })}
    />
  );
}

export function EventStart<T extends EventHeading>({ setup, change, own }: HeadingProps<T>): JSX.Element {
  const { form } = own;
  const chosen = setup.hasTime ? 'time' : 'hand';
  const choose = (start: 'hand' | 'time') =>
    change({ ...setup, hasTime: start === 'time', startsAt: setup.startsAt || nextEvening(new Date()) });
  return (
    <>
      <RadioChoice
        name={form.start}
        hint={form.startHints[chosen]}
        value={chosen}
        values={['hand', 'time'] as const}
        say={start => form.starts[start]}
        choose={choose}
      />
      {setup.hasTime && (
        <FieldChoice
          name={form.startsAt}
          type="datetime-local"
          value={setup.startsAt}
          change={startsAt => change({ ...setup, startsAt })}
        />
      )}
    </>
  );
}

/** A field for each rank, and one for sitting out; in an arena nobody sits out. */
function Points({ setup, change, own: { form } }: Props): JSX.Element {
  const { points, byePoints } = setup;
  return (
    <>
      <fieldset class="setting">
        <legend>{form.points}</legend>
        <p class="small">{form.pointsHint}</p>
        <div class="event-points">
          {points.map((value, i) => (
            <input
              key={i}
              class="field"
              type="number"
              inputMode="decimal"
              min={0}
              max={eventLimits.points}
              aria-label={form.pointsFor(i + 1)}
              value={Number.isNaN(value) ? '' : value}
              onInput={event => change({ ...setup, points: points.with(i, event.currentTarget.valueAsNumber) })}
            />
          ))}
        </div>
      </fieldset>
      {setup.format !== 'arena' && (
        <FieldChoice
          name={form.byePoints}
          hint={form.byeHint}
          type="number"
          min={0}
          max={eventLimits.points}
          value={Number.isNaN(byePoints) ? '' : String(byePoints)}
          change={text => change({ ...setup, byePoints: text === '' ? Number.NaN : Number(text) })}
        />
      )}
    </>
  );
}

/** Who may come when, who fills in, and whether it counts. */
function Entry({ setup, change, words, own: { form } }: Props): JSX.Element {
  const late = setup.lateEntry ? 'yes' : 'no';
  const bots = setup.botsFillIn ? 'bots' : 'nobody';
  const rated = setup.rated ? 'rated' : 'friendly';
  return (
    <>
      <RadioChoice
        name={form.late}
        hint={form.lateHints[late]}
        value={late}
        values={['yes', 'no'] as const}
        say={one => form.lates[one]}
        choose={one => change({ ...setup, lateEntry: one === 'yes' })}
      />
      <RadioChoice
        name={form.bots}
        hint={form.botsHint[bots]}
        value={bots}
        values={['nobody', 'bots'] as const}
        say={one => form.botsAre[one]}
        choose={one => change({ ...setup, botsFillIn: one === 'bots' })}
      />
      <RadioChoice
        name={words.lobby.counting}
        hint={form.ratedHints[rated]}
        value={rated}
        values={['friendly', 'rated'] as const}
        say={one => words.lobby.countings[one]}
        choose={one => change({ ...setup, rated: one === 'rated' })}
      />
    </>
  );
}
