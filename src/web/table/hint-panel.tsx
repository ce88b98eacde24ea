import './hints.css';
import '../ui/progress.css';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { areAlike } from '../advice/hints.ts';
import { groupedNumber, percent } from '../advice/number-format.ts';
import { foundText, type ToldHint } from '../advice/told-hint.ts';
import { language } from '../page/settings.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { focusBoard, hasNoFocus } from './board-focus.ts';
import { hintName, useBoardHints, useToldHints } from './hint-lines.ts';
import type { TableContext } from './table-context.ts';

interface Props {
  readonly context: TableContext;
}

/** The best moves for the person to move. It lies where the log is; on a phone it takes the place of what is asked. */
export function HintPanel({ context }: Props): JSX.Element | undefined {
  const { hintController } = context;
  return hintController.shown.value && hintController.isOffered() ? <Hints context={context} /> : undefined;
}

function Hints({ context }: Props): JSX.Element {
  const { words } = context;
  const panel = useRef<HTMLElement>(null);
  const told = useToldHints(context);
  useMarks(context);
  useHintFocus(context, panel);
  return (
    <section
      class="panel hints"
      ref={panel}
      aria-label={words.advice.hint}
      onKeyDown={event => walk(context, panel.current, event)}
    >
      <Head context={context} leaf={by => leaf(panel.current, by)} />
      <List context={context} told={told} />
      <Note context={context} />
      <p class="unseen" role="status">
        {/* Said once, when the thinking is over: figures that change all the time would drown everything else. */}
        {!context.hintController.thinking.value &&
          context.hintController.isToTell.value &&
          foundText(told, words.advice, language.value)}
      </p>
    </section>
  );
}

/** What is told here is drawn on the board, as long as it stands here. */
function useMarks(context: TableContext): void {
  const hints = useBoardHints(context);
  const { onBoard } = context.hintController;
  useEffect(() => void (onBoard.value = hints), [hints]);
  useEffect(() => () => void (onBoard.value = undefined), []);
}

