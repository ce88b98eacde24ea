import '../match/setup.css';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { type GameId, isGameId } from '../../games/registry.ts';
import { namesakes } from '../../table/players.ts';
import { type OpenedGame, useGame } from '../catalogue/opened-game.ts';
import { hasFindings } from '../catalogue/readings.ts';
import { beginMatch, firstSetup, keepSetup } from '../match/begin.ts';
import { Companions } from '../match/companions.tsx';
import { GameOptions } from '../match/game-options.tsx';
import { LevelHints } from '../match/level-hints.tsx';
import { SeatCountChoice } from '../match/seat-count-choice.tsx';
import { LONGEST_WORDS, orders, type Setup, withSeats, withUsualOptions } from '../match/setup.ts';
import { usePageTitle } from '../page/page-title.ts';
import { findingsAddress, go, type NewRoute, playAddress } from '../page/route.ts';
import { FormScreen } from '../ui/form-screen.tsx';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { LostScreen } from '../ui/lost-screen.tsx';
import { RadioChoice } from '../ui/radio-choice.tsx';
import type { Words } from '../words/words.ts';
import { SeatRow } from './seat-row.tsx';

export function SetupScreen({ route, words }: { route: NewRoute; words: Words }): JSX.Element {
  if (!isGameId(route.game)) return <LostScreen words={words} why={words.common.lostGame(route.game)} />;
  return <Opening key={route.game} id={route.game} words={words} byHand={route.chance === 'hand'} />;
}

function Opening({ id, words, byHand }: { id: GameId; words: Words; byHand: boolean }): JSX.Element {
  const { opened, problem } = useGame(id);
  const title = opened ? words.setup.titleOf(opened.gameWords.title) : '';
  usePageTitle(title);
  if (!opened) return <LoadingScreen words={words} problem={problem} />;
  return (
    <FormScreen words={words} title={title}>
      <SetupForm id={id} opened={opened} words={words} byHand={byHand} />
    </FormScreen>
  );
}

interface FormProps {
  readonly id: GameId;
  readonly opened: OpenedGame;
  readonly words: Words;
  /** Was it asked for with the printed game on the table? */
  readonly byHand: boolean;
}

function SetupForm({ id, opened, words, byHand }: FormProps): JSX.Element {
  const { game } = opened;
  const [setup, setSetup] = useState<Setup>(() => ({ ...firstSetup(game), ...(byHand && { byHand }) }));
  const change = (next: Setup) => setSetup(withUsualOptions(game, setup, next));
  const [problem, setProblem] = useState('');
  const alike = namesakes(setup.players);
  const start = async () => {
    keepSetup(game, setup);
    try {
      go(playAddress(await beginMatch(id, setup)));
    } catch (error) {
      setProblem(words.common.broken(String(error)));
    }
  };
  return (
    <form
      class="setup"
      onSubmit={event => {
        event.preventDefault();
        if (alike.length === 0) void start();
      }}
    >
      <SeatCountChoice
        seats={game.seats}
        chosen={setup.players.length}
        choose={seats => change(withSeats(setup, seats))}
        words={words}
      />
      <Seats game={game.id} {...{ setup, change, words, alike }} />
      <RadioChoice
        name={words.setup.order}
        value={setup.order}
        values={orders}
        say={order => words.setup.orders[order]}
        choose={order => change({ ...setup, order })}
      />
      <GameOptions opened={opened} options={setup.options} change={options => change({ ...setup, options })} />
      {!game.deterministic && (
        <>
          <RadioChoice
            name={words.setup.chance}
            value={setup.byHand ? 'hand' : 'device'}
            values={['device', 'hand'] as const}
            say={who => words.setup.chances[who]}
            choose={who => change({ ...setup, byHand: who === 'hand' })}
          />
          {setup.byHand ? <p class="small">{words.setup.byHandHint}</p> : <SeedWords {...{ setup, change, words }} />}
        </>
      )}
      <div class="setup-foot">
        <button type="submit" class="button large" aria-disabled={alike.length > 0}>
          {words.setup.start}
        </button>
        <p class="warning" role="status">
          {problem || warningIn(setup, alike, words)}
        </p>
      </div>
    </form>
  );
}

function warningIn(setup: Setup, alike: readonly number[], words: Words): string {
  if (alike.length > 0) return words.setup.sameName(setup.players[alike[0]!]!.name.trim());
  return setup.players.every(({ bot }) => bot !== undefined) ? words.setup.onlyBots : '';
}

interface PartProps {
  readonly setup: Setup;
  readonly change: (setup: Setup) => void;
}

function Seats({
  game,
  setup,
  change,
  words,
  alike,
}: PartProps & { game: string; words: Words; alike: readonly number[] }): JSX.Element {
  return (
    <fieldset class="seats">
      <legend>{words.setup.players}</legend>
      <ol>
        {setup.players.map((_, seat) => (
          <SeatRow key={seat} {...{ game, setup, change, words, seat, alike: alike.includes(seat) }} />
        ))}
      </ol>
      <Companions players={setup.players} words={words} />
      <LevelHints chosen={setup.players.map(({ bot }) => bot)} words={words} />
      {hasFindings(game) && setup.players.some(({ bot }) => bot !== undefined) && (
        <p class="small">
          <a href={findingsAddress(game)}>{words.rules.findings}</a>
        </p>
      )}
    </fieldset>
  );
}

function SeedWords({ setup, change, words }: PartProps & { words: Words }): JSX.Element {
  return (
    <label class="setting">
      <span class="label">{words.setup.words}</span>
      <span class="small">{words.setup.wordsHint}</span>
      <input
        type="text"
        class="field"
        value={setup.words}
        maxLength={LONGEST_WORDS}
        autocomplete="off"
        spellcheck={false}
        onInput={event => change({ ...setup, words: event.currentTarget.value })}
      />
    </label>
  );
}
