import type { ComponentChildren, JSX } from 'preact';
import type { Seat } from '../../engine/game.ts';
import { resultOf } from '../../table/table.ts';
import { replayAddress } from '../route.ts';
import { Icon } from '../screens/icon.tsx';
import { Badge } from '../stage/players.tsx';
import { type Company, toldLine } from './company.ts';
import { focusBoard } from './focus.ts';
import { LookBack, PastSteps } from './lookback.tsx';
import { Gains, Preview } from './preview.tsx';
import { resultShown, winText } from './result.tsx';

interface Props {
  readonly company: Company;
}

/** Whose turn it is and what is to be done now: the sentence at the board, and the buttons for it. */
export function Prompt({ company }: Props): JSX.Element {
  const { sitting } = company;
  if (sitting.handover.value.waiting !== undefined)
    return <Waiting company={company} seat={sitting.handover.value.waiting} />;
  if (sitting.past.value !== undefined) return <Past company={company} at={sitting.past.value} />;
  if (sitting.view.value.over) return <Over company={company} />;
  return sitting.draft.value ? <OwnTurn company={company} /> : <OthersTurn company={company} />;
}

interface FrameProps {
  readonly company: Company;
  readonly seats: readonly Seat[];
  readonly title: string;
  readonly task: ComponentChildren;
  readonly more?: ComponentChildren;
  readonly acts?: ComponentChildren;
}

function Frame({ company, seats, title, task, more, acts }: FrameProps): JSX.Element {
  return (
    <section class="prompt" aria-label={title}>
      <div class="prompt-head">
        <h2>
          {seats.map(seat => (
            <Badge key={seat} hue={company.hues[seat]!} />
          ))}
          {title}
        </h2>
        {company.sitting.past.value === undefined && <LookBack company={company} />}
      </div>
      <p class="task">{task}</p>
      {more}
      <div class="acts">{acts}</div>
    </section>
  );
}

function Waiting({ company, seat }: Props & { seat: Seat }): JSX.Element {
  const { sitting, words, who } = company;
  const take = (
    <button type="button" class="button" onClick={() => sitting.take()}>
      {words.play.takeDevice(who(seat))}
    </button>
  );
  return (
    <Frame
      company={company}
      seats={[seat]}
      title={words.play.turnOf(who(seat))}
      task={words.play.passDevice(who(seat))}
      acts={take}
    />
  );
}

function OwnTurn({ company }: Props): JSX.Element {
  const { sitting, words, who, alone } = company;
  const draft = sitting.draft.value!;
  const fresh = draft.moves.length === 0 && !sitting.canUndo();
  return (
    <Frame
      company={company}
      seats={[draft.seat]}
      title={alone ? words.play.yourTurn : words.play.turnOf(who(draft.seat))}
      task={
        <>
          {!alone && fresh && `${words.play.passDevice(who(draft.seat))} `}
          {taskOf(company)}
        </>
      }
      more={<Preview company={company} />}
      acts={<TurnActs company={company} />}
    />
  );
}

/** What is asked of the person to move, in the game's words. */
export function taskOf({ sitting, words, gameWords }: Company): string {
  const draft = sitting.draft.value;
  const picking = sitting.picking.value;
  if (!draft || !picking) return words.play.ready;
  const verb = picking.legal[0]?.tokens[0] ?? '';
  const chosen = [...picking.chosen.values()];
  return gameWords.prompts[verb]?.({ made: draft.moves.length, chosen }) ?? verb;
}

function TurnActs({ company }: Props): JSX.Element {
  const { sitting, words, gameWords } = company;
  const only = sitting.onlyMove();
  const end = (event: MouseEvent) => {
    void sitting.end();
    // The button is about to go out of use: whoever pressed it by key goes on at the board.
    if (event.detail === 0) focusBoard();
  };
  return (
    <>
      {only ? (
        <button type="button" class="button" onClick={() => sitting.playOnly()}>
          {gameWords.acts[only[0]!]?.(only) ?? only.join(' ')}
        </button>
      ) : (
        <button type="button" class="button" disabled={!sitting.canEnd()} onClick={end}>
          {words.play.endTurn}
        </button>
      )}
      {(!only || sitting.canUndo()) && (
        <button type="button" class="button plain undo" disabled={!sitting.canUndo()} onClick={() => sitting.undo()}>
          <Icon name="undo" />
          <span>{words.play.undo}</span>
        </button>
      )}
    </>
  );
}

function OthersTurn({ company }: Props): JSX.Element {
  const { sitting, words, who } = company;
  const seat = sitting.host.thinking.value ?? sitting.host.game.actor(sitting.host.table.state);
  const last = sitting.lines.value.findLast(({ actor }) => typeof actor === 'number');
  return (
    <Frame
      company={company}
      seats={[seat]}
      title={words.play.thinking(who(seat))}
      task={last && toldLine(company, last)}
      more={last && <GainLine company={company} line={last} />}
    />
  );
}

function GainLine({
  company,
  line,
}: Props & { line: { actor: unknown; effects: Parameters<typeof Gains>[0]['effects'] } }) {
  return (
    <p class="preview">
      <Gains company={company} effects={line.effects} mover={typeof line.actor === 'number' ? line.actor : -1} />
    </p>
  );
}

function Past({ company, at }: Props & { at: number }): JSX.Element {
  const { sitting, words } = company;
  const lines = sitting.lines.value;
  const line = lines[at - 1];
  const told = line && line.actor !== 'chance' ? toldLine(company, line) : words.play.set;
  return (
    <Frame
      company={company}
      seats={typeof line?.actor === 'number' ? [line.actor] : []}
      title={words.play.past(at, lines.length)}
      task={told}
      more={line && <GainLine company={company} line={line} />}
      acts={<PastSteps company={company} />}
    />
  );
}

function Over({ company }: Props): JSX.Element {
  const { sitting, words } = company;
  return (
    <Frame
      company={company}
      seats={resultOf(sitting.host.table).winners}
      title={words.play.over}
      task={winText(company)}
      acts={
        <>
          <button type="button" class="button" onClick={() => void (resultShown.value = true)}>
            {words.play.result}
          </button>
          <a class="button plain" href={replayAddress(sitting.host.match.id)}>
            {words.play.replay}
          </a>
        </>
      }
    />
  );
}
