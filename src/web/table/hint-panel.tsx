import './hints.css';
import '../ui/progress.css';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { stateOf } from '../../table/draft.ts';
import { areAlike, type Hint } from '../advice/hints.ts';
import { moveText } from '../advice/move-text.ts';
import { groupedNumber, percent } from '../advice/number-format.ts';
import { language } from '../page/settings.ts';
import { Icon } from '../ui/icon.tsx';
import { focusBoard, hasNoFocus } from './board-focus.ts';
import type { TableContext } from './table-context.ts';

interface Props {
  readonly context: TableContext;
}

export function HintButton({ context }: Props): JSX.Element {
  const { hintController, words } = context;
  return (
    <button
      type="button"
      class="button plain ask-hint"
      disabled={!hintController.isOffered()}
      aria-pressed={hintController.shown.value}
      onClick={event => hintController.toggle(event.detail === 0 ? 'key' : 'pointer')}
    >
      <Icon name="bulb" />
      <span>{words.advice.hint}</span>
    </button>
  );
}

/** The best moves for the person to move. It lies where the log is, or over the prompt where there is no other room. */
export function HintPanel({ context }: Props): JSX.Element | undefined {
  const { hintController } = context;
  return hintController.shown.value && hintController.isOffered() ? <Hints context={context} /> : undefined;
}

function Hints({ context }: Props): JSX.Element {
  const { words } = context;
  const panel = useRef<HTMLElement>(null);
  useHintFocus(context, panel);
  return (
    <section
      class="panel hints"
      ref={panel}
      aria-label={words.advice.hint}
      onKeyDown={event => walk(context, panel.current, event)}
    >
      <Head context={context} />
      <List context={context} />
      <Note context={context} />
      <p class="unseen" role="status">
        {foundText(context)}
      </p>
    </section>
  );
}

/** After a key the focus follows: first to the button that stops the search, then to the best move. */
function useHintFocus({ hintController }: TableContext, panel: { readonly current: HTMLElement | null }): void {
  const thinking = hintController.thinking.value;
  const opened = useRef(false);
  useEffect(() => {
    const free = !opened.current || hasNoFocus() || panel.current?.contains(document.activeElement);
    opened.current = true;
    if (hintController.by === 'key' && free) panel.current?.querySelector<HTMLElement>('.stop, .hint-row')?.focus();
  }, [thinking]);
}

function walk({ hintController }: TableContext, panel: HTMLElement | null, event: KeyboardEvent): void {
  const rows = [...(panel?.querySelectorAll<HTMLElement>('.hint-row') ?? [])];
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (event.key === 'Escape') {
    event.stopPropagation();
    hintController.close();
    focusBoard();
  } else if (step !== 0 && rows.length > 0) {
    event.preventDefault();
    const at = rows.findIndex(row => row === document.activeElement);
    rows[Math.max(0, Math.min(rows.length - 1, at + step))]?.focus();
  }
}

function Head({ context }: Props): JSX.Element {
  const { hintController, words } = context;
  const { part } = hintController.progress.value;
  return (
    <div class="hints-head">
      <h2>{words.advice.hint}</h2>
      {hintController.thinking.value ? (
        <>
          <progress max="1" value={part} aria-label={words.advice.thinking} />
          <button type="button" class="button plain stop" onClick={() => hintController.stop()}>
            {words.advice.stop}
          </button>
        </>
      ) : (
        <span class="small basis">{hintController.problem.value === undefined && basisOf(context)}</span>
      )}
      <button
        type="button"
        class="round"
        aria-label={words.common.close}
        title={words.common.close}
        onClick={() => hintController.close()}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

/** What the order of the moves rests on, if it means anything. */
function basisOf({ hintController, words }: TableContext): string {
  if (areAlike(hintController.hints.value)) return words.advice.alike;
  return words.advice.hintShort(groupedNumber(hintController.progress.value.rollouts, language.value));
}

function List({ context }: Props): JSX.Element {
  const { hintController } = context;
  const hold = (held: boolean) => () => void (hintController.held.value = held);
  const hints = hintController.hints.value;
  const alike = areAlike(hints);
  return (
    <ol
      class="hint-list"
      onPointerEnter={hold(true)}
      onPointerLeave={hold(false)}
      onFocusIn={hold(true)}
      onFocusOut={hold(false)}
    >
      {hints.map(hint => (
        <li key={hint.move}>
          <Row context={context} hint={hint} alike={alike} />
        </li>
      ))}
    </ol>
  );
}

function Row({ context, hint, alike }: Props & { hint: Hint; alike: boolean }): JSX.Element {
  const { hintController, words } = context;
  const { advice } = words;
  const mark = (move: string | undefined) => () => void (hintController.marked.value = move);
  const share = percent(hint.share, language.value);
  return (
    <button
      type="button"
      class="row-button hint-row"
      style={{ '--share': alike ? 0 : hint.share }}
      onPointerEnter={mark(hint.move)}
      onPointerLeave={mark(undefined)}
      onFocus={mark(hint.move)}
      onBlur={mark(undefined)}
      onClick={() => hintController.choose(hint)}
    >
      <span class="hint-move">{hintText(context, hint)}</span>
      {hint.sure && (
        <span class="sure" title={advice.sureWhy}>
          {advice.sure}
        </span>
      )}
      {!alike && <span class="hint-share">{advice.ofWins(share)}</span>}
      {!context.view.units && <span class="hint-points">{advice.points(Math.round(hint.points))}</span>}
    </button>
  );
}

function hintText(context: TableContext, { move }: Hint): string {
  const draft = context.controller.draft.value;
  return draft ? moveText(context, stateOf(draft), move) : move;
}

function Note({ context }: Props): JSX.Element {
  const { hintController, words, view } = context;
  const why = hintController.problem.value;
  if (why !== undefined) return <p role="alert">{words.advice.hintTrouble(why)}</p>;
  return <p class="small note">{words.advice.hintNote(!view.units)}</p>;
}

/** Said once, when the thinking is over: figures that change all the time would drown everything else. */
function foundText(context: TableContext): string {
  const { hintController, words } = context;
  const best = hintController.thinking.value ? undefined : hintController.hints.value[0];
  if (!best) return '';
  const move = hintText(context, best);
  if (areAlike(hintController.hints.value)) return words.advice.foundAlike(move);
  return words.advice.found(move, percent(best.share, language.value));
}
