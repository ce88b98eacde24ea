import '../screens/new.css';
import './lobby.css';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { type GameId, isGameId } from '../../games/registry.ts';
import { paceNames } from '../../protocol/paces.ts';
import type { Refusal } from '../../protocol/replies.ts';
import { recall, remember } from '../memory.ts';
import { type OpenedGame, useGame } from '../opening.ts';
import { go, keepAddress, type OpenRoute, openAddress, tableAddress } from '../route.ts';
import { LeafScreen } from '../screens/leaf.tsx';
import { LevelHints } from '../screens/level-hints.tsx';
import { Loading } from '../screens/loading.tsx';
import { LostScreen } from '../screens/lost.tsx';
import { GameOptions } from '../screens/options.tsx';
import { RadioChoice } from '../screens/radio.tsx';
import { SelectChoice } from '../screens/select.tsx';
import { shelf } from '../screens/shelf.ts';
import { language } from '../settings.ts';
import { onlineWordsIn } from '../words/online.ts';
import type { Words } from '../words/words.ts';
import { Absence } from './absence.tsx';
import { ChairRow } from './chair-row.tsx';
import { connection } from './connection.ts';
import { usePresence } from './house.ts';
import { haveName } from './naming.tsx';
import { accesses, isLonely, readWanted, requestFor, usualWanted, type Wanted, withChairs } from './wanted.ts';

interface Props {
  readonly route: OpenRoute;
  readonly words: Words;
}

export function OpenScreen({ route, words }: Props): JSX.Element {
  const presence = usePresence();
  const { game } = route;
  if (!isGameId(game)) return <LostScreen words={words} why={words.common.lostGame(game)} />;
  return (
    <LeafScreen words={words} title={words.lobby.openTitle}>
      {presence === 'here' ? (
        <div class="setup">
          <GameChoice id={game} words={words} />
          <Opening key={game} id={game} words={words} />
        </div>
      ) : (
        <Absence presence={presence} words={words} />
      )}
    </LeafScreen>
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

function wantedName(id: GameId): string {
  return `table.${id}`;
}

/** Answers with what went wrong, in words, if anything did. */
async function openTable(id: GameId, wanted: Wanted, words: Words): Promise<string | undefined> {
  remember(wantedName(id), JSON.stringify(wanted));
  if (!(await haveName())) return undefined;
  const answer = await connection().ask(requestFor(id, wanted));
  if (answer.type === 'done' && answer.match !== undefined) go(tableAddress(answer.match));
  return answer.type === 'refused' ? reasonOf(answer, words) : undefined;
}

/** The words for it come with tables online; without a network there may be none. */
function reasonOf({ code }: Refusal, words: Words): Promise<string> {
  return onlineWordsIn(language.value).then(
    ({ refused }) => ({ ...words.play.refused, ...refused })[code],
    () => words.lobby.trouble(code),
  );
}

function TableForm({ id, opened, words }: FormProps): JSX.Element {
  const { game } = opened;
  const { setup, lobby } = words;
  const [wanted, change] = useState(() => readWanted(game, recall(wantedName(id))) ?? usualWanted(game));
  return (
    <OpeningForm id={id} wanted={wanted} words={words}>
      <RadioChoice
        name={setup.seats}
        value={wanted.chairs.length}
        values={game.seats}
        say={String}
        choose={seats => change(withChairs(wanted, seats))}
      />
      <Chairs {...{ wanted, change, words }} />
      <RadioChoice
        name={lobby.access}
        hint={lobby.accessHints[wanted.access]}
        value={wanted.access}
        values={accesses}
        say={access => lobby.accesses[access]}
        choose={access => change({ ...wanted, access })}
      />
      <PaceChoice {...{ wanted, change, words }} />
      <GameOptions opened={opened} options={wanted.options} change={options => change({ ...wanted, options })} />
    </OpeningForm>
  );
}

interface OpeningProps {
  readonly id: GameId;
  readonly wanted: Wanted;
  readonly words: Words;
  readonly children: JSX.Element[];
}

function OpeningForm({ id, wanted, words, children }: OpeningProps): JSX.Element {
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    setBusy(true);
    setProblem((await openTable(id, wanted, words)) ?? '');
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
          {problem || hindranceIn(wanted, words)}
        </p>
      </div>
    </form>
  );
}

function hindranceIn(wanted: Wanted, { lobby }: Words): string {
  if (connection().state.value === 'lost') return lobby.lost;
  return isLonely(wanted) ? lobby.onlyYou : '';
}

/** It stands apart from the form, so that it keeps the focus while another game is fetched. */
function GameChoice({ id, words }: { id: GameId; words: Words }): JSX.Element {
  return (
    <SelectChoice
      name={words.lobby.whichGame}
      values={shelf.map(game => game.id)}
      value={id}
      say={value => shelf.find(game => game.id === value)?.title ?? value}
      choose={value => keepAddress(openAddress(value))}
    />
  );
}

interface PartProps {
  readonly wanted: Wanted;
  readonly change: (wanted: Wanted) => void;
  readonly words: Words;
}

function Chairs({ wanted, change, words }: PartProps): JSX.Element {
  return (
    <fieldset class="seats">
      <legend>{words.setup.players}</legend>
      <ol>
        {wanted.chairs.map((_, seat) => (
          <ChairRow key={seat} {...{ wanted, change, words, seat }} />
        ))}
      </ol>
      <LevelHints chosen={wanted.chairs} words={words} />
    </fieldset>
  );
}

function PaceChoice({ wanted, change, words }: PartProps): JSX.Element {
  const { lobby } = words;
  return (
    <SelectChoice
      name={lobby.pace}
      hint={lobby.paces[wanted.pace].hint}
      values={paceNames}
      value={wanted.pace}
      say={pace => lobby.paces[pace as Wanted['pace']].name}
      choose={pace => change({ ...wanted, pace: pace as Wanted['pace'] })}
    />
  );
}
