import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { type LevelName, levelsOf } from '../../ai/levels.ts';
import type { Seat } from '../../engine/game.ts';
import type { Player } from '../../table/match.ts';
import { openTable } from '../../table/table.ts';
import { freshId, freshSeed } from '../browser/ids.ts';
import { Badge } from '../kit/players.tsx';
import { USUAL_LEVEL } from '../match/levels.ts';
import { store } from '../match/match-store.ts';
import { ownName } from '../match/names.ts';
import { savedFrom } from '../match/saved-match.ts';
import { botPlayer } from '../match/setup.ts';
import { go, playAddress } from '../page/route.ts';
import { canFork, forkAt } from '../recording/fork.ts';
import { actorAt, hasHiddenEntries } from '../recording/recording.ts';
import type { ReplayContext } from '../recording/replay-context.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';

interface Props {
  readonly context: ReplayContext;
  readonly at: number;
  /** On small screens the button has no room for words. */
  readonly small: boolean;
}

/** Takes a seat in the game that is shown, and plays on against bots. */
export function ForkButton({ context, at, small }: Props): JSX.Element {
  const [open, setOpen] = useState(false);
  const { replay } = context.words;
  const off = !canFork(context.recording, at) || hasHiddenEntries(context.recording);
  const name = off ? replay.forkOver : replay.fork;
  return (
    <>
      <button
        type="button"
        class={small ? 'round' : 'button'}
        aria-label={replay.fork}
        title={name}
        disabled={off}
        onClick={() => setOpen(true)}
      >
        {small ? <Icon name="fork" /> : replay.fork}
      </button>
      {open && (
        <Dialog title={replay.fork} words={context.words} close={() => setOpen(false)} look="forking">
          <ForkForm context={context} at={at} />
        </Dialog>
      )}
    </>
  );
}

function ForkForm({ context, at }: Omit<Props, 'small'>): JSX.Element {
  const [chosen, setSeat] = useState<Seat>();
  const [level, setLevel] = useState<LevelName>(USUAL_LEVEL);
  const [problem, setProblem] = useState<string>();
  const { replay } = context.words;
  const seat = chosen ?? Math.max(0, actorAt(context.recording, at));
  const begin = (event: Event) => {
    event.preventDefault();
    beginFork(context, at, seat, level).catch(error => setProblem(replay.forkTrouble(String(error))));
  };
  return (
    <form onSubmit={begin}>
      <p>{replay.forkWhat(context.recording.moveCounts[at]!)}</p>
      <SeatChoice context={context} seat={seat} choose={setSeat} />
      <LevelChoice context={context} level={level} choose={setLevel} />
      {problem !== undefined && <p role="alert">{problem}</p>}
      <p class="closing">
        <button type="submit" class="button">
          {replay.forkStart}
        </button>
      </p>
    </form>
  );
}

function SeatChoice({
  context,
  seat,
  choose,
}: {
  context: ReplayContext;
  seat: Seat;
  choose: (seat: Seat) => void;
}): JSX.Element {
  return (
    <fieldset class="pills">
      <legend>{context.words.replay.forkSeat}</legend>
      {context.hues.map((hue, other) => (
        <label key={hue}>
          <input type="radio" name="fork-seat" checked={other === seat} onChange={() => choose(other)} />
          <Badge hue={hue} />
          <span>{context.who(other)}</span>
        </label>
      ))}
    </fieldset>
  );
}

function LevelChoice({
  context,
  level,
  choose,
}: {
  context: ReplayContext;
  level: LevelName;
  choose: (level: LevelName) => void;
}) {
  return (
    <fieldset class="pills">
      <legend>{context.words.replay.forkLevel}</legend>
      {levelsOf(context.recording.match.game).map(known => (
        <label key={known}>
          <input type="radio" name="fork-level" checked={known === level} onChange={() => choose(known)} />
          <span>{context.words.setup.levels[known]}</span>
        </label>
      ))}
      <p class="small" role="status">
        {context.words.setup.levelHints[level]}
      </p>
    </fieldset>
  );
}

/** Names stay with those who had them: a person on a bot's seat has another name, and so has the bot that comes. */
function nameFor({ name, colour, bot }: Player, mine: boolean): string {
  if (mine) return bot === undefined ? name : (ownName() ?? '');
  return bot === undefined ? botPlayer(colour).name : name;
}

async function beginFork({ recording }: ReplayContext, at: number, seat: Seat, bot: LevelName): Promise<void> {
  const names = recording.match.players.map((player, i) => nameFor(player, i === seat));
  const { match, entries } = forkAt(recording, { at, seat, names, bot, id: freshId(), seed: freshSeed() });
  await store.save(savedFrom(openTable(recording.game, match, entries)));
  go(playAddress(match.id));
}
