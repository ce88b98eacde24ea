import '../catalogue/catalogue.css';
import './first-play.css';
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { type GameId, gameCard } from '../../games/registry.ts';
import type { Match } from '../../table/match.ts';
import { abilities } from '../browser/abilities.ts';
import { type FirstWords, loadFirstWords } from '../catalogue/coach-loader.ts';
import { hasGuide } from '../catalogue/readings.ts';
import { Vignette } from '../catalogue/vignette.tsx';
import { meetWith } from '../match/acquaintance.ts';
import { useDayName } from '../match/day-name.ts';
import { useLocalized } from '../page/localized.ts';
import { sound, type switches, vibration } from '../page/settings.ts';
import { Header } from '../ui/header.tsx';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import type { Words } from '../words/words.ts';

interface Props {
  readonly id: GameId;
  readonly match: Match;
  readonly words: Words;
  /** On to the table that waits. */
  readonly play: () => void;
  /** The guided game instead: the table that waits is given up. */
  readonly learn: () => void;
}

/** Before the first game of its kind on this device: what it is about, and how one would like to begin. */
export function FirstPlay(props: Props): JSX.Element {
  const { id, match, words } = props;
  const { name } = useDayName(match, words);
  const { found: first, problem } = useLocalized(`first ${id}`, language => loadFirstWords(id, language));
  if (!first) return <LoadingScreen words={words} problem={problem} />;
  const card = gameCard(id);
  return (
    <div class={`screen first-play mood-${id}`}>
      <Header words={words} />
      <main class="paper">
        <Vignette id={id} />
        <div class="first-text">
          <h1 lang={card?.titleLanguage}>{card?.title ?? id}</h1>
          {name && <p class="small">{name}</p>}
          <p class="goal">
            <b>{first.goal}</b> {first.goalOf}
          </p>
          <Beginnings {...props} first={first} />
          <Senses first={first} />
        </div>
      </main>
    </div>
  );
}

function Beginnings({ id, play, learn, first }: Props & { first: FirstWords }): JSX.Element {
  const begin = (coached: boolean, on: () => void) => () => {
    meetWith(id, coached);
    on();
  };
  return (
    <div class="beginnings">
      {hasGuide(id) && (
        <Beginning name={first.learn} hint={first.learnHint} onClick={begin(true, learn)} look="plain" />
      )}
      <Beginning name={first.coached} hint={first.coachedHint} onClick={begin(true, play)} look="" />
      <button type="button" class="just-play" onClick={begin(false, play)}>
        {first.plain}
      </button>
    </div>
  );
}

interface BeginningProps {
  readonly name: string;
  readonly hint: string;
  readonly look: string;
  readonly onClick: () => void;
}

function Beginning({ name, hint, look, onClick }: BeginningProps): JSX.Element {
  const id = `hint-${look}`;
  return (
    <div>
      <button type="button" class={`button large ${look}`} aria-describedby={id} onClick={onClick}>
        {name}
      </button>
      <p class="small" id={id}>
        {hint}
      </p>
    </div>
  );
}

/** Offered, not forced: sound is off until it is wanted. */
function Senses({ first }: { first: FirstWords }): JSX.Element {
  return (
    <div class="senses">
      <Switch name={first.sound} setting={sound} />
      {abilities.vibration && <Switch name={first.vibration} setting={vibration} />}
    </div>
  );
}

function Switch({ name, setting }: { name: string; setting: Signal<(typeof switches)[number]> }): JSX.Element {
  return (
    <label class="switch">
      <input
        type="checkbox"
        role="switch"
        checked={setting.value === 'on'}
        onChange={event => void (setting.value = event.currentTarget.checked ? 'on' : 'off')}
      />
      {name}
    </label>
  );
}
