import type { JSX } from 'preact';
import { CHANCE, isSeat, type Seat } from '../../engine/game.ts';
import { buttonText } from '../advice/move-text.ts';
import { useTall, useTight } from '../browser/screen-shape.ts';
import { later } from '../kit/later.ts';
import type { Button } from '../kit/view.ts';
import { replayAddress } from '../page/route.ts';
import { Icon } from '../ui/icon.tsx';
import { focusBoard } from './board-focus.ts';
import { BotThinking } from './bot-thinking.tsx';
import { winText } from './end-told.ts';
import type { ToldMove } from './hand-host.ts';
import { HintButton } from './hint-button.tsx';
import type { LogLine } from './log-lines.ts';
import { PastSteps } from './look-back.tsx';
import { resultShown } from './match-result.tsx';
import { Revealed, SeenButton } from './moment.tsx';
import { isOnlooker, LeaveLink } from './onlooker.tsx';
import { PaceButton } from './pace-button.tsx';
import { Gains, Preview } from './preview.tsx';
import { PromptFrame } from './prompt-frame.tsx';
import { effectsSeen, lineText, moverOf, type TableContext } from './table-context.ts';
import { toldTask } from './table-orientation.ts';
import { buttonsOf, haltOf, taskOf } from './turn-task.ts';

interface Props {
  readonly context: TableContext;
}

/** Whose turn it is and what is to be done now: the sentence at the board, and the buttons for it. */
export function Prompt({ context }: Props): JSX.Element {
  const { controller } = context;
  if (controller.handover.value.waiting !== undefined)
    return <Waiting context={context} seat={controller.handover.value.waiting} />;
  if (controller.moment.value) return <Moment context={context} line={controller.moment.value} />;
  if (controller.past.value !== undefined) return <Past context={context} at={controller.past.value} />;
  if (controller.snapshot.value.over) return <Over context={context} />;
  if (controller.draft.value?.seat === CHANCE) return <Outcome context={context} />;
  if (controller.host.hand?.told.value) return <Told context={context} told={controller.host.hand.told.value} />;
  return controller.draft.value ? <OwnTurn context={context} /> : <OthersTurn context={context} />;
}

const useToldPrompt = later(async () => (await import('./told-prompt.tsx')).ToldPrompt);

/** Fetched where a bot tells people what to do with its pieces. */
function Told({ context, told }: Props & { told: ToldMove }): JSX.Element {
  const { found: ToldPrompt } = useToldPrompt();
  return ToldPrompt ? <ToldPrompt context={context} told={told} /> : <section class="prompt" aria-busy="true" />;
}

const useOutcomePrompt = later(async () => (await import('./outcome-prompt.tsx')).OutcomePrompt);

/** Fetched where people roll and draw themselves. */
function Outcome({ context }: Props): JSX.Element {
  const { found: OutcomePrompt } = useOutcomePrompt();
  return OutcomePrompt ? <OutcomePrompt context={context} /> : <section class="prompt" aria-busy="true" />;
}

const useKeepButton = later(async () => (await import('./keep-button.tsx')).KeepButton);

/** Who has to look may also keep it to themselves, without taking the device. */
function Keeping({ context }: Props): JSX.Element | undefined {
  const { found: KeepButton } = useKeepButton(context.controller.host.hand !== undefined);
  return KeepButton && <KeepButton context={context} />;
}

function Waiting({ context, seat }: Props & { seat: Seat }): JSX.Element {
  const { controller, words, who } = context;
  const take = (
    <button type="button" class="button" onClick={() => controller.take()}>
      {words.play.takeDevice(who(seat))}
    </button>
  );
  return (
    <PromptFrame
      context={context}
      seats={[seat]}
      title={words.play.turnOf(who(seat))}
      task={words.play.passDevice(who(seat))}
      actions={
        <>
          {take}
          <Keeping context={context} />
        </>
      }
    />
  );
}

function OwnTurn({ context }: Props): JSX.Element {
  const { controller, words, who, alone, slots } = context;
  const draft = controller.draft.value!;
  const asked = slots.asked?.();
  const fresh = draft.moves.length === 0 && !controller.canUndo();
  const { free, hand, reader } = controller.host;
  // The printed game lies between all of them, and so does the device.
  const passes = !alone && !free && !hand && fresh && !reader.hidesAnything();
  return (
    <PromptFrame
      context={context}
      seats={[draft.seat]}
      title={asked?.title ?? (alone ? words.play.yourTurn : words.play.turnOf(who(draft.seat)))}
      about={asked?.about}
      task={
        <>
          {passes && `${words.play.passDevice(who(draft.seat))} `}
          {taskOf(context)}
        </>
      }
      more={
        <>
          <Preview context={context} />
          <p class="unseen">{toldTask(context, useTall())}</p>
        </>
      }
      actions={<TurnButtons context={context} />}
    />
  );
}

