import '../match/setup.css';
import './lobby.css';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { type GameId, gameCard, isGameId } from '../../games/registry.ts';
import { timeControlNames } from '../../protocol/time-controls.ts';
import { recall, remember } from '../browser/local-storage.ts';
import { catalogue } from '../catalogue/game-catalogue.ts';
import { type OpenedGame, useGame } from '../catalogue/opened-game.ts';
import { GameOptions } from '../match/game-options.tsx';
import { LevelHints } from '../match/level-hints.tsx';
import { SeatCountChoice } from '../match/seat-count-choice.tsx';
import {
  accountAddress,
  go,
  keepAddress,
  lobbyAddress,
  type OpenRoute,
  openAddress,
  tableAddress,
} from '../page/route.ts';
import { FormScreen } from '../ui/form-screen.tsx';
import { Loading } from '../ui/loading-screen.tsx';
import { LostScreen } from '../ui/lost-screen.tsx';
import { RadioChoice } from '../ui/radio-choice.tsx';
import { SelectChoice } from '../ui/select-choice.tsx';
import type { Words } from '../words/words.ts';
import { Absence } from './absence.tsx';
import { ChairRow } from './chair-row.tsx';
import { hasAccount } from './identity.ts';
import { ensureName } from './name-dialog.tsx';
import { refusalReason } from './refusal-reason.ts';
import { serverConnection } from './server-connection.ts';
import { useServerStatus } from './server-hooks.ts';
import {
  accesses,
  isLonely,
  openRequest,
  readTableSetup,
  type TableSetup,
  usualTableSetup,
  withChairs,
  withRated,
  withUsualTableOptions,
} from './table-setup.ts';

interface Props {
  readonly route: OpenRoute;
  readonly words: Words;
}

export function OpenScreen({ route, words }: Props): JSX.Element {
  const status = useServerStatus();
  const { game } = route;
  if (!isGameId(game)) {
    const onward = { to: lobbyAddress(), text: words.lobby.title };
    return <LostScreen words={words} why={words.common.lostGame(game)} onward={onward} />;
  }
  return (
    <FormScreen words={words} title={words.lobby.openTitle}>
      {status === 'here' ? (
        <div class="setup">
          <GameChoice id={game} words={words} />
          <Opening key={game} id={game} words={words} />
        </div>
      ) : (
        <Absence status={status} words={words} />
      )}
    </FormScreen>
  );
}

/** Another game, another form: what can be chosen is the game's own affair. */
function Opening({ id, words }: { id: GameId; words: Words }): JSX.Element {
  const { opened, problem } = useGame(id);
  if (!opened) return <Loading words={words} problem={problem} />;
  return <TableForm id={id} opened={opened} words={words} />;
}

interface FormProps {
  readonly id: GameId;
  readonly opened: OpenedGame;
  readonly words: Words;
}

function setupKey(id: GameId): string {
  return `table.${id}`;
}

/** Returns what went wrong, in words, if anything did. */
async function openTable(id: GameId, setup: TableSetup, words: Words): Promise<string | undefined> {
  remember(setupKey(id), JSON.stringify(setup));
  if (!(await ensureName())) return undefined;
  const answer = await serverConnection().ask(openRequest(id, setup));
  if (answer.type === 'done' && answer.match !== undefined) go(tableAddress(answer.match));
  return answer.type === 'refused' ? refusalReason(answer, words) : undefined;
}

