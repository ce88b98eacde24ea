import type { ComponentChildren, JSX } from 'preact';
import type { Seat } from '../../engine/game.ts';
import { stateOf } from '../../table/draft.ts';
import { buttonText } from '../advice/move-text.ts';
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
  readonly context: TableContext;
}

/** Whose turn it is and what is to be done now: the sentence at the board, and the buttons for it. */
export function Prompt({ context }: Props): JSX.Element {
  const { controller } = context;
  if (controller.handover.value.waiting !== undefined)
    return <Waiting context={context} seat={controller.handover.value.waiting} />;
  if (controller.past.value !== undefined) return <Past context={context} at={controller.past.value} />;
  if (controller.snapshot.value.over) return <Over context={context} />;
  return controller.draft.value ? <OwnTurn context={context} /> : <OthersTurn context={context} />;
}

interface FrameProps {
  readonly context: TableContext;
  readonly seats: readonly Seat[];
  readonly title: string;
  readonly task: ComponentChildren;
  readonly more?: ComponentChildren;
  readonly actions?: ComponentChildren;
}

function Frame({ context, seats, title, task, more, actions }: FrameProps): JSX.Element {
  return (
    <section class="prompt" aria-label={title}>
      <div class="prompt-head">
        <h2>
          {seats.map(seat => (
            <Badge key={seat} hue={context.hues[seat]!} />
          ))}
          {title}
        </h2>
        {context.controller.past.value === undefined && <LookBack context={context} />}
      </div>
      <p class="task">{task}</p>
      {more}
      <div class="acts">{actions}</div>
    </section>
  );
}

function Waiting({ context, seat }: Props & { seat: Seat }): JSX.Element {
  const { controller, words, who } = context;
  const take = (
    <button type="button" class="button" onClick={() => controller.take()}>
      {words.play.takeDevice(who(seat))}
    </button>
  );
  return (
    <Frame
      context={context}
      seats={[seat]}
      title={words.play.turnOf(who(seat))}
      task={words.play.passDevice(who(seat))}
      actions={take}
    />
  );
}

function OwnTurn({ context }: Props): JSX.Element {
  const { controller, words, who, alone } = context;
  const draft = controller.draft.value!;
  const fresh = draft.moves.length === 0 && !controller.canUndo();
  return (
    <Frame
      context={context}
      seats={[draft.seat]}
      title={alone ? words.play.yourTurn : words.play.turnOf(who(draft.seat))}
      task={
        <>
          {!alone && fresh && !controller.host.reader.hidesAnything() && `${words.play.passDevice(who(draft.seat))} `}
          {taskOf(context)}
        </>
      }
      more={<Preview context={context} />}
      actions={<TurnButtons context={context} />}
    />
  );
}

/** What is asked of the person to move, in the game's words. */
export function taskOf(context: TableContext): string {
  const { controller, words, gameWords, view } = context;
  const builder = controller.builder.value;
  const turn = turnOf(context);
  if (!turn || !builder) return haltOf(context)?.task ?? words.play.ready;
  const key = view.task?.(turn.state, builder.legal).key ?? builder.legal[0]?.tokens[0] ?? '';
  return gameWords.prompts?.[key]?.(turn) ?? key;
}

/** How far the turn has come; nothing while others move. */
function turnOf({ controller, view, who }: TableContext): TurnProgress | undefined {
  const draft = controller.draft.value;
  if (!draft) return undefined;
  const state = stateOf(draft);
  const chosen = [...(controller.builder.value?.chosen.values() ?? [])];
  return {
    state,
    who,
    made: draft.moves.length,
    chosen,
    args: view.task?.(state, controller.builder.value?.legal ?? []).args ?? {},
  };
}

function haltOf(context: TableContext): TurnPause | undefined {
  const turn = context.controller.canEnd() ? turnOf(context) : undefined;
  return turn && context.gameWords.halt?.(turn);
}