/** After a key the focus follows: first to the button that stops the search, then to the best move. */
function useHintFocus({ hintController }: TableContext, panel: { readonly current: HTMLElement | null }): void {
  const thinking = hintController.thinking.value;
  const opened = useRef(false);
  // At once: when the button that stops is gone, the board would take the focus a frame later.
  useLayoutEffect(() => {
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

/** On a phone one hint is seen at a time: to the next one, or back. */
function leaf(panel: HTMLElement | null, by: 1 | -1): void {
  const list = panel?.querySelector('.hint-list');
  list?.scrollBy({ left: by * list.clientWidth });
}

/** Is one hint seen at a time? */
function isLeafed({ scrollWidth, clientWidth }: HTMLElement): boolean {
  return scrollWidth > clientWidth;
}

/**
 * Which of the hints stands in sight, where one is seen at a time, is on the board too. Whoever is at the first one has
 * chosen none: the best stays in sight, whichever that comes to be.
 */
function followLeaf({ hintController }: TableContext, list: HTMLElement): void {
  if (!isLeafed(list)) return;
  const at = Math.round(list.scrollLeft / list.clientWidth);
  hintController.marked.value = at === 0 ? undefined : hintController.hints.peek()[at]?.move;
}

/** The place of the hint that is on the board. */
function litPlace({ hintController }: TableContext): number {
  return Math.max(0, hintController.hints.value.indexOf(hintController.lit()!));
}

/** When the hints change places, the one that somebody has leafed to stays in sight. */
function useLeaf(context: TableContext, list: { readonly current: HTMLElement | null }): void {
  const order = context.hintController.hints.value.map(({ move }) => move).join(' ');
  useLayoutEffect(() => {
    const { current } = list;
    if (current && isLeafed(current)) current.scrollTo({ left: litPlace(context) * current.clientWidth });
  }, [order]);
}

function Head({ context, leaf: turn }: Props & { leaf: (by: 1 | -1) => void }): JSX.Element {
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
      <Leaves context={context} leaf={turn} />
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

function Leaves({ context, leaf: turn }: Props & { leaf: (by: 1 | -1) => void }): JSX.Element | undefined {
  const { hintController, words } = context;
  const count = hintController.hints.value.length;
  if (count < 2) return undefined;
  const at = litPlace(context);
  return (
    <span class="leaves">
      <LeafButton name={words.advice.before} icon="back" isEnd={at === 0} onClick={() => turn(-1)} />
      <span class="leaf-place">{words.advice.hintPlace(at + 1, count)}</span>
      <LeafButton name={words.advice.after} icon="forward" isEnd={at === count - 1} onClick={() => turn(1)} />
    </span>
  );
}

interface LeafButtonProps {
  readonly name: string;
  readonly icon: IconName;
  /** Is there nothing to turn to? The focus can stay on the button all the same. */
  readonly isEnd: boolean;
  readonly onClick: () => void;
}

function LeafButton({ name, icon, isEnd, onClick }: LeafButtonProps): JSX.Element {
  return (
    <button type="button" class="round" aria-label={name} title={name} aria-disabled={isEnd} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}

/** What the order of the moves rests on, if it means anything. */
function basisOf({ hintController, words }: TableContext): string {
  if (areAlike(hintController.hints.value)) return words.advice.alike;
  return words.advice.hintShort(groupedNumber(hintController.progress.value.rollouts, language.value));
}

function List({ context, told }: Props & { told: readonly ToldHint[] }): JSX.Element {
  const { hintController } = context;
  const hold = (held: boolean) => () => hintController.hold(held);
  const list = useRef<HTMLOListElement>(null);
  useLeaf(context, list);
  return (
    <ol
      class="hint-list"
      ref={list}
      onPointerEnter={hold(true)}
      onPointerLeave={hold(false)}
      onFocusIn={hold(true)}
      onFocusOut={hold(false)}
      onScroll={event => followLeaf(context, event.currentTarget)}
    >
      {/* By their places: a strip whose leaves change places would be scrolled along with one of them. */}
      {told.map((each, place) => (
        <li key={place}>
          <Row context={context} told={each} place={place} />
        </li>
      ))}
    </ol>
  );
}

function Row({ context, told, place }: Props & { told: ToldHint; place: number }): JSX.Element {
  const { hintController, words } = context;
  const { hint, text, reason } = told;
  const alike = areAlike(hintController.hints.value);
  const mark = (move: string | undefined) => () => void (hintController.marked.value = move);
  return (
    <button
      type="button"
      class={hintController.lit() === hint ? 'row-button hint-row lit' : 'row-button hint-row'}
      style={{ '--share': alike ? 0 : hint.share }}
      // A finger that comes down to swipe has chosen nothing yet.
      onPointerEnter={event => event.pointerType !== 'touch' && mark(hint.move)()}
      onPointerLeave={event => event.pointerType === 'mouse' && mark(undefined)()}
      onFocus={mark(hint.move)}
      onBlur={mark(undefined)}
      onClick={() => hintController.choose(hint)}
    >
      <span class="hint-name" aria-hidden="true">
        {hintName(place)}
      </span>
      <span class="hint-told">
        <span class="hint-move">{text}</span> <span class="hint-why">{reason}</span>
      </span>
      <span class="hint-figures">
        {hint.sure && (
          <span class="sure" title={words.advice.sureWhy}>
            {words.advice.sure}
          </span>
        )}
        {!alike && <span class="hint-share">{shareText(context, place)}</span>}
        {!context.view.units && (
          <span class="hint-points">{words.advice.points(Math.round(hint.points)).replace('-', '−')}</span>
        )}
      </span>
    </button>
  );
}

/** A share that reads like the one above it would look like a mistake: it is said to be as good. */
function shareText({ hintController, words }: TableContext, place: number): string {
  const [above, own] = [place - 1, place].map(at => {
    const hint = hintController.hints.value[at];
    return hint && percent(hint.share, language.value);
  });
  return own === above ? words.advice.asGood : words.advice.ofWins(own ?? '');
}

function Note({ context }: Props): JSX.Element {
  const { hintController, words, view } = context;
  const why = hintController.problem.value;
  if (why !== undefined) return <p role="alert">{words.advice.hintTrouble(why)}</p>;
  return <p class="small note">{words.advice.hintNote(!view.units)}</p>;
}