function TableForm({ id, opened, words }: FormProps): JSX.Element {
  const { game } = opened;
  const { lobby } = words;
  const [setup, setSetup] = useState(() => readTableSetup(game, recall(setupKey(id))) ?? usualTableSetup(game));
  const change = (next: TableSetup) => setSetup(withUsualTableOptions(game, setup, next));
  return (
    <OpeningForm id={id} setup={setup} words={words}>
      <SeatCountChoice
        seats={game.seats}
        chosen={setup.chairs.length}
        choose={seats => change(withChairs(setup, seats))}
        words={words}
      />
      <Chairs game={game.id} {...{ setup, change, words }} />
      <RadioChoice
        name={lobby.access}
        hint={lobby.accessHints[setup.access]}
        value={setup.access}
        values={accesses}
        say={access => lobby.accesses[access]}
        choose={access => change({ ...setup, access })}
      />
      <TimeControlChoice {...{ setup, change, words }} />
      <RatedChoice game={game.id} {...{ setup, change, words }} />
      <GameOptions opened={opened} options={setup.options} change={options => change({ ...setup, options })} />
    </OpeningForm>
  );
}

interface OpeningProps {
  readonly id: GameId;
  readonly setup: TableSetup;
  readonly words: Words;
  readonly children: JSX.Element[];
}

function OpeningForm({ id, setup, words, children }: OpeningProps): JSX.Element {
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    setBusy(true);
    setProblem((await openTable(id, setup, words)) ?? '');
    setBusy(false);
  };
  return (
    <form
      class="setup"
      onSubmit={event => {
        event.preventDefault();
        if (!busy) void submit();
      }}
    >
      {children}
      <div class="setup-foot">
        <button type="submit" class="button large" aria-disabled={busy}>
          {words.lobby.openIt}
        </button>
        <p class="warning" role="status">
          {problem || hindranceIn(setup, words)}
        </p>
      </div>
    </form>
  );
}

function hindranceIn(setup: TableSetup, { lobby }: Words): string {
  if (serverConnection().state.value === 'lost') return lobby.lost;
  return isLonely(setup) ? lobby.onlyYou : '';
}

/** It stands apart from the form, so that it keeps the focus while another game is fetched. */
function GameChoice({ id, words }: { id: GameId; words: Words }): JSX.Element {
  return (
    <SelectChoice
      name={words.lobby.whichGame}
      values={catalogue.map(game => game.id)}
      value={id}
      say={value => gameCard(value)?.title ?? value}
      choose={value => keepAddress(openAddress(value))}
    />
  );
}

interface PartProps {
  readonly setup: TableSetup;
  readonly change: (setup: TableSetup) => void;
  readonly words: Words;
}

function Chairs({ game, setup, change, words }: PartProps & { game: string }): JSX.Element {
  return (
    <fieldset class="seats">
      <legend>{words.setup.players}</legend>
      <ol>
        {setup.chairs.map((_, seat) => (
          <ChairRow key={seat} {...{ game, setup, change, words, seat }} />
        ))}
      </ol>
      <LevelHints chosen={setup.chairs} words={words} />
    </fieldset>
  );
}

function TimeControlChoice({ setup, change, words }: PartProps): JSX.Element {
  const { lobby } = words;
  return (
    <SelectChoice
      name={lobby.pace}
      hint={lobby.paces[setup.pace].hint}
      values={timeControlNames}
      value={setup.pace}
      say={timeControl => lobby.paces[timeControl as TableSetup['pace']].name}
      choose={timeControl => change({ ...setup, pace: timeControl as TableSetup['pace'] })}
    />
  );
}

const countings = ['friendly', 'rated'] as const;

/** Whether the result counts. Who is on a list has a name of their own, so that takes an account. */
function RatedChoice({ game, setup, change, words }: PartProps & { game: string }): JSX.Element {
  const { lobby } = words;
  const chosen = setup.rated ? 'rated' : 'friendly';
  return (
    <>
      <RadioChoice
        name={lobby.counting}
        hint={lobby.countingHints[chosen]}
        value={chosen}
        values={countings}
        say={counting => lobby.countings[counting]}
        choose={counting => change(withRated(game, setup, counting === 'rated'))}
      />
      {setup.rated && !hasAccount.value && (
        <p>
          {lobby.ratedNeeds} <a href={accountAddress}>{lobby.yourAccount}</a>
        </p>
      )}
    </>
  );
}