function buttonsOf(context: TableContext): readonly Button[] {
  const builder = context.controller.builder.value;
  const turn = turnOf(context);
  return builder && turn ? buttonsFor(context.view, context.gameWords, { ...turn, legal: builder.legal }, builder) : [];
}

function WordButton({ context, token, label, main = false }: Props & Button): JSX.Element {
  const { controller } = context;
  const held = [...(controller.builder.value?.chosen.values() ?? [])].includes(token);
  const point = (word: string | undefined) => () => void (controller.pointed.value = word);
  return (
    <button
      type="button"
      class={held || main ? 'button' : 'button plain'}
      data-word={token}
      aria-pressed={held || undefined}
      onPointerEnter={point(token)}
      onPointerLeave={point(undefined)}
      onClick={() => controller.press(token)}
    >
      {label}
    </button>
  );
}

function TurnButtons({ context }: Props): JSX.Element {
  const { controller, words, gameWords } = context;
  const only = controller.onlyMove();
  const spoken = only ? [] : buttonsOf(context);
  const end = (event: MouseEvent) => {
    void controller.end();
    // The button is about to be disabled: a person who pressed it by key goes on at the board.
    if (event.detail === 0) focusBoard();
  };
  return (
    <>
      {spoken.map(button => (
        <WordButton key={button.token} context={context} {...button} />
      ))}
      {spoken.length > 0 ? undefined : only ? (
        <button type="button" class="button" onClick={() => controller.playOnly()}>
          {buttonText(gameWords, only)}
        </button>
      ) : (
        <button type="button" class="button" disabled={!controller.canEnd()} onClick={end}>
          {haltOf(context)?.button ?? words.play.endTurn}
        </button>
      )}
      {(!(only || spoken.length > 0) || controller.canUndo()) && (
        <button
          type="button"
          class="button plain undo"
          disabled={!controller.canUndo()}
          onClick={() => controller.undo()}
        >
          <Icon name="undo" />
          <span>{words.play.undo}</span>
        </button>
      )}
      {!only && controller.host.hints && <HintButton context={context} />}
    </>
  );
}

function OthersTurn({ context }: Props): JSX.Element {
  const { controller, words, who } = context;
  const seat = controller.host.thinking.value ?? controller.host.game.actor(controller.snapshot.value.state);
  const last = controller.lines.value.findLast(({ actor }) => typeof actor === 'number');
  return (
    <Frame
      context={context}
      seats={[seat]}
      title={controller.host.stuck.value === undefined ? words.play.thinking(who(seat)) : words.play.turnOf(who(seat))}
      task={last && lineText(context, last)}
      more={last && <GainLine context={context} line={last} />}
      actions={<BotThinking context={context} />}
    />
  );
}

function GainLine({
  context,
  line,
}: Props & { line: { actor: unknown; effects: Parameters<typeof Gains>[0]['effects'] } }) {
  return (
    <p class="preview">
      <Gains context={context} effects={line.effects} mover={typeof line.actor === 'number' ? line.actor : -1} />
    </p>
  );
}

function Past({ context, at }: Props & { at: number }): JSX.Element {
  const { controller, words } = context;
  const lines = controller.lines.value;
  const line = lines[at - 1];
  const text = line && line.actor !== 'chance' ? lineText(context, line) : words.play.set;
  return (
    <Frame
      context={context}
      seats={typeof line?.actor === 'number' ? [line.actor] : []}
      title={words.play.past(at, lines.length)}
      task={text}
      more={line && <GainLine context={context} line={line} />}
      actions={<PastSteps context={context} />}
    />
  );
}

function Over({ context }: Props): JSX.Element {
  const { controller, words } = context;
  return (
    <Frame
      context={context}
      seats={controller.host.reader.result().winners}
      title={words.play.over}
      task={winText(context)}
      actions={
        <>
          <button type="button" class="button" onClick={() => void (resultShown.value = true)}>
            {words.play.result}
          </button>
          {!context.slots.after && (
            <a class="button plain" href={replayAddress(controller.host.match.id)}>
              {words.play.replay}
            </a>
          )}
        </>
      }
    />
  );
}
