import type { ComponentChildren, JSX } from 'preact';
import type { Seat } from '../../engine/game.ts';
import { stateOf } from '../../table/draft.ts';
import { buttonsFor } from '../kit/input/buttons.ts';
import { Badge } from '../kit/players.tsx';
import type { Button, TurnPause, TurnProgress } from '../kit/view.ts';
import { replayAddress } from '../page/route.ts';
import { Icon } from '../ui/icon.tsx';
import { focusBoard } from './board-focus.ts';
import { BotThinking } from './bot-thinking.tsx';
import { HintButton } from './hint-panel.tsx';
import { LookBack, PastSteps } from './look-back.tsx';
import { resultShown, winText } from './match-result.tsx';
import { Gains, Preview } from './preview.tsx';
import { lineText, type TableContext } from './table-context.ts';

interface Props {
  readonly company: TableContext;
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
  readonly company: TableContext;
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
          {!alone && fresh && !sitting.host.sight.hidesAnything() && `${words.play.passDevice(who(draft.seat))} `}
          {taskOf(company)}
        </>
      }
      more={<Preview company={company} />}
      acts={<TurnActs company={company} />}
    />
  );
}

/** What is asked of the person to move, in the game's words. */
export function taskOf(company: TableContext): string {
  const { sitting, words, gameWords, view } = company;
  const picking = sitting.picking.value;
  const turn = turnOf(company);
  if (!turn || !picking) return haltOf(company)?.task ?? words.play.ready;
  const key = view.task?.(turn.state).key ?? picking.legal[0]?.tokens[0] ?? '';
  return gameWords.prompts[key]?.(turn) ?? key;
}

/** How far the turn has come; nothing while others move. */
function turnOf({ sitting, view, who }: TableContext): TurnProgress | undefined {
  const draft = sitting.draft.value;
  if (!draft) return undefined;
  const state = stateOf(draft);
  const chosen = [...(sitting.picking.value?.chosen.values() ?? [])];
  return { state, who, made: draft.moves.length, chosen, args: view.task?.(state).args ?? {} };
}

function haltOf(company: TableContext): TurnPause | undefined {
  const turn = company.sitting.canEnd() ? turnOf(company) : undefined;
  return turn && company.gameWords.halt?.(turn);
}

function buttonsOf(company: TableContext): readonly Button[] {
  const picking = company.sitting.picking.value;
  const turn = turnOf(company);
  return picking && turn ? buttonsFor(company.view, company.gameWords, turn, picking) : [];
}

function WordButton({ company, token, label, main = false }: Props & Button): JSX.Element {
  const { sitting } = company;
  const held = [...(sitting.picking.value?.chosen.values() ?? [])].includes(token);
  const point = (word: string | undefined) => () => void (sitting.pointed.value = word);
  return (
    <button
      type="button"
      class={held || main ? 'button' : 'button plain'}
      data-word={token}
      aria-pressed={held || undefined}
      onPointerEnter={point(token)}
      onPointerLeave={point(undefined)}
      onClick={() => sitting.press(token)}
    >
      {label}
    </button>
  );
}

function TurnActs({ company }: Props): JSX.Element {
  const { sitting, words, gameWords } = company;
  const only = sitting.onlyMove();
  const spoken = only ? [] : buttonsOf(company);
  const end = (event: MouseEvent) => {
    void sitting.end();
    // The button is about to go out of use: whoever pressed it by key goes on at the board.
    if (event.detail === 0) focusBoard();
  };
  return (
    <>
      {spoken.map(button => (
        <WordButton key={button.token} company={company} {...button} />
      ))}
      {spoken.length > 0 ? undefined : only ? (
        <button type="button" class="button" onClick={() => sitting.playOnly()}>
          {gameWords.acts[only[0]!]?.(only) ?? only.join(' ')}
        </button>
      ) : (
        <button type="button" class="button" disabled={!sitting.canEnd()} onClick={end}>
          {haltOf(company)?.act ?? words.play.endTurn}
        </button>
      )}
      {(!(only || spoken.length > 0) || sitting.canUndo()) && (
        <button type="button" class="button plain undo" disabled={!sitting.canUndo()} onClick={() => sitting.undo()}>
          <Icon name="undo" />
          <span>{words.play.undo}</span>
        </button>
      )}
      {!only && sitting.host.hints && <HintButton company={company} />}
    </>
  );
}

function OthersTurn({ company }: Props): JSX.Element {
  const { sitting, words, who } = company;
  const seat = sitting.host.thinking.value ?? sitting.host.game.actor(sitting.view.value.state);
  const last = sitting.lines.value.findLast(({ actor }) => typeof actor === 'number');
  return (
    <Frame
      company={company}
      seats={[seat]}
      title={sitting.host.stuck.value === undefined ? words.play.thinking(who(seat)) : words.play.turnOf(who(seat))}
      task={last && lineText(company, last)}
      more={last && <GainLine company={company} line={last} />}
      acts={<BotThinking company={company} />}
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
  const told = line && line.actor !== 'chance' ? lineText(company, line) : words.play.set;
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
      seats={sitting.host.sight.result().winners}
      title={words.play.over}
      task={winText(company)}
      acts={
        <>
          <button type="button" class="button" onClick={() => void (resultShown.value = true)}>
            {words.play.result}
          </button>
          {!company.extras.after && (
            <a class="button plain" href={replayAddress(sitting.host.match.id)}>
              {words.play.replay}
            </a>
          )}
        </>
      }
    />
  );
}
