import '../match/setup.css';
import './events.css';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { type GameId, gameCard, isGameId } from '../../games/registry.ts';
import { recall, remember } from '../browser/local-storage.ts';
import { catalogue } from '../catalogue/game-catalogue.ts';
import { type OpenedGame, useGame } from '../catalogue/opened-game.ts';
import { GameOptions } from '../match/game-options.tsx';
import { Absence } from '../online/absence.tsx';
import { hasAccount } from '../online/identity.ts';
import { refusalReason } from '../online/refusal-reason.ts';
import { serverConnection } from '../online/server-connection.ts';
import { useServerStatus } from '../online/server-hooks.ts';
import { useLocalized } from '../page/localized.ts';
import {
  accountAddress,
  eventAddress,
  eventsAddress,
  go,
  keepAddress,
  type OpenEventRoute,
  openEventAddress,
} from '../page/route.ts';
import { FormScreen } from '../ui/form-screen.tsx';
import { Loading, LoadingScreen } from '../ui/loading-screen.tsx';
import { LostScreen } from '../ui/lost-screen.tsx';
import { SelectChoice } from '../ui/select-choice.tsx';
import type { EventsWords } from '../words/events.en.ts';
import { eventsWordsIn } from '../words/events.ts';
import type { Words } from '../words/words.ts';
import { EventChoices } from './event-choices.tsx';
import { type EventSetup, eventWishes, problemIn, readEventSetup, usualEventSetup } from './event-setup.ts';

interface Props {
  readonly words: Words;
  readonly own: EventsWords;
}

/** The form in which an event is opened. */
export function OpenEventScreen({ route, words }: { route: OpenEventRoute; words: Words }): JSX.Element {
  const { found: own, problem } = useLocalized('events', eventsWordsIn);
  const status = useServerStatus();
  const { game } = route;
  if (!own) return <LoadingScreen words={words} problem={problem} />;
  if (!isGameId(game)) {
    const onward = { to: eventsAddress, text: own.title };
    return <LostScreen words={words} why={words.common.lostGame(game)} onward={onward} />;
  }
  return (
    <FormScreen words={words} title={own.open}>
      {status === 'here' ? <Opening id={game} words={words} own={own} /> : <Absence status={status} words={words} />}
    </FormScreen>
  );
}

/** Another game, another form: what can be chosen is the game's own affair. */
function Opening({ id, words, own }: Props & { id: GameId }): JSX.Element {
  const { opened, problem } = useGame(id);
  if (!hasAccount.value)
    return (
      <div class="event-acts">
        <p>{own.form.needAccount}</p>
        <a class="button" href={accountAddress}>
          {words.lobby.yourAccount}
        </a>
      </div>
    );
  return (
    <div class="setup">
      <SelectChoice
        name={words.lobby.whichGame}
        values={catalogue.map(game => game.id)}
        value={id}
        say={value => gameCard(value)?.title ?? value}
        choose={value => keepAddress(openEventAddress(value))}
      />
      {opened ? (
        <EventForm key={id} opened={opened} words={words} own={own} />
      ) : (
        <Loading words={words} problem={problem} />
      )}
    </div>
  );
}

function setupKey(game: string): string {
  return `event.${game}`;
}

function EventForm({ opened, words, own }: Props & { opened: OpenedGame }): JSX.Element {
  const { game, gameWords } = opened;
  const name = own.form.usualName(gameWords.title);
  const [setup, setSetup] = useState(
    () => readEventSetup(game, recall(setupKey(game.id)), name) ?? usualEventSetup(game, name),
  );
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    setBusy(true);
    setProblem((await openEvent(game.id, setup, words, own)) ?? '');
    setBusy(false);
  };
  return (
    <form
      class="setup"
      noValidate
      onSubmit={event => {
        event.preventDefault();
        if (!busy) void submit();
      }}
    >
      <EventChoices game={game} setup={setup} change={setSetup} words={words} own={own} />
      <GameOptions opened={opened} options={setup.options} change={options => setSetup({ ...setup, options })} />
      <div class="setup-foot">
        <button type="submit" class="button large" aria-disabled={busy}>
          {own.form.openIt}
        </button>
        <p class="warning" role="status">
          {problem || (serverConnection().state.value === 'lost' && words.lobby.lost)}
        </p>
      </div>
    </form>
  );
}

/** Returns what went wrong, in words, if anything did. */
async function openEvent(
  game: string,
  setup: EventSetup,
  words: Words,
  { form, trouble }: EventsWords,
): Promise<string | undefined> {
  const problem = problemIn(setup, Date.now());
  if (problem) return form.problems[problem];
  remember(setupKey(game), JSON.stringify(setup));
  const answer = await serverConnection().ask({ type: 'event-open', wishes: eventWishes(game, setup) });
  if (answer.type === 'done' && answer.event !== undefined) go(eventAddress(answer.event));
  else if (answer.type !== 'refused') return trouble;
  else if (answer.code === 'not-organiser') return form.mayNot;
  else return answer.code === 'silenced' ? form.silenced : refusalReason(answer, words);
  return undefined;
}