function WordButton({ context, token, label, main = false, pictured }: Props & Button): JSX.Element {
  const { controller, view } = context;
  const Picture = pictured && view.Drawn;
  const held = [...(controller.builder.value?.chosen.values() ?? [])].includes(token);
  const look = held || main ? 'button' : 'button plain';
  const point = (word: string | undefined) => () => void (controller.pointed.value = word);
  return (
    <button
      type="button"
      class={Picture ? `${look} pictured` : look}
      data-word={token}
      title={Picture && label}
      aria-pressed={held || undefined}
      onPointerEnter={point(token)}
      onPointerLeave={point(undefined)}
      onClick={() => controller.press(token)}
    >
      {Picture ? (
        <>
          <Picture tokens={token.split(' ')} state={controller.shown.value} />
          <span class="unseen">{label}</span>
        </>
      ) : (
        label
      )}
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
        // By hand a turn ends by itself, and can be corrected.
        (!controller.host.hand || controller.canEnd()) && (
          <button type="button" class="button" disabled={!controller.canEnd()} onClick={end}>
            {haltOf(context)?.button ?? words.play.endTurn}
          </button>
        )
      )}
      {!controller.host.hand && (!(only || spoken.length > 0) || controller.canUndo()) && (
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
  const { controller, words, who, slots } = context;
  const isStuck = controller.host.stuck.value !== undefined;
  const isOut = isOnlooker(context);
  const tight = useTight();
  const seat = controller.host.thinking.value ?? controller.host.game.actor(controller.snapshot.value.state);
  const last = controller.lines.value.findLast(({ actor }) => typeof actor === 'number');
  const whatThen = isOut ? undefined : slots.whatThen?.(seat);
  return (
    <PromptFrame
      context={context}
      seats={[isOut ? context.me! : seat]}
      title={
        isOut
          ? words.play.youAreOut
          : (slots.waiting?.(seat) ?? (isStuck ? words.play.turnOf : words.play.thinking)(who(seat)))
      }
      task={whatThen ?? (last && lineText(context, last))}
      more={
        <>
          {last && whatThen === undefined && <GainLine context={context} line={last} />}
          {isOut && !tight && <p class="preview">{words.play.nobodyWaits}</p>}
        </>
      }
      actions={
        <>
          {controller.host.thinking.value !== undefined && <PaceButton words={words} isNamed />}
          <BotThinking context={context} />
          {isOut && <LeaveLink context={context} />}
        </>
      }
    />
  );
}

/** Takes no room where nothing was gained: the sentence may need it. */
function GainLine({ context, line }: Props & { line: LogLine }): JSX.Element | undefined {
  const effects = effectsSeen(context, line);
  if (effects.length === 0) return undefined;
  return (
    <p class="preview">
      <Gains context={context} effects={effects} mover={moverOf(line)} />
    </p>
  );
}

function Moment({ context, line }: Props & { line: LogLine }): JSX.Element {
  const { controller, words } = context;
  const viewer = controller.viewer.value;
  return (
    <PromptFrame
      context={context}
      seats={isSeat(viewer) ? [viewer] : []}
      title={words.play.moment}
      task={lineText(context, line)}
      more={<Revealed context={context} line={line} />}
      actions={<SeenButton context={context} />}
    />
  );
}

function Past({ context, at }: Props & { at: number }): JSX.Element {
  const { controller, words } = context;
  const line = controller.lookedAt();
  return (
    <PromptFrame
      context={context}
      seats={typeof line?.actor === 'number' ? [line.actor] : []}
      title={pastTitle(context, at)}
      task={line ? lineText(context, line) : words.play.set}
      more={line && <GainLine context={context} line={line} />}
      actions={<PastSteps context={context} />}
    />
  );
}

/** How many moves had been made there, of how many. */
export function pastTitle({ controller, words }: TableContext, at: number): string {
  const counts = controller.moveCounts.value;
  return words.play.past(counts[at]!, counts.at(-1)!);
}

function Over({ context }: Props): JSX.Element {
  const { controller, words } = context;
  return (
    <PromptFrame
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
